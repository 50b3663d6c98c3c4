BEGIN;
CREATE TABLE RoomType (RoomTypeId INTEGER PRIMARY KEY, TypeName TEXT, NightlyRate REAL, MaxGuests
  INTEGER);
INSERT INTO RoomType VALUES (1, 'Single', 75.0, 1);
INSERT INTO RoomType VALUES (2, 'Double', 110.0, 2);
INSERT INTO RoomType VALUES (3, 'Twin', 105.0, 2);
INSERT INTO RoomType VALUES (4, 'Family Room', 165.5, 4);
INSERT INTO RoomType VALUES (5, 'Suite', 260.0, 3);
INSERT INTO RoomType VALUES (6, 'Honeymoon Suite', 340.0, 2);
CREATE TABLE Room (RoomId INTEGER PRIMARY KEY, RoomNumber INTEGER, Floor INTEGER, RoomTypeId
  INTEGER REFERENCES RoomType(RoomTypeId), HasSeaView INTEGER, Status TEXT);
INSERT INTO Room VALUES (1, 101, 1, 3, 1, 'Ready');
INSERT INTO Room VALUES (2, 102, 1, 3, 0, 'Ready');
INSERT INTO Room VALUES (3, 103, 1, 2, 0, 'Ready');
INSERT INTO Room VALUES (4, 104, 1, 3, 0, 'Ready');
INSERT INTO Room VALUES (5, 105, 1, 3, 0, 'OutOfOrder');
INSERT INTO Room VALUES (6, 106, 1, 3, 0, 'Ready');
INSERT INTO Room VALUES (7, 107, 1, 4, 0, 'Ready');
INSERT INTO Room VALUES (8, 201, 2, 2, 0, 'Ready');
INSERT INTO Room VALUES (9, 202, 2, 3, 1, 'Ready');
INSERT INTO Room VALUES (10, 203, 2, 4, 1, 'Ready');
INSERT INTO Room VALUES (11, 204, 2, 4, 0, 'Ready');
INSERT INTO Room VALUES (12, 205, 2, 3, 0, 'Ready');
INSERT INTO Room VALUES (13, 206, 2, 3, 0, 'Ready');
INSERT INTO Room VALUES (14, 207, 2, 3, 0, 'Ready');
INSERT INTO Room VALUES (15, 301, 3, 1, 1, 'Ready');
INSERT INTO Room VALUES (16, 302, 3, 2, 0, 'Ready');
INSERT INTO Room VALUES (17, 303, 3, 3, 0, 'Ready');
INSERT INTO Room VALUES (18, 304, 3, 3, 0, 'OutOfOrder');
INSERT INTO Room VALUES (19, 305, 3, 1, 0, 'Ready');
INSERT INTO Room VALUES (20, 306, 3, 1, 0, 'Ready');
INSERT INTO Room VALUES (21, 307, 3, 3, 0, 'Ready');
INSERT INTO Room VALUES (22, 401, 4, 4, 0, 'Ready');
INSERT INTO Room VALUES (23, 402, 4, 5, 0, 'Ready');
INSERT INTO Room VALUES (24, 403, 4, 4, 0, 'Ready');
INSERT INTO Room VALUES (25, 404, 4, 5, 0, 'Ready');
INSERT INTO Room VALUES (26, 405, 4, 5, 0, 'Ready');
INSERT INTO Room VALUES (27, 406, 4, 5, 0, 'Ready');
INSERT INTO Room VALUES (28, 407, 4, 6, 1, 'Ready');
CREATE TABLE Guest (GuestId INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Country TEXT,
  Email TEXT, LoyaltyLevel TEXT);
INSERT INTO Guest VALUES (1, 'Tina', 'Silva', 'Italy', 'tina.silva1@mail.example', 'None');
INSERT INTO Guest VALUES (2, 'William', 'White', 'United Kingdom', 'william.white2@mail.example',
  'Gold');
INSERT INTO Guest VALUES (3, 'Zoe', 'Nguyen', 'Italy', 'zoe.nguyen3@mail.example', 'None');
INSERT INTO Guest VALUES (4, 'Peter', 'O''Brien', 'Italy', 'peter.obrien4@mail.example', 'None');
INSERT INTO Guest VALUES (5, 'Maria', 'Price', 'Italy', NULL, 'Gold');
INSERT INTO Guest VALUES (6, 'Kim', 'Tanaka', 'Germany', 'kim.tanaka6@mail.example', 'None');
INSERT INTO Guest VALUES (7, 'Laura', 'Evans', 'United Kingdom', 'laura.evans@mail.example',
  'Gold');
INSERT INTO Guest VALUES (8, 'Ines', 'O''Brien', 'France', 'ines.obrien8@mail.example', 'Gold');
INSERT INTO Guest VALUES (9, 'Ines', 'Larsen', 'United Kingdom', 'ines.larsen9@mail.example',
  'None');
INSERT INTO Guest VALUES (10, 'William', 'Vance', 'United Kingdom',
  'william.vance10@mail.example', 'None');
INSERT INTO Guest VALUES (11, 'Ben', 'Meyer', 'Germany', NULL, 'None');
INSERT INTO Guest VALUES (12, 'Anna', 'Dunn', 'United Kingdom', 'anna.dunn12@mail.example',
  'None');
INSERT INTO Guest VALUES (13, 'Frank', 'Young', 'United Kingdom', 'frank.young13@mail.example',
  'None');
INSERT INTO Guest VALUES (14, 'Noah', 'Kowalski', 'United Kingdom',
  'noah.kowalski14@mail.example', 'Silver');
INSERT INTO Guest VALUES (15, 'Bruno', 'Meyer', 'Spain', 'bruno.meyer15@mail.example', 'None');
INSERT INTO Guest VALUES (16, 'Elena', 'Reid', 'France', NULL, 'Gold');
INSERT INTO Guest VALUES (17, 'Elena', 'Reid', 'Spain', NULL, 'None');
INSERT INTO Guest VALUES (18, 'Ben', 'Jones', 'Germany', 'ben.jones18@mail.example', 'None');
INSERT INTO Guest VALUES (19, 'Umar', 'Nguyen', 'Japan', 'umar.nguyen19@mail.example', 'Gold');
INSERT INTO Guest VALUES (20, 'Kim', 'Clark', 'United Kingdom', 'kim.clark20@mail.example',
  'Silver');
INSERT INTO Guest VALUES (21, 'Jack', 'Patel', 'Spain', NULL, 'Gold');
INSERT INTO Guest VALUES (22, 'Frank', 'Young', 'Japan', 'frank.young22@mail.example', 'Silver');
INSERT INTO Guest VALUES (23, 'Peter', 'Schmidt', 'United States', 'peter.schmidt23@mail.example',
  'None');
INSERT INTO Guest VALUES (24, 'Nadia', 'Ueda', 'United States', 'nadia.ueda24@mail.example',
  'Silver');
INSERT INTO Guest VALUES (25, 'Marco', 'Kowalski', 'United Kingdom', NULL, 'None');
INSERT INTO Guest VALUES (26, 'Elena', 'Tanaka', 'Italy', 'elena.tanaka26@mail.example', 'None');
INSERT INTO Guest VALUES (27, 'Olivia', 'Garcia', 'Italy', 'olivia.garcia27@mail.example',
  'None');
INSERT INTO Guest VALUES (28, 'Maria', 'Silva', 'Spain', NULL, 'Gold');
INSERT INTO Guest VALUES (29, 'Ben', 'Ueda', 'United Kingdom', 'ben.ueda29@mail.example',
  'Silver');
INSERT INTO Guest VALUES (30, 'Vera', 'Okafor', 'France', 'vera.okafor30@mail.example', 'None');
INSERT INTO Guest VALUES (31, 'Zoe', 'Smith', 'United Kingdom', NULL, 'Gold');
INSERT INTO Guest VALUES (32, 'Umar', 'Novak', 'Germany', 'umar.novak32@mail.example', 'Gold');
INSERT INTO Guest VALUES (33, 'Xenia', 'Taylor', 'France', 'xenia.taylor33@mail.example',
  'Silver');
INSERT INTO Guest VALUES (34, 'Joel', 'Kowalski', 'Italy', NULL, 'None');
INSERT INTO Guest VALUES (35, 'Quinn', 'Adams', 'Spain', 'quinn.adams35@mail.example', 'Silver');
INSERT INTO Guest VALUES (36, 'Carmen', 'Evans', 'Spain', 'carmen.evans36@mail.example', 'None');
INSERT INTO Guest VALUES (37, 'Hugo', 'Clark', 'United Kingdom', 'hugo.clark37@mail.example',
  'None');
INSERT INTO Guest VALUES (38, 'Irene', 'Smith', 'Italy', 'irene.smith38@mail.example', 'None');
INSERT INTO Guest VALUES (39, 'Emma', 'Nguyen', 'Spain', 'emma.nguyen39@mail.example', 'None');
INSERT INTO Guest VALUES (40, 'Xenia', 'Reid', 'United States', NULL, 'Gold');
INSERT INTO Guest VALUES (41, 'Marco', 'Rossi', 'Italy', NULL, 'None');
INSERT INTO Guest VALUES (42, 'Laura', 'Rossi', 'Japan', 'laura.rossi42@mail.example', 'None');
INSERT INTO Guest VALUES (43, 'Felix', 'Walker', 'Spain', 'felix.walker43@mail.example', 'None');
INSERT INTO Guest VALUES (44, 'Liam', 'Ueda', 'United Kingdom', 'liam.ueda44@mail.example',
  'Gold');
INSERT INTO Guest VALUES (45, 'Laura', 'Rossi', 'United Kingdom', 'laura.rossi45@mail.example',
  'None');
INSERT INTO Guest VALUES (46, 'Felix', 'Meyer', 'Germany', 'felix.meyer46@mail.example',
  'Silver');
INSERT INTO Guest VALUES (47, 'Yusuf', 'Tanaka', 'Japan', 'yusuf.tanaka47@mail.example',
  'Silver');
INSERT INTO Guest VALUES (48, 'Ben', 'Vance', 'Italy', 'ben.vance48@mail.example', 'None');
INSERT INTO Guest VALUES (49, 'David', 'Okafor', 'Italy', 'david.okafor49@mail.example', 'None');
INSERT INTO Guest VALUES (50, 'Gina', 'Tanaka', 'France', NULL, 'Gold');
INSERT INTO Guest VALUES (51, 'Marco', 'Rossi', 'Spain', 'mr@mail.example', 'Silver');
INSERT INTO Guest VALUES (52, 'Nadia', 'Clark', 'Spain', 'nadia.clark52@mail.example', 'Gold');
INSERT INTO Guest VALUES (53, 'Joel', 'Reid', 'United States', 'joel.reid53@mail.example',
  'Silver');
INSERT INTO Guest VALUES (54, 'Frank', 'Rossi', 'France', NULL, 'Silver');
INSERT INTO Guest VALUES (55, 'Kim', 'Okafor', 'Italy', 'kim.okafor55@mail.example', 'None');
INSERT INTO Guest VALUES (56, 'Carmen', 'Jones', 'Japan', 'carmen.jones56@mail.example', 'Gold');
INSERT INTO Guest VALUES (57, 'Elena', 'Meyer', 'France', 'elena.meyer57@mail.example', 'None');
INSERT INTO Guest VALUES (58, 'Yusuf', 'White', 'United States', NULL, 'Silver');
INSERT INTO Guest VALUES (59, 'Clara', 'Reid', 'Germany', 'clara.reid59@mail.example', 'None');
INSERT INTO Guest VALUES (60, 'William', 'Brown', 'France', 'william.brown60@mail.example',
  'None');
CREATE TABLE Reservation (ReservationId INTEGER PRIMARY KEY, GuestId INTEGER REFERENCES
  Guest(GuestId), RoomId INTEGER REFERENCES Room(RoomId), BookedOn TEXT, CheckIn TEXT, CheckOut
  TEXT, GuestCount INTEGER, Status TEXT, Channel TEXT);
INSERT INTO Reservation VALUES (1, 35, 28, '2022-03-10', '2022-03-10', '2022-03-13', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (2, 42, 19, '2022-10-21', '2022-10-31', '2022-11-04', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (3, 6, 8, '2021-10-24', '2022-01-22', '2022-01-29', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (4, 22, 26, '2023-03-13', '2023-06-11', '2023-06-14', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (5, 47, 10, '2023-08-30', '2023-10-14', '2023-10-16', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (6, 42, 7, '2022-09-26', '2022-09-27', '2022-10-04', 4,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (7, 6, 26, '2022-04-15', '2022-04-18', '2022-04-21', 2, 'NoShow',
  'Travel agent');
INSERT INTO Reservation VALUES (8, 19, 15, '2023-02-01', '2023-02-01', '2023-02-06', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (9, 25, 2, '2023-01-06', '2023-01-06', '2023-01-07', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (10, 7, 20, '2023-04-14', '2023-05-05', '2023-05-08', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (11, 18, 4, '2023-01-30', '2023-04-30', '2023-05-01', 1,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (12, 23, 11, '2022-11-04', '2023-02-02', '2023-02-07', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (13, 8, 14, '2022-01-18', '2022-01-21', '2022-01-24', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (14, 49, 2, '2023-08-22', '2023-09-01', '2023-09-06', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (15, 7, 25, '2023-02-11', '2023-02-21', '2023-03-03', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (16, 11, 17, '2023-07-27', '2023-08-06', '2023-08-09', 2,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (17, 51, 16, '2022-02-21', '2022-05-22', '2022-05-29', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (18, 45, 1, '2022-12-06', '2023-05-05', '2023-05-12', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (19, 1, 28, '2022-08-09', '2022-11-07', '2022-11-08', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (20, 7, 20, '2023-04-12', '2023-07-11', '2023-07-21', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (21, 8, 15, '2023-08-09', '2023-08-12', '2023-08-17', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (22, 39, 15, '2023-02-24', '2023-03-06', '2023-03-07', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (23, 24, 9, '2022-08-14', '2022-08-24', '2022-08-27', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (24, 26, 20, '2023-03-10', '2023-03-11', '2023-03-13', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (25, 48, 4, '2022-10-14', '2023-01-12', '2023-01-14', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (26, 52, 6, '2022-07-05', '2022-07-15', '2022-07-22', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (27, 3, 25, '2023-07-27', '2023-08-17', '2023-08-19', 2,
  'Cancelled', 'Travel agent');
INSERT INTO Reservation VALUES (28, 2, 18, '2022-06-18', '2022-06-28', '2022-06-29', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (29, 4, 26, '2021-10-13', '2022-03-12', '2022-03-16', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (30, 7, 20, '2023-07-08', '2023-07-11', '2023-07-14', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (31, 31, 22, '2022-10-21', '2022-11-11', '2022-11-18', 3, 'NoShow',
  'Phone');
INSERT INTO Reservation VALUES (32, 41, 2, '2023-06-15', '2023-06-15', '2023-06-22', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (33, 47, 9, '2021-08-17', '2022-01-14', '2022-01-24', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (34, 15, 8, '2023-03-24', '2023-03-25', '2023-03-26', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (35, 2, 28, '2022-02-17', '2022-07-17', '2022-07-24', 2,
  'Cancelled', 'Website');
INSERT INTO Reservation VALUES (36, 15, 19, '2022-04-29', '2022-07-28', '2022-07-30', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (37, 33, 18, '2022-01-08', '2022-02-22', '2022-02-23', 2, 'NoShow',
  'Booking.com');
INSERT INTO Reservation VALUES (38, 34, 16, '2023-01-15', '2023-01-25', '2023-01-27', 2,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (39, 4, 3, '2023-04-15', '2023-05-30', '2023-06-02', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (40, 7, 26, '2022-04-25', '2022-04-25', '2022-04-28', 2,
  'Cancelled', 'Website');
INSERT INTO Reservation VALUES (41, 17, 8, '2022-04-15', '2022-04-15', '2022-04-17', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (42, 7, 14, '2023-04-30', '2023-05-21', '2023-05-24', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (43, 40, 28, '2023-02-07', '2023-05-08', '2023-05-11', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (44, 47, 26, '2022-03-28', '2022-05-12', '2022-05-19', 3,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (45, 39, 26, '2022-03-18', '2022-05-02', '2022-05-03', 3,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (46, 3, 3, '2023-07-16', '2023-08-06', '2023-08-16', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (47, 1, 18, '2023-08-15', '2023-09-05', '2023-09-12', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (48, 6, 28, '2022-07-24', '2022-07-27', '2022-08-06', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (49, 50, 18, '2023-04-02', '2023-04-02', '2023-04-09', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (50, 3, 18, '2022-01-22', '2022-03-08', '2022-03-11', 2,
  'Cancelled', 'Phone');
INSERT INTO Reservation VALUES (51, 43, 11, '2022-11-04', '2023-04-03', '2023-04-05', 3,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (52, 28, 19, '2022-07-05', '2022-07-26', '2022-07-27', 1, 'NoShow',
  'Booking.com');
INSERT INTO Reservation VALUES (53, 24, 20, '2023-11-15', '2023-12-06', '2023-12-09', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (54, 8, 7, '2023-09-25', '2023-10-16', '2023-10-17', 3,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (55, 37, 2, '2023-07-26', '2023-08-05', '2023-08-06', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (56, 28, 13, '2023-02-17', '2023-02-27', '2023-03-01', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (57, 9, 26, '2022-09-27', '2023-02-24', '2023-02-27', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (58, 5, 12, '2023-06-23', '2023-09-21', '2023-09-24', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (59, 9, 9, '2023-11-22', '2023-12-13', '2023-12-14', 2,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (60, 23, 8, '2023-03-03', '2023-03-06', '2023-03-11', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (61, 36, 16, '2022-03-02', '2022-04-16', '2022-04-18', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (62, 32, 8, '2023-06-11', '2023-07-02', '2023-07-12', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (63, 35, 15, '2022-10-25', '2023-01-23', '2023-01-26', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (64, 1, 12, '2022-04-18', '2022-04-21', '2022-05-01', 1, 'NoShow',
  'Booking.com');
INSERT INTO Reservation VALUES (65, 49, 19, '2022-08-01', '2022-08-02', '2022-08-05', 1,
  'Cancelled', 'Travel agent');
INSERT INTO Reservation VALUES (66, 51, 6, '2023-07-05', '2023-07-15', '2023-07-18', 2,
  'Cancelled', 'Phone');
INSERT INTO Reservation VALUES (67, 10, 19, '2022-09-11', '2023-02-08', '2023-02-10', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (68, 34, 4, '2022-02-04', '2022-07-04', '2022-07-06', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (69, 6, 12, '2023-12-15', '2023-12-18', '2023-12-20', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (70, 11, 4, '2021-10-10', '2022-01-08', '2022-01-10', 2,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (71, 21, 26, '2022-08-31', '2022-09-10', '2022-09-13', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (72, 47, 6, '2023-03-17', '2023-05-01', '2023-05-04', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (73, 51, 22, '2023-10-26', '2023-11-16', '2023-11-17', 4,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (74, 51, 13, '2022-02-23', '2022-03-16', '2022-03-21', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (75, 20, 11, '2021-11-28', '2022-02-26', '2022-02-27', 3,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (76, 11, 18, '2023-10-07', '2023-10-28', '2023-10-30', 1,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (77, 12, 15, '2022-07-29', '2022-08-19', '2022-08-20', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (78, 24, 9, '2022-02-20', '2022-02-20', '2022-02-23', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (79, 3, 21, '2022-09-07', '2022-09-28', '2022-09-29', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (80, 1, 15, '2022-10-20', '2023-01-18', '2023-01-19', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (81, 52, 9, '2023-06-02', '2023-06-05', '2023-06-09', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (82, 9, 25, '2023-07-17', '2023-07-17', '2023-07-27', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (83, 17, 19, '2023-04-18', '2023-07-17', '2023-07-18', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (84, 11, 21, '2023-06-21', '2023-06-24', '2023-06-27', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (85, 32, 23, '2023-02-27', '2023-03-02', '2023-03-07', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (86, 12, 14, '2022-03-09', '2022-04-23', '2022-04-26', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (87, 13, 18, '2022-11-12', '2022-12-03', '2022-12-07', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (88, 49, 2, '2022-01-09', '2022-01-12', '2022-01-19', 2,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (89, 17, 17, '2022-03-08', '2022-03-08', '2022-03-10', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (90, 15, 14, '2021-09-12', '2022-02-09', '2022-02-10', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (91, 42, 24, '2022-02-03', '2022-02-04', '2022-02-05', 1,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (92, 40, 18, '2022-03-19', '2022-03-29', '2022-04-05', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (93, 42, 2, '2022-06-29', '2022-11-26', '2022-11-27', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (94, 17, 21, '2023-02-09', '2023-02-09', '2023-02-12', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (95, 29, 5, '2023-10-28', '2023-12-12', '2023-12-14', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (96, 13, 3, '2023-06-29', '2023-06-29', '2023-06-30', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (97, 49, 26, '2022-03-27', '2022-03-27', '2022-04-01', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (98, 41, 25, '2023-02-16', '2023-04-02', '2023-04-03', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (99, 50, 20, '2022-12-16', '2023-05-15', '2023-05-20', 1,
  'Cancelled', 'Website');
INSERT INTO Reservation VALUES (100, 13, 8, '2023-03-24', '2023-03-25', '2023-03-26', 2,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (101, 51, 14, '2023-03-28', '2023-08-25', '2023-08-27', 1,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (102, 46, 28, '2022-06-21', '2022-08-05', '2022-08-08', 1,
  'Cancelled', 'Phone');
INSERT INTO Reservation VALUES (103, 29, 14, '2022-10-28', '2022-12-12', '2022-12-15', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (104, 22, 8, '2022-01-26', '2022-01-26', '2022-02-02', 1, 'NoShow',
  'Phone');
INSERT INTO Reservation VALUES (105, 23, 4, '2023-04-23', '2023-04-23', '2023-04-26', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (106, 1, 20, '2022-04-19', '2022-06-03', '2022-06-08', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (107, 45, 9, '2022-03-14', '2022-03-14', '2022-03-24', 1,
  'Cancelled', 'Booking.com');
INSERT INTO Reservation VALUES (108, 14, 23, '2022-06-16', '2022-06-19', '2022-06-22', 2,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (109, 11, 25, '2023-03-26', '2023-06-24', '2023-06-28', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (110, 31, 23, '2023-05-20', '2023-10-17', '2023-10-19', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (111, 8, 22, '2022-10-08', '2022-11-22', '2022-11-27', 3,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (112, 36, 21, '2022-05-31', '2022-08-29', '2022-08-31', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (113, 38, 18, '2023-05-18', '2023-05-21', '2023-05-22', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (114, 10, 11, '2022-08-14', '2022-08-24', '2022-08-26', 3,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (115, 26, 23, '2022-06-22', '2022-07-13', '2022-07-14', 2,
  'NoShow', 'Phone');
INSERT INTO Reservation VALUES (116, 23, 23, '2022-07-10', '2022-07-31', '2022-08-05', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (117, 17, 3, '2022-10-08', '2022-11-22', '2022-11-24', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (118, 44, 10, '2023-06-25', '2023-06-25', '2023-06-26', 4,
  'Cancelled', 'Travel agent');
INSERT INTO Reservation VALUES (119, 34, 6, '2022-10-17', '2022-10-27', '2022-11-03', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (120, 15, 13, '2021-10-13', '2022-01-11', '2022-01-14', 2,
  'Cancelled', 'Travel agent');
INSERT INTO Reservation VALUES (121, 11, 5, '2022-03-10', '2022-04-24', '2022-04-25', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (122, 23, 23, '2023-04-20', '2023-05-11', '2023-05-14', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (123, 22, 12, '2023-01-11', '2023-01-21', '2023-01-31', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (124, 41, 11, '2022-08-13', '2022-09-03', '2022-09-06', 2,
  'Cancelled', 'Phone');
INSERT INTO Reservation VALUES (125, 10, 15, '2022-02-02', '2022-03-19', '2022-03-22', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (126, 3, 15, '2022-05-24', '2022-06-14', '2022-06-24', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (127, 49, 14, '2022-09-15', '2022-09-18', '2022-09-19', 1,
  'Cancelled', 'Phone');
INSERT INTO Reservation VALUES (128, 8, 12, '2023-05-05', '2023-05-05', '2023-05-12', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (129, 24, 12, '2022-10-15', '2022-11-29', '2022-12-01', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (130, 31, 11, '2022-10-22', '2023-01-20', '2023-01-22', 3,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (131, 17, 12, '2023-04-25', '2023-05-05', '2023-05-09', 1,
  'Cancelled', 'Travel agent');
INSERT INTO Reservation VALUES (132, 39, 1, '2023-11-09', '2023-11-10', '2023-11-12', 2,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (133, 1, 24, '2022-08-19', '2022-11-17', '2022-11-24', 4,
  'Cancelled', 'Website');
INSERT INTO Reservation VALUES (134, 35, 19, '2021-12-31', '2022-05-30', '2022-06-06', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (135, 29, 14, '2022-08-07', '2022-09-21', '2022-09-24', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (136, 27, 20, '2022-08-25', '2022-08-28', '2022-08-31', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (137, 47, 6, '2021-09-07', '2022-02-04', '2022-02-09', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (138, 26, 10, '2023-11-02', '2023-11-05', '2023-11-10', 3,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (139, 41, 13, '2022-09-14', '2022-09-14', '2022-09-17', 1,
  'Cancelled', 'Travel agent');
INSERT INTO Reservation VALUES (140, 29, 11, '2022-01-17', '2022-01-17', '2022-01-21', 3,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (141, 11, 12, '2023-01-05', '2023-02-19', '2023-02-22', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (142, 30, 6, '2022-10-11', '2022-10-12', '2022-10-14', 1,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (143, 52, 11, '2023-02-14', '2023-07-14', '2023-07-15', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (144, 42, 14, '2023-06-14', '2023-07-29', '2023-08-05', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (145, 13, 1, '2022-05-28', '2022-07-12', '2022-07-14', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (146, 5, 15, '2022-09-18', '2022-09-28', '2022-09-29', 1, 'NoShow',
  'Website');
INSERT INTO Reservation VALUES (147, 29, 26, '2023-11-28', '2023-11-29', '2023-12-09', 3,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (148, 18, 28, '2023-01-02', '2023-01-03', '2023-01-04', 2,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (149, 12, 12, '2023-01-22', '2023-01-22', '2023-01-24', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (150, 13, 11, '2022-11-17', '2022-11-27', '2022-11-30', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (151, 16, 2, '2022-07-21', '2022-07-21', '2022-07-24', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (152, 26, 6, '2022-11-07', '2022-12-22', '2022-12-27', 1,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (153, 25, 7, '2022-11-26', '2023-04-25', '2023-04-28', 4,
  'CheckedOut', 'Website');
INSERT INTO Reservation VALUES (154, 45, 10, '2023-07-17', '2023-10-15', '2023-10-18', 1,
  'Cancelled', 'Website');
INSERT INTO Reservation VALUES (155, 14, 18, '2023-07-25', '2023-10-23', '2023-10-26', 2,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (156, 20, 3, '2023-11-08', '2023-11-29', '2023-12-03', 1,
  'Cancelled', 'Website');
INSERT INTO Reservation VALUES (157, 22, 12, '2022-09-12', '2022-10-03', '2022-10-06', 2,
  'CheckedOut', 'Travel agent');
INSERT INTO Reservation VALUES (158, 21, 14, '2022-01-25', '2022-06-24', '2022-06-29', 1,
  'CheckedOut', 'Phone');
INSERT INTO Reservation VALUES (159, 37, 3, '2022-10-02', '2023-03-01', '2023-03-03', 1,
  'CheckedOut', 'Booking.com');
INSERT INTO Reservation VALUES (160, 5, 10, '2022-10-15', '2022-11-05', '2022-11-07', 4,
  'Cancelled', 'Phone');
CREATE TABLE ExtraCharge (ExtraChargeId INTEGER PRIMARY KEY, ReservationId INTEGER REFERENCES
  Reservation(ReservationId), ServiceName TEXT, Amount REAL, ChargedOn TEXT);
INSERT INTO ExtraCharge VALUES (1, 1, 'Spa', 60.0, '2022-03-10');
INSERT INTO ExtraCharge VALUES (2, 1, 'Late checkout', 30.0, '2022-03-10');
INSERT INTO ExtraCharge VALUES (3, 4, 'Parking', 18.0, '2023-06-11');
INSERT INTO ExtraCharge VALUES (4, 4, 'Airport transfer', 45.0, '2023-06-11');
INSERT INTO ExtraCharge VALUES (5, 5, 'Breakfast', 29.0, '2023-10-14');
INSERT INTO ExtraCharge VALUES (6, 5, 'Late checkout', 30.0, '2023-10-14');
INSERT INTO ExtraCharge VALUES (7, 6, 'Laundry', 22.0, '2022-09-27');
INSERT INTO ExtraCharge VALUES (8, 6, 'Laundry', 44.0, '2022-09-27');
INSERT INTO ExtraCharge VALUES (9, 6, 'Spa', 60.0, '2022-09-27');
INSERT INTO ExtraCharge VALUES (10, 8, 'Laundry', 44.0, '2023-02-01');
INSERT INTO ExtraCharge VALUES (11, 8, 'Parking', 18.0, '2023-02-01');
INSERT INTO ExtraCharge VALUES (12, 9, 'Spa', 60.0, '2023-01-06');
INSERT INTO ExtraCharge VALUES (13, 12, 'Airport transfer', 90.0, '2023-02-02');
INSERT INTO ExtraCharge VALUES (14, 12, 'Minibar', 18.0, '2023-02-02');
INSERT INTO ExtraCharge VALUES (15, 12, 'Parking', 18.0, '2023-02-02');
INSERT INTO ExtraCharge VALUES (16, 13, 'Airport transfer', 45.0, '2022-01-21');
INSERT INTO ExtraCharge VALUES (17, 13, 'Late checkout', 30.0, '2022-01-21');
INSERT INTO ExtraCharge VALUES (18, 19, 'Parking', 18.0, '2022-11-07');
INSERT INTO ExtraCharge VALUES (19, 19, 'Spa', 60.0, '2022-11-07');
INSERT INTO ExtraCharge VALUES (20, 19, 'Breakfast', 14.5, '2022-11-07');
INSERT INTO ExtraCharge VALUES (21, 20, 'Airport transfer', 90.0, '2023-07-11');
INSERT INTO ExtraCharge VALUES (22, 20, 'Spa', 60.0, '2023-07-11');
INSERT INTO ExtraCharge VALUES (23, 20, 'Airport transfer', 90.0, '2023-07-11');
INSERT INTO ExtraCharge VALUES (24, 22, 'Minibar', 9.0, '2023-03-06');
INSERT INTO ExtraCharge VALUES (25, 22, 'Laundry', 22.0, '2023-03-06');
INSERT INTO ExtraCharge VALUES (26, 22, 'Late checkout', 30.0, '2023-03-06');
INSERT INTO ExtraCharge VALUES (27, 23, 'Airport transfer', 45.0, '2022-08-24');
INSERT INTO ExtraCharge VALUES (28, 23, 'Airport transfer', 45.0, '2022-08-24');
INSERT INTO ExtraCharge VALUES (29, 23, 'Minibar', 9.0, '2022-08-24');
INSERT INTO ExtraCharge VALUES (30, 24, 'Minibar', 18.0, '2023-03-11');
INSERT INTO ExtraCharge VALUES (31, 24, 'Parking', 36.0, '2023-03-11');
INSERT INTO ExtraCharge VALUES (32, 26, 'Late checkout', 60.0, '2022-07-15');
INSERT INTO ExtraCharge VALUES (33, 28, 'Airport transfer', 90.0, '2022-06-28');
INSERT INTO ExtraCharge VALUES (34, 30, 'Parking', 18.0, '2023-07-11');
INSERT INTO ExtraCharge VALUES (35, 32, 'Airport transfer', 45.0, '2023-06-15');
INSERT INTO ExtraCharge VALUES (36, 32, 'Parking', 36.0, '2023-06-15');
INSERT INTO ExtraCharge VALUES (37, 32, 'Parking', 36.0, '2023-06-15');
INSERT INTO ExtraCharge VALUES (38, 38, 'Breakfast', 14.5, '2023-01-25');
INSERT INTO ExtraCharge VALUES (39, 38, 'Minibar', 9.0, '2023-01-25');
INSERT INTO ExtraCharge VALUES (40, 38, 'Airport transfer', 45.0, '2023-01-25');
INSERT INTO ExtraCharge VALUES (41, 39, 'Parking', 18.0, '2023-05-30');
INSERT INTO ExtraCharge VALUES (42, 39, 'Parking', 18.0, '2023-05-30');
INSERT INTO ExtraCharge VALUES (43, 44, 'Minibar', 9.0, '2022-05-12');
INSERT INTO ExtraCharge VALUES (44, 45, 'Minibar', 18.0, '2022-05-02');
INSERT INTO ExtraCharge VALUES (45, 45, 'Airport transfer', 45.0, '2022-05-02');
INSERT INTO ExtraCharge VALUES (46, 47, 'Late checkout', 30.0, '2023-09-05');
INSERT INTO ExtraCharge VALUES (47, 47, 'Late checkout', 60.0, '2023-09-05');
INSERT INTO ExtraCharge VALUES (48, 47, 'Airport transfer', 45.0, '2023-09-05');
INSERT INTO ExtraCharge VALUES (49, 51, 'Spa', 60.0, '2023-04-03');
INSERT INTO ExtraCharge VALUES (50, 53, 'Airport transfer', 90.0, '2023-12-06');
INSERT INTO ExtraCharge VALUES (51, 53, 'Minibar', 18.0, '2023-12-06');
INSERT INTO ExtraCharge VALUES (52, 54, 'Laundry', 44.0, '2023-10-16');
INSERT INTO ExtraCharge VALUES (53, 54, 'Airport transfer', 45.0, '2023-10-16');
INSERT INTO ExtraCharge VALUES (54, 55, 'Parking', 18.0, '2023-08-05');
INSERT INTO ExtraCharge VALUES (55, 55, 'Airport transfer', 45.0, '2023-08-05');
INSERT INTO ExtraCharge VALUES (56, 55, 'Laundry', 44.0, '2023-08-05');
INSERT INTO ExtraCharge VALUES (57, 58, 'Airport transfer', 45.0, '2023-09-21');
INSERT INTO ExtraCharge VALUES (58, 58, 'Parking', 18.0, '2023-09-21');
INSERT INTO ExtraCharge VALUES (59, 58, 'Late checkout', 30.0, '2023-09-21');
INSERT INTO ExtraCharge VALUES (60, 59, 'Spa', 60.0, '2023-12-13');
INSERT INTO ExtraCharge VALUES (61, 59, 'Late checkout', 30.0, '2023-12-13');
INSERT INTO ExtraCharge VALUES (62, 61, 'Laundry', 22.0, '2022-04-16');
INSERT INTO ExtraCharge VALUES (63, 62, 'Minibar', 18.0, '2023-07-02');
INSERT INTO ExtraCharge VALUES (64, 62, 'Breakfast', 29.0, '2023-07-02');
INSERT INTO ExtraCharge VALUES (65, 63, 'Parking', 18.0, '2023-01-23');
INSERT INTO ExtraCharge VALUES (66, 63, 'Spa', 60.0, '2023-01-23');
INSERT INTO ExtraCharge VALUES (67, 67, 'Laundry', 22.0, '2023-02-08');
INSERT INTO ExtraCharge VALUES (68, 67, 'Parking', 18.0, '2023-02-08');
INSERT INTO ExtraCharge VALUES (69, 69, 'Minibar', 18.0, '2023-12-18');
INSERT INTO ExtraCharge VALUES (70, 71, 'Breakfast', 14.5, '2022-09-10');
INSERT INTO ExtraCharge VALUES (71, 71, 'Spa', 120.0, '2022-09-10');
INSERT INTO ExtraCharge VALUES (72, 71, 'Laundry', 22.0, '2022-09-10');
INSERT INTO ExtraCharge VALUES (73, 72, 'Airport transfer', 45.0, '2023-05-01');
INSERT INTO ExtraCharge VALUES (74, 72, 'Spa', 60.0, '2023-05-01');
INSERT INTO ExtraCharge VALUES (75, 72, 'Laundry', 44.0, '2023-05-01');
INSERT INTO ExtraCharge VALUES (76, 74, 'Laundry', 22.0, '2022-03-16');
INSERT INTO ExtraCharge VALUES (77, 77, 'Airport transfer', 45.0, '2022-08-19');
INSERT INTO ExtraCharge VALUES (78, 77, 'Laundry', 44.0, '2022-08-19');
INSERT INTO ExtraCharge VALUES (79, 79, 'Breakfast', 14.5, '2022-09-28');
INSERT INTO ExtraCharge VALUES (80, 80, 'Minibar', 18.0, '2023-01-18');
INSERT INTO ExtraCharge VALUES (81, 80, 'Parking', 18.0, '2023-01-18');
INSERT INTO ExtraCharge VALUES (82, 80, 'Breakfast', 14.5, '2023-01-18');
INSERT INTO ExtraCharge VALUES (83, 82, 'Laundry', 22.0, '2023-07-17');
INSERT INTO ExtraCharge VALUES (84, 82, 'Airport transfer', 45.0, '2023-07-17');
INSERT INTO ExtraCharge VALUES (85, 82, 'Late checkout', 60.0, '2023-07-17');
INSERT INTO ExtraCharge VALUES (86, 83, 'Laundry', 22.0, '2023-07-17');
INSERT INTO ExtraCharge VALUES (87, 83, 'Late checkout', 30.0, '2023-07-17');
INSERT INTO ExtraCharge VALUES (88, 83, 'Laundry', 44.0, '2023-07-17');
INSERT INTO ExtraCharge VALUES (89, 89, 'Minibar', 9.0, '2022-03-08');
INSERT INTO ExtraCharge VALUES (90, 89, 'Parking', 18.0, '2022-03-08');
INSERT INTO ExtraCharge VALUES (91, 90, 'Late checkout', 30.0, '2022-02-09');
INSERT INTO ExtraCharge VALUES (92, 90, 'Late checkout', 60.0, '2022-02-09');
INSERT INTO ExtraCharge VALUES (93, 90, 'Late checkout', 30.0, '2022-02-09');
INSERT INTO ExtraCharge VALUES (94, 94, 'Airport transfer', 45.0, '2023-02-09');
INSERT INTO ExtraCharge VALUES (95, 94, 'Spa', 60.0, '2023-02-09');
INSERT INTO ExtraCharge VALUES (96, 95, 'Minibar', 9.0, '2023-12-12');
INSERT INTO ExtraCharge VALUES (97, 97, 'Parking', 18.0, '2022-03-27');
INSERT INTO ExtraCharge VALUES (98, 97, 'Laundry', 44.0, '2022-03-27');
INSERT INTO ExtraCharge VALUES (99, 97, 'Minibar', 9.0, '2022-03-27');
INSERT INTO ExtraCharge VALUES (100, 100, 'Parking', 18.0, '2023-03-25');
INSERT INTO ExtraCharge VALUES (101, 100, 'Late checkout', 60.0, '2023-03-25');
INSERT INTO ExtraCharge VALUES (102, 100, 'Minibar', 18.0, '2023-03-25');
INSERT INTO ExtraCharge VALUES (103, 103, 'Parking', 18.0, '2022-12-12');
INSERT INTO ExtraCharge VALUES (104, 103, 'Minibar', 18.0, '2022-12-12');
INSERT INTO ExtraCharge VALUES (105, 103, 'Airport transfer', 45.0, '2022-12-12');
INSERT INTO ExtraCharge VALUES (106, 108, 'Breakfast', 14.5, '2022-06-19');
INSERT INTO ExtraCharge VALUES (107, 108, 'Laundry', 22.0, '2022-06-19');
INSERT INTO ExtraCharge VALUES (108, 109, 'Breakfast', 29.0, '2023-06-24');
INSERT INTO ExtraCharge VALUES (109, 109, 'Airport transfer', 45.0, '2023-06-24');
INSERT INTO ExtraCharge VALUES (110, 113, 'Parking', 18.0, '2023-05-21');
INSERT INTO ExtraCharge VALUES (111, 113, 'Airport transfer', 90.0, '2023-05-21');
INSERT INTO ExtraCharge VALUES (112, 113, 'Airport transfer', 90.0, '2023-05-21');
INSERT INTO ExtraCharge VALUES (113, 114, 'Breakfast', 14.5, '2022-08-24');
INSERT INTO ExtraCharge VALUES (114, 114, 'Parking', 18.0, '2022-08-24');
INSERT INTO ExtraCharge VALUES (115, 114, 'Late checkout', 30.0, '2022-08-24');
INSERT INTO ExtraCharge VALUES (116, 116, 'Parking', 18.0, '2022-07-31');
INSERT INTO ExtraCharge VALUES (117, 119, 'Airport transfer', 45.0, '2022-10-27');
INSERT INTO ExtraCharge VALUES (118, 119, 'Late checkout', 30.0, '2022-10-27');
INSERT INTO ExtraCharge VALUES (119, 126, 'Parking', 18.0, '2022-06-14');
INSERT INTO ExtraCharge VALUES (120, 126, 'Laundry', 22.0, '2022-06-14');
INSERT INTO ExtraCharge VALUES (121, 130, 'Parking', 18.0, '2023-01-20');
INSERT INTO ExtraCharge VALUES (122, 130, 'Minibar', 9.0, '2023-01-20');
INSERT INTO ExtraCharge VALUES (123, 132, 'Minibar', 9.0, '2023-11-10');
INSERT INTO ExtraCharge VALUES (124, 132, 'Spa', 120.0, '2023-11-10');
INSERT INTO ExtraCharge VALUES (125, 132, 'Spa', 60.0, '2023-11-10');
INSERT INTO ExtraCharge VALUES (126, 134, 'Breakfast', 14.5, '2022-05-30');
INSERT INTO ExtraCharge VALUES (127, 134, 'Spa', 120.0, '2022-05-30');
INSERT INTO ExtraCharge VALUES (128, 135, 'Spa', 60.0, '2022-09-21');
INSERT INTO ExtraCharge VALUES (129, 135, 'Late checkout', 30.0, '2022-09-21');
INSERT INTO ExtraCharge VALUES (130, 136, 'Laundry', 22.0, '2022-08-28');
INSERT INTO ExtraCharge VALUES (131, 136, 'Laundry', 44.0, '2022-08-28');
INSERT INTO ExtraCharge VALUES (132, 136, 'Laundry', 22.0, '2022-08-28');
INSERT INTO ExtraCharge VALUES (133, 141, 'Spa', 120.0, '2023-02-19');
INSERT INTO ExtraCharge VALUES (134, 141, 'Late checkout', 30.0, '2023-02-19');
INSERT INTO ExtraCharge VALUES (135, 142, 'Laundry', 22.0, '2022-10-12');
INSERT INTO ExtraCharge VALUES (136, 142, 'Parking', 36.0, '2022-10-12');
INSERT INTO ExtraCharge VALUES (137, 142, 'Airport transfer', 90.0, '2022-10-12');
INSERT INTO ExtraCharge VALUES (138, 143, 'Laundry', 22.0, '2023-07-14');
INSERT INTO ExtraCharge VALUES (139, 143, 'Minibar', 9.0, '2023-07-14');
INSERT INTO ExtraCharge VALUES (140, 143, 'Spa', 60.0, '2023-07-14');
INSERT INTO ExtraCharge VALUES (141, 145, 'Minibar', 9.0, '2022-07-12');
INSERT INTO ExtraCharge VALUES (142, 145, 'Late checkout', 30.0, '2022-07-12');
INSERT INTO ExtraCharge VALUES (143, 148, 'Spa', 60.0, '2023-01-03');
INSERT INTO ExtraCharge VALUES (144, 148, 'Airport transfer', 45.0, '2023-01-03');
INSERT INTO ExtraCharge VALUES (145, 148, 'Breakfast', 29.0, '2023-01-03');
INSERT INTO ExtraCharge VALUES (146, 149, 'Spa', 60.0, '2023-01-22');
INSERT INTO ExtraCharge VALUES (147, 149, 'Parking', 36.0, '2023-01-22');
INSERT INTO ExtraCharge VALUES (148, 150, 'Late checkout', 30.0, '2022-11-27');
INSERT INTO ExtraCharge VALUES (149, 151, 'Parking', 18.0, '2022-07-21');
INSERT INTO ExtraCharge VALUES (150, 155, 'Laundry', 22.0, '2023-10-23');
INSERT INTO ExtraCharge VALUES (151, 155, 'Late checkout', 30.0, '2023-10-23');
INSERT INTO ExtraCharge VALUES (152, 158, 'Spa', 60.0, '2022-06-24');
INSERT INTO ExtraCharge VALUES (153, 158, 'Laundry', 22.0, '2022-06-24');
INSERT INTO ExtraCharge VALUES (154, 159, 'Airport transfer', 45.0, '2023-03-01');
INSERT INTO ExtraCharge VALUES (155, 159, 'Airport transfer', 45.0, '2023-03-01');
CREATE TABLE Review (ReviewId INTEGER PRIMARY KEY, ReservationId INTEGER REFERENCES
  Reservation(ReservationId), Stars INTEGER, Comment TEXT);
INSERT INTO Review VALUES (1, 4, 4, 'Would come again');
INSERT INTO Review VALUES (2, 6, 5, 'Great view');
INSERT INTO Review VALUES (3, 8, 2, 'Noisy at night');
INSERT INTO Review VALUES (4, 10, 1, 'Would come again');
INSERT INTO Review VALUES (5, 12, 1, 'Cold shower');
INSERT INTO Review VALUES (6, 13, 4, NULL);
INSERT INTO Review VALUES (7, 19, 2, 'Great view');
INSERT INTO Review VALUES (8, 26, 1, 'Great view');
INSERT INTO Review VALUES (9, 29, 5, 'Would come again');
INSERT INTO Review VALUES (10, 30, 5, 'Cold shower');
INSERT INTO Review VALUES (11, 33, 4, 'Great view');
INSERT INTO Review VALUES (12, 34, 2, 'Great view');
INSERT INTO Review VALUES (13, 38, 5, NULL);
INSERT INTO Review VALUES (14, 39, 4, NULL);
INSERT INTO Review VALUES (15, 43, 5, 'Lovely staff');
INSERT INTO Review VALUES (16, 45, 3, 'Would come again');
INSERT INTO Review VALUES (17, 46, 5, 'Noisy at night');
INSERT INTO Review VALUES (18, 49, 5, 'Would come again');
INSERT INTO Review VALUES (19, 51, 4, 'Cold shower');
INSERT INTO Review VALUES (20, 53, 1, 'Would come again');
INSERT INTO Review VALUES (21, 54, 3, 'Lovely staff');
INSERT INTO Review VALUES (22, 55, 2, 'Lovely staff');
INSERT INTO Review VALUES (23, 56, 2, 'Noisy at night');
INSERT INTO Review VALUES (24, 57, 1, 'Cold shower');
INSERT INTO Review VALUES (25, 62, 4, 'Noisy at night');
INSERT INTO Review VALUES (26, 67, 5, 'Lovely staff');
INSERT INTO Review VALUES (27, 68, 5, 'Lovely staff');
INSERT INTO Review VALUES (28, 74, 3, 'Would come again');
INSERT INTO Review VALUES (29, 81, 4, 'Cold shower');
INSERT INTO Review VALUES (30, 83, 4, 'Great view');
INSERT INTO Review VALUES (31, 85, 5, 'Lovely staff');
INSERT INTO Review VALUES (32, 87, 4, 'Noisy at night');
INSERT INTO Review VALUES (33, 88, 5, NULL);
INSERT INTO Review VALUES (34, 90, 4, 'Great view');
INSERT INTO Review VALUES (35, 93, 5, 'Lovely staff');
INSERT INTO Review VALUES (36, 97, 2, NULL);
INSERT INTO Review VALUES (37, 100, 1, 'Noisy at night');
INSERT INTO Review VALUES (38, 105, 5, 'Cold shower');
INSERT INTO Review VALUES (39, 106, 4, 'Great view');
INSERT INTO Review VALUES (40, 108, 5, 'Noisy at night');
INSERT INTO Review VALUES (41, 109, 5, 'Cold shower');
INSERT INTO Review VALUES (42, 111, 1, 'Noisy at night');
INSERT INTO Review VALUES (43, 112, 5, 'Cold shower');
INSERT INTO Review VALUES (44, 116, 5, 'Cold shower');
INSERT INTO Review VALUES (45, 122, 4, 'Great view');
INSERT INTO Review VALUES (46, 130, 4, NULL);
INSERT INTO Review VALUES (47, 135, 3, 'Cold shower');
INSERT INTO Review VALUES (48, 137, 1, 'Cold shower');
INSERT INTO Review VALUES (49, 138, 5, 'Cold shower');
INSERT INTO Review VALUES (50, 143, 2, NULL);
INSERT INTO Review VALUES (51, 145, 4, 'Cold shower');
INSERT INTO Review VALUES (52, 147, 1, 'Would come again');
INSERT INTO Review VALUES (53, 148, 2, 'Great view');
INSERT INTO Review VALUES (54, 150, 1, 'Lovely staff');
INSERT INTO Review VALUES (55, 151, 5, 'Would come again');
INSERT INTO Review VALUES (56, 153, 3, 'Would come again');
COMMIT;
