CREATE TABLE Cats (
  CatID INTEGER PRIMARY KEY,
  CatName TEXT NOT NULL,
  Sex TEXT CHECK (Sex IN ('F','M')),
  Colour TEXT,
  Breed TEXT,
  BirthDate TEXT,
  IntakeDate TEXT NOT NULL,
  IntakeReason TEXT,
  IsNeutered INTEGER NOT NULL DEFAULT 0,
  MicrochipNo TEXT,
  CatStatus TEXT NOT NULL
);
CREATE TABLE Fosterers (
  FostererID INTEGER PRIMARY KEY,
  FullName TEXT NOT NULL,
  Town TEXT,
  Phone TEXT,
  MaxCats INTEGER,
  JoinedDate TEXT,
  HasDog INTEGER NOT NULL DEFAULT 0,
  IsActive INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE FosterStays (
  StayID INTEGER PRIMARY KEY,
  CatID INTEGER NOT NULL REFERENCES Cats(CatID),
  FostererID INTEGER NOT NULL REFERENCES Fosterers(FostererID),
  StartDate TEXT NOT NULL,
  EndDate TEXT
);
CREATE TABLE Adopters (
  AdopterID INTEGER PRIMARY KEY,
  FullName TEXT NOT NULL,
  Town TEXT,
  Email TEXT,
  HasGarden INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE Adoptions (
  AdoptionID INTEGER PRIMARY KEY,
  CatID INTEGER NOT NULL REFERENCES Cats(CatID),
  AdopterID INTEGER NOT NULL REFERENCES Adopters(AdopterID),
  AdoptionDate TEXT NOT NULL,
  FeePaid REAL,
  ReturnedDate TEXT,
  ReturnReason TEXT
);
CREATE TABLE VetPractices (
  PracticeID INTEGER PRIMARY KEY,
  PracticeName TEXT NOT NULL,
  Town TEXT,
  EmergencyPhone TEXT
);
CREATE TABLE VetVisits (
  VisitID INTEGER PRIMARY KEY,
  CatID INTEGER NOT NULL REFERENCES Cats(CatID),
  PracticeID INTEGER NOT NULL REFERENCES VetPractices(PracticeID),
  VisitDate TEXT NOT NULL,
  VisitReason TEXT NOT NULL,
  Cost REAL,
  FollowUpDate TEXT
);

INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (1, 'Biscuit', 'F', 'tortoiseshell',
  'Maine Coon cross', '2022-01-05', '2023-06-20', 'owner died', 0, '985186357948098', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (2, 'Marmalade', 'M', 'ginger', 'Domestic Longhair',
  '2023-03-31', '2023-07-14', 'stray', 1, '985150353400631', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (3, 'Juno', 'F', 'tabby', 'British Shorthair',
  '2023-05-09', '2023-07-15', 'abandoned', 0, '985117872153966', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (4, 'Pepper', 'F', 'grey', 'Domestic Shorthair',
  '2023-03-29', '2023-07-20', 'owner surrender', 1, NULL, 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (5, 'Monty', 'M', 'grey', 'Siamese cross',
  '2023-04-22', '2023-07-25', 'stray', 1, '985178755982793', 'available');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (6, 'Smudge', 'M', 'black and white',
  'Domestic Shorthair', '2023-05-30', '2023-08-21', 'owner died', 1, '985171287101185',
  'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (7, 'Olive', 'F', 'tortoiseshell', 'Domestic Longhair',
  '2022-01-05', '2023-08-22', 'stray', 1, '985161594226515', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (8, 'Tigger', 'M', 'tabby', 'Domestic Longhair',
  '2023-04-09', '2023-09-06', 'stray', 1, '985186772039127', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (9, 'Duchess', 'F', 'black and white',
  'Domestic Shorthair', '2022-08-16', '2023-10-17', 'owner surrender', 0, '985155310120167',
  'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (10, 'Boris', 'M', 'black', 'Domestic Shorthair',
  '2023-05-22', '2023-10-28', 'owner died', 1, '985132441369912', 'available');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (11, 'Nutmeg', 'F', 'tabby', 'Domestic Shorthair',
  '2023-07-02', '2023-11-17', 'stray', 1, '985164712105353', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (12, 'Figaro', 'M', 'white', 'Domestic Shorthair',
  '2023-11-26', '2024-02-08', 'abandoned', 1, '985124225707723', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (13, 'Luna', 'F', 'tabby', 'Maine Coon cross',
  '2022-01-05', '2024-03-08', 'abandoned', 0, '985184409466299', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (14, 'Sooty', 'M', 'black', 'British Shorthair',
  '2024-01-03', '2024-03-17', 'stray', 1, NULL, 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (15, 'Clementine', 'F', 'ginger', 'Domestic Shorthair',
  '2024-02-17', '2024-05-17', 'abandoned', 1, '985158424087631', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (16, 'Rufus', 'M', 'ginger', 'British Shorthair',
  '2023-11-11', '2024-06-10', 'stray', 1, '985118388285692', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (17, 'Mabel', 'F', 'tabby', 'Maine Coon cross',
  '2022-01-05', '2024-08-07', 'owner died', 0, '985188890403651', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (18, 'Pickles', 'M', 'grey', 'British Shorthair',
  '2022-01-05', '2024-08-08', 'stray', 0, '985117528177787', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (19, 'Saffron', 'F', 'ginger', 'Domestic Shorthair',
  '2022-09-14', '2024-09-13', 'abandoned', 1, '985124454709359', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (20, 'Otis', 'M', 'tabby', 'Domestic Longhair', NULL,
  '2024-12-11', 'stray', 1, '985119413934488', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (21, 'Willow', 'F', 'tortoiseshell',
  'Maine Coon cross', '2023-01-04', '2024-12-28', 'owner surrender', 1, '985148946872534',
  'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (22, 'Jasper', 'M', 'black and white',
  'Domestic Shorthair', '2022-01-05', '2025-01-11', 'owner surrender', 1, '985193224069278',
  'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (23, 'Hazel', 'F', 'tortoiseshell', 'Maine Coon cross',
  '2024-10-19', '2025-03-15', 'owner surrender', 0, '985162781459736', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (24, 'Merlin', 'M', 'white', 'Domestic Shorthair',
  NULL, '2025-05-12', 'stray', 0, '985141538692929', 'available');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (25, 'Poppy', 'F', 'grey', 'Domestic Shorthair',
  '2024-03-01', '2025-05-14', 'stray', 1, '985159390121555', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (26, 'Bandit', 'M', 'white', 'Domestic Shorthair',
  '2024-04-13', '2025-06-11', 'owner surrender', 1, '985161012599980', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (27, 'Misty', 'F', 'grey', 'Maine Coon cross',
  '2024-04-28', '2025-06-14', 'abandoned', 1, '985130178506638', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (28, 'Archie', 'M', 'black', 'Maine Coon cross',
  '2023-07-07', '2025-06-16', 'stray', 1, '985177195976160', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (29, 'Freya', 'F', 'black and white',
  'British Shorthair', '2025-02-01', '2025-06-19', 'owner surrender', 1, '985198423959561',
  'available');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (30, 'Gizmo', 'M', 'grey', 'Siamese cross',
  '2024-05-18', '2025-06-24', 'stray', 1, '985133180354542', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (31, 'Tabitha', 'F', 'black', 'Domestic Shorthair',
  '2022-06-13', '2025-07-22', 'abandoned', 1, '985178776848910', 'adopted');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (32, 'Ziggy', 'M', 'black', 'Domestic Shorthair', NULL,
  '2025-09-15', 'stray', 1, '985131747959494', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (33, 'Cleo', 'F', 'tabby', 'Domestic Shorthair',
  '2022-10-10', '2025-10-14', 'stray', 1, NULL, 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (34, 'Barnaby', 'M', 'tabby', 'Domestic Shorthair',
  '2025-06-12', '2025-11-06', 'owner surrender', 0, '985183386896596', 'in foster');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (35, 'Dottie', 'F', 'tabby', 'Domestic Shorthair',
  '2025-09-18', '2025-11-27', 'abandoned', 0, '985186697598320', 'deceased');
INSERT INTO Cats (CatID, CatName, Sex, Colour, Breed, BirthDate, IntakeDate, IntakeReason,
  IsNeutered, MicrochipNo, CatStatus) VALUES (36, 'Felix', 'M', 'black', 'Domestic Shorthair',
  '2025-05-24', '2025-12-10', 'owner surrender', 0, '985182174550745', 'adopted');

INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (1, 'Karen Holloway', 'Whitby', '07981 675867', 2, '2022-03-25', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (2, 'Jim Dacre', 'Scarborough', '07880 279664', 3, '2022-06-21', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (3, 'Anneka de Boer', 'Pickering', '07829 209117', 1, '2022-07-18', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (4, 'Sheila Thwaite', 'Whitby', '07709 714759', 2, '2022-09-18', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (5, 'Marcus Bell', 'Malton', '07525 452377', 3, '2022-09-26', 0, 0);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (6, 'Rosie Calvert', 'Scarborough', '07685 684526', 4, '2022-09-26', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (7, 'Denise Outhwaite', 'Filey', '07845 554613', 3, '2023-08-02', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (8, 'Pawel Zielinski', 'Malton', NULL, 3, '2023-11-28', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (9, 'Linda Farrow', 'Whitby', '07765 535809', 3, '2023-12-08', 0, 0);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (10, 'Grace Mbeki', 'Scarborough', '07905 230110', 2, '2023-12-31', 0, 1);
INSERT INTO Fosterers (FostererID, FullName, Town, Phone, MaxCats, JoinedDate, HasDog, IsActive)
  VALUES (11, 'Trevor Naylor', 'Pickering', '07455 721271', 2, '2025-10-18', 0, 1);

INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (1, 1, 6,
  '2023-06-29', '2023-08-31');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (2, 2, 2,
  '2023-07-18', '2023-08-22');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (3, 4, 5,
  '2023-07-22', '2024-01-05');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (4, 6, 2,
  '2023-08-21', '2024-01-25');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (5, 7, 3,
  '2023-08-26', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (6, 8, 1,
  '2023-09-14', '2024-01-11');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (7, 9, 5,
  '2023-10-19', '2024-04-16');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (8, 11, 3,
  '2023-11-22', '2024-01-07');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (9, 11, 1,
  '2024-01-07', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (10, 8, 6,
  '2024-01-11', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (11, 6, 1,
  '2024-01-25', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (12, 12, 9,
  '2024-02-16', '2024-05-29');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (13, 13, 9,
  '2024-03-17', '2024-07-05');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (14, 14, 2,
  '2024-03-25', '2024-05-26');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (15, 15, 4,
  '2024-05-22', '2024-07-29');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (16, 14, 4,
  '2024-05-26', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (17, 17, 9,
  '2024-08-10', '2024-12-09');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (18, 18, 3,
  '2024-08-16', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (19, 19, 4,
  '2024-09-14', '2024-12-09');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (20, 20, 3,
  '2024-12-17', '2025-03-14');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (21, 21, 2,
  '2025-01-03', '2025-04-15');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (22, 22, 8,
  '2025-01-16', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (23, 23, 8,
  '2025-03-15', '2025-05-29');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (24, 24, 7,
  '2025-05-14', '2025-09-26');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (25, 25, 2,
  '2025-05-16', '2025-06-30');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (26, 26, 3,
  '2025-06-13', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (27, 27, 7,
  '2025-06-20', '2025-12-06');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (28, 28, 7,
  '2025-06-25', '2025-12-10');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (29, 29, 2,
  '2025-06-28', '2025-09-11');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (30, 25, 1,
  '2025-06-30', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (31, 31, 8,
  '2025-07-28', '2026-01-15');
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (32, 32, 1,
  '2025-09-21', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (33, 33, 4,
  '2025-10-19', NULL);
INSERT INTO FosterStays (StayID, CatID, FostererID, StartDate, EndDate) VALUES (34, 34, 2,
  '2025-11-07', NULL);

INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (1, 'Sarah Lockwood',
  'Whitby', 'sarah.lockwood@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (2, 'Ian Pemberton',
  'York', 'ian.pemberton@northmail.uk', 0);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (3, 'Maria Gomez',
  'Scarborough', 'maria.gomez@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (4, 'Chris Hartley',
  'Malton', 'chris.hartley@northmail.uk', 0);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (5, 'Joan Ridsdale',
  'Whitby', NULL, 0);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (6, 'Dev Patel', 'York',
  'dev.patel@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (7, 'Becky Storr',
  'Filey', 'becky.storr@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (8, 'Graham Leng',
  'Pickering', NULL, 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (9, 'Olu Adeyemi',
  'Scarborough', 'olu.adeyemi@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (10, 'Frances Kirby',
  'Malton', 'frances.kirby@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (11, 'Neil Sutcliffe',
  'York', 'neil.sutcliffe@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (12, 'Tanya Brook',
  'Scarborough', 'tanya.brook@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (13, 'Alice Harland',
  'Whitby', 'alice.harland@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (14, 'Simon Wray',
  'Driffield', 'simon.wray@northmail.uk', 0);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (15, 'Ellen Mackay',
  'York', 'ellen.mackay@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (16, 'Harriet Jowett',
  'Filey', 'harriet.jowett@northmail.uk', 1);
INSERT INTO Adopters (AdopterID, FullName, Town, Email, HasGarden) VALUES (17, 'Martin Coe',
  'Driffield', 'martin.coe@northmail.uk', 1);

INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (1, 2, 15, '2023-08-22', 90.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (2, 1, 14, '2023-08-31', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (3, 3, 8, '2023-10-16', 90.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (4, 4, 4, '2024-01-05', 50.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (5, 9, 13, '2024-04-16', 75.0, '2024-04-26', 'hiding and stressed');
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (6, 9, 3, '2024-05-16', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (7, 12, 5, '2024-05-29', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (8, 13, 7, '2024-07-05', 90.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (9, 15, 12, '2024-07-29', 50.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (10, 16, 9, '2024-08-11', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (11, 17, 11, '2024-12-09', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (12, 19, 6, '2024-12-09', 75.0, '2025-02-02', 'moving house');
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (13, 20, 2, '2025-03-14', 90.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (14, 19, 1, '2025-04-02', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (15, 21, 16, '2025-04-15', 60.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (16, 23, 10, '2025-05-29', 50.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (17, 29, 3, '2025-09-11', 50.0, '2025-10-01', 'allergy');
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (18, 30, 3, '2025-09-15', 60.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (19, 24, 5, '2025-09-26', 75.0, '2025-10-08', 'moving house');
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (20, 27, 6, '2025-12-06', 75.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (21, 28, 1, '2025-12-10', 90.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (22, 31, 6, '2026-01-15', 90.0, NULL, NULL);
INSERT INTO Adoptions (AdoptionID, CatID, AdopterID, AdoptionDate, FeePaid, ReturnedDate,
  ReturnReason) VALUES (23, 36, 5, '2026-01-19', 75.0, NULL, NULL);

INSERT INTO VetPractices (PracticeID, PracticeName, Town, EmergencyPhone) VALUES (1,
  'Esk Valley Vets', 'Whitby', '01923 662772');
INSERT INTO VetPractices (PracticeID, PracticeName, Town, EmergencyPhone) VALUES (2,
  'Northcliff Veterinary Centre', 'Scarborough', '01953 504178');
INSERT INTO VetPractices (PracticeID, PracticeName, Town, EmergencyPhone) VALUES (3,
  'Ryedale Animal Clinic', 'Malton', '01953 815614');
INSERT INTO VetPractices (PracticeID, PracticeName, Town, EmergencyPhone) VALUES (4,
  'Filey Bay Vets', 'Filey', NULL);

INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (1, 1, 2, '2023-06-21', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (2, 1, 1, '2023-07-15', 'vaccination', 42.0, '2023-07-25');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (3, 2, 3, '2023-07-15', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (4, 3, 1, '2023-07-17', 'health check', NULL, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (5, 4, 1, '2023-07-25', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (6, 5, 3, '2023-07-26', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (7, 3, 1, '2023-08-19', 'vaccination', 42.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (8, 6, 3, '2023-08-25', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (9, 7, 1, '2023-08-25', 'health check', NULL, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (10, 6, 3, '2023-08-28', 'eye infection', 148.5, '2023-09-04');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (11, 2, 1, '2023-09-01', 'neutering', 55.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (12, 8, 3, '2023-09-07', 'health check', 32.5, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (13, 7, 2, '2023-09-11', 'vaccination', 45.0, '2023-09-18');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (14, 1, 3, '2023-09-14', 'injury', 110.0, '2023-09-21');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (15, 6, 2, '2023-09-28', 'neutering', 72.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (16, 8, 1, '2023-10-01', 'dental', 110.0, '2023-10-15');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (17, 7, 2, '2023-10-10', 'neutering', 78.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (18, 6, 1, '2023-10-11', 'vaccination', 45.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (19, 9, 1, '2023-10-22', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (20, 8, 2, '2023-10-23', 'neutering', 60.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (21, 10, 3, '2023-10-30', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (22, 10, 1, '2023-11-19', 'vaccination', 45.0, '2023-11-29');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (23, 11, 1, '2023-11-21', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (24, 11, 3, '2024-01-02', 'injury', NULL, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (25, 12, 1, '2024-02-13', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (26, 13, 2, '2024-03-13', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (27, 14, 1, '2024-03-18', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (28, 12, 3, '2024-03-22', 'neutering', 60.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (29, 13, 1, '2024-04-11', 'vaccination', 38.0, '2024-04-21');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (30, 14, 1, '2024-04-19', 'neutering', 60.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (31, 12, 2, '2024-04-30', 'blood test', 148.5, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (32, 14, 2, '2024-04-30', 'vaccination', 42.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (33, 15, 2, '2024-05-18', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (34, 15, 3, '2024-06-05', 'neutering', 92.5, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (35, 16, 3, '2024-06-12', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (36, 16, 1, '2024-07-15', 'neutering', 72.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (37, 17, 2, '2024-08-09', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (38, 18, 2, '2024-08-11', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (39, 19, 1, '2024-09-16', 'health check', 32.5, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (40, 19, 1, '2024-10-14', 'vaccination', 45.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (41, 19, 1, '2024-10-20', 'injury', 325.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (42, 20, 1, '2024-12-14', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (43, 21, 2, '2025-01-02', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (44, 20, 1, '2025-01-08', 'vaccination', 42.0, '2025-02-05');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (45, 21, 1, '2025-01-11', 'vaccination', 38.0, '2025-01-21');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (46, 22, 1, '2025-01-16', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (47, 20, 1, '2025-01-21', 'neutering', 55.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (48, 22, 3, '2025-02-03', 'neutering', 72.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (49, 23, 3, '2025-03-22', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (50, 23, 2, '2025-05-10', 'vaccination', NULL, '2025-05-20');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (51, 25, 1, '2025-05-15', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (52, 24, 1, '2025-05-18', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (53, 24, 2, '2025-06-08', 'vaccination', 45.0, '2025-07-06');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (54, 25, 1, '2025-06-17', 'blood test', 110.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (55, 26, 1, '2025-06-17', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (56, 26, 3, '2025-06-17', 'blood test', 64.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (57, 28, 2, '2025-06-17', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (58, 29, 2, '2025-06-20', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (59, 27, 2, '2025-06-21', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (60, 25, 3, '2025-06-22', 'neutering', 92.5, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (61, 25, 2, '2025-06-25', 'vaccination', 42.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (62, 30, 1, '2025-06-27', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (63, 26, 3, '2025-07-13', 'vaccination', 42.0, '2025-08-10');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (64, 31, 2, '2025-07-26', 'health check', 32.5, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (65, 28, 3, '2025-08-06', 'vaccination', 45.0, '2025-08-13');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (66, 30, 3, '2025-08-08', 'neutering', 72.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (67, 31, 3, '2025-08-10', 'vaccination', 45.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (68, 31, 3, '2025-08-16', 'neutering', 78.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (69, 32, 3, '2025-09-18', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (70, 31, 1, '2025-09-25', 'injury', 325.0, '2025-10-23');
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (71, 33, 2, '2025-10-20', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (72, 34, 2, '2025-11-11', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (73, 35, 1, '2025-12-02', 'health check', 28.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (74, 36, 3, '2025-12-16', 'health check', 35.0, NULL);
INSERT INTO VetVisits (VisitID, CatID, PracticeID, VisitDate, VisitReason, Cost, FollowUpDate)
  VALUES (75, 35, 1, '2025-12-17', 'kidney failure', 185.0, NULL);
