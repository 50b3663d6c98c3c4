CREATE TABLE Languages (
  Language_ID INTEGER PRIMARY KEY,
  Language_Name TEXT,
  Family TEXT,
  Native_Speakers_Millions REAL
);
CREATE TABLE Teachers (
  Teacher_ID INTEGER PRIMARY KEY,
  First_Name TEXT,
  Last_Name TEXT,
  Age INTEGER,
  Hometown TEXT,
  Hourly_Rate REAL
);
CREATE TABLE Teacher_Languages (
  Teacher_ID INTEGER,
  Language_ID INTEGER,
  Proficiency TEXT,
  PRIMARY KEY (Teacher_ID, Language_ID),
  FOREIGN KEY (Teacher_ID) REFERENCES Teachers(Teacher_ID),
  FOREIGN KEY (Language_ID) REFERENCES Languages(Language_ID)
);
CREATE TABLE Rooms (
  Room_Code TEXT PRIMARY KEY,
  Floor INTEGER,
  Seats INTEGER,
  Has_Projector TEXT
);
CREATE TABLE Courses (
  Course_ID INTEGER PRIMARY KEY,
  Course_Title TEXT,
  Level TEXT,
  Weeks INTEGER,
  Fee REAL,
  Start_Date TEXT,
  Language_ID INTEGER,
  Teacher_ID INTEGER,
  Room_Code TEXT,
  FOREIGN KEY (Language_ID) REFERENCES Languages(Language_ID),
  FOREIGN KEY (Teacher_ID) REFERENCES Teachers(Teacher_ID),
  FOREIGN KEY (Room_Code) REFERENCES Rooms(Room_Code)
);
CREATE TABLE Students (
  Student_ID INTEGER PRIMARY KEY,
  Student_Name TEXT,
  Birth_Date TEXT,
  Sex TEXT,
  Nationality TEXT,
  Email TEXT
);
CREATE TABLE Enrolments (
  Student_ID INTEGER,
  Course_ID INTEGER,
  Enrolled_On TEXT,
  Paid TEXT,
  Final_Grade INTEGER,
  PRIMARY KEY (Student_ID, Course_ID),
  FOREIGN KEY (Student_ID) REFERENCES Students(Student_ID),
  FOREIGN KEY (Course_ID) REFERENCES Courses(Course_ID)
);

INSERT INTO Languages VALUES
  (1, 'Spanish', 'Romance', 485),
  (2, 'German', 'Germanic', 76),
  (3, 'Japanese', 'Japonic', 123),
  (4, 'Portuguese', 'Romance', 236),
  (5, 'Swedish', 'Germanic', 10.5),
  (6, 'Arabic', 'Semitic', 274),
  (7, 'Italian', 'Romance', 65),
  (8, 'Finnish', 'Uralic', 5.4),
  (9, 'Dutch', 'Germanic', 25);

INSERT INTO Teachers VALUES
  (1, 'Carmen', 'Ibáñez', 47, 'Valencia', 38),
  (2, 'Dieter', 'Krause', 58, 'Leipzig', 41.5),
  (3, 'Emi', 'Sakamoto', 33, 'Kyoto', 36),
  (4, 'João', 'Pires', 39, 'Porto', 34.5),
  (5, 'Annika', 'Sund', 29, 'Uppsala', 30),
  (6, 'Khalid', 'Mansour', 51, 'Amman', 40),
  (7, 'Lucia', 'Moretti', 36, 'Bologna', 33),
  (8, 'Pieter', 'Smit', 44, 'Utrecht', 35),
  (9, 'Beatriz', 'Lemos', 27, 'Porto', 28.5),
  (10, 'Heidi', 'Vogt', 62, 'Leipzig', 43),
  (11, 'Marek', 'Dvorak', 31, 'Brno', 29);

INSERT INTO Teacher_Languages VALUES
  (1, 1, 'native'),
  (1, 4, 'fluent'),
  (1, 7, 'good'),
  (2, 2, 'native'),
  (2, 9, 'fluent'),
  (3, 3, 'native'),
  (4, 4, 'native'),
  (4, 1, 'fluent'),
  (5, 5, 'native'),
  (5, 2, 'good'),
  (6, 6, 'native'),
  (7, 7, 'native');
INSERT INTO Teacher_Languages VALUES
  (7, 1, 'good'),
  (8, 9, 'native'),
  (8, 2, 'fluent'),
  (9, 4, 'native'),
  (10, 2, 'native'),
  (10, 5, 'fluent'),
  (10, 9, 'good'),
  (9, 1, 'good'),
  (11, 2, 'fluent');

INSERT INTO Rooms VALUES
  ('A1', 0, 12, 'Y'),
  ('A2', 0, 8, 'N'),
  ('B1', 1, 20, 'Y'),
  ('B2', 1, 10, 'Y'),
  ('C1', 2, 16, 'N'),
  ('C2', 2, 6, 'N'),
  ('D1', 3, 30, 'Y');

INSERT INTO Courses VALUES
  (1, 'Spanish for Beginners', 'A1', 12, 290, '2024-01-15', 1, 1, 'A1'),
  (2, 'Spanish Conversation', 'B2', 8, 240, '2024-02-05', 1, 4, 'A2'),
  (3, 'German Foundations', 'A1', 14, 310, '2024-01-22', 2, 2, 'B1'),
  (4, 'Business German', 'C1', 10, 420, '2024-03-04', 2, 10, 'B2'),
  (5, 'Japanese Kana and Kanji', 'A1', 16, 380, '2024-01-10', 3, 3, 'C1'),
  (6, 'Japanese Intermediate', 'B1', 15, 405, '2024-04-08', 3, 3, 'C1'),
  (7, 'Brazilian Portuguese', 'A2', 9, 260, '2024-02-19', 4, 9, 'A2'),
  (8, 'Swedish Crash Course', 'A1', 4, 150, '2024-06-03', 5, 5, 'C2'),
  (9, 'Modern Arabic', 'A1', 18, 395, '2024-01-29', 6, 6, 'B2'),
  (10, 'Italian through Cinema', 'B1', 7, 225, '2024-05-13', 7, 7, 'B1'),
  (11, 'Italian for Travellers', 'A1', 5, 175, '2024-06-17', 7, 7, 'A1'),
  (12, 'Dutch Basics', 'A1', 11, 270, '2024-03-18', 9, 8, 'A1');
INSERT INTO Courses VALUES
  (13, 'German Literature', 'C1', 13, 360, '2024-09-09', 2, 10, 'B1'),
  (14, 'Spanish Grammar Clinic', 'B1', 6, 185, '2024-09-16', 1, 1, NULL),
  (15, 'Portuguese Fado and Poetry', 'B2', 6, 210, '2024-10-07', 4, 4, 'C2');

INSERT INTO Students VALUES
  (1, 'Adam Wójcik', '1998-03-12', 'M', 'Polish', 'adam.w@mail.test'),
  (2, 'Brigitte Lacroix', '1975-11-02', 'F', 'French', 'blacroix@mail.test'),
  (3, 'Chen Wei', '2001-07-25', 'M', 'Chinese', 'chenwei@mail.test'),
  (4, 'Daphne Collins', '1989-01-30', 'F', 'British', NULL),
  (5, 'Emre Yildiz', '1994-09-09', 'M', 'Turkish', 'emre.y@mail.test'),
  (6, 'Fiona MacRae', '1968-05-18', 'F', 'British', 'fmacrae@mail.test'),
  (7, 'Georges Lambert', '1983-12-21', 'M', 'French', 'glambert@mail.test'),
  (8, 'Hye-jin Seo', '2000-04-04', 'F', 'Korean', 'hjseo@mail.test'),
  (9, 'Ivan Horvat', '1991-08-14', 'M', 'Croatian', NULL),
  (10, 'Jasmin Hoffmann', '1997-02-27', 'F', 'German', 'jhoff@mail.test'),
  (11, 'Kofi Mensah', '1986-06-06', 'M', 'Ghanaian', 'kofi.m@mail.test'),
  (12, 'Lotte Bakker', '2003-10-19', 'F', 'Dutch', 'lotte@mail.test');
INSERT INTO Students VALUES
  (13, 'Matthew Doyle', '1979-03-03', 'M', 'British', 'mdoyle@mail.test'),
  (14, 'Noor Rahman', '1999-12-11', 'F', 'Indian', 'noor@mail.test'),
  (15, 'Oliver Grant', '2002-01-08', 'M', 'British', 'ogrant@mail.test'),
  (16, 'Pauline Mercier', '1990-07-17', 'F', 'French', NULL),
  (17, 'Quang Tran', '1995-05-29', 'M', 'Vietnamese', 'quang@mail.test'),
  (18, 'Rita Kowalska', '1988-09-23', 'F', 'Polish', 'rita.k@mail.test'),
  (19, 'Samuel Adler', '1972-04-15', 'M', 'German', 'sadler@mail.test'),
  (20, 'Tove Lind', '2004-02-02', 'F', 'Swedish', 'tove@mail.test');

INSERT INTO Enrolments VALUES
  (1, 4, '2024-02-03', 'Y', 53),
  (1, 7, '2024-01-15', 'Y', 62),
  (1, 8, '2024-05-04', 'N', 55),
  (1, 9, '2023-12-22', 'Y', 62),
  (2, 1, '2023-12-13', 'Y', 94),
  (2, 9, '2023-12-07', 'Y', 65),
  (2, 10, '2024-04-19', 'Y', 85),
  (3, 4, '2024-02-25', 'N', 84),
  (3, 5, '2023-12-16', 'N', 53),
  (3, 10, '2024-04-17', 'N', 56),
  (3, 11, '2024-05-02', 'Y', 71),
  (4, 10, '2024-04-28', 'Y', 82);
INSERT INTO Enrolments VALUES
  (5, 1, '2023-12-07', 'Y', 79),
  (5, 2, '2024-01-05', 'Y', 74),
  (5, 7, '2024-01-19', 'Y', 55),
  (6, 1, '2023-12-15', 'Y', 65),
  (6, 3, '2023-12-12', 'Y', 81),
  (7, 1, '2023-12-26', 'Y', 91),
  (7, 3, '2023-12-11', 'Y', 73),
  (7, 4, '2024-02-02', 'N', 93),
  (7, 5, '2023-12-27', 'Y', 70),
  (8, 1, '2023-12-23', 'N', 53),
  (8, 10, '2024-04-28', 'Y', 81),
  (9, 10, '2024-04-25', 'Y', 81);
INSERT INTO Enrolments VALUES
  (10, 2, '2024-01-08', 'Y', 95),
  (10, 11, '2024-05-14', 'Y', 62),
  (11, 1, '2023-12-08', 'Y', 67),
  (11, 3, '2023-12-11', 'Y', 82),
  (11, 7, '2024-01-10', 'Y', 96),
  (12, 1, '2023-12-18', 'Y', 96),
  (12, 3, '2023-12-03', 'N', 70),
  (12, 11, '2024-05-17', 'N', 67),
  (13, 7, '2024-01-04', 'N', 60),
  (13, 10, '2024-04-12', 'N', 80),
  (13, 13, '2024-08-16', 'Y', NULL),
  (14, 1, '2023-12-07', 'Y', 81);
INSERT INTO Enrolments VALUES
  (14, 3, '2023-12-25', 'Y', 68),
  (14, 6, '2024-03-12', 'Y', 67),
  (14, 11, '2024-05-19', 'Y', 91),
  (15, 2, '2024-01-18', 'Y', 92),
  (15, 5, '2023-12-21', 'Y', 97),
  (16, 1, '2023-12-14', 'Y', 77),
  (16, 11, '2024-05-12', 'Y', 68),
  (17, 7, '2024-01-08', 'Y', 91),
  (17, 10, '2024-04-25', 'Y', 63),
  (17, 11, '2024-05-23', 'N', 72),
  (18, 6, '2024-03-09', 'Y', 58),
  (18, 10, '2024-04-28', 'Y', 62);
INSERT INTO Enrolments VALUES
  (18, 11, '2024-05-02', 'Y', 88);
