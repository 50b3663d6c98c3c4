CREATE TABLE Couple (CoupleId INTEGER PRIMARY KEY, FirstNameA TEXT, LastNameA TEXT, FirstNameB
  TEXT, LastNameB TEXT, Email TEXT, Town TEXT, HeardAboutUs TEXT);
CREATE TABLE Venue (VenueId INTEGER PRIMARY KEY, VenueName TEXT, VenueType TEXT, Town TEXT,
  MaxGuests INTEGER, DistanceMiles REAL);
CREATE TABLE Package (PackageId INTEGER PRIMARY KEY, PackageName TEXT, HoursIncluded INTEGER,
  ListPrice REAL);
CREATE TABLE Wedding (WeddingId INTEGER PRIMARY KEY, CoupleId INTEGER NOT NULL REFERENCES
  Couple(CoupleId), VenueId INTEGER REFERENCES Venue(VenueId), PackageId INTEGER REFERENCES
  Package(PackageId), BookedOn TEXT, WeddingDate TEXT, GuestCount INTEGER, AgreedPrice REAL,
  Status TEXT, GalleryDeliveredOn TEXT);
CREATE TABLE Payment (PaymentId INTEGER PRIMARY KEY, WeddingId INTEGER NOT NULL REFERENCES
  Wedding(WeddingId), PaidOn TEXT, Amount REAL, PaymentType TEXT, Method TEXT);
CREATE TABLE Assistant (AssistantId INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT,
  Speciality TEXT, DayRate REAL, StartedOn TEXT);
CREATE TABLE WeddingAssistant (WeddingId INTEGER REFERENCES Wedding(WeddingId), AssistantId
  INTEGER REFERENCES Assistant(AssistantId), HoursWorked REAL, PRIMARY KEY (WeddingId,
  AssistantId));
CREATE TABLE AlbumOrder (AlbumOrderId INTEGER PRIMARY KEY, WeddingId INTEGER REFERENCES
  Wedding(WeddingId), CoverMaterial TEXT, PageCount INTEGER, Price REAL, OrderedOn TEXT,
  ArrivedOn TEXT);

INSERT INTO Couple VALUES (1, 'Emily', 'Hart', 'James', 'Whitlock', 'emily.james@example.com',
  'Shrewsbury', 'friend');
INSERT INTO Couple VALUES (2, 'Sophie', 'Dunn', 'Ravi', 'Kapoor', 'sophie.ravi@example.com',
  'Shrewsbury', 'Instagram');
INSERT INTO Couple VALUES (3, 'Laura', 'Pritchard', 'Tom', 'Escott', 'laura.tom@example.com',
  'Leominster', 'wedding fair');
INSERT INTO Couple VALUES (4, 'Grace', 'Adeyemi', 'Daniel', 'Frost', 'grace.daniel@example.com',
  'Ludlow', 'Instagram');
INSERT INTO Couple VALUES (5, 'Chloe', 'Barker', 'Hannah', 'Moss', 'chloe.hannah@example.com',
  'Leominster', 'wedding fair');
INSERT INTO Couple VALUES (6, 'Megan', 'Llewellyn', 'Rhys', 'Bowen', 'megan.rhys@example.com',
  'Ludlow', NULL);
INSERT INTO Couple VALUES (7, 'Isabel', 'Garcia', 'Peter', 'Lund', NULL, 'Leominster', 'friend');
INSERT INTO Couple VALUES (8, 'Olivia', 'Tate', 'Sam', 'Brierley', 'olivia.sam@example.com',
  'Kidderminster', 'Instagram');
INSERT INTO Couple VALUES (9, 'Katie', 'Nolan', 'Declan', 'Byrne', 'katie.declan@example.com',
  'Ludlow', 'Instagram');
INSERT INTO Couple VALUES (10, 'Amira', 'Saleh', 'Yusuf', 'Khan', 'amira.yusuf@example.com',
  'Hereford', 'Google');
INSERT INTO Couple VALUES (11, 'Beth', 'Carver', 'Luke', 'Holloway', 'beth.luke@example.com',
  'Hereford', 'Google');
INSERT INTO Couple VALUES (12, 'Niamh', 'Doherty', 'Adam', 'Pike', 'niamh.adam@example.com',
  'Hereford', 'friend');
INSERT INTO Couple VALUES (13, 'Rosie', 'Finch', 'George', 'Lamb', 'rosie.george@example.com',
  'Kidderminster', 'wedding fair');
INSERT INTO Couple VALUES (14, 'Jack', 'Pemberton', 'Oliver', 'Strand', 'jack.oliver@example.com',
  'Leominster', 'Google');
INSERT INTO Couple VALUES (15, 'Freya', 'Jansen', 'Mark', 'Tolley', 'freya.mark@example.com',
  'Hereford', 'Instagram');
INSERT INTO Couple VALUES (16, 'Poppy', 'Webster', 'Will', 'Garner', 'poppy.will@example.com',
  'Kidderminster', 'wedding fair');
INSERT INTO Couple VALUES (17, 'Zoe', 'Marlow', 'Ben', 'Castle', 'zoe.ben@example.com', 'Ludlow',
  'Instagram');
INSERT INTO Couple VALUES (18, 'Anna', 'Petrova', 'Chris', 'Dale', 'anna.chris@example.com',
  'Shrewsbury', 'wedding fair');
INSERT INTO Couple VALUES (19, 'Lucy', 'Hobbs', 'Matt', 'Stirling', NULL, 'Leominster',
  'Instagram');
INSERT INTO Couple VALUES (20, 'Tanya', 'Reid', 'Joe', 'Albright', 'tanya.joe@example.com',
  'Hereford', 'friend');
INSERT INTO Couple VALUES (21, 'Holly', 'Spence', 'Nick', 'Varley', 'holly.nick@example.com',
  'Leominster', 'Google');
INSERT INTO Couple VALUES (22, 'Esther', 'Cole', 'David', 'Amos', 'esther.david@example.com',
  'Leominster', 'friend');
INSERT INTO Couple VALUES (23, 'Imogen', 'Rush', 'Alex', 'Thorne', 'imogen.alex@example.com',
  'Kidderminster', 'Instagram');
INSERT INTO Couple VALUES (24, 'Faye', 'Winter', 'Dan', 'Snow', 'faye.dan@example.com',
  'Leominster', 'Instagram');

INSERT INTO Venue VALUES (1, 'Hopton Barn', 'barn', 'Ludlow', 140, 9.5);
INSERT INTO Venue VALUES (2, 'St Cuthbert''s Church', 'church', 'Shrewsbury', 200, 28);
INSERT INTO Venue VALUES (3, 'Wyre Manor', 'country house', 'Bewdley', 120, 22.4);
INSERT INTO Venue VALUES (4, 'The Old Mill', 'hotel', 'Ludlow', 90, 3.2);
INSERT INTO Venue VALUES (5, 'Teme Meadow', 'outdoors', 'Tenbury Wells', 180, 8.1);
INSERT INTO Venue VALUES (6, 'Hereford Registry Office', 'registry office', 'Hereford', 45, 24);
INSERT INTO Venue VALUES (7, 'Croft Orangery', 'country house', 'Leominster', 100, 12.7);
INSERT INTO Venue VALUES (8, 'Brampton Hall', 'country house', 'Leominster', 160, 15);
INSERT INTO Venue VALUES (9, 'Clun Tithe Barn', 'barn', 'Clun', 110, 18.3);
INSERT INTO Venue VALUES (10, 'Riverside Lodge', 'hotel', 'Kidderminster', 130, NULL);

INSERT INTO Package VALUES (1, 'Mini', 4, 750.0);
INSERT INTO Package VALUES (2, 'Classic', 8, 1350.0);
INSERT INTO Package VALUES (3, 'All Day', 12, 1895.0);
INSERT INTO Package VALUES (4, 'Weekend', 20, 2950.0);
INSERT INTO Package VALUES (5, 'Elopement', 2, 420.0);
INSERT INTO Package VALUES (6, 'Half Day', 6, 995.0);
INSERT INTO Package VALUES (7, 'Engagement Shoot', 1, 150.0);
INSERT INTO Package VALUES (8, 'Midweek Classic', 8, 1150.0);
INSERT INTO Package VALUES (9, 'Two Photographer', 12, 2400.0);
INSERT INTO Package VALUES (10, 'Evening Only', 4, 595.0);

INSERT INTO Wedding VALUES (1, 21, 1, 1, '2021-03-31', '2022-05-28', 52, 750.0, 'completed',
  '2022-07-07');
INSERT INTO Wedding VALUES (2, 9, 3, 2, '2022-03-12', '2022-06-04', 120, 1250.0, 'completed',
  '2022-07-17');
INSERT INTO Wedding VALUES (3, 11, 7, 5, '2022-01-06', '2022-06-25', 12, 420.0, 'completed',
  '2022-08-24');
INSERT INTO Wedding VALUES (4, 15, 3, 3, '2022-06-12', '2022-10-22', 120, 1895.0, 'completed',
  '2022-12-25');
INSERT INTO Wedding VALUES (5, 8, 3, 4, '2021-08-27', '2022-11-26', 116, 3150.0, 'completed',
  '2023-02-04');
INSERT INTO Wedding VALUES (6, 1, 4, 3, '2022-05-12', '2022-12-03', 90, 1895.0, 'cancelled', NULL);
INSERT INTO Wedding VALUES (7, 14, 9, 2, '2021-10-15', '2022-12-17', 110, 1500.0, 'completed',
  '2023-01-28');
INSERT INTO Wedding VALUES (8, 22, 2, 1, '2022-08-31', '2023-01-07', 77, 750.0, 'completed',
  '2023-03-17');
INSERT INTO Wedding VALUES (9, 18, 4, 2, '2022-01-20', '2023-01-14', 32, 1550.0, 'completed',
  '2023-02-26');
INSERT INTO Wedding VALUES (10, 19, 6, 3, '2022-02-26', '2023-01-20', 45, 1895.0, 'completed',
  '2023-03-08');
INSERT INTO Wedding VALUES (11, 24, 1, 4, '2022-09-26', '2023-02-04', NULL, 3150.0, 'completed',
  '2023-04-09');
INSERT INTO Wedding VALUES (12, 7, 2, 2, '2022-01-24', '2023-03-18', 170, 1350.0, 'completed',
  '2023-05-31');
INSERT INTO Wedding VALUES (13, 23, 1, 4, '2021-12-16', '2023-03-22', 21, 3150.0, 'completed',
  '2023-06-03');
INSERT INTO Wedding VALUES (14, 20, 6, 3, '2022-08-25', '2023-06-24', 45, 2045.0, 'completed',
  '2023-09-07');
INSERT INTO Wedding VALUES (15, 16, 7, 1, '2022-08-09', '2023-09-09', 33, 750.0, 'cancelled', NULL);
INSERT INTO Wedding VALUES (16, 4, 2, 2, '2023-04-23', '2023-10-21', 113, 1300.0, 'completed',
  '2023-11-27');
INSERT INTO Wedding VALUES (17, 6, 1, 2, '2022-07-09', '2023-10-21', 140, 1350.0, 'completed',
  NULL);
INSERT INTO Wedding VALUES (18, 10, 1, 2, '2023-10-01', '2023-12-14', 124, 1550.0, 'completed',
  '2024-02-14');
INSERT INTO Wedding VALUES (19, 12, 2, 1, '2023-10-22', '2024-01-02', 159, 750.0, 'completed',
  '2024-01-18');
INSERT INTO Wedding VALUES (20, 3, 3, 5, '2023-10-16', '2024-02-03', 12, 420.0, 'booked', NULL);
INSERT INTO Wedding VALUES (21, 5, 4, 3, '2022-11-29', '2024-03-02', 90, 1845.0, 'booked', NULL);
INSERT INTO Wedding VALUES (22, 13, 6, NULL, NULL, '2024-04-20', 45, NULL, 'enquiry', NULL);
INSERT INTO Wedding VALUES (23, 2, 3, 2, '2023-02-25', '2024-05-20', 76, 1300.0, 'booked', NULL);
INSERT INTO Wedding VALUES (24, 17, NULL, 2, NULL, '2024-06-19', 79, NULL, 'enquiry', NULL);

INSERT INTO Payment VALUES (1, 1, '2021-04-03', 187.5, 'deposit', 'card');
INSERT INTO Payment VALUES (2, 1, '2022-05-05', 562.5, 'balance', 'bank transfer');
INSERT INTO Payment VALUES (3, 2, '2022-03-15', 312.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (4, 2, '2022-05-14', 937.5, 'balance', 'card');
INSERT INTO Payment VALUES (5, 3, '2022-01-06', 105.0, 'deposit', 'card');
INSERT INTO Payment VALUES (6, 3, '2022-06-15', 315.0, 'balance', 'card');
INSERT INTO Payment VALUES (7, 4, '2022-06-16', 473.75, 'deposit', 'card');
INSERT INTO Payment VALUES (8, 4, '2022-09-30', 1421.25, 'balance', 'cash');
INSERT INTO Payment VALUES (9, 5, '2021-09-04', 787.5, 'deposit', 'card');
INSERT INTO Payment VALUES (10, 5, '2022-12-16', 2362.5, 'balance', 'bank transfer');
INSERT INTO Payment VALUES (11, 6, '2022-05-15', 473.75, 'deposit', 'card');
INSERT INTO Payment VALUES (12, 6, '2022-07-11', -473.75, 'refund', 'bank transfer');
INSERT INTO Payment VALUES (13, 7, '2021-10-19', 375.0, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (14, 7, '2022-12-26', 1125.0, 'balance', 'bank transfer');
INSERT INTO Payment VALUES (15, 8, '2022-09-05', 187.5, 'deposit', 'card');
INSERT INTO Payment VALUES (16, 8, '2023-01-16', 562.5, 'balance', 'bank transfer');
INSERT INTO Payment VALUES (17, 9, '2022-01-22', 387.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (18, 10, '2022-02-26', 473.75, 'deposit', 'card');
INSERT INTO Payment VALUES (19, 10, '2023-01-18', 1421.25, 'balance', 'card');
INSERT INTO Payment VALUES (20, 11, '2022-09-26', 787.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (21, 11, '2023-02-01', 2362.5, 'balance', 'cash');
INSERT INTO Payment VALUES (22, 12, '2022-02-02', 337.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (23, 12, '2023-03-10', 1012.5, 'balance', 'card');
INSERT INTO Payment VALUES (24, 13, '2021-12-19', 787.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (25, 13, '2023-04-07', 2362.5, 'balance', 'bank transfer');
INSERT INTO Payment VALUES (26, 14, '2022-09-04', 511.25, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (27, 14, '2023-07-02', 1533.75, 'balance', 'cash');
INSERT INTO Payment VALUES (28, 15, '2022-08-12', 187.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (29, 16, '2023-05-01', 325.0, 'deposit', 'card');
INSERT INTO Payment VALUES (30, 17, '2022-07-17', 337.5, 'deposit', 'card');
INSERT INTO Payment VALUES (31, 17, '2023-09-30', 1012.5, 'balance', 'card');
INSERT INTO Payment VALUES (32, 18, '2023-10-06', 387.5, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (33, 18, '2023-12-25', 1162.5, 'balance', 'card');
INSERT INTO Payment VALUES (34, 19, '2023-10-27', 187.5, 'deposit', 'card');
INSERT INTO Payment VALUES (35, 19, '2023-12-09', 562.5, 'balance', 'card');
INSERT INTO Payment VALUES (36, 20, '2023-10-17', 105.0, 'deposit', 'bank transfer');
INSERT INTO Payment VALUES (37, 21, '2022-12-02', 461.25, 'deposit', 'card');
INSERT INTO Payment VALUES (38, 23, '2023-03-07', 325.0, 'deposit', 'bank transfer');

INSERT INTO Assistant VALUES (1, 'Nell', 'Crane', 'second shooter', 220.0, '2020-05-01');
INSERT INTO Assistant VALUES (2, 'Toby', 'Rudge', 'video', 260.0, '2021-02-14');
INSERT INTO Assistant VALUES (3, 'Sasha', 'Ivers', 'second shooter', 200.0, '2022-03-20');
INSERT INTO Assistant VALUES (4, 'Glen', 'Moody', 'lighting', 150.0, '2019-07-07');
INSERT INTO Assistant VALUES (5, 'Harriet', 'Lyle', 'drone', 240.0, '2023-01-09');
INSERT INTO Assistant VALUES (6, 'Kit', 'Osborne', 'second shooter', 180.0, NULL);
INSERT INTO Assistant VALUES (7, 'Meera', 'Joshi', 'video', 255.0, '2023-08-01');
INSERT INTO Assistant VALUES (8, 'Abe', 'Lockley', 'lighting', 140.0, '2022-09-12');
INSERT INTO Assistant VALUES (9, 'Ursula', 'Flint', 'editing', 175.0, '2021-11-30');
INSERT INTO Assistant VALUES (10, 'Rob', 'Tansy', 'drone', 230.0, '2024-01-15');

INSERT INTO WeddingAssistant VALUES (1, 1, 12);
INSERT INTO WeddingAssistant VALUES (1, 4, 8);
INSERT INTO WeddingAssistant VALUES (2, 2, 6);
INSERT INTO WeddingAssistant VALUES (4, 1, 12);
INSERT INTO WeddingAssistant VALUES (4, 3, 6);
INSERT INTO WeddingAssistant VALUES (4, 4, 8);
INSERT INTO WeddingAssistant VALUES (5, 1, 12);
INSERT INTO WeddingAssistant VALUES (7, 3, NULL);
INSERT INTO WeddingAssistant VALUES (8, 2, 12);
INSERT INTO WeddingAssistant VALUES (10, 4, 10);
INSERT INTO WeddingAssistant VALUES (11, 2, 6);
INSERT INTO WeddingAssistant VALUES (11, 8, 8);
INSERT INTO WeddingAssistant VALUES (12, 3, 6);
INSERT INTO WeddingAssistant VALUES (12, 4, 12);
INSERT INTO WeddingAssistant VALUES (13, 4, 8);
INSERT INTO WeddingAssistant VALUES (13, 8, 8);
INSERT INTO WeddingAssistant VALUES (14, 4, 10);
INSERT INTO WeddingAssistant VALUES (14, 8, 10);
INSERT INTO WeddingAssistant VALUES (17, 1, 10);
INSERT INTO WeddingAssistant VALUES (18, 2, 10);
INSERT INTO WeddingAssistant VALUES (18, 5, 6);
INSERT INTO WeddingAssistant VALUES (18, 8, 8);
INSERT INTO WeddingAssistant VALUES (19, 1, 12);

INSERT INTO AlbumOrder VALUES (1, 1, 'leather', 20, 225.0, '2022-08-15', '2022-09-13');
INSERT INTO AlbumOrder VALUES (2, 2, 'leather', 60, 380.0, '2022-09-10', '2022-10-10');
INSERT INTO AlbumOrder VALUES (3, 5, 'leather', 30, 270.0, '2023-02-15', '2023-03-25');
INSERT INTO AlbumOrder VALUES (4, 8, 'linen', 30, 270.0, '2023-04-23', '2023-05-28');
INSERT INTO AlbumOrder VALUES (5, 9, 'linen', 60, 405.0, '2023-03-23', '2023-05-02');
INSERT INTO AlbumOrder VALUES (6, 10, 'leather', 20, 225.0, '2023-04-20', '2023-05-18');
INSERT INTO AlbumOrder VALUES (7, 10, 'leather', 30, 245.0, '2023-04-30', '2023-06-03');
INSERT INTO AlbumOrder VALUES (8, 11, 'linen', 30, 245.0, '2023-04-21', '2023-05-24');
INSERT INTO AlbumOrder VALUES (9, 12, 'leather', 60, 380.0, '2023-07-01', '2023-08-08');
INSERT INTO AlbumOrder VALUES (10, 12, 'leather', 40, 315.0, '2023-07-12', '2023-08-13');
INSERT INTO AlbumOrder VALUES (11, 13, 'leather', 30, 245.0, '2023-07-13', '2023-08-02');
INSERT INTO AlbumOrder VALUES (12, 14, 'leather', 40, 315.0, '2023-09-13', '2023-10-24');
INSERT INTO AlbumOrder VALUES (13, 17, 'velvet', 40, 290.0, '2023-10-28', NULL);
INSERT INTO AlbumOrder VALUES (14, 18, 'velvet', 30, 270.0, '2024-03-24', NULL);
INSERT INTO AlbumOrder VALUES (15, 19, 'linen', 20, 200.0, '2024-03-04', '2024-04-08');
