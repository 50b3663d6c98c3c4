CREATE TABLE tutors (id INTEGER PRIMARY KEY, name TEXT NOT NULL, phone TEXT, email TEXT, hourly_pay
  REAL, joined TEXT, left_on TEXT);
CREATE TABLE rooms (id INTEGER PRIMARY KEY, name TEXT, building TEXT, seats INTEGER, projector
  INTEGER, step_free INTEGER);
CREATE TABLE courses (id INTEGER PRIMARY KEY, title TEXT, category TEXT, level TEXT, tutor_id
  INTEGER REFERENCES tutors(id), room_id INTEGER, term TEXT, weekday TEXT, start_time TEXT,
  first_class TEXT, last_class TEXT, sessions INTEGER, fee REAL, places INTEGER, cancelled INTEGER
  DEFAULT 0);
CREATE TABLE students (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, town TEXT, born
  TEXT, email TEXT, concession INTEGER);
CREATE TABLE enrolments (id INTEGER PRIMARY KEY, student_id INTEGER, course_id INTEGER, enrolled_on
  TEXT, amount_paid REAL, paid_on TEXT, dropped_on TEXT, grade TEXT);
CREATE TABLE waiting_list (student_id INTEGER, course_id INTEGER, asked_on TEXT);
CREATE TABLE absences (id INTEGER PRIMARY KEY, tutor_id INTEGER, class_date TEXT, reason TEXT,
  covered_by INTEGER);

INSERT INTO tutors VALUES (1, 'Miriam Falk', '020 7946 0311', 'm.falk@larkhall.ac.uk', 32.0,
  '2022-09-01', NULL);
INSERT INTO tutors VALUES (2, 'Desmond Pryce', '020 7946 0478', 'd.pryce@larkhall.ac.uk', 28.5,
  '2022-09-01', NULL);
INSERT INTO tutors VALUES (3, 'Lucia Ferrante', NULL, 'l.ferrante@larkhall.ac.uk', 30.0,
  '2022-09-19', NULL);
INSERT INTO tutors VALUES (4, 'Hiroshi Tanabe', '020 7946 0125', 'h.tanabe@larkhall.ac.uk', 34.0,
  '2023-01-09', NULL);
INSERT INTO tutors VALUES (5, 'Kathleen Moyes', '020 7946 0966', 'k.moyes@larkhall.ac.uk', 27.0,
  '2022-09-01', '2024-07-12');
INSERT INTO tutors VALUES (6, 'Samuel Osei', '020 7946 0542', 's.osei@larkhall.ac.uk', 29.5,
  '2023-09-04', NULL);
INSERT INTO tutors VALUES (7, 'Agnes Bellweather', NULL, NULL, 26.5, '2024-01-08', NULL);
INSERT INTO tutors VALUES (8, 'Rafael Quintero', '020 7946 0787', 'r.quintero@larkhall.ac.uk', 30.0,
  '2024-09-02', NULL);
INSERT INTO tutors VALUES (9, 'Joanna Pike', '020 7946 0210', 'j.pike@larkhall.ac.uk', 31.0,
  '2024-09-02', NULL);
INSERT INTO tutors VALUES (10, 'Victor Nyman', '020 7946 0834', 'v.nyman@larkhall.ac.uk', 28.0,
  '2025-04-14', NULL);

INSERT INTO rooms VALUES (1, 'Room 1', 'Main', 16, 1, 1);
INSERT INTO rooms VALUES (2, 'Room 2', 'Main', 20, 1, 1);
INSERT INTO rooms VALUES (3, 'Room 5', 'Main', 12, 0, 0);
INSERT INTO rooms VALUES (4, 'Library', 'Main', 24, 1, 1);
INSERT INTO rooms VALUES (5, 'Pottery Studio', 'Annexe', 10, 0, 1);
INSERT INTO rooms VALUES (6, 'Art Loft', 'Annexe', 14, 0, 0);
INSERT INTO rooms VALUES (7, 'Kitchen', 'Annexe', 12, 0, 1);
INSERT INTO rooms VALUES (8, 'Computer Suite', 'Main', 15, 1, 1);
INSERT INTO rooms VALUES (9, 'Hall', 'St Mark''s', 40, 1, 1);

INSERT INTO courses VALUES (1, 'Italian for Beginners', 'Languages', 'beginner', 3, 1,
  'Autumn 2024', 'Monday', '18:30', '2024-09-23', '2024-11-25', 10, 145.0, 14, 0);
INSERT INTO courses VALUES (2, 'Italian Improvers', 'Languages', 'intermediate', 3, 1,
  'Autumn 2024', 'Wednesday', '18:30', '2024-09-25', '2024-11-27', 10, 145.0, 14, 0);
INSERT INTO courses VALUES (3, 'Throwing Pots', 'Crafts', 'beginner', 5, 5, 'Spring 2024',
  'Tuesday', '19:00', '2024-01-16', '2024-03-05', 8, 168.0, 8, 0);
INSERT INTO courses VALUES (4, 'Life Drawing', 'Art', 'mixed', 2, 6, 'Spring 2024', 'Thursday',
  '19:00', '2024-01-18', '2024-03-21', 10, 132.0, 12, 0);
INSERT INTO courses VALUES (5, 'Spreadsheets Without Tears', 'Computing', 'beginner', 6, 8,
  'Spring 2024', 'Tuesday', '18:00', '2024-01-16', '2024-02-20', 6, 90.0, 12, 0);
INSERT INTO courses VALUES (6, 'Japanese 1', 'Languages', 'beginner', 4, 2, 'Autumn 2024',
  'Tuesday', '18:30', '2024-09-24', '2024-11-26', 10, 150.0, 16, 0);
INSERT INTO courses VALUES (7, 'Throwing Pots', 'Crafts', 'beginner', 7, 5, 'Autumn 2024',
  'Tuesday', '19:00', '2024-09-24', '2024-11-12', 8, 175.0, 5, 0);
INSERT INTO courses VALUES (8, 'Life Drawing', 'Art', 'mixed', 2, 6, 'Autumn 2024', 'Thursday',
  '19:00', '2024-09-26', '2024-11-28', 10, 138.0, 12, 0);
INSERT INTO courses VALUES (9, 'Watercolour Landscapes', 'Art', 'beginner', 2, 6, 'Autumn 2024',
  'Monday', '18:00', '2024-09-23', '2024-11-11', 8, 110.0, 12, 0);
INSERT INTO courses VALUES (10, 'Creative Writing', 'Writing', 'mixed', 1, 4, 'Autumn 2024',
  'Wednesday', '19:00', '2024-09-25', '2024-11-27', 10, 120.0, 15, 0);
INSERT INTO courses VALUES (11, 'Python for the Curious', 'Computing', 'beginner', 6, 8,
  'Autumn 2024', 'Thursday', '18:30', '2024-09-26', '2024-11-14', 8, 160.0, 12, 0);
INSERT INTO courses VALUES (12, 'Spanish for Travel', 'Languages', 'beginner', 8, 2, 'Spring 2025',
  'Monday', '19:00', '2025-01-13', '2025-03-17', 10, 145.0, 16, 0);
INSERT INTO courses VALUES (13, 'Japanese 2', 'Languages', 'intermediate', 4, 2, 'Spring 2025',
  'Tuesday', '18:30', '2025-01-14', '2025-03-18', 10, 150.0, 16, 0);
INSERT INTO courses VALUES (14, 'Memoir Workshop', 'Writing', 'advanced', 1, 4, 'Spring 2025',
  'Wednesday', '19:00', '2025-01-15', '2025-02-19', 6, 96.0, 10, 0);
INSERT INTO courses VALUES (15, 'Sourdough and Beyond', 'Cookery', 'beginner', 9, 7, 'Spring 2025',
  'Thursday', '18:00', '2025-01-16', '2025-02-13', 5, 125.0, 6, 0);
INSERT INTO courses VALUES (16, 'Glazing Techniques', 'Crafts', 'advanced', 7, 5, 'Spring 2025',
  'Tuesday', '19:00', '2025-01-14', '2025-02-18', 6, 150.0, 8, 0);
INSERT INTO courses VALUES (17, 'Basic Bookkeeping', 'Computing', 'beginner', NULL, 8,
  'Spring 2025', 'Monday', '18:00', '2025-01-13', '2025-03-03', 8, 115.0, 12, 1);
INSERT INTO courses VALUES (18, 'Italian Conversation', 'Languages', 'advanced', 3, 3,
  'Spring 2025', 'Wednesday', '18:30', '2025-01-15', '2025-03-19', 10, 130.0, 10, 0);
INSERT INTO courses VALUES (19, 'Thai Street Food', 'Cookery', 'mixed', 9, 7, 'Summer 2025',
  'Thursday', '18:00', '2025-05-01', '2025-05-29', 5, 135.0, 4, 0);
INSERT INTO courses VALUES (20, 'Spanish for Travel', 'Languages', 'beginner', 8, 1, 'Summer 2025',
  'Monday', '19:00', '2025-04-28', '2025-06-30', 10, 145.0, 14, 0);
INSERT INTO courses VALUES (21, 'Botanical Illustration', 'Art', 'intermediate', 2, 6,
  'Summer 2025', 'Thursday', '19:00', '2025-05-01', '2025-06-19', 8, 128.0, 10, 0);
INSERT INTO courses VALUES (22, 'Creative Writing', 'Writing', 'mixed', 1, 4, 'Summer 2025',
  'Wednesday', '19:00', '2025-04-30', '2025-07-02', 10, 124.0, 15, 0);
INSERT INTO courses VALUES (23, 'Calligraphy', 'Crafts', 'beginner', 10, 3, 'Summer 2025',
  'Tuesday', '18:30', '2025-04-29', '2025-06-03', 6, 84.0, 10, 0);

INSERT INTO students VALUES (1, 'Angela', 'Crewe', 'Camden', '1979-06-13', 'acrewe@postbox.uk', 0);
INSERT INTO students VALUES (2, 'Tariq', 'Mahmood', 'Islington', '1977-12-02',
  'tmahmood@postbox.uk', 0);
INSERT INTO students VALUES (3, 'Beth', 'Langford', 'Hackney', '1973-04-26', 'blangford@postbox.uk',
  0);
INSERT INTO students VALUES (4, 'Roger', 'Thwaite', 'Islington', '1950-11-01',
  'rthwaite@mailhaven.com', 1);
INSERT INTO students VALUES (5, 'Ines', 'Carvalho', 'Stratford', '1996-08-13',
  'icarvalho@mailhaven.com', 0);
INSERT INTO students VALUES (6, 'Colette', 'Byron', 'Camden', '2001-04-27', 'cbyron@mailhaven.com',
  0);
INSERT INTO students VALUES (7, 'Jonah', 'Feldman', 'Hackney', '1970-08-08', 'jfeldman@postbox.uk',
  0);
INSERT INTO students VALUES (8, 'Mavis', 'Treadwell', 'Barnet', '1955-05-17', NULL, 1);
INSERT INTO students VALUES (9, 'Piotr', 'Zielinski', 'Haringey', '1991-08-13',
  'pzielinski@postbox.uk', 0);
INSERT INTO students VALUES (10, 'Shanice', 'Grant', 'Hackney', '1981-02-27', 'sgrant@postbox.uk',
  0);
INSERT INTO students VALUES (11, 'Dennis', 'Oakley', 'Islington', '1950-10-27',
  'doakley@mailhaven.com', 1);
INSERT INTO students VALUES (12, 'Yoko', 'Hamada', 'Camden', '1971-11-02', 'yhamada@mailhaven.com',
  0);
INSERT INTO students VALUES (13, 'Laura', 'Pettifer', 'Haringey', '1980-12-03',
  'lpettifer@mailhaven.com', 0);
INSERT INTO students VALUES (14, 'George', 'Akintola', 'Stratford', '1998-04-19',
  'gakintola@postbox.uk', 1);
INSERT INTO students VALUES (15, 'Winifred', 'Sale', 'Barnet', '1953-02-18', 'wsale@postbox.uk', 1);
INSERT INTO students VALUES (16, 'Marcus', 'Hale', 'Islington', '1996-12-07', 'mhale@postbox.uk',
  0);
INSERT INTO students VALUES (17, 'Siobhan', 'Reilly', 'Camden', '2002-08-24',
  'sreilly@mailhaven.com', 0);
INSERT INTO students VALUES (18, 'Anil', 'Kapoor', 'Barnet', '1983-09-12', 'akapoor@mailhaven.com',
  0);
INSERT INTO students VALUES (19, 'Esther', 'Blum', 'Hackney', '1973-03-25', 'eblum@postbox.uk', 0);
INSERT INTO students VALUES (20, 'Terry', 'Noakes', 'Stratford', '1952-12-11',
  'tnoakes@mailhaven.com', 1);
INSERT INTO students VALUES (21, 'Francesca', 'Dale', 'Islington', '1996-09-20', 'fdale@postbox.uk',
  0);
INSERT INTO students VALUES (22, 'Hugh', 'Merrick', 'Camden', '1984-03-12',
  'hmerrick@mailhaven.com', 0);
INSERT INTO students VALUES (23, 'Naomi', 'Clarke', 'Hackney', '1997-11-03', 'nclarke@postbox.uk',
  0);
INSERT INTO students VALUES (24, 'Leonard', 'Voss', 'Haringey', '1987-04-01', 'lvoss@mailhaven.com',
  0);
INSERT INTO students VALUES (25, 'Josie', 'Whelan', 'Islington', '1986-04-09', 'jwhelan@postbox.uk',
  0);
INSERT INTO students VALUES (26, 'Bilal', 'Aziz', 'Stratford', '1992-05-13', 'baziz@mailhaven.com',
  1);
INSERT INTO students VALUES (27, 'Maureen', 'Tapp', 'Barnet', '1957-12-14', NULL, 1);
INSERT INTO students VALUES (28, 'Callum', 'Reyes', 'Hackney', '1976-11-13', 'creyes@postbox.uk',
  0);

INSERT INTO enrolments VALUES (1, 3, 3, '2023-11-24', 168.0, '2023-11-24', '2024-02-07', NULL);
INSERT INTO enrolments VALUES (2, 1, 5, '2023-11-27', 90.0, '2023-11-27', NULL, 'pass');
INSERT INTO enrolments VALUES (3, 4, 3, '2023-12-03', 117.6, '2023-12-03', NULL, 'pass');
INSERT INTO enrolments VALUES (4, 15, 4, '2023-12-08', 92.4, '2023-12-15', NULL, 'merit');
INSERT INTO enrolments VALUES (5, 5, 3, '2023-12-14', 168.0, '2023-12-21', NULL, 'pass');
INSERT INTO enrolments VALUES (6, 7, 5, '2023-12-19', 90.0, '2023-12-19', '2024-02-06', NULL);
INSERT INTO enrolments VALUES (7, 16, 4, '2023-12-23', 132.0, '2023-12-25', NULL, 'distinction');
INSERT INTO enrolments VALUES (8, 24, 5, '2023-12-25', 90.0, '2024-01-08', NULL, NULL);
INSERT INTO enrolments VALUES (9, 1, 4, '2023-12-26', 132.0, '2024-01-02', NULL, 'pass');
INSERT INTO enrolments VALUES (10, 20, 3, '2024-01-01', 117.6, '2024-01-01', '2024-01-24', NULL);
INSERT INTO enrolments VALUES (11, 6, 7, '2024-07-27', 175.0, '2024-08-10', NULL, NULL);
INSERT INTO enrolments VALUES (12, 7, 2, '2024-08-01', 145.0, '2024-08-08', NULL, 'merit');
INSERT INTO enrolments VALUES (13, 24, 10, '2024-08-01', 120.0, '2024-08-01', NULL, 'fail');
INSERT INTO enrolments VALUES (14, 10, 7, '2024-08-02', 175.0, '2024-08-09', NULL, 'distinction');
INSERT INTO enrolments VALUES (15, 20, 7, '2024-08-02', 122.5, '2024-08-02', NULL, 'distinction');
INSERT INTO enrolments VALUES (16, 17, 10, '2024-08-06', 120.0, '2024-08-13', NULL, NULL);
INSERT INTO enrolments VALUES (17, 2, 6, '2024-08-09', 150.0, '2024-08-16', NULL, 'distinction');
INSERT INTO enrolments VALUES (18, 1, 11, '2024-08-09', 160.0, '2024-08-11', NULL, 'distinction');
INSERT INTO enrolments VALUES (19, 3, 2, '2024-08-11', 145.0, '2024-08-18', NULL, 'pass');
INSERT INTO enrolments VALUES (20, 20, 9, '2024-08-13', 77.0, '2024-08-13', NULL, NULL);
INSERT INTO enrolments VALUES (21, 24, 2, '2024-08-14', 145.0, '2024-08-14', NULL, 'distinction');
INSERT INTO enrolments VALUES (22, 12, 6, '2024-08-14', 150.0, '2024-08-21', NULL, 'merit');
INSERT INTO enrolments VALUES (23, 3, 7, '2024-08-14', 175.0, '2024-08-21', NULL, 'distinction');
INSERT INTO enrolments VALUES (24, 16, 6, '2024-08-15', 150.0, '2024-08-15', NULL, 'pass');
INSERT INTO enrolments VALUES (25, 27, 8, '2024-08-15', 96.6, '2024-08-15', '2024-10-18', NULL);
INSERT INTO enrolments VALUES (26, 19, 8, '2024-08-16', 138.0, '2024-08-16', NULL, 'pass');
INSERT INTO enrolments VALUES (27, 3, 11, '2024-08-17', 160.0, '2024-08-31', NULL, NULL);
INSERT INTO enrolments VALUES (28, 18, 11, '2024-08-17', 160.0, '2024-08-31', NULL, 'merit');
INSERT INTO enrolments VALUES (29, 18, 1, '2024-08-18', 145.0, '2024-08-18', NULL, 'merit');
INSERT INTO enrolments VALUES (30, 8, 6, '2024-08-19', 105.0, '2024-08-26', NULL, 'pass');
INSERT INTO enrolments VALUES (31, 10, 10, '2024-08-19', 0.0, NULL, NULL, 'pass');
INSERT INTO enrolments VALUES (32, 27, 1, '2024-08-23', 101.5, '2024-08-25', NULL, 'pass');
INSERT INTO enrolments VALUES (33, 25, 8, '2024-08-25', 138.0, '2024-09-08', NULL, 'pass');
INSERT INTO enrolments VALUES (34, 14, 2, '2024-08-30', 101.5, '2024-08-30', NULL, 'pass');
INSERT INTO enrolments VALUES (35, 3, 1, '2024-09-01', 0.0, NULL, NULL, 'pass');
INSERT INTO enrolments VALUES (36, 17, 7, '2024-09-04', 175.0, '2024-09-04', NULL, 'pass');
INSERT INTO enrolments VALUES (37, 16, 1, '2024-09-10', 145.0, '2024-09-17', NULL, 'pass');
INSERT INTO enrolments VALUES (38, 3, 10, '2024-09-10', 120.0, '2024-09-10', '2024-10-08', NULL);
INSERT INTO enrolments VALUES (39, 23, 11, '2024-09-12', 160.0, '2024-09-12', NULL, 'distinction');
INSERT INTO enrolments VALUES (40, 4, 1, '2024-09-14', 0.0, NULL, '2024-10-17', NULL);
INSERT INTO enrolments VALUES (41, 1, 10, '2024-09-14', 120.0, '2024-09-28', NULL, 'pass');
INSERT INTO enrolments VALUES (42, 17, 9, '2024-09-16', 110.0, '2024-09-23', NULL, 'merit');
INSERT INTO enrolments VALUES (43, 3, 8, '2024-09-21', 138.0, '2024-09-21', NULL, 'pass');
INSERT INTO enrolments VALUES (44, 21, 12, '2024-11-21', 145.0, '2024-11-28', NULL, 'merit');
INSERT INTO enrolments VALUES (45, 6, 12, '2024-11-22', 145.0, '2024-11-22', NULL, 'pass');
INSERT INTO enrolments VALUES (46, 2, 14, '2024-11-25', 96.0, '2024-11-27', NULL, 'pass');
INSERT INTO enrolments VALUES (47, 9, 18, '2024-11-25', 130.0, '2024-12-09', NULL, 'pass');
INSERT INTO enrolments VALUES (48, 3, 13, '2024-11-27', 150.0, '2024-12-11', NULL, 'pass');
INSERT INTO enrolments VALUES (49, 3, 15, '2024-11-27', 125.0, '2024-11-27', NULL, 'merit');
INSERT INTO enrolments VALUES (50, 13, 17, '2024-12-01', 0.0, NULL, NULL, NULL);
INSERT INTO enrolments VALUES (51, 7, 14, '2024-12-02', 96.0, '2024-12-02', NULL, NULL);
INSERT INTO enrolments VALUES (52, 19, 16, '2024-12-02', 150.0, '2024-12-04', NULL, 'pass');
INSERT INTO enrolments VALUES (53, 16, 13, '2024-12-05', 150.0, '2024-12-05', NULL, 'merit');
INSERT INTO enrolments VALUES (54, 1, 13, '2024-12-05', 150.0, '2024-12-05', NULL, NULL);
INSERT INTO enrolments VALUES (55, 24, 18, '2024-12-11', 0.0, NULL, NULL, 'distinction');
INSERT INTO enrolments VALUES (56, 6, 15, '2024-12-14', 125.0, '2024-12-21', NULL, 'distinction');
INSERT INTO enrolments VALUES (57, 15, 12, '2024-12-16', 0.0, NULL, NULL, NULL);
INSERT INTO enrolments VALUES (58, 26, 15, '2024-12-16', 87.5, '2024-12-30', NULL, 'merit');
INSERT INTO enrolments VALUES (59, 13, 12, '2024-12-19', 145.0, '2024-12-21', NULL, 'pass');
INSERT INTO enrolments VALUES (60, 4, 16, '2024-12-22', 105.0, '2024-12-22', NULL, 'distinction');
INSERT INTO enrolments VALUES (61, 13, 15, '2024-12-26', 125.0, '2024-12-26', NULL, 'merit');
INSERT INTO enrolments VALUES (62, 1, 15, '2025-01-02', 125.0, '2025-01-02', '2025-02-10', NULL);
INSERT INTO enrolments VALUES (63, 21, 14, '2025-01-03', 96.0, '2025-01-17', NULL, 'pass');
INSERT INTO enrolments VALUES (64, 18, 16, '2025-01-04', 0.0, NULL, NULL, 'pass');
INSERT INTO enrolments VALUES (65, 12, 15, '2025-01-08', 125.0, '2025-01-10', NULL, 'pass');
INSERT INTO enrolments VALUES (66, 21, 18, '2025-01-12', 0.0, NULL, NULL, 'merit');
INSERT INTO enrolments VALUES (67, 16, 20, '2025-02-27', 145.0, '2025-03-06', NULL, NULL);
INSERT INTO enrolments VALUES (68, 14, 20, '2025-03-12', 101.5, '2025-03-12', NULL, NULL);
INSERT INTO enrolments VALUES (69, 14, 22, '2025-03-12', 86.8, '2025-03-26', NULL, NULL);
INSERT INTO enrolments VALUES (70, 3, 22, '2025-03-14', 124.0, '2025-03-14', NULL, NULL);
INSERT INTO enrolments VALUES (71, 25, 19, '2025-03-15', 135.0, '2025-03-15', NULL, NULL);
INSERT INTO enrolments VALUES (72, 10, 19, '2025-03-15', 135.0, '2025-03-15', NULL, NULL);
INSERT INTO enrolments VALUES (73, 9, 20, '2025-03-15', 145.0, '2025-03-17', NULL, NULL);
INSERT INTO enrolments VALUES (74, 12, 21, '2025-03-20', 128.0, '2025-03-20', NULL, NULL);
INSERT INTO enrolments VALUES (75, 11, 21, '2025-03-29', 89.6, '2025-03-29', NULL, NULL);
INSERT INTO enrolments VALUES (76, 5, 22, '2025-03-30', 124.0, '2025-03-30', NULL, NULL);
INSERT INTO enrolments VALUES (77, 4, 20, '2025-04-10', 101.5, '2025-04-24', NULL, NULL);
INSERT INTO enrolments VALUES (78, 4, 22, '2025-04-12', 86.8, '2025-04-26', NULL, NULL);
INSERT INTO enrolments VALUES (79, 19, 19, '2025-04-25', 135.0, '2025-04-25', NULL, NULL);
INSERT INTO enrolments VALUES (80, 16, 19, '2025-04-27', 0.0, NULL, NULL, NULL);

INSERT INTO waiting_list VALUES (2, 7, '2024-09-18');
INSERT INTO waiting_list VALUES (19, 15, '2025-01-10');
INSERT INTO waiting_list VALUES (25, 15, '2025-01-12');
INSERT INTO waiting_list VALUES (28, 15, '2025-01-14');
INSERT INTO waiting_list VALUES (5, 19, '2025-04-22');
INSERT INTO waiting_list VALUES (22, 19, '2025-04-25');
INSERT INTO waiting_list VALUES (13, 19, '2025-04-26');

INSERT INTO absences VALUES (1, 3, '2024-10-07', 'ill', 8);
INSERT INTO absences VALUES (2, 2, '2024-10-17', 'ill', NULL);
INSERT INTO absences VALUES (3, 6, '2024-11-07', 'train strike', NULL);
INSERT INTO absences VALUES (4, 1, '2024-11-13', 'family emergency', 9);
INSERT INTO absences VALUES (5, 7, '2024-10-29', 'ill', 2);
INSERT INTO absences VALUES (6, 3, '2025-02-05', 'ill', 8);
INSERT INTO absences VALUES (7, 4, '2025-02-11', 'conference', NULL);
INSERT INTO absences VALUES (8, 3, '2025-02-26', 'train strike', 8);
INSERT INTO absences VALUES (9, 9, '2025-02-06', 'ill', 7);
INSERT INTO absences VALUES (10, 8, '2025-05-19', 'ill', 3);
INSERT INTO absences VALUES (11, 1, '2025-05-21', 'ill', NULL);
INSERT INTO absences VALUES (12, 5, '2024-02-06', 'ill', NULL);
