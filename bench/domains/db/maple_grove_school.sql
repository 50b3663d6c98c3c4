CREATE TABLE teachers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  subject TEXT,
  start_year INTEGER,
  email TEXT,
  full_time INTEGER
);
CREATE TABLE students (
  id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  sex TEXT,
  birth_year INTEGER,
  height_cm REAL,
  grade_level INTEGER,
  town TEXT,
  tutor_id INTEGER REFERENCES teachers(id)
);
CREATE TABLE courses (
  code TEXT PRIMARY KEY,
  title TEXT,
  credits INTEGER,
  weekly_hours INTEGER,
  room TEXT,
  teacher_id INTEGER REFERENCES teachers(id),
  substitute_id INTEGER REFERENCES teachers(id),
  prerequisite_code TEXT REFERENCES courses(code)
);
CREATE TABLE enrollments (
  student_id INTEGER REFERENCES students(id),
  course_code TEXT REFERENCES courses(code),
  term TEXT,
  final_grade INTEGER,
  absences INTEGER,
  PRIMARY KEY (student_id, course_code, term)
);
CREATE TABLE clubs (
  id INTEGER PRIMARY KEY,
  name TEXT,
  meeting_day TEXT,
  founded INTEGER,
  annual_fee REAL,
  adviser_id INTEGER REFERENCES teachers(id)
);
CREATE TABLE club_members (
  club_id INTEGER REFERENCES clubs(id),
  student_id INTEGER REFERENCES students(id),
  role TEXT,
  PRIMARY KEY (club_id, student_id)
);

INSERT INTO teachers VALUES
(1, 'Edith Crane', 'Mathematics', 1999, 'crane@maple.test', 1),
(2, 'Rajiv Menon', 'Physics', 2007, 'menon@maple.test', 1),
(3, 'Louise Béliveau', 'French', 2012, 'beliveau@maple.test', 0),
(4, 'Marcus Hill', 'History', 2003, 'hill@maple.test', 1),
(5, 'Hana Kim', 'Chemistry', 2016, NULL, 1),
(6, 'Gordon Blake', 'Physical Education', 2010, 'blake@maple.test', 1),
(7, 'Sylvia Ortega', 'English', 2001, 'ortega@maple.test', 1),
(8, 'Theo Larsen', 'Music', 2019, 'larsen@maple.test', 0),
(9, 'Nicole Abbott', 'Mathematics', 2021, NULL, 1),
(10, 'Derek Stone', 'Biology', 2014, 'stone@maple.test', 0),
(11, 'Ivy Donnelly', 'English', 2023, 'donnelly@maple.test', 1);

INSERT INTO students VALUES
(1, 'Adam', 'Fraser', 'M', 2008, 171.5, 10, 'Elmwood', 2),
(2, 'Bianca', 'Rossi', 'F', 2009, 158.2, 9, 'Elmwood', 5),
(3, 'Caleb', 'Nguyen', 'M', 2006, 180.1, 12, 'Port Hale', 4),
(4, 'Daria', 'Petrova', 'F', 2009, 163.4, 10, 'Elmwood', 6),
(5, 'Elliot', 'Grant', 'M', 2007, 176.0, 11, 'Stonebridge', 2),
(6, 'Farah', 'Aziz', 'F', 2009, 155.7, 9, 'Port Hale', 4),
(7, 'Gavin', 'Moore', 'M', 2008, 168.9, 10, 'Elmwood', 6),
(8, 'Hazel', 'Tremblay', 'F', 2007, 160.3, 11, 'Lakeview', 2),
(9, 'Isaac', 'Cohen', 'M', 2006, 184.6, 12, 'Stonebridge', 7),
(10, 'Jade', 'Wilson', 'F', 2008, 166.1, 10, 'Elmwood', 7),
(11, 'Kenji', 'Mori', 'M', 2008, 172.4, 11, 'Lakeview', 9),
(12, 'Lucie', 'Gagnon', 'F', 2009, 150.8, 9, 'Port Hale', 9),
(13, 'Mason', 'Reid', 'M', 2008, NULL, 10, 'Elmwood', 9),
(14, 'Nina', 'Kaur', 'F', 2007, 161.9, 11, 'Stonebridge', 7),
(15, 'Owen', 'MacLeod', 'M', 2006, 178.3, 12, 'Port Hale', 9),
(16, 'Paige', 'Turner', 'F', 2009, 157.0, 9, 'Lakeview', 1),
(17, 'Quinn', 'Bailey', 'F', 2006, 165.2, 12, 'Elmwood', NULL),
(18, 'Ravi', 'Shah', 'M', 2009, 169.4, 10, 'Elmwood', 6),
(19, 'Sophie', 'Roy', 'F', 2009, 153.6, 9, 'Stonebridge', 1),
(20, 'Tyler', 'Grant', 'M', 2006, 187.2, 12, 'Port Hale', 5),
(21, 'Uma', 'Iyer', 'F', 2007, 159.5, 11, 'Elmwood', 1),
(22, 'Victor', 'Santos', 'M', 2007, 174.7, 11, NULL, 7),
(23, 'Willa', 'Fraser', 'F', 2009, 151.3, 9, 'Elmwood', 5),
(24, 'Zoé', 'Lavoie', 'F', 2008, 162.8, 10, 'Lakeview', 1);

INSERT INTO courses VALUES
('MTH10', 'Algebra', 4, 5, 'B12', 9, 1, NULL),
('MTH11', 'Functions', 4, 5, 'B12', 1, 9, 'MTH10'),
('MTH12', 'Calculus', 5, 6, 'B14', 1, 9, 'MTH11'),
('PHY11', 'Mechanics', 4, 4, 'Lab 1', 2, 5, 'MTH10'),
('PHY12', 'Electricity and Waves', 4, 4, 'Lab 1', 2, NULL, 'PHY11'),
('CHM11', 'General Chemistry', 4, 4, 'Lab 2', 5, 10, NULL),
('BIO10', 'Living Systems', 3, 3, 'Lab 2', 10, 5, NULL),
('HIS10', 'World History', 3, 3, 'A03', 4, NULL, NULL),
('HIS12', 'Modern Canada', 3, 3, 'A03', 4, 7, 'HIS10'),
('ENG10', 'Literature and Composition', 3, 4, 'A07', 7, 11, NULL),
('ENG12', 'Creative Writing', 2, 2, 'A07', 11, 7, 'ENG10'),
('FRE10', 'Conversational French', 2, 3, 'A09', 3, NULL, NULL),
('MUS10', 'Choir', 1, 2, 'Hall', 8, NULL, NULL),
('PED10', 'Fitness and Health', 1, 2, 'Gym', 6, NULL, NULL),
('ART11', 'Studio Art', 2, 3, 'C01', NULL, 8, NULL);

INSERT INTO enrollments VALUES
(1, 'HIS10', '2023-fall', 61, 4), (1, 'MTH10', '2023-fall', 48, 0),
  (1, 'BIO10', '2024-spring', 71, 1),
(2, 'FRE10', '2023-fall', 83, 0), (2, 'BIO10', '2024-spring', 88, 0),
  (3, 'CHM11', '2023-fall', 92, 2),
(3, 'MTH12', '2024-spring', 56, 0), (3, 'PHY12', '2024-spring', 79, 7),
  (4, 'BIO10', '2024-spring', 55, 2),
(5, 'ENG10', '2024-spring', 59, 2), (5, 'MUS10', '2023-fall', 99, 3),
  (6, 'ENG10', '2023-fall', 90, 1),
(6, 'HIS10', '2024-spring', 81, 2), (6, 'MTH10', '2024-spring', 79, 1),
  (7, 'HIS10', '2023-fall', 92, 3),
(7, 'MUS10', '2024-spring', 79, 0), (8, 'MUS10', '2023-fall', 64, 0),
  (9, 'PHY12', '2024-spring', 61, 9),
(9, 'CHM11', '2023-fall', 62, 7), (9, 'MTH12', '2024-spring', 97, 1),
  (10, 'MTH10', '2024-spring', 70, 4),
(10, 'ENG10', '2024-spring', 68, 0), (10, 'BIO10', '2023-fall', 56, 4),
  (11, 'MTH11', '2023-fall', 93, 2),
(11, 'HIS10', '2024-spring', NULL, 9), (12, 'FRE10', '2023-fall', 80, 7),
  (14, 'MTH11', '2024-spring', 48, 4),
(15, 'PHY12', '2024-spring', 91, 9), (15, 'HIS12', '2024-spring', 52, 4),
  (15, 'MTH12', '2024-spring', 68, 0),
(15, 'CHM11', '2023-fall', 50, 2), (16, 'BIO10', '2023-fall', 53, 7),
  (17, 'HIS12', '2024-spring', NULL, 9),
(17, 'MTH12', '2023-fall', 73, 0), (17, 'CHM11', '2024-spring', 95, 0),
  (18, 'MTH10', '2023-fall', 85, 0),
(19, 'ENG10', '2024-spring', 59, 0), (19, 'HIS10', '2024-spring', 70, 7),
  (19, 'BIO10', '2023-fall', 64, 7),
(20, 'ENG12', '2023-fall', 87, 3), (20, 'HIS12', '2024-spring', 85, 2),
  (20, 'CHM11', '2024-spring', 90, 3),
(20, 'MTH12', '2023-fall', 87, 0), (21, 'CHM11', '2024-spring', 83, 0),
  (21, 'MTH11', '2024-spring', 99, 2),
(23, 'PED10', '2023-fall', 51, 3), (24, 'BIO10', '2024-spring', NULL, 1);

INSERT INTO clubs VALUES
(1, 'Chess Club', 'Monday', 1987, 0, 1),
(2, 'Drama Society', 'Wednesday', 1972, 45, 7),
(3, 'Robotics Team', 'Thursday', 2015, 120, 2),
(4, 'Green Council', 'Tuesday', 2019, 0, 10),
(5, 'Jazz Band', 'Thursday', 2004, 80, 8),
(6, 'Debate Union', 'Wednesday', 1994, 30, 4),
(7, 'Running Club', 'Friday', 2012, 15, 6),
(8, 'Photography Circle', 'Monday', 2021, 25, NULL);

INSERT INTO club_members VALUES
(1, 9, 'president'), (1, 24, 'treasurer'), (1, 21, 'member'), (1, 8, 'member'),
(1, 14, 'member'), (1, 18, 'member'), (2, 21, 'president'), (2, 19, 'member'),
(2, 12, 'member'), (2, 23, 'member'), (2, 3, 'member'), (2, 1, 'member'),
(2, 7, 'member'), (3, 15, 'president'), (3, 19, 'treasurer'), (3, 9, 'member'),
(3, 1, 'member'), (3, 11, 'member'), (4, 11, 'president'), (4, 24, 'member'),
(4, 1, 'member'), (5, 15, 'president'), (5, 10, 'treasurer'), (5, 3, 'member'),
(5, 6, 'member'), (6, 11, 'president'), (6, 14, 'member'), (7, 11, 'president'),
(7, 12, 'treasurer'), (7, 6, 'member'), (7, 3, 'member'), (7, 24, 'member'),
(7, 1, 'member'), (7, 2, 'member'), (7, 9, 'member');
