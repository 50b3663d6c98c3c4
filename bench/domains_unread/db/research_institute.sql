CREATE TABLE department (dept_id INTEGER PRIMARY KEY, dept_name TEXT, dept_building TEXT,
  dept_founded INTEGER, dept_budget INTEGER);
CREATE TABLE researcher (res_id INTEGER PRIMARY KEY, res_name TEXT, res_title TEXT, res_country
  TEXT, res_hired TEXT, res_salary INTEGER, dept_id INTEGER, res_supervisor INTEGER,
  FOREIGN KEY (dept_id) REFERENCES department(dept_id),
  FOREIGN KEY (res_supervisor) REFERENCES researcher(res_id));
CREATE TABLE funder (fund_id INTEGER PRIMARY KEY, fund_name TEXT, fund_kind TEXT, fund_country
  TEXT);
CREATE TABLE research_grant (grant_no TEXT PRIMARY KEY, grant_title TEXT, grant_amount INTEGER,
  grant_start TEXT, grant_end TEXT, grant_status TEXT, fund_id INTEGER, principal_id INTEGER,
  deputy_id INTEGER,
  FOREIGN KEY (fund_id) REFERENCES funder(fund_id),
  FOREIGN KEY (principal_id) REFERENCES researcher(res_id),
  FOREIGN KEY (deputy_id) REFERENCES researcher(res_id));
CREATE TABLE venue (venue_id INTEGER PRIMARY KEY, venue_name TEXT, venue_kind TEXT, impact_factor
  REAL);
CREATE TABLE paper (paper_id INTEGER PRIMARY KEY, paper_title TEXT, paper_year INTEGER, paper_pages
  INTEGER, open_access TEXT, venue_id INTEGER, grant_no TEXT,
  FOREIGN KEY (venue_id) REFERENCES venue(venue_id),
  FOREIGN KEY (grant_no) REFERENCES research_grant(grant_no));
CREATE TABLE paper_author (paper_id INTEGER, res_id INTEGER, author_rank INTEGER, PRIMARY KEY
  (paper_id, res_id),
  FOREIGN KEY (paper_id) REFERENCES paper(paper_id),
  FOREIGN KEY (res_id) REFERENCES researcher(res_id));
CREATE TABLE citation (citing_id INTEGER, cited_id INTEGER, PRIMARY KEY (citing_id, cited_id),
  FOREIGN KEY (citing_id) REFERENCES paper(paper_id),
  FOREIGN KEY (cited_id) REFERENCES paper(paper_id));

INSERT INTO department VALUES
  (1, 'Marine Biology', 'Cooper House', 1962, 2400000),
  (2, 'Materials Science', 'North Wing', 1978, 3900000),
  (3, 'Computational Linguistics', 'Cooper House', 2004, 1100000),
  (4, 'Glaciology', 'Polar Hall', 1955, 1750000),
  (5, 'Epidemiology', 'South Wing', 1989, 2850000),
  (6, 'Quantum Optics', 'North Wing', 1996, 4600000),
  (7, 'Urban Economics', 'South Wing', 2011, 820000),
  (8, 'Science History', 'Cooper House', 2018, 310000);

INSERT INTO researcher VALUES
  (1, 'Ingrid Solheim', 'Professor', 'Norway', '1999-09-01', 118000, 4, NULL),
  (2, 'Ravi Subramanian', 'Professor', 'India', '2003-02-15', 121500, 2, NULL),
  (3, 'Helena Kovač', 'Professor', 'Croatia', '2006-10-01', 112000, 1, NULL),
  (4, 'Daniel Achebe', 'Professor', 'Nigeria', '2010-01-11', 109000, 5, NULL),
  (5, 'Wei Zhang', 'Professor', 'China', '2008-08-18', 126000, 6, NULL),
  (6, 'Margit Tamm', 'Lecturer', 'Estonia', '2015-03-02', 74000, 4, 1),
  (7, 'Lucas Ferreira', 'Lecturer', 'Brazil', '2016-09-12', 71500, 1, 3),
  (8, 'Aoife Gallagher', 'Senior Lecturer', 'Ireland', '2012-04-23', 86000, 3, NULL),
  (9, 'Jonas Keller', 'Postdoc', 'Germany', '2021-01-18', 52000, 2, 2),
  (10, 'Priyanka Desai', 'Postdoc', 'India', '2020-06-01', 53500, 2, 2),
  (11, 'Tomás Herrera', 'PhD Student', 'Chile', '2022-10-03', 28000, 4, 6),
  (12, 'Yara Nassar', 'Postdoc', 'Lebanon', '2019-11-11', 54500, 5, 4),
  (13, 'Mei-Ling Chou', 'Senior Lecturer', 'Taiwan', '2013-07-29', 89000, 6, 5),
  (14, 'Robert Ashe', 'PhD Student', 'United Kingdom', '2023-01-09', 27500, 3, 8),
  (15, 'Camille Royer', 'Lecturer', 'France', '2018-02-05', 70000, 7, NULL),
  (16, 'Sipho Dlamini', 'PhD Student', 'South Africa', '2021-10-04', 28500, 5, 12),
  (17, 'Nadia Orlova', 'Postdoc', 'Russia', '2022-03-14', 51000, 6, 13),
  (18, 'Erik Nyström', 'PhD Student', 'Sweden', '2022-09-19', 29000, 1, 7),
  (19, 'Grace Mbeki', 'Lecturer', 'South Africa', '2017-05-15', 72500, 5, 4),
  (20, 'Paul Hartmann', 'Technician', 'Germany', '2009-12-01', 47500, 2, 2),
  (21, 'Laila Bennani', 'PhD Student', 'Morocco', '2023-09-25', 27000, 6, 13),
  (22, 'Hugh Carrow', 'Senior Lecturer', 'United Kingdom', '2011-06-06', 84500, 7, NULL);

INSERT INTO funder VALUES
  (1, 'European Science Fund', 'public', 'Belgium'),
  (2, 'Northern Ice Trust', 'charity', 'Norway'),
  (3, 'Helix Pharma', 'industry', 'Switzerland'),
  (4, 'National Research Board', 'public', 'United Kingdom'),
  (5, 'Okeanos Foundation', 'charity', 'Greece'),
  (6, 'Tessera Semiconductors', 'industry', 'Germany'),
  (7, 'City of Leiden', 'public', 'Netherlands'),
  (8, 'Marlow Bequest', 'charity', 'United Kingdom');

INSERT INTO research_grant VALUES
  ('ESF-201', 'Melting Margins', 1450000, '2018-01-01', '2022-12-31', 'closed', 1, 1, 6),
  ('NIT-014', 'Arctic Core Archive', 380000, '2021-03-01', '2025-02-28', 'active', 2, 6, 1),
  ('HPX-77', 'Rapid Outbreak Models', 920000, '2020-05-01', '2023-04-30', 'closed', 3, 4, 12),
  ('NRB-310', 'Self-Healing Alloys', 1120000, '2019-09-01', '2024-08-31', 'active', 4, 2, 10),
  ('OKE-05', 'Coral Soundscapes', 265000, '2022-01-01', '2024-12-31', 'active', 5, 3, 7),
  ('TES-42', 'Single-Photon Sources', 1680000, '2021-07-01', '2026-06-30', 'active', 6, 5, 13),
  ('ESF-233', 'Dialects of the Web', 540000, '2022-10-01', '2025-09-30', 'active', 1, 8, NULL),
  ('NRB-355', 'Vaccination and Trust', 610000, '2023-02-01', '2026-01-31', 'active', 4, 19, 4),
  ('LEI-9', 'Rents after Rail', 145000, '2021-01-01', '2022-12-31', 'closed', 7, 22, 15),
  ('ESF-260', 'Quantum Clocks', 2050000, '2024-01-01', '2028-12-31', 'active', 1, 5, 17),
  ('TES-51', 'Thin Film Fatigue', 430000, '2023-06-01', '2025-05-31', 'suspended', 6, 2, 9),
  ('OKE-11', 'Plankton at Night', 198000, '2019-04-01', '2021-03-31', 'closed', 5, 7, 3),
  ('NRB-402', 'Malaria Mapping', 775000, '2024-03-01', '2027-02-28', 'active', 4, 4, NULL),
  ('NIT-020', 'Fjord Sediments', 160000, '2017-06-01', '2019-05-31', 'closed', 2, 1, NULL);

INSERT INTO venue VALUES
  (1, 'Polar Letters', 'journal', 5.8),
  (2, 'Acta Materialis', 'journal', 9.4),
  (3, 'Journal of Marine Sound', 'journal', 3.1),
  (4, 'CompLing Conference', 'conference', NULL),
  (5, 'Public Health Quarterly', 'journal', 7.2),
  (6, 'Photonics Frontiers', 'journal', 12.6),
  (7, 'Urban Studies Workshop', 'workshop', NULL),
  (8, 'Open Science Reports', 'journal', 4.5),
  (9, 'Antiquity Review', 'journal', 2.2);

INSERT INTO paper VALUES
  (1, 'Ice loss in Svalbard since 1990', 2019, 14, 'Y', 1, 'ESF-201'),
  (2, 'A core archive for the Arctic', 2022, 9, 'Y', 8, 'NIT-014'),
  (3, 'Forecasting outbreaks in real time', 2021, 18, 'N', 5, 'HPX-77'),
  (4, 'Healing cracks in aluminium', 2020, 11, 'N', 2, 'NRB-310'),
  (5, 'Listening to reefs', 2023, 13, 'Y', 3, 'OKE-05'),
  (6, 'Bright single-photon emitters', 2022, 8, 'N', 6, 'TES-42'),
  (7, 'Entangled pairs on a chip', 2023, 7, 'N', 6, 'TES-42'),
  (8, 'Code-switching in web forums', 2023, 12, 'Y', 4, 'ESF-233'),
  (9, 'Why parents hesitate', 2024, 21, 'Y', 5, 'NRB-355'),
  (10, 'House prices near new stations', 2022, 26, 'Y', 7, 'LEI-9'),
  (11, 'Diel migration of krill', 2020, 16, 'N', 3, 'OKE-11'),
  (12, 'Fatigue in thin films', 2024, 10, 'N', 2, 'TES-51'),
  (13, 'Glacier calving models', 2021, 19, 'Y', 1, 'ESF-201'),
  (14, 'Contact networks in schools', 2022, 15, 'Y', 8, 'HPX-77'),
  (15, 'Alloys that remember', 2022, 12, 'N', 2, 'NRB-310'),
  (16, 'A corpus of regional Irish English', 2018, 30, 'Y', 4, NULL),
  (17, 'Rent control revisited', 2019, 28, 'N', 8, NULL),
  (18, 'Sediment records of warm winters', 2018, 17, 'N', 1, 'NIT-020'),
  (19, 'Whale calls and shipping noise', 2024, 20, 'Y', 8, 'OKE-05'),
  (20, 'Optical clocks for navigation', 2024, 6, 'N', 6, 'ESF-260'),
  (21, 'Measuring mistrust', 2023, NULL, 'Y', 8, 'NRB-355'),
  (22, 'Snow chemistry at Ny-Ålesund', 2023, 11, 'Y', 1, 'NIT-014');

INSERT INTO paper_author VALUES
  (1, 1, 1), (1, 6, 2), (2, 6, 1), (2, 1, 2), (2, 11, 3), (3, 4, 1),
  (3, 12, 2), (3, 19, 3), (4, 2, 1), (4, 10, 2), (5, 3, 1), (5, 7, 2),
  (5, 18, 3), (6, 5, 1), (6, 13, 2), (7, 13, 1), (7, 5, 2), (7, 17, 3),
  (8, 8, 1), (8, 14, 2), (9, 19, 1), (9, 4, 2), (9, 16, 3), (10, 22, 1),
  (10, 15, 2), (11, 7, 1), (11, 3, 2), (12, 9, 1), (12, 2, 2), (12, 20, 3),
  (13, 6, 1), (13, 1, 2), (14, 12, 1), (14, 4, 2), (15, 10, 1), (15, 2, 2),
  (15, 9, 3), (16, 8, 1), (17, 15, 1), (17, 22, 2), (18, 1, 1), (19, 7, 1),
  (19, 18, 2), (20, 17, 1), (20, 5, 2), (20, 13, 3), (21, 19, 1), (21, 16, 2),
  (22, 11, 1), (22, 6, 2);

INSERT INTO citation VALUES
  (1, 18), (2, 1), (2, 13), (2, 18), (5, 11), (7, 6),
  (9, 3), (9, 14), (10, 17), (12, 4), (12, 15), (13, 1),
  (13, 18), (14, 3), (15, 4), (19, 1), (19, 5), (19, 11),
  (20, 6), (20, 7), (21, 3), (21, 9), (22, 1), (22, 2),
  (22, 13);
