CREATE TABLE party (
  pty_code TEXT PRIMARY KEY,
  pty_name TEXT,
  pty_founded INTEGER,
  pty_in_government TEXT
);
CREATE TABLE district (
  dist_id INTEGER PRIMARY KEY,
  dist_name TEXT,
  dist_region TEXT,
  dist_voters INTEGER
);
CREATE TABLE member (
  mem_id INTEGER PRIMARY KEY,
  mem_name TEXT,
  mem_gender TEXT,
  mem_born INTEGER,
  mem_profession TEXT,
  mem_first_elected INTEGER,
  pty_code TEXT REFERENCES party(pty_code),
  dist_id INTEGER REFERENCES district(dist_id)
);
CREATE TABLE committee (
  com_id INTEGER PRIMARY KEY,
  com_name TEXT,
  com_chair_id INTEGER REFERENCES member(mem_id),
  com_created INTEGER
);
CREATE TABLE committee_member (
  com_id INTEGER REFERENCES committee(com_id),
  mem_id INTEGER REFERENCES member(mem_id),
  PRIMARY KEY (com_id, mem_id)
);
CREATE TABLE bill (
  bill_no TEXT PRIMARY KEY,
  bill_title TEXT,
  bill_topic TEXT,
  bill_submitted TEXT,
  bill_status TEXT,
  sponsor_id INTEGER REFERENCES member(mem_id),
  rapporteur_id INTEGER REFERENCES member(mem_id),
  com_id INTEGER REFERENCES committee(com_id)
);
CREATE TABLE vote (
  bill_no TEXT REFERENCES bill(bill_no),
  mem_id INTEGER REFERENCES member(mem_id),
  choice TEXT,
  PRIMARY KEY (bill_no, mem_id)
);

INSERT INTO party VALUES
  ('LAB', 'Labour Alliance', 1919, 'Y'),
  ('CON', 'Conservative Union', 1884, 'N'),
  ('GRN', 'Green Movement', 1987, 'Y'),
  ('LIB', 'Liberal Forum', 1931, 'N'),
  ('AGR', 'Farmers League', 1948, 'N'),
  ('PIR', 'Digital Rights Party', 2009, 'N');

INSERT INTO district VALUES
  (1, 'Northmoor', 'Highlands', 61200),
  (2, 'Castle Bridge', 'Capital', 98400),
  (3, 'Old Harbour', 'Capital', 87350),
  (4, 'Saltmarsh', 'Coast', 54100),
  (5, 'Vale of Ashby', 'Midlands', 72600),
  (6, 'Three Rivers', 'Midlands', 66900),
  (7, 'Stonegate', 'Highlands', 43800),
  (8, 'Lighthouse Bay', 'Coast', 58750),
  (9, 'University Quarter', 'Capital', 91200),
  (10, 'Greenacre', 'Midlands', 49300);

INSERT INTO member VALUES
  (1, 'Agnes Thorne', 'F', 1958, 'lawyer', 1997, 'CON', 1),
  (2, 'Dermot Quill', 'M', 1964, 'teacher', 2005, 'LAB', 2),
  (3, 'Farah Siddiqui', 'F', 1979, 'physician', 2014, 'LAB', 3),
  (4, 'Gareth Pell', 'M', 1952, 'farmer', 1993, 'AGR', 5),
  (5, 'Ida Rosenberg', 'F', 1985, 'biologist', 2018, 'GRN', 9),
  (6, 'Jules Armand', 'M', 1971, 'lawyer', 2010, 'LIB', 3),
  (7, 'Katya Morozova', 'F', 1990, 'engineer', 2022, 'GRN', 2),
  (8, 'Leonard Fisk', 'M', 1949, 'banker', 1989, 'CON', 4),
  (9, 'Maud Ellery', 'F', 1967, 'teacher', 2009, 'LAB', 6),
  (10, 'Nils Hagen', 'M', 1976, 'journalist', 2014, 'LIB', 8),
  (11, 'Oona Brice', 'F', 1982, 'lawyer', 2018, 'CON', 7),
  (12, 'Pascal Huon', 'M', 1961, 'farmer', 2001, 'AGR', 10);
INSERT INTO member VALUES
  (13, 'Rhea Colombo', 'F', 1993, NULL, 2022, 'LAB', 9),
  (14, 'Stefan Wolk', 'M', 1987, 'engineer', 2018, 'CON', 5),
  (15, 'Teresa Okoye', 'F', 1974, 'economist', 2010, 'LAB', 4),
  (16, 'Ulrich Vane', 'M', 1969, 'teacher', 2014, 'CON', 6),
  (17, 'Vera Castellan', 'F', 1981, 'architect', 2022, 'LIB', 2),
  (18, 'Wilf Garrow', 'M', 1956, 'lawyer', 2001, 'LAB', 1);

INSERT INTO committee VALUES
  (1, 'Finance', 15, 1921),
  (2, 'Health', 3, 1946),
  (3, 'Environment', 5, 1990),
  (4, 'Justice', 6, 1921),
  (5, 'Agriculture', 12, 1949),
  (6, 'Education', 9, 1953),
  (7, 'Transport', 14, 1962);

INSERT INTO committee_member VALUES
  (1, 1),
  (1, 2),
  (1, 6),
  (1, 11),
  (1, 12),
  (1, 13),
  (1, 14),
  (1, 15),
  (1, 17),
  (2, 3),
  (2, 4),
  (2, 6);
INSERT INTO committee_member VALUES
  (3, 4),
  (3, 5),
  (3, 9),
  (3, 16),
  (4, 3),
  (4, 5),
  (4, 6),
  (4, 7),
  (4, 9),
  (4, 11),
  (5, 1),
  (5, 2);
INSERT INTO committee_member VALUES
  (5, 10),
  (5, 12),
  (5, 15),
  (6, 9),
  (6, 12),
  (6, 14),
  (6, 17),
  (7, 14);

INSERT INTO bill VALUES
  ('B-101', 'Clean Rivers Act', 'environment', '2022-02-14', 'passed', 5, 9, 3),
  ('B-102', 'Rural Broadband Bill', 'infrastructure', '2022-03-30', 'passed', 12, 14, 7),
  ('B-103', 'Hospital Staffing Act', 'health', '2022-05-11', 'rejected', 3, 15, 2),
  ('B-104', 'Tax Simplification Bill', 'finance', '2022-09-20', 'passed', 15, 1, 1),
  ('B-105', 'School Meals Act', 'education', '2022-11-08', 'passed', 9, 13, 6),
  ('B-106', 'Night Trains Bill', 'infrastructure', '2023-01-25', 'pending', 7, 14, 7),
  ('B-107', 'Court Reform Act', 'justice', '2023-03-07', 'rejected', 6, 18, 4),
  ('B-108', 'Soil Protection Bill', 'environment', '2023-04-19', 'rejected', 7, 5, 3),
  ('B-109', 'Digital Privacy Act', 'justice', '2023-06-22', 'passed', 10, 6, 4),
  ('B-110', 'Dairy Subsidy Bill', 'agriculture', '2023-09-13', 'passed', 4, 12, 5),
  ('B-111', 'Nurses Pay Act', 'health', '2023-10-31', 'passed', 3, 2, 2),
  ('B-112', 'Wind Farms Bill', 'environment', '2024-01-17', 'pending', 5, NULL, 3);
INSERT INTO bill VALUES
  ('B-113', 'Bank Transparency Act', 'finance', '2024-02-28', 'rejected', 6, 15, 1),
  ('B-114', 'Teacher Training Bill', 'education', '2024-03-21', 'passed', 9, 16, 6),
  ('B-115', 'Pension Age Act', 'finance', '2024-05-15', 'pending', 8, NULL, 1),
  ('B-116', 'Coastal Ferries Bill', 'infrastructure', '2024-06-04', 'pending', 10, 14, 7);

INSERT INTO vote VALUES
  ('B-101', 1, 'no'),
  ('B-101', 5, 'yes'),
  ('B-101', 6, 'yes'),
  ('B-101', 12, 'yes'),
  ('B-101', 13, 'yes'),
  ('B-101', 14, 'yes'),
  ('B-101', 15, 'yes'),
  ('B-101', 18, 'yes'),
  ('B-102', 3, 'no'),
  ('B-102', 4, 'yes'),
  ('B-102', 7, 'yes'),
  ('B-102', 9, 'yes');
INSERT INTO vote VALUES
  ('B-102', 10, 'yes'),
  ('B-102', 12, 'no'),
  ('B-102', 15, 'no'),
  ('B-103', 2, 'yes'),
  ('B-103', 5, 'yes'),
  ('B-103', 12, 'yes'),
  ('B-104', 2, 'yes'),
  ('B-104', 5, 'yes'),
  ('B-104', 7, 'yes'),
  ('B-104', 8, 'yes'),
  ('B-104', 9, 'yes'),
  ('B-104', 10, 'yes');
INSERT INTO vote VALUES
  ('B-104', 12, 'abstain'),
  ('B-104', 16, 'abstain'),
  ('B-104', 18, 'yes'),
  ('B-105', 2, 'yes'),
  ('B-105', 7, 'yes'),
  ('B-105', 12, 'yes'),
  ('B-105', 15, 'abstain'),
  ('B-105', 18, 'yes'),
  ('B-107', 3, 'abstain'),
  ('B-107', 4, 'yes'),
  ('B-107', 5, 'yes'),
  ('B-107', 6, 'yes');
INSERT INTO vote VALUES
  ('B-107', 7, 'yes'),
  ('B-107', 10, 'yes'),
  ('B-107', 11, 'abstain'),
  ('B-107', 13, 'yes'),
  ('B-107', 15, 'no'),
  ('B-107', 16, 'no'),
  ('B-107', 18, 'no'),
  ('B-108', 1, 'no'),
  ('B-108', 6, 'yes'),
  ('B-108', 9, 'yes'),
  ('B-109', 6, 'yes'),
  ('B-109', 11, 'yes');
INSERT INTO vote VALUES
  ('B-109', 13, 'yes'),
  ('B-109', 15, 'yes'),
  ('B-109', 16, 'no'),
  ('B-110', 2, 'abstain'),
  ('B-110', 7, 'abstain'),
  ('B-110', 9, 'abstain'),
  ('B-110', 15, 'abstain'),
  ('B-111', 4, 'abstain'),
  ('B-111', 11, 'yes'),
  ('B-111', 13, 'yes'),
  ('B-111', 18, 'no'),
  ('B-113', 1, 'no');
INSERT INTO vote VALUES
  ('B-113', 7, 'no'),
  ('B-113', 8, 'no'),
  ('B-113', 10, 'yes'),
  ('B-113', 14, 'yes'),
  ('B-113', 16, 'no'),
  ('B-114', 5, 'yes'),
  ('B-114', 6, 'no'),
  ('B-114', 8, 'yes'),
  ('B-114', 13, 'yes'),
  ('B-114', 16, 'yes');
