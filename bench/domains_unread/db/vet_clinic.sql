CREATE TABLE Owner (OwnerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Phone TEXT, Street
  TEXT, City TEXT, ClientSince INTEGER);
CREATE TABLE Breed (BreedCode TEXT PRIMARY KEY, BreedName TEXT, Species TEXT);
CREATE TABLE Animal (AnimalID INTEGER PRIMARY KEY, Name TEXT, BreedCode TEXT REFERENCES
  Breed(BreedCode), Sex TEXT, BirthDate TEXT, WeightKg REAL, IsNeutered INTEGER, OwnerID INTEGER
  REFERENCES Owner(OwnerID));
CREATE TABLE Veterinarian (VetID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Speciality
  TEXT, LicenceYear INTEGER, Salary INTEGER);
CREATE TABLE Visit (VisitID INTEGER PRIMARY KEY, AnimalID INTEGER REFERENCES Animal(AnimalID),
  VisitDate TEXT, Reason TEXT, LeadVetID INTEGER REFERENCES Veterinarian(VetID),
  AssistingVetID INTEGER REFERENCES Veterinarian(VetID), IsEmergency INTEGER, AmountPaid REAL);
CREATE TABLE Treatment (TreatmentID INTEGER PRIMARY KEY, TreatmentName TEXT, Category TEXT, Price
  REAL);
CREATE TABLE VisitTreatment (VisitID INTEGER REFERENCES Visit(VisitID),
  TreatmentID INTEGER REFERENCES Treatment(TreatmentID),
  Quantity INTEGER, PRIMARY KEY (VisitID, TreatmentID));

INSERT INTO Owner VALUES
  (1, 'Agnes', 'Whitlock', '555-0101', '4 Mill Lane', 'Harrow Bay', 2011),
  (2, 'Bruno', 'Castellani', '555-0117', '12 Quay Street', 'Harrow Bay', 2016),
  (3, 'Celia', 'Nguyen', NULL, '88 Oak Avenue', 'Thornby', 2019),
  (4, 'Dmitri', 'Volkov', '555-0143', '3 Castle Road', 'Thornby', 2014),
  (5, 'Elif', 'Demir', '555-0150', '27 Fern Close', 'Westmere', 2021),
  (6, 'François', 'Lemoine', '555-0162', '9 Orchard Way', 'Harrow Bay', 2018),
  (7, 'Gloria', 'Mensah', '555-0175', '51 Station Road', 'Kilburn', 2020),
  (8, 'Henry', 'Tuttle', NULL, '2 Church Hill', 'Westmere', 2009),
  (9, 'Isabel', 'Ferrer', '555-0198', '16 Canal Walk', 'Harrow Bay', 2022),
  (10, 'Jonas', 'Bergström', '555-0204', '70 High Street', 'Thornby', 2017),
  (11, 'Keiko', 'Arai', '555-0211', '5 Meadow View', 'Kilburn', 2023),
  (12, 'Lorna', 'McBride', '555-0226', '34 Elm Street', 'Westmere', 2015),
  (13, 'Mohammed', 'Saleh', '555-0233', '19 Dock Lane', 'Harrow Bay', 2020),
  (14, 'Nora', 'Quinn', NULL, '8 Park Row', 'Pinewood', 2023);

INSERT INTO Breed VALUES
  ('LAB', 'Labrador Retriever', 'Dog'), ('GSD', 'German Shepherd', 'Dog'), ('PUG', 'Pug', 'Dog'),
  ('BCO', 'Border Collie', 'Dog'), ('SIA', 'Siamese', 'Cat'), ('MCO', 'Maine Coon', 'Cat'),
  ('DSH', 'Domestic Shorthair', 'Cat'), ('HLP', 'Holland Lop', 'Rabbit'),
  ('AGP', 'African Grey', 'Parrot'),
  ('SYH', 'Syrian Hamster', 'Hamster'), ('POD', 'Poodle', 'Dog');

INSERT INTO Animal VALUES
  (1, 'Biscuit', 'LAB', 'M', '2017-05-12', 31.4, 1, 1),
  (2, 'Luna', 'SIA', 'F', '2019-08-30', 3.9, 1, 1),
  (3, 'Rex', 'GSD', 'M', '2015-11-02', 36.8, 0, 2),
  (4, 'Mochi', 'PUG', 'F', '2020-03-18', 7.6, 1, 3),
  (5, 'Shadow', 'DSH', 'M', '2018-01-25', 5.1, 1, 4),
  (6, 'Nala', 'MCO', 'F', '2016-07-07', 6.4, 0, 4),
  (7, 'Pasha', 'AGP', 'M', '2010-04-01', 0.45, 0, 4),
  (8, 'Clover', 'HLP', 'F', '2021-09-15', 1.8, 1, 5),
  (9, 'Gaston', 'BCO', 'M', '2014-02-20', 19.7, 1, 6),
  (10, 'Luna', 'LAB', 'F', '2022-06-11', 24.2, 0, 7),
  (11, 'Otis', 'DSH', 'M', '2013-10-09', 4.7, 1, 8),
  (12, 'Pepper', 'BCO', 'F', '2019-12-24', 17.3, 1, 9),
  (13, 'Churro', 'PUG', 'M', '2021-01-17', 8.9, 0, 9),
  (14, 'Freja', 'MCO', 'F', '2020-05-05', 5.8, 1, 10),
  (15, 'Hamlet', 'SYH', 'M', '2023-02-14', 0.12, 0, 11),
  (16, 'Tara', 'GSD', 'F', '2018-08-08', 29.5, 1, 12),
  (17, 'Simba', 'DSH', 'M', NULL, 4.2, 0, 13),
  (18, 'Daisy', 'LAB', 'F', '2012-03-03', 27.9, 1, 8),
  (19, 'Cocoa', 'HLP', 'M', '2022-12-01', 2.1, 0, 5),
  (20, 'Ziggy', 'SIA', 'M', '2021-11-19', NULL, 1, 13),
  (21, 'Bruce', 'GSD', 'M', '2016-09-27', 41.2, 1, 10),
  (22, 'Pip', 'SYH', 'F', '2023-07-30', 0.14, 0, 11);

INSERT INTO Veterinarian VALUES
  (1, 'Eleanor', 'Marsh', 'Surgery', 2001, 91000),
  (2, 'Rohan', 'Gupta', 'Dentistry', 2010, 74500),
  (3, 'Sólveig', 'Jónsdóttir', 'General Practice', 2015, 62000),
  (4, 'Matteo', 'Bianchi', 'Exotic Animals', 2012, 70200),
  (5, 'Hollis', 'Grant', 'General Practice', 2019, 54800),
  (6, 'Amara', 'Obi', 'Dermatology', 2008, 78000),
  (7, 'Peter', 'Vance', 'Surgery', 2021, 58500),
  (8, 'Wanda', 'Kruk', 'Cardiology', 2005, 83000);

INSERT INTO Visit VALUES
  (1, 3, '2022-10-09', 'Skin rash', 3, NULL, 0, 100.0),
  (2, 2, '2022-10-18', 'Skin rash', 3, NULL, 0, 91.0),
  (3, 6, '2022-10-20', 'Skin rash', 5, NULL, 0, 155.0),
  (4, 12, '2022-10-21', 'Injury', 3, NULL, 1, 445.0),
  (5, 10, '2022-10-30', 'Limping', 2, NULL, 0, 100.0),
  (6, 2, '2022-10-31', 'Injury', 6, 5, 0, 1155.0),
  (7, 2, '2022-11-03', 'Vaccination', 7, NULL, 0, 71.5),
  (8, 11, '2022-11-11', 'Vaccination', 3, 6, 0, 67.5),
  (9, 6, '2022-11-14', 'Vaccination', 3, 6, 0, 43.5),
  (10, 4, '2022-11-28', 'Vomiting', 3, 7, 0, NULL),
  (11, 17, '2022-12-02', 'Injury', 3, 7, 1, 205.0),
  (12, 2, '2022-12-06', 'Limping', 2, NULL, 1, 1095.0),
  (13, 5, '2022-12-30', 'Limping', 3, NULL, 1, 160.0),
  (14, 18, '2023-01-05', 'Check-up', 3, NULL, 0, 104.0),
  (15, 10, '2023-01-15', 'Vomiting', 1, 5, 1, 270.0),
  (16, 12, '2023-01-26', 'Vaccination', 1, 3, 0, 43.5),
  (17, 1, '2023-02-02', 'Skin rash', 5, 6, 0, 100.0),
  (18, 8, '2023-03-05', 'Vaccination', 1, NULL, 0, 67.5),
  (19, 10, '2023-04-08', 'Vaccination', 2, NULL, 0, 86.0),
  (20, 17, '2023-04-15', 'Limping', 2, NULL, 0, 145.0),
  (21, 14, '2023-04-17', 'Check-up', 5, 1, 0, 78.5),
  (22, 8, '2023-05-05', 'Limping', 2, NULL, 1, 1095.0),
  (23, 12, '2023-06-24', 'Skin rash', 5, NULL, 0, 230.0),
  (24, 10, '2023-07-13', 'Check-up', 5, NULL, 0, 60.0),
  (25, 5, '2023-07-29', 'Check-up', 3, NULL, 0, 43.5),
  (26, 2, '2023-09-10', 'Vaccination', 2, 3, 0, 43.5),
  (27, 21, '2023-10-10', 'Check-up', 3, NULL, 0, 118.5),
  (28, 3, '2023-10-12', 'Vomiting', 5, NULL, 0, NULL),
  (29, 16, '2023-11-03', 'Check-up', 1, NULL, 0, 104.0),
  (30, 15, '2023-11-04', 'Limping', 1, NULL, 0, 100.0),
  (31, 3, '2023-11-09', 'Vaccination', 5, 3, 0, 53.0),
  (32, 17, '2023-11-19', 'Vaccination', 3, NULL, 0, 53.0),
  (33, 17, '2024-02-02', 'Skin rash', 1, 5, 0, 144.0),
  (34, 2, '2024-03-02', 'Check-up', 6, NULL, 0, 78.5),
  (35, 3, '2024-03-07', 'Limping', 1, NULL, 0, 100.0),
  (36, 1, '2024-03-18', 'Limping', 3, NULL, 1, 1095.0),
  (37, 14, '2024-03-24', 'Injury', 5, 1, 0, NULL),
  (38, 5, '2024-03-27', 'Vaccination', 3, NULL, 0, 67.5),
  (39, 6, '2024-04-02', 'Injury', 2, 7, 0, 1035.0),
  (40, 14, '2024-04-07', 'Dental pain', 6, NULL, 0, 215.0),
  (41, 8, '2024-04-13', 'Check-up', 1, 3, 0, 43.5),
  (42, 16, '2024-04-19', 'Limping', 5, 6, 0, NULL),
  (43, 4, '2024-04-19', 'Vaccination', 3, NULL, 0, 71.5),
  (44, 15, '2024-04-22', 'Injury', 3, 1, 1, 1095.0);

INSERT INTO Treatment VALUES
  (1, 'Rabies Vaccine', 'Vaccination', 28.0),
  (2, 'Annual Booster', 'Vaccination', 42.5),
  (3, 'Dental Cleaning', 'Dental', 160.0),
  (4, 'Tooth Extraction', 'Dental', 95.0),
  (5, 'Spay or Neuter', 'Surgery', 240.0),
  (6, 'Fracture Repair', 'Surgery', 890.0),
  (7, 'Blood Panel', 'Laboratory', 75.0),
  (8, 'X-Ray', 'Imaging', 120.0),
  (9, 'Ultrasound', 'Imaging', 185.0),
  (10, 'Flea Treatment', 'Parasite Control', 22.0),
  (11, 'Deworming', 'Parasite Control', 18.5),
  (12, 'Microchip', 'Identification', 35.0),
  (13, 'Allergy Test', 'Laboratory', 130.0),
  (14, 'Cast Removal', 'Surgery', 60.0);

INSERT INTO VisitTreatment VALUES
  (1, 7, 1), (2, 10, 3), (3, 13, 1), (4, 5, 1), (4, 8, 1), (5, 7, 1),
  (6, 5, 1), (6, 6, 1), (7, 1, 1), (7, 11, 1), (8, 2, 1), (9, 11, 1),
  (10, 7, 1), (10, 9, 1), (11, 8, 1), (12, 6, 1), (12, 8, 1), (13, 7, 1),
  (14, 10, 2), (14, 12, 1), (15, 9, 1), (16, 11, 1), (17, 7, 1), (18, 2, 1),
  (19, 2, 1), (19, 11, 1), (20, 8, 1), (21, 11, 1), (21, 12, 1), (22, 6, 1),
  (22, 8, 1), (23, 7, 1), (23, 13, 1), (24, 12, 1), (25, 11, 1), (26, 11, 1),
  (27, 7, 1), (27, 11, 1), (28, 9, 1), (29, 10, 2), (29, 12, 1), (30, 7, 1),
  (31, 1, 1), (32, 1, 1), (33, 7, 1), (33, 10, 2), (34, 11, 1), (34, 12, 1),
  (35, 7, 1), (36, 6, 1), (36, 8, 1), (37, 8, 1), (38, 2, 1), (39, 6, 1),
  (39, 8, 1), (40, 4, 2), (41, 11, 1), (42, 6, 1), (43, 1, 1), (43, 11, 1),
  (44, 6, 1), (44, 8, 1);
