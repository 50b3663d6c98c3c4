PRAGMA foreign_keys = ON;
CREATE TABLE period (
  prd TEXT PRIMARY KEY,
  prd_name TEXT NOT NULL
);
INSERT INTO period VALUES ('MED', 'Medieval');
INSERT INTO period VALUES ('TUD', 'Tudor');
INSERT INTO period VALUES ('GEO', 'Georgian');
INSERT INTO period VALUES ('VIC', 'Victorian');
INSERT INTO period VALUES ('20S', '1920s');
INSERT INTO period VALUES ('40S', '1940s');
INSERT INTO period VALUES ('FAN', 'Fantasy');
INSERT INTO period VALUES ('ROM', 'Roman');
CREATE TABLE costume (
  cos_no INTEGER PRIMARY KEY,
  descr TEXT NOT NULL,
  prd TEXT REFERENCES period(prd),
  size TEXT,
  colour TEXT,
  cond TEXT CHECK (cond IN ('G','F','P')),
  rate_wk REAL,
  deposit REAL,
  retired INTEGER DEFAULT 0
);
INSERT INTO costume VALUES (100, 'Long velvet gown', 'TUD', '12', 'burgundy', 'G', 28, 60, 0);
INSERT INTO costume VALUES (101, 'Doublet and hose', 'TUD', 'M', 'black', 'F', 25, 50, 0);
INSERT INTO costume VALUES (102, 'Monk habit', 'MED', 'L', 'brown', 'G', 14, 20, 0);
INSERT INTO costume VALUES (103, 'Chainmail tunic', 'MED', 'L', 'silver', 'G', 22, 40, 0);
INSERT INTO costume VALUES (104, 'Tailcoat', 'VIC', '42', 'black', 'G', 20, 40, 0);
INSERT INTO costume VALUES (105, 'Bustle dress', 'VIC', '10', 'green', 'P', 26, 60, 0);
INSERT INTO costume VALUES (106, 'Flapper dress', '20S', '10', 'gold', 'G', 18, 30, 0);
INSERT INTO costume VALUES (107, 'Flapper dress', '20S', '14', 'black', 'F', 18, 30, 0);
INSERT INTO costume VALUES (108, 'RAF uniform', '40S', '40', 'blue', 'G', 24, 50, 0);
INSERT INTO costume VALUES (109, 'Land girl set', '40S', '12', 'brown', 'G', 15, 25, 0);
INSERT INTO costume VALUES (110, 'Toga', 'ROM', 'M', 'white', 'G', 10, 15, 0);
INSERT INTO costume VALUES (111, 'Centurion armour', 'ROM', 'L', 'red', 'F', 30, 80, 0);
INSERT INTO costume VALUES (112, 'Wizard robe', 'FAN', 'L', 'purple', 'G', 16, 25, 0);
INSERT INTO costume VALUES (113, 'Fairy wings and tutu', 'FAN', 'S', 'pink', 'P', 9, 10, 1);
INSERT INTO costume VALUES (114, 'Frock coat', 'GEO', '40', 'navy', 'G', 23, 45, 0);
INSERT INTO costume VALUES (115, 'Powdered wig', 'GEO', NULL, 'white', 'F', 8, 20, 0);
INSERT INTO costume VALUES (116, 'Dragon onesie', 'FAN', 'L', 'green', 'P', 12, 20, 1);
INSERT INTO costume VALUES (117, 'Crinoline', 'VIC', '12', 'cream', 'F', 21, 40, 0);
CREATE TABLE client (
  cl_id INTEGER PRIMARY KEY,
  cl_name TEXT NOT NULL,
  cl_type TEXT,
  town TEXT,
  tel TEXT
);
INSERT INTO client VALUES (1, 'Marlow Players', 'society', 'Marlow', '01628 555101');
INSERT INTO client VALUES (2, 'St Anne Primary', 'school', 'Henley', NULL);
INSERT INTO client VALUES (3, 'Tess Whitlow', 'private', 'Marlow', '07700 900112');
INSERT INTO client VALUES (4, 'Riverside Opera', 'society', 'Reading', '0118 555020');
INSERT INTO client VALUES (5, 'Kingsmead High', 'school', 'Reading', '0118 555077');
INSERT INTO client VALUES (6, 'Idris Bowen', 'private', 'Wargrave', NULL);
INSERT INTO client VALUES (7, 'Bright Lens Films', 'film', 'Slough', '01753 555300');
INSERT INTO client VALUES (8, 'Henley Pageant Cttee', 'society', 'Henley', '01491 555044');
INSERT INTO client VALUES (9, 'Jo Pellow', 'private', 'Henley', '07700 900345');
CREATE TABLE hire (
  hire_no INTEGER PRIMARY KEY,
  cl_id INTEGER REFERENCES client(cl_id),
  out_dt TEXT,
  due_dt TEXT,
  ret_dt TEXT,
  dep_pd INTEGER,
  st TEXT CHECK (st IN ('OUT','RET'))
);
INSERT INTO hire VALUES (1, 1, '2024-01-28', '2024-02-04', '2024-02-04', 0, 'RET');
INSERT INTO hire VALUES (2, 1, '2024-02-21', '2024-03-13', '2024-03-18', 0, 'RET');
INSERT INTO hire VALUES (3, 1, '2024-03-04', '2024-03-11', '2024-03-16', 0, 'RET');
INSERT INTO hire VALUES (4, 3, '2024-03-30', '2024-04-20', '2024-04-25', 1, 'RET');
INSERT INTO hire VALUES (5, 6, '2024-04-24', '2024-05-01', '2024-05-01', 1, 'RET');
INSERT INTO hire VALUES (6, 9, '2024-05-22', '2024-06-12', '2024-06-17', 1, 'RET');
INSERT INTO hire VALUES (7, 3, '2024-06-21', '2024-06-28', '2024-06-30', 0, 'RET');
INSERT INTO hire VALUES (8, 7, '2024-07-19', '2024-07-26', '2024-07-26', 0, 'RET');
INSERT INTO hire VALUES (9, 2, '2024-08-09', '2024-08-30', '2024-08-30', 1, 'RET');
INSERT INTO hire VALUES (10, 7, '2024-09-07', '2024-09-14', '2024-09-16', 1, 'RET');
INSERT INTO hire VALUES (11, 7, '2024-10-08', '2024-10-15', '2024-10-17', 1, 'RET');
INSERT INTO hire VALUES (12, 5, '2024-11-07', '2024-11-14', '2024-11-19', 0, 'RET');
INSERT INTO hire VALUES (13, 8, '2024-12-06', '2024-12-20', '2024-12-22', 1, 'RET');
INSERT INTO hire VALUES (14, 1, '2024-12-26', '2025-01-02', '2025-01-01', 1, 'RET');
INSERT INTO hire VALUES (15, 1, '2025-01-12', '2025-01-26', '2025-01-26', 1, 'RET');
INSERT INTO hire VALUES (16, 4, '2025-02-01', '2025-02-15', '2025-02-17', 0, 'RET');
INSERT INTO hire VALUES (17, 4, '2025-02-19', '2025-03-05', '2025-03-04', 1, 'RET');
INSERT INTO hire VALUES (18, 9, '2025-03-08', '2025-03-29', '2025-04-03', 0, 'RET');
INSERT INTO hire VALUES (19, 9, '2025-04-09', '2025-04-16', '2025-04-18', 1, 'RET');
INSERT INTO hire VALUES (20, 4, '2025-04-23', '2025-04-30', '2025-04-30', 1, 'RET');
INSERT INTO hire VALUES (21, 8, '2025-05-11', '2025-06-01', '2025-06-01', 1, 'RET');
INSERT INTO hire VALUES (22, 7, '2025-06-05', '2025-06-12', NULL, 1, 'OUT');
INSERT INTO hire VALUES (23, 8, '2025-06-17', '2025-07-01', NULL, 0, 'OUT');
INSERT INTO hire VALUES (24, 8, '2025-07-05', '2025-07-19', NULL, 1, 'OUT');
CREATE TABLE hire_item (
  hire_no INTEGER REFERENCES hire(hire_no),
  cos_no INTEGER REFERENCES costume(cos_no),
  fee REAL,
  dmg_chg REAL,
  PRIMARY KEY (hire_no, cos_no)
);
INSERT INTO hire_item VALUES (1, 115, 8.0, 0);
INSERT INTO hire_item VALUES (1, 112, 16.0, 0);
INSERT INTO hire_item VALUES (1, 106, 18.0, 0);
INSERT INTO hire_item VALUES (2, 107, 54.0, 0);
INSERT INTO hire_item VALUES (2, 103, 66.0, 0);
INSERT INTO hire_item VALUES (3, 113, 9.0, 5);
INSERT INTO hire_item VALUES (3, 100, 28.0, 0);
INSERT INTO hire_item VALUES (4, 107, 54.0, 0);
INSERT INTO hire_item VALUES (4, 114, 69.0, 0);
INSERT INTO hire_item VALUES (5, 110, 10.0, 12.5);
INSERT INTO hire_item VALUES (6, 109, 45.0, 5);
INSERT INTO hire_item VALUES (6, 115, 24.0, 0);
INSERT INTO hire_item VALUES (7, 105, 26.0, 0);
INSERT INTO hire_item VALUES (7, 111, 30.0, 0);
INSERT INTO hire_item VALUES (7, 116, 12.0, 12.5);
INSERT INTO hire_item VALUES (8, 115, 8.0, 0);
INSERT INTO hire_item VALUES (8, 100, 28.0, 0);
INSERT INTO hire_item VALUES (9, 106, 54.0, 5);
INSERT INTO hire_item VALUES (10, 114, 23.0, 12.5);
INSERT INTO hire_item VALUES (10, 108, 24.0, 5);
INSERT INTO hire_item VALUES (11, 113, 9.0, 0);
INSERT INTO hire_item VALUES (11, 101, 25.0, 0);
INSERT INTO hire_item VALUES (12, 113, 9.0, 0);
INSERT INTO hire_item VALUES (12, 111, 30.0, 5);
INSERT INTO hire_item VALUES (13, 105, 52.0, 0);
INSERT INTO hire_item VALUES (13, 117, 42.0, 5);
INSERT INTO hire_item VALUES (14, 100, 28.0, 0);
INSERT INTO hire_item VALUES (14, 108, 24.0, 0);
INSERT INTO hire_item VALUES (14, 107, 18.0, 5);
INSERT INTO hire_item VALUES (15, 108, 48.0, 0);
INSERT INTO hire_item VALUES (15, 116, 24.0, 12.5);
INSERT INTO hire_item VALUES (16, 103, 44.0, 0);
INSERT INTO hire_item VALUES (16, 100, 56.0, 0);
INSERT INTO hire_item VALUES (16, 109, 30.0, 0);
INSERT INTO hire_item VALUES (17, 100, 56.0, 0);
INSERT INTO hire_item VALUES (17, 107, 36.0, 0);
INSERT INTO hire_item VALUES (17, 117, 42.0, 0);
INSERT INTO hire_item VALUES (18, 116, 36.0, 0);
INSERT INTO hire_item VALUES (18, 114, 69.0, 5);
INSERT INTO hire_item VALUES (19, 101, 25.0, 0);
INSERT INTO hire_item VALUES (19, 109, 15.0, 0);
INSERT INTO hire_item VALUES (19, 104, 20.0, 0);
INSERT INTO hire_item VALUES (20, 108, 24.0, 5);
INSERT INTO hire_item VALUES (20, 104, 20.0, 0);
INSERT INTO hire_item VALUES (20, 100, 28.0, 5);
INSERT INTO hire_item VALUES (21, 106, 54.0, 0);
INSERT INTO hire_item VALUES (21, 111, 90.0, 5);
INSERT INTO hire_item VALUES (21, 103, 66.0, 12.5);
INSERT INTO hire_item VALUES (22, 109, 15.0, NULL);
INSERT INTO hire_item VALUES (22, 116, 12.0, NULL);
INSERT INTO hire_item VALUES (22, 115, 8.0, NULL);
INSERT INTO hire_item VALUES (23, 100, 56.0, NULL);
INSERT INTO hire_item VALUES (23, 105, 52.0, NULL);
INSERT INTO hire_item VALUES (24, 113, 18.0, NULL);
INSERT INTO hire_item VALUES (24, 106, 36.0, NULL);
