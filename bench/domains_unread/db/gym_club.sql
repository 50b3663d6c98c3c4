CREATE TABLE membership_plans (plan_code TEXT PRIMARY KEY, plan_name TEXT NOT NULL, monthly_fee
  REAL, classes_per_week INTEGER);
CREATE TABLE trainers (trainer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, specialty
  TEXT, hourly_rate REAL, hired_on TEXT, mentor_id INTEGER,
  FOREIGN KEY (mentor_id) REFERENCES trainers(trainer_id));
CREATE TABLE studios (studio_id INTEGER PRIMARY KEY, studio_name TEXT, floor INTEGER, capacity
  INTEGER);
CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT, gender TEXT, birth_year
  INTEGER, city TEXT, plan_code TEXT, joined_on TEXT, status TEXT, email TEXT,
  FOREIGN KEY (plan_code) REFERENCES membership_plans(plan_code));
CREATE TABLE gym_classes (class_id INTEGER PRIMARY KEY, class_name TEXT, level TEXT, trainer_id
  INTEGER, studio_id INTEGER, weekday TEXT, start_time TEXT, duration_minutes INTEGER,
  FOREIGN KEY (trainer_id) REFERENCES trainers(trainer_id),
  FOREIGN KEY (studio_id) REFERENCES studios(studio_id));
CREATE TABLE bookings (member_id INTEGER, class_id INTEGER, class_date TEXT, attended TEXT, stars
  INTEGER,
  PRIMARY KEY (member_id, class_id, class_date),
  FOREIGN KEY (member_id) REFERENCES members(member_id),
  FOREIGN KEY (class_id) REFERENCES gym_classes(class_id));

INSERT INTO membership_plans VALUES
  ('STU', 'Student', 24.5, 2),
  ('OFF', 'Off-Peak', 29.0, 3),
  ('STD', 'Standard', 42.0, 5),
  ('PRM', 'Premium', 68.0, NULL),
  ('FAM', 'Family', 95.0, 8),
  ('COR', 'Corporate', 55.0, 4);

INSERT INTO trainers VALUES
  (1, 'Marta', 'Lindqvist', 'Yoga', 38.0, '2014-03-01', NULL),
  (2, 'Deshawn', 'Price', 'Boxing', 45.5, '2015-09-14', NULL),
  (3, 'Inés', 'Carballo', 'Pilates', 36.0, '2017-01-09', 1),
  (4, 'Tom', 'Okafor', 'Strength', 41.0, '2018-06-20', 2),
  (5, 'Yuki', 'Hamada', 'Yoga', 34.0, '2019-02-11', 1),
  (6, 'Petra', 'Novák', 'Cycling', 33.5, '2019-10-01', 4),
  (7, 'Liam', 'Byrne', 'Boxing', 31.0, '2020-08-17', 2),
  (8, 'Chloé', 'Martin', 'Dance', 35.5, '2021-04-05', 1),
  (9, 'Arjun', 'Rao', 'Strength', 29.5, '2022-01-24', 4),
  (10, 'Greta', 'Soler', 'Swimming', 37.0, '2022-11-07', NULL);

INSERT INTO studios VALUES
  (1, 'Sun Room', 2, 24),
  (2, 'Iron Hall', 0, 40),
  (3, 'Spin Cave', -1, 18),
  (4, 'Mirror Room', 1, 28),
  (5, 'Pool Deck', 0, 15),
  (6, 'Quiet Loft', 3, 12),
  (7, 'Ring', 0, 20),
  (8, 'Terrace', 3, 30);

INSERT INTO members VALUES
  (1, 'Hannah Weiss', 'F', 1988, 'Ashford', 'STD', '2023-11-18', 'active',
  'hannah.weiss@postly.com'),
  (2, 'Oscar Bell', 'M', 1979, 'Brackley', 'PRM', '2023-10-30', 'active', 'oscar.bell@example.net'),
  (3, 'Priya Menon', 'F', 2003, 'Ashford', 'STU', '2021-07-23', 'active', 'priya.menon@postly.com'),
  (4, 'Jörg Albrecht', 'M', 1967, 'Dunmore', 'STD', '2023-10-27', 'frozen',
  'jorg.albrecht@example.net'),
  (5, 'Leila Haddad', 'F', 1991, 'Ashford', 'PRM', '2020-02-02', 'active',
  'leila.haddad@example.net'),
  (6, 'Sam Whitfield', 'M', 1958, 'Calder', 'OFF', '2020-01-23', 'cancelled', NULL),
  (7, 'Ana Pereira', 'F', 1985, 'Brackley', 'STD', '2021-09-10', 'active',
  'ana.pereira@example.net'),
  (8, 'Mateusz Zielinski', 'M', 1982, 'Ashford', 'FAM', '2022-06-20', 'active',
  'mateusz.zielinski@example.net'),
  (9, 'Grace Owusu', 'F', 1994, 'Calder', 'STD', '2019-07-21', 'active', 'grace.owusu@mailbox.org'),
  (10, 'Niamh Kelly', 'F', 2004, 'Dunmore', 'STU', '2020-09-22', 'active',
  'niamh.kelly@postly.com'),
  (11, 'Victor Sandoval', 'M', 1976, 'Ashford', 'PRM', '2019-07-14', 'cancelled',
  'victor.sandoval@mailbox.org'),
  (12, 'Emily Carter', 'F', 1990, 'Brackley', 'STD', '2023-07-26', 'active',
  'emily.carter@example.net'),
  (13, 'Rashid Khan', 'M', 1961, 'Calder', 'OFF', '2024-01-07', 'active', NULL),
  (14, 'Søren Dahl', 'M', 1973, 'Ashford', 'FAM', '2022-08-01', 'active', 'soren.dahl@example.net'),
  (15, 'Beatrice Moretti', 'F', 1987, 'Brackley', 'STD', '2022-05-13', 'frozen',
  'beatrice.moretti@mailbox.org'),
  (16, 'Callum Reid', 'M', 2002, 'Dunmore', 'STU', '2021-07-25', 'active',
  'callum.reid@postly.com'),
  (17, 'Fatima Zahra', 'F', 1996, 'Ashford', 'PRM', '2023-03-03', 'active',
  'fatima.zahra@example.net'),
  (18, 'Diego Luna', 'M', 1989, 'Elmstead', 'STD', '2022-09-02', 'active',
  'diego.luna@example.net'),
  (19, 'Ruth Adler', 'F', 1955, 'Calder', 'OFF', '2019-11-28', 'active', NULL),
  (20, 'Kenji Mori', 'M', 1984, 'Ashford', 'PRM', '2019-02-09', 'active', 'kenji.mori@example.net'),
  (21, 'Olga Petrova', 'F', 1969, 'Brackley', 'STD', '2019-05-19', 'cancelled',
  'olga.petrova@example.net'),
  (22, 'Patrick Doyle', 'M', 1980, 'Dunmore', 'FAM', '2019-03-24', 'active',
  'patrick.doyle@mailbox.org'),
  (23, 'Sofia Ricci', 'F', 2005, 'Ashford', 'STU', '2023-12-16', 'active',
  'sofia.ricci@mailbox.org'),
  (24, 'Ben Castle', 'M', 1993, 'Calder', 'STD', '2022-05-22', 'frozen', 'ben.castle@mailbox.org'),
  (25, 'Nadia Rahman', 'F', 1986, 'Ashford', 'PRM', '2023-05-22', 'active',
  'nadia.rahman@mailbox.org'),
  (26, 'Hugo Blanc', 'M', 1998, 'Elmstead', NULL, '2021-08-17', 'active', NULL),
  (27, 'Ivy Thornton', 'F', 1992, 'Brackley', 'STD', '2021-06-30', 'active',
  'ivy.thornton@postly.com'),
  (28, 'Marcus Stone', 'M', 1963, 'Ashford', 'COR', '2023-10-01', 'active',
  'marcus.stone@example.net');

INSERT INTO gym_classes VALUES
  (1, 'Morning Flow', 'beginner', 1, 1, 'Monday', '07:00', 60),
  (2, 'Power Yoga', 'advanced', 1, 1, 'Wednesday', '18:30', 75),
  (3, 'Boxing Basics', 'beginner', 2, 7, 'Tuesday', '19:00', 50),
  (4, 'Sparring Club', 'advanced', 2, 7, 'Thursday', '20:00', 90),
  (5, 'Core Pilates', 'intermediate', 3, 6, 'Monday', '12:15', 45),
  (6, 'Reformer Pilates', 'advanced', 3, 6, 'Friday', '09:00', 55),
  (7, 'Barbell Club', 'intermediate', 4, 2, 'Tuesday', '17:30', 70),
  (8, 'Yin Yoga', 'beginner', 5, 6, 'Sunday', '18:00', 80),
  (9, 'Spin 45', 'intermediate', 6, 3, 'Monday', '18:00', 45),
  (10, 'Spin Marathon', 'advanced', 6, 3, 'Saturday', '10:00', 120),
  (11, 'Cardio Boxing', 'intermediate', 7, 7, 'Wednesday', '17:00', 40),
  (12, 'Salsa Fit', 'beginner', 8, 4, 'Friday', '19:30', 60),
  (13, 'Hip Hop', 'intermediate', 8, 4, 'Thursday', '18:00', 55),
  (14, 'First Lift', 'beginner', 9, 2, 'Saturday', '09:00', 50),
  (15, 'Kettlebells', 'intermediate', 4, 2, 'Thursday', '07:30', 35),
  (16, 'Sunday Stretch', 'beginner', 5, 1, 'Sunday', '10:00', 30),
  (17, 'Deadlift Lab', 'advanced', 9, 2, 'Friday', '18:15', 65),
  (18, 'Ballet Barre', 'beginner', 8, 4, 'Tuesday', '10:30', 45);

INSERT INTO bookings VALUES
  (15, 5, '2024-03-04', 'Y', 5), (4, 7, '2024-03-05', 'Y', 3),
  (24, 7, '2024-03-05', 'N', NULL), (2, 12, '2024-03-08', 'Y', 2),
  (9, 16, '2024-03-10', 'Y', NULL), (11, 1, '2024-03-11', 'Y', 5),
  (12, 1, '2024-03-11', 'Y', NULL), (16, 5, '2024-03-11', 'Y', 4),
  (1, 3, '2024-03-12', 'Y', 4), (20, 18, '2024-03-12', 'Y', 5),
  (19, 4, '2024-03-14', 'Y', 4), (16, 6, '2024-03-15', 'Y', 3),
  (3, 14, '2024-03-16', 'Y', NULL), (12, 16, '2024-03-17', 'Y', 5),
  (9, 9, '2024-03-18', 'N', NULL), (9, 5, '2024-03-18', 'Y', NULL),
  (11, 1, '2024-03-18', 'Y', 3), (16, 11, '2024-03-20', 'Y', NULL),
  (9, 13, '2024-03-21', 'Y', NULL), (9, 12, '2024-03-22', 'Y', NULL),
  (9, 1, '2024-03-25', 'Y', 5), (19, 1, '2024-03-25', 'Y', 4),
  (4, 7, '2024-03-26', 'N', NULL), (19, 3, '2024-03-26', 'Y', 4),
  (20, 3, '2024-03-26', 'Y', 5), (22, 3, '2024-03-26', 'Y', 5),
  (15, 4, '2024-03-28', 'Y', 4), (9, 1, '2024-04-01', 'Y', 5),
  (11, 5, '2024-04-01', 'N', NULL), (17, 9, '2024-04-01', 'Y', 5),
  (24, 9, '2024-04-01', 'N', NULL), (7, 3, '2024-04-02', 'Y', 4),
  (23, 12, '2024-04-05', 'N', NULL), (1, 14, '2024-04-06', 'N', NULL),
  (2, 10, '2024-04-06', 'N', NULL), (4, 8, '2024-04-07', 'Y', 4),
  (24, 1, '2024-04-08', 'Y', 3), (28, 1, '2024-04-08', 'Y', NULL),
  (27, 18, '2024-04-09', 'Y', 2), (7, 2, '2024-04-10', 'N', NULL),
  (19, 11, '2024-04-10', 'Y', 2), (9, 12, '2024-04-12', 'N', NULL),
  (9, 8, '2024-04-14', 'Y', NULL), (1, 5, '2024-04-15', 'Y', 3),
  (11, 9, '2024-04-15', 'Y', 3), (14, 9, '2024-04-15', 'Y', 2),
  (24, 1, '2024-04-15', 'Y', 5), (16, 3, '2024-04-16', 'N', NULL),
  (19, 7, '2024-04-16', 'Y', 3), (14, 4, '2024-04-18', 'N', NULL),
  (9, 1, '2024-04-22', 'Y', 4), (19, 5, '2024-04-22', 'Y', NULL),
  (28, 5, '2024-04-22', 'Y', 4), (3, 2, '2024-04-24', 'N', NULL),
  (8, 11, '2024-04-24', 'Y', 4), (27, 2, '2024-04-24', 'Y', NULL),
  (4, 15, '2024-04-25', 'Y', 4), (9, 15, '2024-04-25', 'Y', 5),
  (9, 12, '2024-04-26', 'Y', 3), (1, 10, '2024-04-27', 'Y', 3),
  (7, 16, '2024-04-28', 'Y', 2), (24, 8, '2024-04-28', 'N', NULL),
  (27, 8, '2024-04-28', 'Y', 5);
