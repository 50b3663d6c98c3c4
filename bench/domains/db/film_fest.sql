CREATE TABLE section (
  section_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  competitive INTEGER,
  parent_id INTEGER REFERENCES section(section_id),
  founded INTEGER
);
INSERT INTO section VALUES
(1, 'Main Competition', 1, NULL, 1961), (2, 'Horizons', 1, NULL, 1984),
  (3, 'Documentary Forum', 1, NULL, 1992), (4, 'Retrospective', 0, NULL, 1970),
(5, 'Short Waves', 1, NULL, 2003), (6, 'Midnight Reels', 0, 2, 2009),
  (7, 'First Features', 1, 2, 1999), (8, 'Student Shorts', 1, 5, 2011),
(9, 'Restored Classics', 0, 4, 2006);

CREATE TABLE person (
  person_id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL,
  nationality TEXT,
  birth_year INTEGER,
  gender TEXT
);
INSERT INTO person VALUES
(1, 'Ilse Brandauer', 'Austria', 1964, 'F'), (2, 'Rodrigo Santillán', 'Argentina', 1971, 'M'),
  (3, 'Mei-Ling Zhao', 'China', 1983, 'F'),
(4, 'Pierre Castel', 'France', 1949, 'M'), (5, 'Anneke de Wit', 'Netherlands', 1990, 'F'),
  (6, 'Tariq Mansour', 'Morocco', 1978, 'M'),
(7, 'Hedda Nyström', 'Sweden', 1969, 'F'), (8, 'Kenji Aoki', 'Japan', 1955, 'M'),
  (9, 'Joanna Wolska', 'Poland', 1986, 'F'),
(10, 'Samuel Adu', 'Ghana', 1992, 'M'), (11, 'Fiona Mackay', 'United Kingdom', 1974, 'F'),
  (12, 'Luca Ferrante', 'Italy', 1980, 'M'),
(13, 'Céline Bourget', 'France', 1988, 'F'), (14, 'Oskar Lindholm', 'Sweden', 1995, 'M'),
  (15, 'Valeria Ruiz', 'Argentina', 1993, 'F'),
(16, 'Thomas Reuter', 'Germany', 1967, 'M'), (17, 'Naima Cherif', 'Morocco', 1999, 'F'),
  (18, 'Edward Lyle', 'United Kingdom', 1958, 'M'),
(19, 'Yuna Park', 'South Korea', 1997, 'F'), (20, 'Bogdan Ilić', 'Serbia', 1976, 'M'),
  (21, 'Greta Falk', 'Germany', 1981, 'F'),
(22, 'Marco Testa', 'Italy', 1962, 'M'), (23, 'Dorothy Quaye', 'Ghana', 1947, 'F'),
  (24, 'Paul Verhaege', 'Belgium', NULL, 'M'),
(25, 'Lena Hofer', 'Austria', 2001, 'F'), (26, 'Stefan Kral', 'Czechia', 1972, 'M');

CREATE TABLE film (
  film_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  year INTEGER,
  country TEXT,
  language TEXT,
  genre TEXT,
  runtime_min INTEGER,
  director_id INTEGER REFERENCES person(person_id),
  producer_id INTEGER REFERENCES person(person_id),
  section_id INTEGER REFERENCES section(section_id),
  budget INTEGER
);
INSERT INTO film VALUES
(1, 'The Salt Ledger', 2024, 'Austria', 'German', 'drama', 127, 1, 16, 1, 4200000),
(2, 'Pampa Radio', 2024, 'Argentina', 'Spanish', 'comedy', 98, 2, 15, 1, 1350000),
(3, 'Nine Rooms in Winter', 2023, 'China', 'Mandarin', 'drama', 142, 3, 3, 1, 3800000),
(4, 'A Quiet Collision', 2024, 'France', 'French', 'thriller', 109, 13, 22, 1, 5100000),
(5, 'Tidal', 2024, 'Netherlands', 'Dutch', 'drama', 88, 5, 24, 2, 950000),
(6, 'The Well-Digger''s Son', 2023, 'Morocco', 'Arabic', 'drama', 115, 6, 6, 2, 780000),
(7, 'Lantern Street', 2024, 'South Korea', 'Korean', 'thriller', 121, 19, 8, 7, 1600000),
(8, 'Accra by Night', 2024, 'Ghana', 'English', 'comedy', 94, 10, 11, 7, 420000),
(9, 'Glasshouse', 2024, 'Poland', 'Polish', 'horror', 101, 9, 26, 6, 1900000),
(10, 'Bone Orchard', 2023, 'United Kingdom', 'English', 'horror', 92, 11, 18, 6, 2400000),
(11, 'Ice Cartographers', 2024, 'Sweden', 'Swedish', 'documentary', 83, 7, 14, 3, 610000),
(12, 'Forty Thousand Letters', 2023, 'Germany', 'German', 'documentary', 136, 21, 16, 3, 540000),
(13, 'What the River Kept', 2024, 'Serbia', 'Serbian', 'documentary', 77, 20, 20, 3, NULL),
(14, 'Streetcar Elegy', 1958, 'Italy', 'Italian', 'drama', 104, 22, NULL, 9, NULL),
(15, 'The Paper Admiral', 1967, 'Japan', 'Japanese', 'drama', 118, 8, NULL, 9, NULL),
(16, 'Boulevard of Clerks', 1972, 'France', 'French', 'comedy', 96, 4, NULL, 4, NULL),
(17, 'Sunday Engines', 1979, 'France', 'French', 'drama', 133, 4, NULL, 4, 310000),
(18, 'Mosquito', 2024, 'Italy', 'Italian', 'comedy', 14, 12, 22, 5, 60000),
(19, 'Halfway Ladder', 2024, 'Sweden', 'Swedish', 'drama', 22, 14, 7, 5, 85000),
(20, 'Kites Over Fez', 2023, 'Morocco', 'Arabic', 'animation', 11, 17, 6, 5, 47000),
(21, 'Exam Week', 2024, 'Austria', 'German', 'comedy', 18, 25, 1, 8, 9000),
(22, 'Paper Moons', 2024, 'South Korea', 'Korean', 'animation', 9, 19, 19, 8, 12500),
(23, 'The Understudy''s Mother', 2024, 'United Kingdom', 'English', 'comedy', 111, 11, 18, 2,
  2900000),
(24, 'Concrete Lullaby', 2024, 'Germany', 'German', 'drama', 105, 21, 16, NULL, 1750000);

CREATE TABLE film_cast (
  film_id INTEGER REFERENCES film(film_id),
  person_id INTEGER REFERENCES person(person_id),
  role_name TEXT,
  billing INTEGER,
  PRIMARY KEY (film_id, person_id)
);
INSERT INTO film_cast VALUES
(1, 21, 'Martha Kessel', 1), (1, 18, 'The Auditor', 2), (1, 25, 'Young Martha', 3),
  (2, 15, 'Dolores', 1), (2, 2, 'Station Owner', 2),
(3, 19, 'Room Four', 1), (3, 8, 'The Landlord', 2), (4, 13, 'Camille', 1),
  (4, 20, 'Detective Rousse', 2), (4, 12, 'Fabio', 3), (5, 5, 'Jet', 1),
(5, 24, 'Harbour Master', 2), (6, 17, 'Samira', 1), (6, 6, 'Uncle Driss', 2), (7, 19, 'Hae-won', 1),
  (8, 10, 'Kojo', 1), (8, 23, 'Auntie Efua', 2),
(9, 9, 'Basia', 1), (9, 26, 'Mr. Havel', 2), (10, 18, 'Reverend Stoke', 1), (10, 25, 'Clara', 2),
  (10, 11, 'Voice on the Radio', 3),
(16, 4, 'Clerk Number Two', 1), (17, 4, 'The Mechanic', 2), (18, 12, 'Gino', 1),
  (18, 22, 'Grandfather', 2), (19, 14, 'Elis', 1),
(21, 25, 'Hannah', 1), (23, 18, 'Sir Maurice', 1), (23, 23, 'Mrs. Bell', 2),
  (23, 10, 'Stagehand', 3), (24, 21, 'Renate', 1), (24, 9, 'Ola', 2);

CREATE TABLE venue (
  venue_id INTEGER PRIMARY KEY,
  name TEXT,
  district TEXT,
  seats INTEGER,
  open_air INTEGER
);
INSERT INTO venue VALUES
(1, 'Grand Theatre', 'Centre', 1180, 0), (2, 'Kino Apollo', 'Centre', 340, 0),
  (3, 'Harbour Screen', 'Docklands', 900, 1),
(4, 'Studio Zwei', 'Old Mill', 120, 0), (5, 'University Aula', 'Campus', 410, 0),
  (6, 'Castle Courtyard', 'Old Mill', 650, 1),
(7, 'Cinema Paradis', 'Docklands', 215, 0);

CREATE TABLE screening (
  screening_id INTEGER PRIMARY KEY,
  show_date TEXT,
  start_time TEXT,
  film_id INTEGER REFERENCES film(film_id),
  venue_id INTEGER REFERENCES venue(venue_id),
  tickets_sold INTEGER,
  price REAL,
  with_qa TEXT
);
INSERT INTO screening VALUES
(1, '2024-10-03', '11:00', 12, 2, 277, 8.5, 'N'), (2, '2024-10-03', '14:30', 3, 2, 215, 8.5, 'N'),
  (3, '2024-10-03', '20:00', 4, 1, 500, 22.5, 'Y'),
(4, '2024-10-03', '20:00', 10, 3, 291, 11.0, 'Y'), (5, '2024-10-04', '11:00', 18, 2, 100, 8.5, 'N'),
  (6, '2024-10-04', '17:15', 2, 2, 318, 14.0, 'N'),
(7, '2024-10-04', '17:15', 7, 3, 376, 14.0, 'N'), (8, '2024-10-04', '20:00', 23, 5, 107, 14.0, 'N'),
  (9, '2024-10-04', '22:45', 15, 5, 285, 11.0, 'Y'),
(10, '2024-10-04', '22:45', 19, 4, 34, 11.0, 'N'),
  (11, '2024-10-05', '14:30', 5, 2, 163, 11.0, 'N'),
(12, '2024-10-05', '20:00', 9, 3, 365, 11.0, 'N'),
  (13, '2024-10-05', '22:45', 1, 1, 562, 18.0, 'N'),
(14, '2024-10-05', '22:45', 7, 5, 187, 11.0, 'N'),
  (15, '2024-10-06', '11:00', 20, 3, 712, 8.5, 'Y'),
(16, '2024-10-06', '11:00', 23, 5, 401, 11.0, 'N'),
  (17, '2024-10-06', '20:00', 4, 1, 445, 22.5, 'Y'),
(18, '2024-10-06', '20:00', 22, 2, 136, 14.0, 'N'),
  (19, '2024-10-06', '22:45', 10, 6, 488, 8.5, 'N'),
(20, '2024-10-07', '11:00', 21, 4, 76, 8.5, 'Y'), (21, '2024-10-07', '14:30', 10, 3, 760, 8.5, 'N'),
  (22, '2024-10-07', '17:15', 6, 3, 407, 8.5, 'N'),
(23, '2024-10-07', '20:00', 20, 3, 889, 14.0, 'Y'),
  (24, '2024-10-07', '22:45', 5, 2, 118, 14.0, 'N'),
(25, '2024-10-08', '11:00', 12, 3, 804, 8.5, 'N'),
  (26, '2024-10-08', '20:00', 11, 2, 154, 14.0, 'N'),
(27, '2024-10-08', '20:00', 19, 4, 32, 11.0, 'N'), (28, '2024-10-08', '22:45', 8, 4, 61, 8.5, 'Y'),
  (29, '2024-10-09', '17:15', 4, 1, 582, 18.0, 'Y'),
(30, '2024-10-09', '17:15', 9, 2, 249, 11.0, 'N'),
  (31, '2024-10-09', '17:15', 12, 5, 125, 11.0, 'N'),
(32, '2024-10-09', '20:00', 2, 3, 498, 14.0, 'N'),
  (33, '2024-10-09', '20:00', 13, 2, 318, 11.0, 'N'),
(34, '2024-10-10', '20:00', 7, 4, 36, 11.0, 'N'),
  (35, '2024-10-10', '20:00', 21, 2, 218, 11.0, 'N'),
(36, '2024-10-11', '11:00', 15, 2, 166, 8.5, 'N'),
  (37, '2024-10-11', '20:00', 13, 2, 105, 11.0, 'N'),
(38, '2024-10-12', '20:00', 11, 4, 85, 11.0, 'N'),
  (39, '2024-10-12', '20:00', 14, 2, 263, 11.0, 'N'),
(40, '2024-10-12', '20:00', 18, 3, 716, 11.0, 'Y'),
  (41, '2024-10-12', '22:45', 5, 5, 135, 8.5, 'N'),
(42, '2024-10-12', '22:45', 22, 3, 543, 11.0, 'Y'),
  (43, '2024-10-13', '11:00', 16, 2, 207, 14.0, 'N'),
(44, '2024-10-13', '14:30', 8, 3, 555, 14.0, 'N'),
  (45, '2024-10-13', '20:00', 17, 2, 100, 11.0, 'N');

CREATE TABLE award (
  award_id INTEGER PRIMARY KEY,
  name TEXT,
  section_id INTEGER REFERENCES section(section_id),
  prize_money INTEGER
);
INSERT INTO award VALUES
(1, 'Golden Heron', 1, 75000), (2, 'Silver Heron for Best Director', 1, 30000),
  (3, 'Best Performance', 1, 20000), (4, 'Horizons Prize', 2, 25000),
(5, 'First Feature Award', 7, 18000), (6, 'Truth Lens', 3, 22000),
  (7, 'Short Waves Grand Prix', 5, 8000), (8, 'Student Spark', 8, 3500),
(9, 'Audience Award', NULL, 10000), (10, 'Critics'' Circle Medal', NULL, 0);

CREATE TABLE award_win (
  award_id INTEGER REFERENCES award(award_id),
  film_id INTEGER REFERENCES film(film_id),
  winner_id INTEGER REFERENCES person(person_id),
  shared TEXT,
  PRIMARY KEY (award_id, film_id)
);
INSERT INTO award_win VALUES
(1, 3, NULL, 'N'), (2, 4, 13, 'N'), (3, 1, 21, 'Y'), (3, 2, 15, 'Y'), (4, 6, NULL, 'N'),
  (5, 8, NULL, 'N'), (6, 12, NULL, 'N'), (7, 20, NULL, 'N'),
(8, 22, 19, 'N'), (9, 23, NULL, 'N'), (10, 3, 3, 'Y'), (10, 5, 5, 'Y');

CREATE TABLE juror (
  section_id INTEGER REFERENCES section(section_id),
  person_id INTEGER REFERENCES person(person_id),
  is_president TEXT,
  PRIMARY KEY (section_id, person_id)
);
INSERT INTO juror VALUES
(1, 8, 'Y'), (1, 7, 'N'), (1, 6, 'N'), (1, 23, 'N'), (2, 22, 'Y'), (2, 21, 'N'), (2, 16, 'N'),
  (3, 11, 'Y'), (3, 26, 'N'), (3, 13, 'N'), (5, 4, 'Y'),
(5, 9, 'N'), (7, 7, 'Y'), (7, 12, 'N'), (8, 17, 'Y'), (8, 14, 'N');
