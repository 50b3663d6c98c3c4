CREATE TABLE Rider (
  RiderID INTEGER PRIMARY KEY, FirstName TEXT NOT NULL, LastName TEXT NOT NULL, Phone TEXT, BikeType TEXT, HiredOn TEXT, LeftOn TEXT);

CREATE TABLE Zone (
  ZoneCode TEXT PRIMARY KEY, ZoneName TEXT, BasePriceCents INTEGER, KmFromDepot REAL);

CREATE TABLE Sender (
  SenderID INTEGER PRIMARY KEY, CompanyName TEXT, ContactPerson TEXT, District TEXT, ClientSince TEXT, IsActive INTEGER);

CREATE TABLE Route (
  RouteID INTEGER PRIMARY KEY, RiderID INTEGER NOT NULL REFERENCES Rider(RiderID), ZoneCode TEXT REFERENCES Zone(ZoneCode), RouteDate TEXT, StartTime TEXT, EndTime TEXT, DistanceKm REAL);

CREATE TABLE Parcel (
  ParcelID INTEGER PRIMARY KEY, TrackingNo TEXT UNIQUE, SenderID INTEGER REFERENCES Sender(SenderID), RecipientName TEXT, RecipientStreet TEXT, ZoneCode TEXT REFERENCES Zone(ZoneCode),
  WeightKg REAL, ServiceLevel TEXT, PriceCents INTEGER, IsFragile INTEGER, ReceivedOn TEXT, RouteID INTEGER REFERENCES Route(RouteID), DeliveredOn TEXT, ParcelStatus TEXT);

CREATE TABLE Complaint (
  ComplaintID INTEGER PRIMARY KEY, ParcelID INTEGER REFERENCES Parcel(ParcelID), ReportedOn TEXT, Reason TEXT, RefundCents INTEGER, ResolvedOn TEXT);

CREATE TABLE BikeRepair (
  RepairID INTEGER PRIMARY KEY, RiderID INTEGER REFERENCES Rider(RiderID), RepairDate TEXT, WorkDone TEXT, CostCents INTEGER, Workshop TEXT);

INSERT INTO Rider VALUES
(1, 'Anton', 'Weiss', '0171 4402211', 'cargo', '2022-04-01', NULL),
(2, 'Bianca', 'Romano', '0171 4402298', 'cargo', '2022-04-01', NULL),
(3, 'Cem', 'Aydin', '0176 5533001', 'road', '2023-03-15', NULL),
(4, 'Dora', 'Klein', '0176 5533782', 'e-bike', '2023-03-15', '2025-04-30'),
(5, 'Elias', 'Novak', '0151 2098843', 'e-bike', '2024-01-08', NULL),
(6, 'Fatima', 'Haddad', '0151 2091170', 'road', '2024-06-03', NULL),
(7, 'Goran', 'Petrov', '0162 7714560', 'cargo', '2024-10-21', NULL),
(8, 'Hilde', 'Sommer', NULL, 'e-bike', '2025-05-05', NULL),
(9, 'Ivo', 'Lang', '0162 7719023', 'road', '2025-06-16', NULL);

INSERT INTO Zone VALUES
('C1', 'Old Town', 450, 2.5),
('C2', 'Harbour', 520, 4.0),
('N1', 'Northfield', 580, 6.5),
('S1', 'South Park', 560, 5.5),
('E1', 'East Mills', 610, 7.0),
('W1', 'Westend', 540, 5.0),
('U1', 'University', 490, 3.5),
('X1', 'Airport', 950, 13.0);

INSERT INTO Sender VALUES
(1, 'Blatt & Blume', 'Nora Fischer', 'Old Town', '2022-05-10', 1),
(2, 'Optik Brandner', 'Karl Brandner', 'Old Town', '2022-06-01', 1),
(3, 'Leseecke Books', 'Miriam Stahl', 'University', '2022-09-19', 1),
(4, 'Dental Lab Rossi', 'Paolo Rossi', 'Westend', '2023-01-16', 1),
(5, 'Kaffee Zentrale', 'Jana Vogt', 'Harbour', '2023-04-03', 0),
(6, 'Notary Ehrlich', 'Dr. Ute Ehrlich', 'Old Town', '2023-08-21', 1),
(7, 'Velo Parts Online', 'Sven Torberg', 'East Mills', '2024-02-12', 1),
(8, 'Print Shop Delta', 'Aisha Kone', 'University', '2024-05-27', 1),
(9, 'Pharmacy am Markt', 'Lotte Braun', 'Old Town', '2024-11-11', 1),
(10, 'Toy Attic', 'Ralf Meinert', 'South Park', '2025-01-20', 1),
(11, 'Tailor Demir', 'Selim Demir', 'Northfield', '2025-06-02', 1);

INSERT INTO Route VALUES
(1, 7, 'U1', '2025-03-03', '13:15', '15:20', 12.3),
(2, 3, 'S1', '2025-03-03', '08:15', '11:28', 23.0),
(3, 4, 'C2', '2025-03-10', '08:00', '10:55', 21.3),
(4, 1, 'W1', '2025-03-10', '08:30', '11:52', 21.5),
(5, 6, 'N1', '2025-03-18', '08:30', '12:12', 28.6),
(6, 4, 'N1', '2025-03-18', '13:30', '17:11', 26.9),
(7, 3, 'U1', '2025-03-27', '13:30', '16:55', 23.9),
(8, 5, 'N1', '2025-03-27', '09:30', '13:00', 25.6),
(9, 4, 'U1', '2025-04-02', '14:00', '16:33', 17.7),
(10, 5, 'U1', '2025-04-02', '09:00', '11:28', 13.7),
(11, 5, 'C1', '2025-04-09', '08:15', '10:24', 10.5),
(12, 1, 'E1', '2025-04-09', '13:00', '16:16', 22.2),
(13, 3, 'E1', '2025-04-16', '09:00', '12:33', 22.6),
(14, 7, 'N1', '2025-04-16', '13:30', '16:11', 19.2),
(15, 7, 'C2', '2025-04-24', '08:00', '10:55', 16.9),
(16, 4, 'S1', '2025-04-24', '08:30', '10:55', 17.5),
(17, 5, 'C1', '2025-05-06', '08:00', '09:39', 11.4),
(18, 8, 'U1', '2025-05-06', '08:15', '11:43', 22.1),
(19, 7, 'N1', '2025-05-13', '09:00', '11:51', 17.2),
(20, 1, 'C1', '2025-05-13', '09:00', '11:05', 10.1),
(21, 8, 'N1', '2025-05-21', '08:30', '11:46', 20.2),
(22, 5, 'W1', '2025-05-21', '13:00', '15:50', 16.5),
(23, 3, 'S1', '2025-06-03', '08:15', '11:05', 17.5),
(24, 1, 'W1', '2025-06-03', '08:30', '12:40', 27.4),
(25, 8, 'C1', '2025-06-11', '14:30', '17:20', 19.4),
(26, 5, 'N1', '2025-06-11', '09:30', '13:08', 23.4),
(27, 6, 'U1', '2025-06-18', '08:00', '10:47', 15.3),
(28, 1, 'N1', '2025-06-18', '14:00', '18:27', 31.5),
(29, 2, 'C1', '2025-06-25', '14:00', '16:32', 14.1),
(30, 7, 'C2', '2025-06-25', '09:30', '13:15', 25.3);

INSERT INTO Parcel VALUES
(1, 'BK40127', 9, 'Rosa Dietz', 'Rosenweg 6', 'S1', 4.9, 'express', 810, 0, '2025-02-27', 2, NULL, 'lost'),
(2, 'BK40134', 3, 'Sofia Sauer', 'Campusring 64', 'U1', 5.8, 'standard', 490, 0, '2025-02-28', 1, '2025-03-03', 'delivered'),
(3, 'BK40141', 7, 'Lena Dietz', 'Bibliotheksweg 55', 'U1', 1.6, 'same-day', 890, 0, '2025-03-03', 1, '2025-03-03', 'delivered'),
(4, 'BK40148', 9, 'Petra Engel', 'Kaistrasse 80', 'C2', 6.8, 'express', 770, 0, '2025-03-07', 3, NULL, 'lost'),
(5, 'BK40155', 7, 'Sofia Dietz', 'Kaistrasse 16', 'C2', 3.3, 'standard', 520, 0, '2025-03-07', 3, '2025-03-10', 'delivered'),
(6, 'BK40162', 2, 'Bruno Engel', 'Westendallee 72', 'W1', 0.6, 'standard', 540, 0, '2025-03-07', 4, '2025-03-10', 'delivered'),
(7, 'BK40169', 6, 'Viktor Schuster', 'Speicherweg 11', 'C2', 1.2, 'same-day', 920, 0, '2025-03-10', 3, '2025-03-10', 'delivered'),
(8, 'BK40176', 3, 'Markus Schuster', 'Westendallee 42', 'W1', 7.1, 'same-day', 940, 1, '2025-03-10', 4, '2025-03-10', 'delivered'),
(9, 'BK40183', 7, 'Henrik Winkler', 'Nordring 27', 'N1', 0.4, 'express', 830, 0, '2025-03-17', 5, '2025-03-18', 'delivered'),
(10, 'BK40190', 1, 'Rosa Schuster', 'Lindenallee 58', 'N1', 17.4, 'standard', 880, 0, '2025-03-17', 5, '2025-03-18', 'delivered'),
(11, 'BK40197', 7, 'Tilda Rieger', 'Nordring 59', 'N1', 1.2, 'standard', 580, 0, '2025-03-17', 6, NULL, 'returned'),
(12, 'BK40204', 7, 'Petra Lorenz', 'Lindenallee 70', 'N1', 4.9, 'standard', 580, 0, '2025-03-17', 6, '2025-03-18', 'delivered'),
(13, 'BK40211', 9, 'Tilda Engel', 'Bibliotheksweg 35', 'U1', 1.4, 'express', 740, 0, '2025-03-26', 7, '2025-03-27', 'delivered'),
(14, 'BK40218', 10, 'Petra Akin', 'Lindenallee 33', 'N1', 1.9, 'express', 830, 1, '2025-03-26', 8, '2025-03-27', 'delivered'),
(15, 'BK40225', 2, 'Carla Rieger', 'Nordring 26', 'N1', 1.9, 'standard', 580, 0, '2025-03-26', 8, '2025-03-27', 'delivered'),
(16, 'BK40232', 7, 'Lena Jansen', 'Campusring 73', 'U1', 0.4, 'standard', 490, 0, '2025-03-31', 9, '2025-04-02', 'delivered'),
(17, 'BK40239', 7, 'Jonas Rieger', 'Campusring 22', 'U1', 0.6, 'standard', 490, 0, '2025-03-31', 9, '2025-04-02', 'delivered'),
(18, 'BK40246', 7, 'Petra Akin', 'Bibliotheksweg 46', 'U1', 1.9, 'express', 740, 1, '2025-03-31', 10, '2025-04-02', 'delivered'),
(19, 'BK40253', 10, 'Bruno Thiele', 'Campusring 21', 'U1', 2.7, 'standard', 490, 0, '2025-03-31', 10, '2025-04-02', 'delivered'),
(20, 'BK40260', 9, 'Viktor Lorenz', 'Bibliotheksweg 42', 'U1', 13.7, 'standard', 790, 0, '2025-04-01', 9, '2025-04-02', 'delivered'),
(21, 'BK40267', 7, 'Henrik Schuster', 'Campusring 58', 'U1', 1.3, 'same-day', 890, 0, '2025-04-02', 10, '2025-04-02', 'delivered'),
(22, 'BK40274', 7, 'Jonas Jansen', 'Domplatz 49', 'C1', 12.8, 'express', 1000, 0, '2025-04-08', 11, NULL, 'returned'),
(23, 'BK40281', 6, 'Emil Moreau', 'Ostbahnstrasse 44', 'E1', 17.1, 'express', 1160, 0, '2025-04-08', 12, '2025-04-09', 'delivered'),
(24, 'BK40288', 3, 'Jonas Pohl', 'Domplatz 19', 'C1', 2.5, 'same-day', 850, 0, '2025-04-09', 11, '2025-04-09', 'delivered'),
(25, 'BK40295', 7, 'Sofia Moreau', 'Muehlweg 15', 'E1', 1.6, 'same-day', 1010, 1, '2025-04-09', 12, '2025-04-09', 'delivered'),
(26, 'BK40302', 7, 'Paul Berger', 'Nordring 5', 'N1', 20.5, 'standard', 880, 0, '2025-04-14', 14, '2025-04-16', 'delivered'),
(27, 'BK40309', 3, 'Markus Dietz', 'Nordring 59', 'N1', 4.8, 'express', 830, 0, '2025-04-15', 14, NULL, 'lost'),
(28, 'BK40316', 4, 'Greta Ostrowski', 'Nordring 79', 'N1', 8.2, 'standard', 580, 0, '2025-04-15', 14, '2025-04-16', 'delivered'),
(29, 'BK40323', 7, 'Tilda Winkler', 'Muehlweg 69', 'E1', 3.7, 'same-day', 1010, 0, '2025-04-16', 13, '2025-04-16', 'delivered'),
(30, 'BK40330', 9, 'Markus Jansen', 'Ostbahnstrasse 76', 'E1', 1.5, 'same-day', 1010, 0, '2025-04-16', 13, '2025-04-16', 'delivered'),
(31, 'BK40337', 2, 'Jonas Engel', 'Ostbahnstrasse 38', 'E1', 0.4, 'same-day', 1010, 0, '2025-04-16', 13, '2025-04-16', 'delivered'),
(32, 'BK40344', 2, 'Carla Dietz', 'Speicherweg 29', 'C2', 1.5, 'same-day', 920, 1, '2025-04-24', 15, NULL, 'lost'),
(33, 'BK40351', 7, 'Markus Winkler', 'Kaistrasse 3', 'C2', 23.4, 'same-day', 1220, 1, '2025-04-24', 15, '2025-04-24', 'delivered'),
(34, 'BK40358', 3, 'Yusuf Moreau', 'Parkstrasse 18', 'S1', 1.2, 'same-day', 960, 1, '2025-04-24', 16, NULL, 'returned'),
(35, 'BK40365', 4, 'Viktor Ostrowski', 'Parkstrasse 6', 'S1', 21.6, 'same-day', 1260, 0, '2025-04-24', 16, '2025-04-24', 'delivered'),
(36, 'BK40372', 7, 'Bruno Akin', 'Campusring 58', 'U1', 0.9, 'express', 740, 0, '2025-05-05', 18, '2025-05-06', 'delivered'),
(37, 'BK40379', 7, 'Markus Pohl', 'Marktgasse 63', 'C1', 8.0, 'same-day', 850, 0, '2025-05-06', 17, '2025-05-06', 'delivered'),
(38, 'BK40386', 9, 'Yusuf Rieger', 'Marktgasse 5', 'C1', 7.8, 'same-day', 850, 1, '2025-05-06', 17, '2025-05-06', 'delivered'),
(39, 'BK40393', 9, 'Emil Jansen', 'Campusring 67', 'U1', 0.9, 'same-day', 890, 0, '2025-05-06', 18, '2025-05-06', 'delivered'),
(40, 'BK40400', 8, 'Paul Ostrowski', 'Nordring 29', 'N1', 1.2, 'standard', 580, 0, '2025-05-12', 19, '2025-05-13', 'delivered'),
(41, 'BK40407', 9, 'Yusuf Pohl', 'Marktgasse 39', 'C1', 20.7, 'express', 1000, 0, '2025-05-12', 20, '2025-05-13', 'delivered'),
(42, 'BK40414', 7, 'Viktor Dietz', 'Lindenallee 4', 'N1', 5.8, 'same-day', 980, 1, '2025-05-13', 19, '2025-05-13', 'delivered'),
(43, 'BK40421', 1, 'Emil Schuster', 'Marktgasse 48', 'C1', 1.4, 'same-day', 850, 1, '2025-05-13', 20, '2025-05-13', 'delivered'),
(44, 'BK40428', 10, 'Rosa Berger', 'Marktgasse 60', 'C1', 0.4, 'same-day', 850, 1, '2025-05-13', 20, '2025-05-13', 'delivered'),
(45, 'BK40435', 2, 'Carla Winkler', 'Nordring 79', 'N1', 17.5, 'standard', 880, 0, '2025-05-20', 21, '2025-05-21', 'delivered'),
(46, 'BK40442', 9, 'Sofia Lorenz', 'Nordring 39', 'N1', 1.3, 'standard', 580, 0, '2025-05-20', 21, '2025-05-21', 'delivered'),
(47, 'BK40449', 7, 'Mila Rieger', 'Westendallee 21', 'W1', 7.2, 'standard', 540, 0, '2025-05-20', 22, NULL, 'returned'),
(48, 'BK40456', 8, 'Carla Engel', 'Westendallee 51', 'W1', 4.4, 'same-day', 940, 1, '2025-05-21', 22, '2025-05-21', 'delivered'),
(49, 'BK40463', 6, 'Yusuf Ostrowski', 'Rosenweg 15', 'S1', 6.5, 'standard', 560, 0, '2025-06-02', 23, '2025-06-03', 'delivered'),
(50, 'BK40470', 9, 'Bruno Berger', 'Westendallee 46', 'W1', 0.2, 'express', 790, 0, '2025-06-02', 24, '2025-06-03', 'delivered'),
(51, 'BK40477', 3, 'Greta Akin', 'Westendallee 75', 'W1', 1.5, 'same-day', 940, 0, '2025-06-03', 24, '2025-06-03', 'delivered'),
(52, 'BK40484', 3, 'Paul Berger', 'Domplatz 55', 'C1', 21.4, 'express', 1000, 0, '2025-06-09', 25, '2025-06-11', 'delivered'),
(53, 'BK40491', 10, 'Lena Sauer', 'Domplatz 49', 'C1', 2.9, 'standard', 450, 1, '2025-06-10', 25, '2025-06-11', 'delivered'),
(54, 'BK40498', 9, 'Ines Winkler', 'Nordring 19', 'N1', 0.8, 'standard', 580, 1, '2025-06-10', 26, '2025-06-11', 'delivered'),
(55, 'BK40505', 2, 'Ines Moreau', 'Lindenallee 75', 'N1', 1.1, 'standard', 580, 0, '2025-06-10', 26, '2025-06-11', 'delivered'),
(56, 'BK40512', 7, 'Sofia Hartmann', 'Lindenallee 53', 'N1', 11.1, 'standard', 880, 1, '2025-06-10', 26, '2025-06-11', 'delivered'),
(57, 'BK40519', 10, 'Rosa Kruse', 'Lindenallee 31', 'N1', 0.9, 'standard', 580, 0, '2025-06-16', 28, '2025-06-18', 'delivered'),
(58, 'BK40526', 10, 'Lena Pohl', 'Bibliotheksweg 6', 'U1', 19.4, 'standard', 790, 0, '2025-06-17', 27, '2025-06-18', 'delivered'),
(59, 'BK40533', 1, 'Sofia Sauer', 'Nordring 75', 'N1', 3.6, 'express', 830, 0, '2025-06-17', 28, '2025-06-18', 'delivered'),
(60, 'BK40540', 9, 'Bruno Moreau', 'Marktgasse 9', 'C1', 0.4, 'standard', 450, 0, '2025-06-24', 29, '2025-06-25', 'delivered'),
(61, 'BK40547', 2, 'Rosa Rieger', 'Domplatz 30', 'C1', 0.6, 'standard', 450, 0, '2025-06-24', 29, '2025-06-25', 'delivered'),
(62, 'BK40554', 9, 'Emil Hartmann', 'Kaistrasse 37', 'C2', 10.7, 'standard', 820, 0, '2025-06-24', 30, '2025-06-25', 'delivered'),
(63, 'BK40561', 9, 'Rosa Kruse', 'Speicherweg 72', 'C2', 17.4, 'standard', 820, 0, '2025-06-24', 30, '2025-06-25', 'delivered'),
(64, 'BK40568', 10, 'Henrik Dietz', 'Parkstrasse 17', 'S1', 8.8, 'standard', 560, 1, '2025-06-24', NULL, NULL, 'in depot'),
(65, 'BK40575', 3, 'Yusuf Akin', 'Kastanienweg 14', 'W1', 2.4, 'standard', 540, 0, '2025-06-24', NULL, NULL, 'in depot'),
(66, 'BK40582', 9, 'Carla Kruse', 'Parkstrasse 12', 'S1', 7.4, 'express', 810, 0, '2025-06-25', NULL, NULL, 'in depot'),
(67, 'BK40589', 9, 'Carla Engel', 'Marktgasse 41', 'C1', 3.3, 'standard', 450, 0, '2025-06-27', NULL, NULL, 'in depot'),
(68, 'BK40596', 3, 'Emil Pohl', 'Speicherweg 78', 'C2', 9.5, 'express', 770, 1, '2025-06-27', NULL, NULL, 'in depot'),
(69, 'BK40603', 3, 'Emil Thiele', 'Domplatz 57', 'C1', 3.6, 'express', 700, 0, '2025-06-27', NULL, NULL, 'in depot'),
(70, 'BK40610', 10, 'Carla Moreau', 'Campusring 37', 'U1', 9.0, 'standard', 490, 0, '2025-06-27', NULL, NULL, 'in depot');

INSERT INTO Complaint VALUES
(1, 1, '2025-03-06', 'lost', 2810, '2025-03-16'),
(2, 4, '2025-03-12', 'lost', 2770, '2025-03-21'),
(3, 8, '2025-03-13', 'rude rider', NULL, NULL),
(4, 7, '2025-03-13', 'damaged', 2420, '2025-03-16'),
(5, 11, '2025-03-19', 'nobody rang', NULL, NULL),
(6, 12, '2025-03-24', 'late', 580, '2025-03-29'),
(7, 10, '2025-03-24', 'wrong address', 0, '2025-03-28'),
(8, 22, '2025-04-10', 'nobody rang', 0, '2025-04-22'),
(9, 27, '2025-04-20', 'lost', 2830, '2025-04-30'),
(10, 32, '2025-04-30', 'lost', NULL, NULL),
(11, 44, '2025-05-16', 'late', 850, '2025-05-28'),
(12, 49, '2025-06-05', 'late', 560, '2025-06-14'),
(13, 50, '2025-06-05', 'late', 790, '2025-06-06'),
(14, 52, '2025-06-13', 'late', 1000, '2025-06-21'),
(15, 55, '2025-06-16', 'rude rider', NULL, NULL);

INSERT INTO BikeRepair VALUES
(1, 1, '2025-01-14', 'new chain', 4200, 'own workshop'),
(2, 2, '2025-01-22', 'brake pads', 2800, 'own workshop'),
(3, 4, '2025-02-05', 'battery check', 3500, 'own workshop'),
(4, 1, '2025-02-19', 'flat tyre', 1500, 'Speiche 12'),
(5, 5, '2025-03-04', 'new battery', 38900, 'Speiche 12'),
(6, 3, '2025-03-11', 'wheel truing', 2600, 'Radhaus Mitte'),
(7, 7, '2025-03-20', 'new tyres', 8900, 'Radhaus Mitte'),
(8, 2, '2025-04-08', 'flat tyre', 1500, 'own workshop'),
(9, 4, '2025-04-15', 'brake pads', 2800, 'own workshop'),
(10, 1, '2025-05-07', 'new tyres', 8900, 'own workshop'),
(11, 6, '2025-05-15', 'flat tyre', 1500, 'Radhaus Mitte'),
(12, 3, '2025-05-28', 'brake cable', 1900, 'Speiche 12'),
(13, 7, '2025-06-10', 'flat tyre', 1650, 'Speiche 12'),
(14, 1, '2025-06-24', 'brake pads', 2950, 'own workshop');

