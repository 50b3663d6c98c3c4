CREATE TABLE Patient (PatientID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, DateOfBirth
  TEXT, Phone TEXT, Email TEXT, Town TEXT, RegisteredOn TEXT);
CREATE TABLE Optometrist (OptometristID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT,
  GocNumber TEXT, StartDate TEXT, Hours TEXT);
CREATE TABLE Supplier (SupplierID INTEGER PRIMARY KEY, SupplierName TEXT, Phone TEXT, Town TEXT);
CREATE TABLE Frame (FrameID INTEGER PRIMARY KEY, Brand TEXT, Model TEXT, Colour TEXT, RetailPrice
  REAL, StockLevel INTEGER, SupplierID INTEGER, FOREIGN KEY (SupplierID) REFERENCES
  Supplier(SupplierID));
CREATE TABLE EyeTest (EyeTestID INTEGER PRIMARY KEY, PatientID INTEGER, OptometristID INTEGER,
  TestDate TEXT, TestType TEXT, Fee REAL, RightSphere REAL, LeftSphere REAL, Outcome TEXT,
  FOREIGN KEY (PatientID) REFERENCES Patient(PatientID), FOREIGN KEY (OptometristID) REFERENCES
  Optometrist(OptometristID));
CREATE TABLE SpectacleOrder (OrderID INTEGER PRIMARY KEY, PatientID INTEGER, EyeTestID INTEGER,
  FrameID INTEGER, LensType TEXT, OrderDate TEXT, CollectedDate TEXT, TotalPrice REAL, AmountPaid
  REAL, OrderStatus TEXT, FOREIGN KEY (PatientID) REFERENCES Patient(PatientID), FOREIGN KEY
  (EyeTestID) REFERENCES EyeTest(EyeTestID), FOREIGN KEY (FrameID) REFERENCES Frame(FrameID));

INSERT INTO Patient VALUES (1, 'Edith', 'Blackwood', '1946-10-17', '01584 882868', NULL,
  'Leominster', '2016-01-15');
INSERT INTO Patient VALUES (2, 'Mohammed', 'Iqbal', '1980-11-16', '01584 885440',
  'mohammediqbal@mail.example', 'Ludlow', '2019-07-14');
INSERT INTO Patient VALUES (3, 'Joanne', 'Perkins', '1972-09-24', '01584 880886',
  'joanneperkins@mail.example', 'Ludlow', '2021-06-21');
INSERT INTO Patient VALUES (4, 'Alan', 'Holt', '1984-10-18', '01584 869240',
  'alanholt@mail.example', 'Church Stretton', '2021-11-13');
INSERT INTO Patient VALUES (5, 'Grace', 'Oyelaran', '1995-12-12', '01584 888200',
  'graceoyelaran@mail.example', 'Ludlow', '2017-04-29');
INSERT INTO Patient VALUES (6, 'Stephen', 'Dawes', '1962-05-08', '01584 854233',
  'stephendawes@mail.example', 'Tenbury', '2017-07-17');
INSERT INTO Patient VALUES (7, 'Parveen', 'Akhtar', '2002-06-29', '01584 806894',
  'parveenakhtar@mail.example', 'Ludlow', '2019-09-23');
INSERT INTO Patient VALUES (8, 'Walter', 'Simms', '1947-08-18', '01584 896449', NULL, 'Ludlow',
  '2023-10-21');
INSERT INTO Patient VALUES (9, 'Chloe', 'Perkins', '2014-10-12', '01584 841872',
  'chloeperkins@mail.example', 'Ludlow', '2020-05-21');
INSERT INTO Patient VALUES (10, 'Dennis', 'Lyle', '1978-01-13', '01584 807342',
  'dennislyle@mail.example', 'Tenbury', '2015-06-24');
INSERT INTO Patient VALUES (11, 'Sian', 'Bevan', '1981-07-08', NULL, 'sianbevan@mail.example',
  'Ludlow', '2016-07-21');
INSERT INTO Patient VALUES (12, 'Ricardo', 'Costa', '1988-10-27', '01584 885657',
  'ricardocosta@mail.example', 'Tenbury', '2015-07-18');
INSERT INTO Patient VALUES (13, 'Beryl', 'Hollis', '1951-04-06', '01584 867212', NULL, 'Tenbury',
  '2016-11-19');
INSERT INTO Patient VALUES (14, 'Jack', 'Tranter', '2013-08-04', '01584 846382',
  'jacktranter@mail.example', 'Ludlow', '2016-02-16');
INSERT INTO Patient VALUES (15, 'Lynne', 'Booth', '1983-04-21', '01584 851669',
  'lynnebooth@mail.example', 'Church Stretton', '2020-05-21');
INSERT INTO Patient VALUES (16, 'Kofi', 'Mensah', '1972-08-20', '01584 814429',
  'kofimensah@mail.example', 'Ludlow', '2021-11-14');
INSERT INTO Patient VALUES (17, 'Harriet', 'Ellery', '1988-09-15', '01584 882235',
  'harrietellery@mail.example', 'Ludlow', '2023-12-13');
INSERT INTO Patient VALUES (18, 'Norman', 'Holt', '1949-04-26', '01584 816232',
  'normanholt@mail.example', 'Ludlow', '2020-06-09');
INSERT INTO Patient VALUES (19, 'Tracey', 'Gibbons', '1969-05-12', '01584 815683',
  'traceygibbons@mail.example', 'Craven Arms', '2015-03-18');
INSERT INTO Patient VALUES (20, 'Adam', 'Marlow', '1984-05-25', NULL, 'adammarlow@mail.example',
  'Ludlow', '2014-03-13');
INSERT INTO Patient VALUES (21, 'Mabel', 'Simms', '1943-03-13', '01584 845635', NULL,
  'Leominster', '2017-04-02');
INSERT INTO Patient VALUES (22, 'Yusuf', 'Demir', '1973-04-19', '01584 885685',
  'yusufdemir@mail.example', 'Church Stretton', '2021-10-02');
INSERT INTO Patient VALUES (23, 'Pauline', 'Swift', '1997-01-26', '01584 862060',
  'paulineswift@mail.example', 'Craven Arms', '2020-11-12');
INSERT INTO Patient VALUES (24, 'Ewan', 'Mackie', '1988-02-14', '01584 870649',
  'ewanmackie@mail.example', 'Church Stretton', '2020-10-10');
INSERT INTO Patient VALUES (25, 'Debbie', 'Thorne', '1983-08-19', '01584 809204',
  'debbiethorne@mail.example', 'Ludlow', '2019-08-13');
INSERT INTO Patient VALUES (26, 'Arthur', 'Pell', '1944-10-16', '01584 849698', NULL,
  'Craven Arms', '2018-06-03');
INSERT INTO Patient VALUES (27, 'Freya', 'Ashby', '2014-01-20', '01584 887505',
  'freyaashby@mail.example', 'Craven Arms', '2017-10-05');
INSERT INTO Patient VALUES (28, 'Ian', 'Rudge', '1977-11-14', '01584 871072',
  'ianrudge@mail.example', 'Ludlow', '2014-04-30');
INSERT INTO Patient VALUES (29, 'Rita', 'Kapoor', '1995-10-18', '01584 841331',
  'ritakapoor@mail.example', 'Craven Arms', '2022-04-09');
INSERT INTO Patient VALUES (30, 'Connor', 'Byrne', '2011-10-31', '01584 895599',
  'connorbyrne@mail.example', 'Ludlow', '2019-11-05');

INSERT INTO Optometrist VALUES (1, 'Helen', 'Carswell', '01-23456', '2009-04-06', 'full time');
INSERT INTO Optometrist VALUES (2, 'Vikram', 'Desai', '01-28811', '2016-09-12', 'full time');
INSERT INTO Optometrist VALUES (3, 'Owen', 'Pritchard', '01-31207', '2021-01-11', 'part time');
INSERT INTO Optometrist VALUES (4, 'Maria', 'Lund', '01-33950', '2023-06-05', 'part time');

INSERT INTO Supplier VALUES (1, 'Brightline Eyewear', '0121 496 0144', 'Birmingham');
INSERT INTO Supplier VALUES (2, 'Marchetti Optical', '020 7946 0321', 'London');
INSERT INTO Supplier VALUES (3, 'Severn Frames', '01905 960 112', 'Worcester');
INSERT INTO Supplier VALUES (4, 'Nordlens', '0161 496 0770', 'Manchester');
INSERT INTO Supplier VALUES (5, 'Clearway Cases', NULL, 'Telford');

INSERT INTO Frame VALUES (1, 'Ray-Ban', 'Wayfarer', 'black', 129.00, 6, 1);
INSERT INTO Frame VALUES (2, 'Ray-Ban', 'Clubmaster', 'tortoiseshell', 139.00, 2, 1);
INSERT INTO Frame VALUES (3, 'Oakley', 'Holbrook', 'matt grey', 145.00, 0, 1);
INSERT INTO Frame VALUES (4, 'Silhouette', 'Titan One', 'silver', 210.00, 3, 4);
INSERT INTO Frame VALUES (5, 'Lindberg', 'Air Rim', 'gold', 325.00, 1, 4);
INSERT INTO Frame VALUES (6, 'Marchetti', 'Siena', 'burgundy', 95.00, 5, 2);
INSERT INTO Frame VALUES (7, 'Marchetti', 'Verona', 'navy', 89.50, 7, 2);
INSERT INTO Frame VALUES (8, 'Marchetti', 'Pisa', 'black', 99.00, 0, 2);
INSERT INTO Frame VALUES (9, 'Severn', 'Teme', 'brown', 45.00, 14, 3);
INSERT INTO Frame VALUES (10, 'Severn', 'Clun', 'black', 45.00, 11, 3);
INSERT INTO Frame VALUES (11, 'Severn', 'Corve', 'purple', 39.00, 9, 3);
INSERT INTO Frame VALUES (12, 'Severn', 'Onny Kids', 'blue', 29.00, 12, 3);
INSERT INTO Frame VALUES (13, 'Severn', 'Rea Kids', 'pink', 29.00, 4, 3);
INSERT INTO Frame VALUES (14, 'Oakley', 'Crosslink', 'black', 155.00, 2, 1);
INSERT INTO Frame VALUES (15, 'Nordlens', 'Fjord', 'green', 118.00, 3, 4);
INSERT INTO Frame VALUES (16, 'Nordlens', 'Skerry', 'clear', 112.00, 0, 4);

INSERT INTO EyeTest VALUES (1, 18, 2, '2022-02-22', 'NHS', 0.00, -5.75, -6.25, 'new prescription');
INSERT INTO EyeTest VALUES (2, 3, 1, '2022-03-07', 'Private', 28.00, 0.50, 1.00,
  'new prescription');
INSERT INTO EyeTest VALUES (3, 30, 1, '2022-05-01', 'NHS', 0.00, -1.50, -1.00, 'new prescription');
INSERT INTO EyeTest VALUES (4, 23, 1, '2022-05-20', 'Private', 28.00, 3.25, 3.75, 'no change');
INSERT INTO EyeTest VALUES (5, 30, 1, '2022-07-22', 'NHS', 0.00, -3.25, -3.75, 'new prescription');
INSERT INTO EyeTest VALUES (6, 16, 2, '2022-07-27', 'Private', 28.00, -4.50, -4.75,
  'new prescription');
INSERT INTO EyeTest VALUES (7, 4, 1, '2022-08-09', 'Private', 28.00, -0.50, -0.25, 'no change');
INSERT INTO EyeTest VALUES (8, 27, 2, '2022-10-25', 'NHS', 0.00, 0.00, -0.50, 'referred');
INSERT INTO EyeTest VALUES (9, 21, 2, '2022-11-14', 'NHS', 0.00, NULL, NULL, 'new prescription');
INSERT INTO EyeTest VALUES (10, 12, 2, '2022-11-16', 'Private', 28.00, -3.00, -2.75, 'referred');
INSERT INTO EyeTest VALUES (11, 7, 1, '2022-11-21', 'Private', 28.00, 1.50, 1.25, 'no change');
INSERT INTO EyeTest VALUES (12, 6, 2, '2022-12-23', 'NHS', 0.00, -4.00, -4.25, 'new prescription');
INSERT INTO EyeTest VALUES (13, 19, 1, '2022-12-25', 'Private', 28.00, -2.50, -2.75,
  'new prescription');
INSERT INTO EyeTest VALUES (14, 1, 2, '2022-12-30', 'NHS', 0.00, -1.00, -1.00, 'new prescription');
INSERT INTO EyeTest VALUES (15, 26, 2, '2023-01-09', 'NHS', 0.00, -1.75, -1.75, 'new prescription');
INSERT INTO EyeTest VALUES (16, 16, 1, '2023-01-29', 'Contact lens', 40.00, -4.50, -4.50,
  'no change');
INSERT INTO EyeTest VALUES (17, 27, 1, '2023-02-13', 'NHS', 0.00, -2.25, -2.50, 'no change');
INSERT INTO EyeTest VALUES (18, 13, 2, '2023-03-05', 'NHS', 0.00, -0.75, -1.00, 'no change');
INSERT INTO EyeTest VALUES (19, 28, 2, '2023-03-14', 'Private', 28.00, -1.75, -2.00,
  'new prescription');
INSERT INTO EyeTest VALUES (20, 21, 1, '2023-03-24', 'NHS', 0.00, -4.75, -4.50, 'new prescription');
INSERT INTO EyeTest VALUES (21, 30, 2, '2023-04-09', 'NHS', 0.00, -5.50, -5.50, 'no change');
INSERT INTO EyeTest VALUES (22, 14, 3, '2023-04-15', 'NHS', 0.00, -5.00, -4.75, 'new prescription');
INSERT INTO EyeTest VALUES (23, 23, 1, '2023-04-21', 'Contact lens', 40.00, -3.50, -3.25,
  'no change');
INSERT INTO EyeTest VALUES (24, 13, 1, '2023-05-20', 'NHS', 0.00, -1.25, -1.25, 'new prescription');
INSERT INTO EyeTest VALUES (25, 4, 1, '2023-05-30', 'Private', 28.00, -3.00, -3.00, 'referred');
INSERT INTO EyeTest VALUES (26, 29, 1, '2023-06-09', 'Private', 28.00, -6.00, -6.25,
  'new prescription');
INSERT INTO EyeTest VALUES (27, 18, 2, '2023-06-10', 'NHS', 0.00, -1.00, -0.50, 'new prescription');
INSERT INTO EyeTest VALUES (28, 4, 3, '2023-07-05', 'Contact lens', 40.00, 3.50, 3.75,
  'new prescription');
INSERT INTO EyeTest VALUES (29, 4, 1, '2023-09-24', 'Private', 32.00, -1.50, -1.00, 'no change');
INSERT INTO EyeTest VALUES (30, 19, 4, '2023-10-10', 'Contact lens', 40.00, NULL, NULL, 'referred');
INSERT INTO EyeTest VALUES (31, 8, 1, '2023-10-30', 'NHS', 0.00, -2.00, -2.50, 'no change');
INSERT INTO EyeTest VALUES (32, 30, 2, '2023-10-31', 'NHS', 0.00, -2.25, -2.75, 'no change');
INSERT INTO EyeTest VALUES (33, 28, 1, '2023-11-01', 'Contact lens', 40.00, -2.25, -2.00,
  'new prescription');
INSERT INTO EyeTest VALUES (34, 9, 2, '2023-11-24', 'NHS', 0.00, 3.25, 3.75, 'no change');
INSERT INTO EyeTest VALUES (35, 25, 1, '2023-12-05', 'Private', 32.00, 0.00, 0.25, 'no change');
INSERT INTO EyeTest VALUES (36, 19, 4, '2024-01-09', 'Contact lens', 40.00, -5.00, -4.50,
  'no change');
INSERT INTO EyeTest VALUES (37, 9, 1, '2024-01-30', 'NHS', 0.00, 0.00, 0.00, 'new prescription');
INSERT INTO EyeTest VALUES (38, 28, 2, '2024-02-12', 'Contact lens', 40.00, 0.00, 0.00,
  'new prescription');
INSERT INTO EyeTest VALUES (39, 18, 3, '2024-02-18', 'NHS', 0.00, -2.50, -3.00, 'no change');
INSERT INTO EyeTest VALUES (40, 23, 3, '2024-03-10', 'Private', 32.00, -2.75, -3.00,
  'new prescription');
INSERT INTO EyeTest VALUES (41, 1, 2, '2024-03-17', 'NHS', 0.00, 4.25, 4.50, 'new prescription');
INSERT INTO EyeTest VALUES (42, 16, 4, '2024-03-19', 'Private', 32.00, -2.50, -2.25, 'no change');
INSERT INTO EyeTest VALUES (43, 6, 4, '2024-03-20', 'NHS', 0.00, -1.00, -1.00, 'new prescription');
INSERT INTO EyeTest VALUES (44, 6, 2, '2024-05-03', 'NHS', 0.00, -2.75, -2.75, 'no change');
INSERT INTO EyeTest VALUES (45, 10, 1, '2024-05-09', 'Private', 32.00, 4.50, 4.00, 'no change');
INSERT INTO EyeTest VALUES (46, 20, 1, '2024-06-01', 'Private', 32.00, -4.25, -3.75, 'no change');

INSERT INTO SpectacleOrder VALUES (1, 30, 3, 13, 'single vision', '2022-05-03', '2022-05-14',
  69.00, 69.00, 'collected');
INSERT INTO SpectacleOrder VALUES (2, 23, 4, 4, 'bifocal', '2022-05-21', '2022-06-02', 295.00,
  295.00, 'collected');
INSERT INTO SpectacleOrder VALUES (3, 30, 5, 13, 'single vision', '2022-07-27', '2022-08-13',
  69.00, 69.00, 'collected');
INSERT INTO SpectacleOrder VALUES (4, 16, 6, 6, 'single vision', '2022-07-28', '2022-08-05',
  135.00, 135.00, 'collected');
INSERT INTO SpectacleOrder VALUES (5, 4, 7, 3, 'single vision', '2022-08-17', '2022-08-26',
  185.00, 185.00, 'collected');
INSERT INTO SpectacleOrder VALUES (6, 21, 9, 9, 'single vision', '2022-11-14', '2022-12-03',
  85.00, 85.00, 'collected');
INSERT INTO SpectacleOrder VALUES (7, 7, 11, 14, 'reading', '2022-11-26', '2022-12-16', 190.00,
  190.00, 'collected');
INSERT INTO SpectacleOrder VALUES (8, 26, 15, 8, 'varifocal', '2023-01-14', '2023-01-31', 259.00,
  259.00, 'collected');
INSERT INTO SpectacleOrder VALUES (9, 27, 17, 12, 'single vision', '2023-02-22', '2023-03-03',
  69.00, 69.00, 'collected');
INSERT INTO SpectacleOrder VALUES (10, 13, 18, 15, 'single vision', '2023-03-07', '2023-03-19',
  158.00, 158.00, 'collected');
INSERT INTO SpectacleOrder VALUES (11, 28, 19, 7, 'bifocal', '2023-03-21', '2023-04-07', 174.50,
  174.50, 'collected');
INSERT INTO SpectacleOrder VALUES (12, 21, 20, 6, 'reading', '2023-04-01', '2023-04-13', 130.00,
  130.00, 'collected');
INSERT INTO SpectacleOrder VALUES (13, 14, 22, 13, 'single vision', '2023-04-18', '2023-04-27',
  69.00, 69.00, 'collected');
INSERT INTO SpectacleOrder VALUES (14, 13, 24, 14, 'reading', '2023-05-20', '2023-05-29', 190.00,
  190.00, 'collected');
INSERT INTO SpectacleOrder VALUES (15, 29, 26, 9, 'bifocal', '2023-06-14', '2023-07-01', 130.00,
  130.00, 'collected');
INSERT INTO SpectacleOrder VALUES (16, 18, 27, 6, 'single vision', '2023-06-18', '2023-07-04',
  135.00, 135.00, 'collected');
INSERT INTO SpectacleOrder VALUES (17, 4, 29, 11, 'varifocal', '2023-10-02', '2023-10-13', 199.00,
  199.00, 'collected');
INSERT INTO SpectacleOrder VALUES (18, 8, 31, 7, 'bifocal', '2023-11-05', '2023-11-26', 174.50,
  174.50, 'collected');
INSERT INTO SpectacleOrder VALUES (19, 30, 32, 12, 'single vision', '2023-11-09', '2023-11-28',
  69.00, 69.00, 'collected');
INSERT INTO SpectacleOrder VALUES (20, 9, 34, 12, 'single vision', '2023-12-02', '2023-12-20',
  69.00, 69.00, 'collected');
INSERT INTO SpectacleOrder VALUES (21, 25, 35, 6, 'single vision', '2023-12-09', '2023-12-26',
  135.00, 135.00, 'collected');
INSERT INTO SpectacleOrder VALUES (22, 23, 40, 7, 'reading', '2024-03-13', '2024-03-21', 124.50,
  124.50, 'collected');
INSERT INTO SpectacleOrder VALUES (23, 16, 42, 15, 'reading', '2024-03-27', '2024-04-10', 153.00,
  153.00, 'collected');
INSERT INTO SpectacleOrder VALUES (24, 6, 43, 14, 'varifocal', '2024-03-29', '2024-04-09', 315.00,
  315.00, 'collected');
INSERT INTO SpectacleOrder VALUES (25, 10, 45, 10, 'bifocal', '2024-05-18', '2024-06-05', 130.00,
  130.00, 'collected');
INSERT INTO SpectacleOrder VALUES (26, 20, 46, 9, 'bifocal', '2024-06-06', NULL, 130.00, 0.00,
  'ready');
INSERT INTO SpectacleOrder VALUES (27, 1, 41, 8, 'varifocal', '2024-06-20', NULL, 259.00, 100.00,
  'at lab');
INSERT INTO SpectacleOrder VALUES (28, 6, 43, 5, 'single vision', '2024-06-24', NULL, 365.00,
  200.00, 'at lab');
INSERT INTO SpectacleOrder VALUES (29, 9, 37, 12, 'single vision', '2024-02-05', NULL, 69.00,
  0.00, 'cancelled');
INSERT INTO SpectacleOrder VALUES (30, 3, 2, 1, 'single vision', '2024-06-26', NULL, 169.00,
  50.00, 'ready');
INSERT INTO SpectacleOrder VALUES (31, 7, NULL, 2, 'varifocal', '2024-06-11', NULL, 299.00,
  299.00, 'ready');

