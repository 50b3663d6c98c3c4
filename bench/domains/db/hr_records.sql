CREATE TABLE loc (
  loc_id INTEGER PRIMARY KEY,
  loc_city TEXT,
  loc_ctry TEXT,
  is_hq TEXT
);
CREATE TABLE dept (
  dept_cd TEXT PRIMARY KEY,
  dept_nm TEXT,
  loc_id INTEGER,
  bdgt_amt REAL,
  head_emp_id INTEGER,
  FOREIGN KEY (loc_id) REFERENCES loc(loc_id),
  FOREIGN KEY (head_emp_id) REFERENCES emp(emp_id)
);
CREATE TABLE job (
  job_cd TEXT PRIMARY KEY,
  job_title TEXT,
  min_sal REAL,
  max_sal REAL
);
CREATE TABLE emp (
  emp_id INTEGER PRIMARY KEY,
  emp_name TEXT,
  emp_gender TEXT,
  emp_birth_dt TEXT,
  emp_hire_dt TEXT,
  emp_sal REAL,
  emp_bonus REAL,
  dept_cd TEXT,
  job_cd TEXT,
  mgr_id INTEGER,
  emp_status TEXT,
  FOREIGN KEY (dept_cd) REFERENCES dept(dept_cd),
  FOREIGN KEY (job_cd) REFERENCES job(job_cd),
  FOREIGN KEY (mgr_id) REFERENCES emp(emp_id)
);
CREATE TABLE leave_req (
  lv_id INTEGER PRIMARY KEY,
  emp_id INTEGER,
  lv_type TEXT,
  start_dt TEXT,
  days_qty INTEGER,
  apprv_flg TEXT,
  FOREIGN KEY (emp_id) REFERENCES emp(emp_id)
);
CREATE TABLE trng (
  trng_id INTEGER PRIMARY KEY,
  trng_nm TEXT,
  hrs INTEGER,
  cost_amt REAL,
  mand_flg TEXT
);
CREATE TABLE emp_trng (
  emp_id INTEGER,
  trng_id INTEGER,
  compl_dt TEXT,
  score INTEGER,
  PRIMARY KEY (emp_id, trng_id),
  FOREIGN KEY (emp_id) REFERENCES emp(emp_id),
  FOREIGN KEY (trng_id) REFERENCES trng(trng_id)
);
CREATE TABLE perf_rvw (
  emp_id INTEGER,
  rvw_yr INTEGER,
  rating INTEGER,
  rvwr_emp_id INTEGER,
  PRIMARY KEY (emp_id, rvw_yr),
  FOREIGN KEY (emp_id) REFERENCES emp(emp_id),
  FOREIGN KEY (rvwr_emp_id) REFERENCES emp(emp_id)
);

INSERT INTO loc VALUES
(10, 'Rotterdam', 'Netherlands', 'Y'),
(20, 'Ghent', 'Belgium', 'N'),
(30, 'Leipzig', 'Germany', 'N'),
(40, 'Lyon', 'France', 'N'),
(50, 'Porto', 'Portugal', 'N'),
(60, 'Hamburg', 'Germany', 'N'),
(70, 'Graz', 'Austria', 'N'),
(80, 'Utrecht', 'Netherlands', 'N');

INSERT INTO dept VALUES
('FIN', 'Finance', 10, 820000, 2),
('ENG', 'Engineering', 30, 2650000, 5),
('MKT', 'Marketing', 40, 940000, 9),
('HRS', 'Human Resources', 10, 410000, 12),
('OPS', 'Operations', 60, 1780000, 14),
('SAL', 'Sales', 20, 1320000, 18),
('LEG', 'Legal', 10, 365000, 22),
('RND', 'Research', 50, 1505000, 24),
('CSV', 'Customer Service', 60, 590000, NULL);

INSERT INTO job VALUES
('CEO', 'Chief Executive', 180000, 320000),
('DIR', 'Director', 105000, 170000),
('SWE', 'Software Engineer', 48000, 92000),
('ACC', 'Accountant', 38000, 67000),
('ANL', 'Analyst', 41000, 72000),
('REP', 'Sales Representative', 32000, 64000),
('TEC', 'Technician', 29000, 51000),
('LAW', 'Counsel', 62000, 118000),
('ASC', 'Associate', 27000, 43000),
('INT', 'Intern', 14000, 20000);

INSERT INTO emp VALUES
(1, 'Willemijn de Groot', 'F', '1966-05-12', '2001-02-01', 245000, 60000, NULL, 'CEO', NULL, 'A'),
(2, 'Pieter Claes', 'M', '1970-09-03', '2004-06-14', 128000, 15000, 'FIN', 'DIR', 1, 'A'),
(3, 'Sanne Bakker', 'F', '1988-01-22', '2014-03-03', 56400, 2500, 'FIN', 'ACC', 2, 'A'),
(4, 'Joost Vermeer', 'M', '1992-11-30', '2019-09-16', 44800, NULL, 'FIN', 'ACC', 2, 'L'),
(5, 'Katrin Vogt', 'F', '1974-07-19', '2006-01-09', 151000, 22000, 'ENG', 'DIR', 1, 'A'),
(6, 'Dieter Lang', 'M', '1985-02-08', '2012-10-01', 83500, 6000, 'ENG', 'SWE', 5, 'A'),
(7, 'Amélie Rousseau', 'F', '1990-06-27', '2016-05-23', 76200, 4000, 'ENG', 'SWE', 5, 'A'),
(8, 'Tarek Mansour', 'M', '1994-12-15', '2021-02-15', 61900, NULL, 'ENG', 'SWE', 6, 'A'),
(9, 'Julien Faure', 'M', '1972-03-31', '2008-11-03', 117500, 11000, 'MKT', 'DIR', 1, 'A'),
(10, 'Odile Perrin', 'F', '1987-10-10', '2013-07-08', 58300, 3000, 'MKT', 'ANL', 9, 'A'),
(11, 'Bas Kuipers', 'M', '1996-04-04', '2022-01-10', 31200, NULL, 'MKT', 'ASC', 10, 'T'),
(12, 'Marit Jansen', 'F', '1978-08-25', '2007-04-16', 109000, 9000, 'HRS', 'DIR', 1, 'A'),
(13, 'Inês Moreira', 'F', '1993-02-17', '2020-08-03', 42650, 1000, 'HRS', 'ANL', 12, 'A'),
(14, 'Rolf Heinemann', 'M', '1969-12-01', '2003-05-05', 139500, 18000, 'OPS', 'DIR', 1, 'A'),
(15, 'Greta Sommer', 'F', '1984-05-06', '2011-09-19', 48700, 1500, 'OPS', 'TEC', 14, 'A'),
(16, 'Milan Horvat', 'M', '1991-09-29', '2018-03-12', 39900, NULL, 'OPS', 'TEC', 15, 'L'),
(17, 'Anke Peters', 'F', '1999-01-13', '2022-06-01', 33150, NULL, 'OPS', 'TEC', 15, 'A'),
(18, 'Luc Maes', 'M', '1976-06-16', '2009-02-23', 122300, 25000, 'SAL', 'DIR', 1, 'A'),
(19, 'Eva Lambert', 'F', '1989-04-21', '2015-10-12', 61250, 12500, 'SAL', 'REP', 18, 'A'),
(20, 'Hendrik Wouters', 'M', '1995-07-07', '2020-01-20', 47300, 5200, 'SAL', 'REP', 18, 'A'),
(21, 'Noor Aydin', 'F', '1998-03-05', '2022-11-14', 36400, 800, 'SAL', 'REP', 19, 'T'),
(22, 'Beatrice Colombo', 'F', '1973-11-11', '2010-08-30', 114750, 7000, 'LEG', 'DIR', 1, 'A'),
(23, 'Thijs Mulder', 'M', '1986-08-02', '2017-12-04', 88000, 3500, 'LEG', 'LAW', 22, 'A'),
(24, 'Rui Tavares', 'M', '1977-01-28', '2005-03-21', 146200, 16000, 'RND', 'DIR', 1, 'A'),
(25, 'Carolina Pinto', 'F', '1991-05-18', '2018-09-10', 71800, NULL, 'RND', 'ANL', 24, 'A'),
(26, 'Emil Schröder', 'M', '1983-10-23', '2013-01-14', 66100, 2000, 'RND', 'ANL', 24, 'A'),
(27, 'Lotte Hermans', 'F', '2001-12-09', '2023-10-02', 17500, NULL, 'RND', 'INT', 26, 'A'),
(28, 'Kofi Asante', 'M', '2000-06-20', '2023-09-04', 16800, NULL, 'ENG', 'INT', 7, 'T'),
(29, 'Paula Ferreira', 'F', '1990-12-24', '2019-04-29', 34600, 500, 'CSV', 'ASC', 14, 'A'),
(30, 'Jens Albrecht', 'M', '1987-02-03', '2016-11-07', 37750, 700, 'CSV', 'ASC', 14, 'A'),
(31, 'Fleur Visser', 'F', '1997-08-14', '2021-06-28', 28900, NULL, 'CSV', 'ASC', 30, 'L'),
(32, 'Mathis Girard', 'M', '1982-09-17', '2012-02-27', 89900, 8500, 'ENG', 'SWE', 5, 'A');

INSERT INTO leave_req VALUES
(9001, 17, 'sick', '2023-02-09', 2, 'Y'), (9002, 2, 'annual', '2023-02-27', 3, 'Y'),
  (9003, 29, 'parental', '2023-03-09', 80, 'Y'),
(9004, 14, 'unpaid', '2023-03-18', 19, 'Y'), (9005, 11, 'annual', '2023-04-05', 3, 'Y'),
  (9006, 19, 'sick', '2023-04-15', 4, 'Y'),
(9007, 3, 'parental', '2023-04-30', 80, 'Y'), (9008, 19, 'parental', '2023-05-15', 40, 'N'),
  (9009, 32, 'parental', '2023-05-25', 80, 'Y'),
(9010, 2, 'annual', '2023-06-08', 2, 'Y'), (9011, 16, 'annual', '2023-06-25', 7, 'Y'),
  (9012, 17, 'unpaid', '2023-07-01', 7, 'Y'),
(9013, 24, 'parental', '2023-07-12', 60, 'N'), (9014, 11, 'annual', '2023-07-25', 13, 'Y'),
  (9015, 19, 'annual', '2023-08-15', 3, 'N'),
(9016, 4, 'annual', '2023-08-24', 9, 'N'), (9017, 4, 'annual', '2023-09-03', 6, 'N'),
  (9018, 16, 'parental', '2023-09-24', 40, 'Y'),
(9019, 11, 'parental', '2023-09-28', 60, 'Y'), (9020, 21, 'sick', '2023-10-13', 9, 'N'),
  (9021, 11, 'annual', '2023-10-29', 5, 'Y'),
(9022, 19, 'annual', '2023-11-12', 2, 'N'), (9023, 10, 'annual', '2023-11-24', 4, 'Y'),
  (9024, 2, 'sick', '2023-12-04', 4, 'Y'),
(9025, 21, 'annual', '2023-12-23', 3, 'Y'), (9026, 27, 'annual', '2024-01-06', 8, 'Y'),
  (9027, 14, 'sick', '2024-01-10', 6, 'Y'),
(9028, 32, 'annual', '2024-01-24', 3, 'Y'), (9029, 21, 'annual', '2024-02-11', 15, 'Y'),
  (9030, 10, 'sick', '2024-02-24', 3, 'Y'),
(9031, 28, 'annual', '2024-03-09', 9, 'N'), (9032, 13, 'unpaid', '2024-03-22', 15, 'N'),
  (9033, 6, 'unpaid', '2024-04-01', 9, 'Y'),
(9034, 19, 'parental', '2024-04-15', 60, 'Y'), (9035, 17, 'sick', '2024-04-29', 1, 'Y'),
  (9036, 2, 'annual', '2024-05-08', 14, 'Y'),
(9037, 28, 'parental', '2024-05-19', 60, NULL), (9038, 22, 'sick', '2024-06-10', 5, 'Y'),
  (9039, 28, 'annual', '2024-06-14', 7, 'Y'),
(9040, 13, 'sick', '2024-06-27', 3, NULL), (9041, 10, 'sick', '2024-07-10', 6, NULL),
  (9042, 2, 'sick', '2024-07-24', 9, NULL);

INSERT INTO trng VALUES
(1, 'Fire Safety', 4, 60, 'Y'),
(2, 'Data Privacy', 6, 110, 'Y'),
(3, 'Negotiation Skills', 16, 890, 'N'),
(4, 'SQL Basics', 12, 450, 'N'),
(5, 'Leadership Lab', 24, 2100, 'N'),
(6, 'First Aid', 8, 135, 'Y'),
(7, 'Public Speaking', 10, 520, 'N'),
(8, 'Cloud Architecture', 32, 2750, 'N'),
(9, 'Portuguese for Beginners', 40, 640, 'N');

INSERT INTO emp_trng VALUES
(2, 6, '2024-06-14', 94), (2, 8, '2023-07-10', 83), (2, 4, '2022-02-09', NULL),
  (4, 1, '2023-10-25', 61),
(6, 4, '2023-08-04', 94), (6, 1, '2022-03-05', 80), (6, 7, '2023-05-19', 88),
  (7, 4, '2022-05-05', 91),
(7, 2, '2023-07-01', 97), (7, 7, '2022-05-26', 72), (9, 5, '2022-09-04', 97),
  (9, 2, '2024-04-20', 85),
(10, 2, '2023-02-04', 94), (10, 1, '2023-07-25', NULL), (11, 4, '2022-02-20', 94),
  (11, 7, '2023-12-23', 83),
(12, 3, '2023-02-18', 72), (12, 1, '2022-07-30', 72), (13, 6, '2023-03-17', 78),
  (13, 7, '2024-06-26', NULL),
(13, 2, '2023-02-14', 78), (14, 1, '2022-10-03', 88), (14, 2, '2023-01-20', 67),
  (16, 8, '2022-10-21', 75),
(16, 2, '2022-09-14', 94), (17, 2, '2022-08-15', 83), (17, 1, '2022-06-27', 88),
  (19, 8, '2022-11-22', 72),
(20, 4, '2022-10-18', NULL), (20, 6, '2022-02-01', 85), (20, 3, '2022-04-08', 80),
  (21, 1, '2023-09-22', 72),
(21, 4, '2024-01-03', 85), (22, 8, '2022-11-14', 88), (23, 3, '2022-11-14', 91),
  (23, 7, '2024-06-23', 85),
(24, 7, '2023-01-26', 75), (24, 6, '2022-03-30', NULL), (24, 1, '2024-03-16', 61),
  (25, 6, '2024-02-20', 80),
(25, 1, '2023-07-27', 91), (26, 6, '2022-01-21', 67), (26, 3, '2022-10-02', 83),
  (27, 1, '2023-10-28', 61),
(27, 5, '2023-11-17', 78), (28, 5, '2023-10-20', 61), (28, 1, '2023-10-30', 94),
  (29, 5, '2022-11-20', NULL),
(29, 4, '2022-02-12', 67), (30, 7, '2022-10-28', 80), (30, 2, '2023-07-03', 61),
  (31, 1, '2024-02-21', 72),
(31, 7, '2022-05-08', 91);

INSERT INTO perf_rvw VALUES
(2, 2022, 5, 1), (2, 2023, 3, 1), (3, 2022, 4, 2), (3, 2023, 1, 2), (4, 2022, 5, 2),
(4, 2023, 4, 2), (5, 2022, 3, 1), (5, 2023, 4, 1), (6, 2022, 4, 5), (6, 2023, 3, 5),
(7, 2022, 2, 5), (7, 2023, 3, 5), (8, 2022, 1, 6), (8, 2023, 2, 6), (9, 2022, 2, 1),
(9, 2023, 3, 1), (10, 2022, 1, 9), (10, 2023, 1, 9), (11, 2023, 3, 10), (12, 2022, 1, 1),
(13, 2022, 4, 12), (14, 2022, 2, 1), (14, 2023, 5, 1), (15, 2022, 3, 14), (15, 2023, 3, 14),
(16, 2023, 2, 15), (17, 2023, 1, 15), (18, 2022, 3, 1), (18, 2023, 4, 1), (19, 2022, 5, 18),
(19, 2023, 3, 18), (20, 2022, 5, 18), (20, 2023, 3, 18), (21, 2023, 4, 19), (22, 2023, 3, 1),
(23, 2022, 1, 22), (23, 2023, 4, 22), (24, 2022, 4, 1), (24, 2023, 1, 1), (25, 2022, 2, 24),
(25, 2023, 3, 24), (26, 2023, 2, 24), (29, 2022, 3, 14), (29, 2023, 1, 14), (30, 2022, 4, 14),
(31, 2023, 4, 30), (32, 2022, 3, 5);
