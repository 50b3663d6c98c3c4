CREATE TABLE Coordinator (CoordinatorID INTEGER PRIMARY KEY, FullName TEXT, Desk TEXT, Extension
  TEXT);
CREATE TABLE Volunteer (VolunteerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Village
  TEXT, BirthYear INTEGER, JoinedOn TEXT, LeftOn TEXT, CoordinatorID INTEGER REFERENCES
  Coordinator(CoordinatorID), CarModel TEXT, CarSeats INTEGER, TakesWheelchair INTEGER DEFAULT 0);
CREATE TABLE Patient (PatientID INTEGER PRIMARY KEY, FullName TEXT, Village TEXT, BirthYear
  INTEGER, UsesWheelchair INTEGER DEFAULT 0, NeedsEscort INTEGER DEFAULT 0, RegisteredOn TEXT);
CREATE TABLE Clinic (ClinicID INTEGER PRIMARY KEY, ClinicName TEXT, Building TEXT, OpensAt TEXT);
CREATE TABLE Trip (TripID INTEGER PRIMARY KEY, PatientID INTEGER REFERENCES Patient(PatientID),
  VolunteerID INTEGER REFERENCES Volunteer(VolunteerID), ClinicID INTEGER REFERENCES
  Clinic(ClinicID), TripDate TEXT, PickupTime TEXT, Miles REAL, WaitMinutes INTEGER, TripStatus
  TEXT, CancelReason TEXT);
CREATE TABLE MileageClaim (ClaimID INTEGER PRIMARY KEY, VolunteerID INTEGER REFERENCES
  Volunteer(VolunteerID), ClaimMonth TEXT, ClaimMiles REAL, ClaimAmount REAL, SubmittedOn TEXT,
  PaidOn TEXT);
CREATE TABLE Donation (DonationID INTEGER PRIMARY KEY, PatientID INTEGER REFERENCES
  Patient(PatientID), DonorName TEXT, Amount REAL, ReceivedOn TEXT, PayMethod TEXT, ThankedOn TEXT);
CREATE TABLE TrainingRecord (RecordID INTEGER PRIMARY KEY, VolunteerID INTEGER REFERENCES
  Volunteer(VolunteerID), Topic TEXT, CompletedOn TEXT, ValidUntil TEXT);

INSERT INTO Coordinator VALUES (1, 'Deborah Quinn', 'Main desk', '2210');
INSERT INTO Coordinator VALUES (2, 'Alistair Munro', 'Renal desk', '2217');
INSERT INTO Coordinator VALUES (3, 'Rachel Osei', 'Oncology desk', '2231');

INSERT INTO Volunteer VALUES (1, 'Geoffrey', 'Tilling', 'Ashcombe', 1948, '2024-07-03', NULL, 3,
  'Skoda Octavia', 5, 0);
INSERT INTO Volunteer VALUES (2, 'Pauline', 'Drummond', 'Marlow End', 1961, '2022-10-21', NULL, 1,
  'Honda Jazz', 5, 0);
INSERT INTO Volunteer VALUES (3, 'Terry', 'Baxter', 'Ashcombe', 1964, '2022-05-30', NULL, 1,
  'VW Caddy', 5, 1);
INSERT INTO Volunteer VALUES (4, 'Sheila', 'Nkemelu', 'Fernhurst', 1958, '2022-07-27',
  '2024-11-30', 1, 'Ford Focus', 4, 0);
INSERT INTO Volunteer VALUES (5, 'Roger', 'Whitlock', 'Little Stowe', 1966, '2022-12-31', NULL, 2,
  'Citroen Berlingo', 5, 1);
INSERT INTO Volunteer VALUES (6, 'Carol', 'Whitlock', 'Little Stowe', 1977, '2024-07-22', NULL, 1,
  'Honda Jazz', 5, 0);
INSERT INTO Volunteer VALUES (7, 'Brian', 'Eames', 'Fernhurst', 1974, '2024-12-20', NULL, 1,
  'Toyota Yaris', 5, 0);
INSERT INTO Volunteer VALUES (8, 'Judith', 'Amory', 'Ashcombe', 1956, '2024-08-07', NULL, 1,
  'Kia Ceed', 5, 0);
INSERT INTO Volunteer VALUES (9, 'Mohammed', 'Sharif', 'Barnsfield', 1949, '2023-12-28', NULL, 3,
  'Peugeot Rifter', 7, 1);
INSERT INTO Volunteer VALUES (10, 'Lorna', 'Pike', 'Marlow End', 1944, '2022-05-27', NULL, 1,
  'Nissan Leaf', 5, 0);
INSERT INTO Volunteer VALUES (11, 'Kenneth', 'Ross', 'Barnsfield', 1971, '2022-09-09',
  '2025-02-14', 1, 'Vauxhall Astra', 4, 0);
INSERT INTO Volunteer VALUES (12, 'Dawn', 'Fairley', 'Fernhurst', 1963, '2023-01-23', NULL, 1,
  'Honda Jazz', 5, 0);
INSERT INTO Volunteer VALUES (13, 'Stephen', 'Cole', 'Ashcombe', 1956, '2024-05-08', NULL, 3,
  'VW Caddy', 5, 1);
INSERT INTO Volunteer VALUES (14, 'Angela', 'Moretti', 'Barnsfield', 1961, '2024-02-16', NULL, 1,
  'Fiat Panda', 5, 0);
INSERT INTO Volunteer VALUES (15, 'Philip', 'Garland', 'Little Stowe', 1966, '2024-01-29', NULL, 1,
  'Volvo V60', 5, 0);
INSERT INTO Volunteer VALUES (16, 'Wendy', 'Hobbs', 'Marlow End', 1963, '2025-05-19', NULL, NULL,
  'Hyundai i10', 4, 0);

INSERT INTO Patient VALUES (1, 'Ethel Marchbanks', 'Marlow End', 1933, 0, 0, '2024-07-16');
INSERT INTO Patient VALUES (2, 'Arthur Pope', 'Upper Dene', 1951, 0, 0, '2024-06-19');
INSERT INTO Patient VALUES (3, 'Nora Fitzgerald', 'Marlow End', 1943, 1, 1, '2022-09-09');
INSERT INTO Patient VALUES (4, 'Harold Simms', 'Fernhurst', 1952, 0, 0, '2024-05-13');
INSERT INTO Patient VALUES (5, 'Violet Achebe', 'Upper Dene', 1932, 0, 1, '2022-10-04');
INSERT INTO Patient VALUES (6, 'Stanley Birch', 'Fernhurst', 1960, 0, 0, '2023-11-20');
INSERT INTO Patient VALUES (7, 'Maureen Dobbs', 'Marlow End', 1945, 0, 0, '2023-10-05');
INSERT INTO Patient VALUES (8, 'Leonard Frith', 'Fernhurst', 1951, 1, 0, '2023-11-21');
INSERT INTO Patient VALUES (9, 'Doris Hallam', 'Barnsfield', 1939, 0, 0, '2023-05-16');
INSERT INTO Patient VALUES (10, 'Cyril Jupp', 'Marlow End', 1954, 0, 0, '2023-03-24');
INSERT INTO Patient VALUES (11, 'Irene Keating', 'Little Stowe', 1944, 1, 1, '2024-09-14');
INSERT INTO Patient VALUES (12, 'Ron Lavender', 'Marlow End', 1931, 0, 0, '2022-06-20');
INSERT INTO Patient VALUES (13, 'Peggy Mistry', 'Upper Dene', 1950, 0, 0, '2024-06-12');
INSERT INTO Patient VALUES (14, 'Albert Nye', 'Barnsfield', 1957, 0, 1, '2023-07-21');
INSERT INTO Patient VALUES (15, 'Joyce Orme', 'Upper Dene', 1960, 0, 0, '2024-09-24');
INSERT INTO Patient VALUES (16, 'Frank Quill', 'Upper Dene', 1935, 0, 0, '2024-01-22');
INSERT INTO Patient VALUES (17, 'Gladys Root', 'Little Stowe', 1940, 1, 0, '2023-10-11');
INSERT INTO Patient VALUES (18, 'Winifred Stott', 'Upper Dene', 1959, 0, 0, '2025-04-03');
INSERT INTO Patient VALUES (19, 'Bernard Tull', 'Upper Dene', 1933, 0, 0, '2025-04-03');
INSERT INTO Patient VALUES (20, 'Rita Underhill', 'Ashcombe', 1957, 0, 0, '2025-02-25');

INSERT INTO Clinic VALUES (1, 'Renal Dialysis', 'East Wing', '07:00');
INSERT INTO Clinic VALUES (2, 'Oncology Day Unit', 'Garland Building', '08:30');
INSERT INTO Clinic VALUES (3, 'Eye Clinic', 'Outpatients', '09:00');
INSERT INTO Clinic VALUES (4, 'Physiotherapy', 'Outpatients', '08:00');
INSERT INTO Clinic VALUES (5, 'Fracture Clinic', 'Main Block', '09:00');
INSERT INTO Clinic VALUES (6, 'Audiology', 'Outpatients', '09:30');
INSERT INTO Clinic VALUES (7, 'Chest Clinic', 'East Wing', '08:45');
INSERT INTO Clinic VALUES (8, 'Memory Clinic', 'Willow House', '10:00');

INSERT INTO Trip VALUES (1, 13, 1, 5, '2024-10-03', '14:45', 46.6, 75, 'done', NULL);
INSERT INTO Trip VALUES (2, 3, 13, 5, '2024-10-05', '13:45', NULL, NULL, 'cancelled',
  'patient unwell');
INSERT INTO Trip VALUES (3, 12, 12, 3, '2024-10-08', '10:00', NULL, NULL, 'cancelled',
  'patient unwell');
INSERT INTO Trip VALUES (4, 15, 5, 2, '2024-10-10', '13:30', 40.1, 35, 'done', NULL);
INSERT INTO Trip VALUES (5, 3, 5, 5, '2024-10-11', '13:00', 19.0, 20, 'done', NULL);
INSERT INTO Trip VALUES (6, 1, 13, 1, '2024-10-14', '10:30', 19.2, 45, 'done', NULL);
INSERT INTO Trip VALUES (7, 1, 15, 1, '2024-10-17', '07:45', 19.3, 75, 'done', NULL);
INSERT INTO Trip VALUES (8, 14, 9, 3, '2024-10-23', '11:45', 9.8, 45, 'done', NULL);
INSERT INTO Trip VALUES (9, 1, 8, 1, '2024-10-26', '11:15', 20.8, 60, 'done', NULL);
INSERT INTO Trip VALUES (10, 7, 15, 1, '2024-10-29', '08:00', 18.7, 120, 'done', NULL);
INSERT INTO Trip VALUES (11, 7, 3, 1, '2024-10-31', '07:15', 19.0, 20, 'done', NULL);
INSERT INTO Trip VALUES (12, 11, 13, 3, '2024-10-31', '08:15', 30.7, 20, 'done', NULL);
INSERT INTO Trip VALUES (13, 4, 5, 3, '2024-11-01', '09:30', NULL, NULL, 'cancelled', 'driver ill');
INSERT INTO Trip VALUES (14, 5, 12, 3, '2024-11-02', '08:00', 43.4, 75, 'done', NULL);
INSERT INTO Trip VALUES (15, 7, 11, 1, '2024-11-05', '11:00', 22.4, 75, 'done', NULL);
INSERT INTO Trip VALUES (16, 1, 13, 1, '2024-11-06', '08:00', 20.1, 75, 'done', NULL);
INSERT INTO Trip VALUES (17, 1, 8, 1, '2024-11-06', '08:45', 20.1, 50, 'done', NULL);
INSERT INTO Trip VALUES (18, 7, 3, 7, '2024-11-11', '14:45', 19.0, 45, 'done', NULL);
INSERT INTO Trip VALUES (19, 16, 9, 2, '2024-11-12', '13:00', 42.5, 45, 'done', NULL);
INSERT INTO Trip VALUES (20, 14, 3, 2, '2024-11-14', '07:30', 9.7, 50, 'done', NULL);
INSERT INTO Trip VALUES (21, 1, 15, 1, '2024-11-20', '08:00', 19.0, 20, 'done', NULL);
INSERT INTO Trip VALUES (22, 7, 5, 7, '2024-11-22', '07:30', 22.1, 60, 'done', NULL);
INSERT INTO Trip VALUES (23, 3, 9, 5, '2024-11-23', '09:15', 21.4, 35, 'done', NULL);
INSERT INTO Trip VALUES (24, 1, 11, 1, '2024-11-25', '14:00', 20.9, 90, 'done', NULL);
INSERT INTO Trip VALUES (25, 10, 6, 3, '2024-11-26', '08:00', 20.0, 20, 'done', NULL);
INSERT INTO Trip VALUES (26, 17, 5, 2, '2024-11-27', '10:00', 33.0, 35, 'done', NULL);
INSERT INTO Trip VALUES (27, 1, 2, 1, '2024-11-27', '11:15', 19.9, 30, 'done', NULL);
INSERT INTO Trip VALUES (28, 17, 9, 2, '2024-11-27', '09:30', 33.4, 120, 'done', NULL);
INSERT INTO Trip VALUES (29, 7, 13, 1, '2024-11-28', '14:30', 19.3, 150, 'done', NULL);
INSERT INTO Trip VALUES (30, 17, 3, 2, '2024-12-02', '07:45', NULL, NULL, 'no-show', NULL);
INSERT INTO Trip VALUES (31, 1, 12, 1, '2024-12-04', '14:00', 19.5, 35, 'done', NULL);
INSERT INTO Trip VALUES (32, 14, 12, 3, '2024-12-07', '11:15', NULL, NULL, 'cancelled',
  'driver ill');
INSERT INTO Trip VALUES (33, 1, 5, 1, '2024-12-11', '07:00', 22.7, 90, 'done', NULL);
INSERT INTO Trip VALUES (34, 8, 13, 2, '2024-12-12', '07:15', 26.4, 60, 'done', NULL);
INSERT INTO Trip VALUES (35, 2, 10, 3, '2024-12-13', '09:00', 42.6, 30, 'done', NULL);
INSERT INTO Trip VALUES (36, 12, 6, 4, '2024-12-18', '09:00', 20.2, 120, 'done', NULL);
INSERT INTO Trip VALUES (37, 7, 6, 1, '2024-12-18', '09:00', 21.5, 45, 'done', NULL);
INSERT INTO Trip VALUES (38, 6, 13, 3, '2024-12-21', '11:15', 24.0, 50, 'done', NULL);
INSERT INTO Trip VALUES (39, 5, 3, 3, '2024-12-27', '09:00', 41.3, 30, 'done', NULL);
INSERT INTO Trip VALUES (40, 7, 10, 1, '2024-12-27', '14:30', 20.8, 35, 'done', NULL);
INSERT INTO Trip VALUES (41, 6, 11, 5, '2024-12-27', '07:15', NULL, NULL, 'no-show', NULL);
INSERT INTO Trip VALUES (42, 3, 5, 5, '2024-12-30', '10:45', 22.3, 30, 'done', NULL);
INSERT INTO Trip VALUES (43, 1, 3, 1, '2025-01-04', '13:15', NULL, NULL, 'no-show', NULL);
INSERT INTO Trip VALUES (44, 14, 2, 2, '2025-01-20', '07:45', 11.1, 45, 'done', NULL);
INSERT INTO Trip VALUES (45, 3, 3, 5, '2025-01-23', '07:30', 19.5, 150, 'done', NULL);
INSERT INTO Trip VALUES (46, 3, 3, 4, '2025-01-29', '10:45', 21.4, 150, 'done', NULL);
INSERT INTO Trip VALUES (47, 7, 11, 1, '2025-02-05', '13:45', 20.1, 30, 'done', NULL);
INSERT INTO Trip VALUES (48, 5, 9, 7, '2025-02-06', '07:15', 46.3, 90, 'done', NULL);
INSERT INTO Trip VALUES (49, 17, 5, 2, '2025-02-10', '10:15', 32.4, 75, 'done', NULL);
INSERT INTO Trip VALUES (50, 4, 3, 4, '2025-02-24', '09:15', 25.5, 90, 'done', NULL);
INSERT INTO Trip VALUES (51, 13, 2, 3, '2025-02-26', '11:45', NULL, NULL, 'cancelled',
  'driver ill');
INSERT INTO Trip VALUES (52, 17, 9, 2, '2025-02-27', '13:30', NULL, NULL, 'no-show', NULL);
INSERT INTO Trip VALUES (53, 7, 9, 7, '2025-03-06', '07:30', 22.8, 120, 'done', NULL);
INSERT INTO Trip VALUES (54, 13, 13, 3, '2025-03-07', '14:30', 48.2, 75, 'done', NULL);
INSERT INTO Trip VALUES (55, 7, 1, 7, '2025-03-11', '08:00', 21.8, 75, 'done', NULL);
INSERT INTO Trip VALUES (56, 8, 5, 4, '2025-03-15', '09:45', 25.9, 20, 'done', NULL);
INSERT INTO Trip VALUES (57, 3, 9, 5, '2025-03-15', '13:15', 20.7, 90, 'done', NULL);
INSERT INTO Trip VALUES (58, 5, 2, 7, '2025-03-17', '11:15', NULL, NULL, 'cancelled',
  'appointment moved');
INSERT INTO Trip VALUES (59, 11, 5, 4, '2025-03-20', '13:15', 32.2, 45, 'done', NULL);
INSERT INTO Trip VALUES (60, 17, 3, 2, '2025-03-31', '08:15', 31.6, 35, 'done', NULL);
INSERT INTO Trip VALUES (61, 1, 15, 1, '2025-03-31', '10:15', NULL, NULL, 'no-show', NULL);
INSERT INTO Trip VALUES (62, 5, 5, 7, '2025-04-02', '14:45', 41.4, 150, 'done', NULL);
INSERT INTO Trip VALUES (63, 18, 7, 3, '2025-04-08', '14:15', 45.3, 120, 'done', NULL);
INSERT INTO Trip VALUES (64, 12, 6, 6, '2025-04-11', '14:00', 22.2, 45, 'done', NULL);
INSERT INTO Trip VALUES (65, 16, 10, 3, '2025-04-12', '08:45', NULL, NULL, 'cancelled',
  'patient unwell');
INSERT INTO Trip VALUES (66, 1, 12, 1, '2025-04-15', '10:00', 21.6, 20, 'done', NULL);
INSERT INTO Trip VALUES (67, 12, 15, 2, '2025-04-21', '14:00', NULL, NULL, 'cancelled',
  'appointment moved');
INSERT INTO Trip VALUES (68, 9, 3, 3, '2025-04-22', '09:45', 9.9, 50, 'done', NULL);
INSERT INTO Trip VALUES (69, 14, 10, 5, '2025-04-22', '11:30', 11.4, 90, 'done', NULL);
INSERT INTO Trip VALUES (70, 18, 1, 6, '2025-04-23', '11:00', 43.4, 30, 'done', NULL);
INSERT INTO Trip VALUES (71, 1, 1, 1, '2025-04-28', '07:45', NULL, NULL, 'cancelled',
  'patient unwell');
INSERT INTO Trip VALUES (72, 3, 5, 5, '2025-04-29', '11:45', NULL, NULL, 'no-show', NULL);
INSERT INTO Trip VALUES (73, 15, 15, 5, '2025-05-01', '14:00', NULL, NULL, 'cancelled',
  'appointment moved');
INSERT INTO Trip VALUES (74, 12, 15, 3, '2025-05-17', '11:30', NULL, NULL, 'cancelled',
  'patient unwell');
INSERT INTO Trip VALUES (75, 15, 1, 3, '2025-05-26', '09:15', NULL, NULL, 'booked', NULL);
INSERT INTO Trip VALUES (76, 6, 15, 7, '2025-05-28', '11:15', NULL, NULL, 'booked', NULL);

INSERT INTO MileageClaim VALUES (1, 3, '2024-10', 19.0, 8.55, '2024-11-11', '2024-11-30');
INSERT INTO MileageClaim VALUES (2, 8, '2024-10', 20.8, 9.36, '2024-11-04', '2024-11-18');
INSERT INTO MileageClaim VALUES (3, 9, '2024-10', 9.8, 4.41, '2024-11-07', '2024-11-14');
INSERT INTO MileageClaim VALUES (4, 15, '2024-10', 38.0, 17.1, '2024-11-07', '2024-11-21');
INSERT INTO MileageClaim VALUES (5, 3, '2024-11', 28.7, 12.91, '2024-12-09', '2024-12-21');
INSERT INTO MileageClaim VALUES (6, 5, '2024-11', 55.1, 24.8, '2024-12-05', '2024-12-20');
INSERT INTO MileageClaim VALUES (7, 6, '2024-11', 20.0, 9.0, '2024-12-07', '2024-12-21');
INSERT INTO MileageClaim VALUES (8, 8, '2024-11', 20.1, 9.05, '2024-12-09', '2024-12-25');
INSERT INTO MileageClaim VALUES (9, 9, '2024-11', 97.3, 43.78, '2024-12-09', '2024-12-16');
INSERT INTO MileageClaim VALUES (10, 12, '2024-11', 43.4, 19.53, '2024-12-07', '2024-12-19');
INSERT INTO MileageClaim VALUES (11, 15, '2024-11', 19.0, 8.55, '2024-12-04', '2024-12-24');
INSERT INTO MileageClaim VALUES (12, 3, '2024-12', 41.3, 18.59, '2025-01-04', '2025-01-20');
INSERT INTO MileageClaim VALUES (13, 5, '2024-12', 45.0, 20.25, '2025-01-10', '2025-01-18');
INSERT INTO MileageClaim VALUES (14, 10, '2024-12', 63.4, 28.53, '2025-01-02', '2025-01-20');
INSERT INTO MileageClaim VALUES (15, 13, '2024-12', 50.4, 22.68, '2025-01-04', '2025-01-23');
INSERT INTO MileageClaim VALUES (16, 2, '2025-01', 11.1, 5.0, '2025-02-10', '2025-02-20');
INSERT INTO MileageClaim VALUES (17, 5, '2025-02', 32.4, 14.58, '2025-03-03', '2025-03-19');
INSERT INTO MileageClaim VALUES (18, 9, '2025-02', 46.3, 20.84, '2025-03-03', '2025-03-17');
INSERT INTO MileageClaim VALUES (19, 11, '2025-02', 20.1, 9.05, '2025-03-01', '2025-03-10');
INSERT INTO MileageClaim VALUES (20, 3, '2025-03', 31.6, 14.22, '2025-04-10', '2025-04-21');
INSERT INTO MileageClaim VALUES (21, 5, '2025-03', 58.1, 26.14, '2025-04-08', '2025-04-19');
INSERT INTO MileageClaim VALUES (22, 9, '2025-03', 43.5, 19.57, '2025-04-07', '2025-04-12');
INSERT INTO MileageClaim VALUES (23, 3, '2025-04', 9.9, 4.46, '2025-05-02', NULL);
INSERT INTO MileageClaim VALUES (24, 5, '2025-04', 41.4, 18.63, '2025-05-05', '2025-05-19');
INSERT INTO MileageClaim VALUES (25, 7, '2025-04', 45.3, 20.38, '2025-05-02', NULL);
INSERT INTO MileageClaim VALUES (26, 10, '2025-04', 11.4, 5.13, '2025-05-05', NULL);
INSERT INTO MileageClaim VALUES (27, 12, '2025-04', 21.6, 9.72, '2025-05-07', NULL);

INSERT INTO Donation VALUES (1, NULL, 'Anonymous', 150.0, '2024-10-16', 'bank transfer',
  '2024-10-30');
INSERT INTO Donation VALUES (2, 8, 'Leonard Frith', 50.0, '2024-10-26', 'bank transfer', NULL);
INSERT INTO Donation VALUES (3, 14, 'Albert Nye', 10.0, '2024-10-28', 'cash', NULL);
INSERT INTO Donation VALUES (4, NULL, 'Anonymous', 75.0, '2024-10-28', 'cheque', '2024-10-29');
INSERT INTO Donation VALUES (5, 15, 'Joyce Orme', 15.0, '2024-10-28', 'bank transfer',
  '2024-11-11');
INSERT INTO Donation VALUES (6, 13, 'Peggy Mistry', 5.0, '2024-10-30', 'cash', '2024-11-09');
INSERT INTO Donation VALUES (7, NULL, 'Fernhurst WI', 150.0, '2024-11-05', 'cash', NULL);
INSERT INTO Donation VALUES (8, 3, 'Nora Fitzgerald', 10.0, '2024-11-09', 'bank transfer', NULL);
INSERT INTO Donation VALUES (9, NULL, 'The Plough Quiz Night', 150.0, '2024-12-04', 'cash',
  '2024-12-18');
INSERT INTO Donation VALUES (10, 1, 'Ethel Marchbanks', 5.0, '2024-12-05', 'cheque', '2024-12-14');
INSERT INTO Donation VALUES (11, NULL, 'The Plough Quiz Night', 250.0, '2024-12-06',
  'bank transfer', NULL);
INSERT INTO Donation VALUES (12, 15, 'Joyce Orme', 20.0, '2025-01-07', 'cash', NULL);
INSERT INTO Donation VALUES (13, 6, 'Stanley Birch', 50.0, '2025-01-18', 'cash', '2025-01-25');
INSERT INTO Donation VALUES (14, 7, 'Maureen Dobbs', 15.0, '2025-01-21', 'bank transfer', NULL);
INSERT INTO Donation VALUES (15, 1, 'Ethel Marchbanks', 10.0, '2025-02-10', 'cash', '2025-02-18');
INSERT INTO Donation VALUES (16, 4, 'Harold Simms', 20.0, '2025-03-05', 'bank transfer', NULL);
INSERT INTO Donation VALUES (17, NULL, 'Rotary Club of Barnsfield', 320.0, '2025-04-01',
  'bank transfer', NULL);
INSERT INTO Donation VALUES (18, 16, 'Frank Quill', 5.0, '2025-04-04', 'cheque', NULL);
INSERT INTO Donation VALUES (19, 2, 'Arthur Pope', 10.0, '2025-04-07', 'cash', '2025-04-12');
INSERT INTO Donation VALUES (20, 16, 'Frank Quill', 15.0, '2025-04-09', 'cash', '2025-04-10');
INSERT INTO Donation VALUES (21, 17, 'Gladys Root', 20.0, '2025-04-23', 'bank transfer',
  '2025-04-30');
INSERT INTO Donation VALUES (22, 1, 'Ethel Marchbanks', 20.0, '2025-05-10', 'bank transfer',
  '2025-05-12');
INSERT INTO Donation VALUES (23, NULL, 'Rotary Club of Barnsfield', 75.0, '2025-05-12', 'cheque',
  '2025-05-16');
INSERT INTO Donation VALUES (24, 13, 'Peggy Mistry', 15.0, '2025-05-14', 'cheque', '2025-05-19');

INSERT INTO TrainingRecord VALUES (1, 2, 'Safeguarding', '2022-11-29', '2025-11-29');
INSERT INTO TrainingRecord VALUES (2, 3, 'Safeguarding', '2022-07-18', '2025-07-18');
INSERT INTO TrainingRecord VALUES (3, 3, 'Moving and handling', '2022-06-24', '2023-06-24');
INSERT INTO TrainingRecord VALUES (4, 3, 'Wheelchair securing', '2022-08-13', '2024-08-13');
INSERT INTO TrainingRecord VALUES (5, 4, 'Safeguarding', '2022-10-14', '2025-10-14');
INSERT INTO TrainingRecord VALUES (6, 4, 'Moving and handling', '2022-09-29', '2023-09-29');
INSERT INTO TrainingRecord VALUES (7, 5, 'Safeguarding', '2023-01-16', '2026-01-16');
INSERT INTO TrainingRecord VALUES (8, 5, 'Moving and handling', '2023-02-13', '2024-02-13');
INSERT INTO TrainingRecord VALUES (9, 5, 'Wheelchair securing', '2023-02-21', '2025-02-21');
INSERT INTO TrainingRecord VALUES (10, 6, 'Safeguarding', '2024-07-31', '2027-07-31');
INSERT INTO TrainingRecord VALUES (11, 6, 'Moving and handling', '2024-08-09', '2025-08-09');
INSERT INTO TrainingRecord VALUES (12, 7, 'Safeguarding', '2025-02-03', '2028-02-03');
INSERT INTO TrainingRecord VALUES (13, 8, 'Safeguarding', '2024-10-28', '2027-10-28');
INSERT INTO TrainingRecord VALUES (14, 9, 'Safeguarding', '2024-01-08', '2027-01-08');
INSERT INTO TrainingRecord VALUES (15, 9, 'Wheelchair securing', '2024-01-18', '2026-01-18');
INSERT INTO TrainingRecord VALUES (16, 10, 'Safeguarding', '2022-07-07', '2025-07-07');
INSERT INTO TrainingRecord VALUES (17, 10, 'Moving and handling', '2022-07-20', '2023-07-20');
INSERT INTO TrainingRecord VALUES (18, 11, 'Moving and handling', '2022-09-20', '2023-09-20');
INSERT INTO TrainingRecord VALUES (19, 11, 'First aid', '2022-10-29', NULL);
INSERT INTO TrainingRecord VALUES (20, 12, 'Safeguarding', '2023-02-28', '2026-02-28');
INSERT INTO TrainingRecord VALUES (21, 13, 'Safeguarding', '2024-07-02', '2027-07-02');
INSERT INTO TrainingRecord VALUES (22, 13, 'Wheelchair securing', '2024-06-14', '2026-06-14');
INSERT INTO TrainingRecord VALUES (23, 13, 'First aid', '2024-07-23', '2027-07-23');
INSERT INTO TrainingRecord VALUES (24, 14, 'Safeguarding', '2024-04-12', '2027-04-12');
INSERT INTO TrainingRecord VALUES (25, 14, 'Moving and handling', '2024-04-02', '2025-04-02');
INSERT INTO TrainingRecord VALUES (26, 15, 'Safeguarding', '2024-02-21', '2027-02-21');
INSERT INTO TrainingRecord VALUES (27, 15, 'Moving and handling', '2024-02-12', '2025-02-12');
INSERT INTO TrainingRecord VALUES (28, 15, 'First aid', '2024-04-18', '2027-04-18');
