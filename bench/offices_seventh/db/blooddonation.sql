CREATE TABLE donor(donor_no integer primary key, first_name text, last_name text, sex text,
  born text, blood_group text, rh text, city text, registered text);
INSERT INTO "donor" VALUES (40001, 'David', 'Yates', 'F', '2000-11-11', 'O', '+', 'Halifax',
  '2023-02-17');
INSERT INTO "donor" VALUES (40002, 'Joan', 'Walsh', 'F', '1971-12-09', 'O', '+', 'Wakefield',
  '2012-02-09');
INSERT INTO "donor" VALUES (40003, 'Ines', 'Frost', 'M', '1958-06-06', 'O', '-', 'Halifax',
  '2015-03-06');
INSERT INTO "donor" VALUES (40004, 'Alison', 'Emmett', 'F', '2002-04-12', 'O', '+', 'Halifax',
  '2020-07-30');
INSERT INTO "donor" VALUES (40005, 'Kate', 'Lowe', 'F', '1983-07-24', 'O', '+', 'Leeds',
  '2014-02-07');
INSERT INTO "donor" VALUES (40006, 'Tara', 'Bennett', 'F', '1999-11-17', 'A', '+', 'Halifax',
  '2020-03-25');
INSERT INTO "donor" VALUES (40007, 'Vera', 'Carver', 'F', '1979-01-18', 'O', '+', 'Halifax',
  '2022-03-26');
INSERT INTO "donor" VALUES (40008, 'Vera', 'Grant', 'F', '2003-04-18', 'O', '+', 'Wakefield',
  '2013-04-19');
INSERT INTO "donor" VALUES (40009, 'Yusuf', 'Foster', 'M', '2002-06-22', 'A', '-', 'Bradford',
  '2013-01-22');
INSERT INTO "donor" VALUES (40010, 'Martin', 'Marsh', 'F', '1956-02-29', 'A', '+', 'Wakefield',
  '2024-06-11');
INSERT INTO "donor" VALUES (40011, 'Ellen', 'Hale', 'M', '2001-03-23', 'A', '+', 'Bradford',
  '2018-06-02');
INSERT INTO "donor" VALUES (40012, 'Nadia', 'Ingram', 'M', '1984-05-06', 'O', '+', 'Bradford',
  '2018-06-19');
INSERT INTO "donor" VALUES (40013, 'Carla', 'Nash', 'M', '1977-10-03', 'B', '+', 'Bradford',
  '2016-08-13');
INSERT INTO "donor" VALUES (40014, 'Nadia', 'Jarvis', 'M', '1956-08-30', 'O', '+', 'Halifax',
  '2013-01-13');
INSERT INTO "donor" VALUES (40015, 'Joan', 'Doyle', 'M', '1993-06-01', 'O', '+', 'Wakefield',
  '2024-06-25');
INSERT INTO "donor" VALUES (40016, 'Callum', 'Underhill', 'F', '1968-09-11', 'O', '+',
  'Wakefield', '2025-03-12');
INSERT INTO "donor" VALUES (40017, 'Ines', 'Doyle', 'M', '1973-10-28', 'O', '+', 'Bradford',
  '2010-11-18');
INSERT INTO "donor" VALUES (40018, 'Sheila', 'Archer', 'F', '1976-08-02', 'O', '+', 'Halifax',
  '2016-05-26');
INSERT INTO "donor" VALUES (40019, 'Ellen', 'Lowe', 'M', '1975-11-17', 'O', '+', 'Leeds',
  '2020-12-11');
INSERT INTO "donor" VALUES (40020, 'Beth', 'Doyle', 'M', '1996-05-01', 'O', '+', 'Bradford',
  '2018-12-12');
INSERT INTO "donor" VALUES (40021, 'Hugo', 'Yates', 'F', '1989-04-06', 'O', '+', 'Bradford',
  '2020-07-06');
INSERT INTO "donor" VALUES (40022, 'Xenia', 'Foster', 'F', '1988-10-23', 'O', '+', 'Wakefield',
  '2019-04-22');
INSERT INTO "donor" VALUES (40023, 'Will', 'Ellis', 'F', '1976-10-16', 'O', '+', 'Halifax',
  '2022-02-06');
INSERT INTO "donor" VALUES (40024, 'David', 'Underhill', 'M', '1959-01-09', 'A', '-', 'Halifax',
  '2022-07-29');
INSERT INTO "donor" VALUES (40025, 'Tara', 'Okafor', 'F', '1971-07-03', 'O', '+', 'Bradford',
  '2020-09-10');
INSERT INTO "donor" VALUES (40026, 'Umar', 'Vaughan', 'M', '2005-05-22', 'A', '+', 'Wakefield',
  '2010-12-28');
INSERT INTO "donor" VALUES (40027, 'Owen', 'Hale', 'M', '1984-07-27', 'O', '+', 'Halifax',
  '2018-01-31');
INSERT INTO "donor" VALUES (40028, 'Maria', 'Underhill', 'M', '1986-11-02', 'O', '+', 'Halifax',
  '2017-11-28');
INSERT INTO "donor" VALUES (40029, 'Grace', 'Emmett', 'F', '1956-04-20', 'A', '+', 'Leeds',
  '2021-01-04');
INSERT INTO "donor" VALUES (40030, 'Nora', 'Emmett', 'F', '1978-05-10', 'O', '+', 'Leeds',
  '2017-04-14');
INSERT INTO "donor" VALUES (40031, 'Priya', 'Bennett', 'F', '1983-04-17', 'A', '+', 'Bradford',
  '2021-10-17');
INSERT INTO "donor" VALUES (40032, 'Ben', 'Dawson', 'F', '2005-08-05', 'A', '+', 'Bradford',
  '2020-09-11');
INSERT INTO "donor" VALUES (40033, 'David', 'Frost', 'F', '1998-03-21', 'A', '-', 'Wakefield',
  '2017-05-15');
INSERT INTO "donor" VALUES (40034, 'Kate', 'Archer', 'M', '1961-05-24', 'O', '+', 'Halifax',
  '2014-07-27');
INSERT INTO "donor" VALUES (40035, 'Nora', 'Dawson', 'F', '1957-06-12', 'A', '+', 'Bradford',
  '2018-05-15');
INSERT INTO "donor" VALUES (40036, 'Tom', 'Turner', 'F', '1967-03-02', 'A', '+', 'Bradford',
  '2019-11-01');
INSERT INTO "donor" VALUES (40037, 'Vera', 'Bennett', 'F', '1984-12-30', 'A', '-', 'Halifax',
  '2015-07-30');
INSERT INTO "donor" VALUES (40038, 'Ellen', 'Doyle', 'M', '1991-03-26', 'A', '-', 'Halifax',
  '2023-08-03');
INSERT INTO "donor" VALUES (40039, 'Beth', 'Bennett', 'F', '2005-11-27', 'O', '+', 'Wakefield',
  '2019-12-31');
INSERT INTO "donor" VALUES (40040, 'Ines', 'Walsh', 'M', '1995-10-05', 'B', '+', 'Halifax',
  '2012-03-08');
INSERT INTO "donor" VALUES (40041, 'Owen', 'Emmett', 'M', '1958-01-06', 'A', '-', 'Halifax',
  '2024-09-15');
INSERT INTO "donor" VALUES (40042, 'Ines', 'Archer', 'F', '1978-09-12', 'A', '+', 'Bradford',
  '2017-09-20');
INSERT INTO "donor" VALUES (40043, 'Simon', 'Pike', 'M', '1956-09-21', 'O', '+', 'Bradford',
  '2013-11-18');
INSERT INTO "donor" VALUES (40044, 'Umar', 'Frost', 'F', '1984-06-07', 'A', '+', 'Leeds',
  '2018-12-14');
INSERT INTO "donor" VALUES (40045, 'Zoe', 'Nash', 'M', '1986-02-13', 'O', '+', 'Leeds',
  '2024-12-23');
INSERT INTO "donor" VALUES (40046, 'Moira', 'Zielinski', 'F', '1975-03-12', 'O', '-', 'Leeds',
  '2010-11-07');
INSERT INTO "donor" VALUES (40047, 'Petra', 'Carver', 'F', '1995-08-17', 'B', '+', 'Leeds',
  '2020-02-02');
INSERT INTO "donor" VALUES (40048, 'Farid', 'Kowalski', 'M', '1958-12-15', 'A', '-', 'Leeds',
  '2022-03-20');
INSERT INTO "donor" VALUES (40049, 'Nora', 'Lowe', 'F', '1996-07-04', 'O', '+', 'Halifax',
  '2013-08-01');
INSERT INTO "donor" VALUES (40050, 'Martin', 'Kowalski', 'F', '1961-01-02', 'O', '+',
  'Wakefield', '2024-11-25');
INSERT INTO "donor" VALUES (40051, 'Martin', 'Walsh', 'F', '1964-09-24', 'O', '+', 'Leeds',
  '2013-02-24');
INSERT INTO "donor" VALUES (40052, 'Callum', 'Ellis', 'M', '1965-10-05', 'O', '+', 'Bradford',
  '2010-12-12');
INSERT INTO "donor" VALUES (40053, 'Nadia', 'Walsh', 'F', '1974-01-13', 'O', '+', 'Halifax',
  '2010-01-25');
INSERT INTO "donor" VALUES (40054, 'Tom', 'Zielinski', 'M', '1979-10-27', 'O', '+', 'Halifax',
  '2022-01-29');
INSERT INTO "donor" VALUES (40055, 'Jack', 'Underhill', 'M', '1955-12-04', 'A', '+', 'Wakefield',
  '2012-01-30');
INSERT INTO "donor" VALUES (40056, 'Carla', 'Archer', 'F', '1993-01-29', 'O', '+', 'Wakefield',
  '2010-04-12');
INSERT INTO "donor" VALUES (40057, 'Owen', 'Bennett', 'M', '1973-07-22', 'B', '+', 'Leeds',
  '2021-06-25');
INSERT INTO "donor" VALUES (40058, 'Tom', 'Pike', 'M', '2004-11-02', 'A', '-', 'Leeds',
  '2025-03-11');
INSERT INTO "donor" VALUES (40059, 'Sheila', 'Mason', 'M', '1973-03-15', 'O', '-', 'Leeds',
  '2021-06-25');
INSERT INTO "donor" VALUES (40060, 'Gareth', 'Dawson', 'M', '1990-04-04', 'A', '+', 'Halifax',
  '2022-01-02');
INSERT INTO "donor" VALUES (40061, 'Moira', 'Mason', 'M', '1970-01-12', 'AB', '-', 'Halifax',
  '2021-10-02');
INSERT INTO "donor" VALUES (40062, 'Tom', 'Hughes', 'M', '1975-05-27', 'A', '-', 'Bradford',
  '2022-08-06');
INSERT INTO "donor" VALUES (40063, 'Ellen', 'Stone', 'M', '1966-09-22', 'A', '-', 'Halifax',
  '2017-04-25');
INSERT INTO "donor" VALUES (40064, 'Priya', 'Doyle', 'M', '1956-06-20', 'A', '+', 'Leeds',
  '2024-03-09');
INSERT INTO "donor" VALUES (40065, 'Anna', 'Grant', 'M', '1980-08-18', 'O', '+', 'Wakefield',
  '2010-04-16');
INSERT INTO "donor" VALUES (40066, 'Beth', 'Hale', 'F', '1974-03-23', 'A', '+', 'Wakefield',
  '2010-08-13');
INSERT INTO "donor" VALUES (40067, 'Carla', 'Sutton', 'F', '1975-07-01', 'O', '+', 'Bradford',
  '2014-02-02');
INSERT INTO "donor" VALUES (40068, 'Alison', 'Barlow', 'M', '2003-11-26', 'A', '+', 'Wakefield',
  '2023-12-22');
INSERT INTO "donor" VALUES (40069, 'Owen', 'Osborne', 'F', '1973-04-18', 'B', '+', 'Bradford',
  '2016-03-16');
INSERT INTO "donor" VALUES (40070, 'Petra', 'Jarvis', 'M', '1993-01-12', 'B', '+', 'Wakefield',
  '2023-10-30');
INSERT INTO "donor" VALUES (40071, 'Liam', 'Osborne', 'F', '1993-11-20', 'O', '+', 'Leeds',
  '2020-04-25');
INSERT INTO "donor" VALUES (40072, 'Maria', 'Turner', 'F', '1956-02-04', 'O', '+', 'Bradford',
  '2011-12-21');
INSERT INTO "donor" VALUES (40073, 'David', 'Ingram', 'M', '1985-08-20', 'O', '+', 'Wakefield',
  '2012-08-31');
INSERT INTO "donor" VALUES (40074, 'Zoe', 'Rhodes', 'F', '1962-10-04', 'A', '+', 'Leeds',
  '2010-03-16');
INSERT INTO "donor" VALUES (40075, 'Derek', 'Hale', 'M', '2005-11-11', 'AB', '+', 'Bradford',
  '2021-03-13');
INSERT INTO "donor" VALUES (40076, 'Ben', 'Ellis', 'M', '1993-04-04', 'O', '+', 'Halifax',
  '2017-02-16');
INSERT INTO "donor" VALUES (40077, 'Carla', 'Pike', 'F', '1980-04-25', 'A', '+', 'Leeds',
  '2013-02-14');
INSERT INTO "donor" VALUES (40078, 'Simon', 'Carver', 'M', '1993-02-20', 'O', '+', 'Bradford',
  '2010-08-06');
INSERT INTO "donor" VALUES (40079, 'Moira', 'Osborne', 'M', '1987-11-04', 'A', '-', 'Halifax',
  '2024-12-22');
INSERT INTO "donor" VALUES (40080, 'Xenia', 'Emmett', 'F', '1965-01-04', 'A', '-', 'Bradford',
  '2013-12-03');
INSERT INTO "donor" VALUES (40081, 'Will', 'Sutton', 'F', '1987-03-12', 'O', '+', 'Wakefield',
  '2024-04-13');
INSERT INTO "donor" VALUES (40082, 'Sheila', 'Barlow', 'F', '2003-03-08', 'A', '+', 'Leeds',
  '2021-07-27');
INSERT INTO "donor" VALUES (40083, 'Tom', 'Okafor', 'M', '1990-06-19', 'O', '+', 'Bradford',
  '2019-01-11');
INSERT INTO "donor" VALUES (40084, 'Farid', 'Walsh', 'F', '1958-01-04', 'B', '+', 'Wakefield',
  '2019-10-22');
INSERT INTO "donor" VALUES (40085, 'David', 'Gill', 'M', '1963-01-09', 'O', '+', 'Leeds',
  '2019-05-01');
INSERT INTO "donor" VALUES (40086, 'Ellen', 'Frost', 'M', '1990-05-21', 'A', '+', 'Wakefield',
  '2013-11-09');
INSERT INTO "donor" VALUES (40087, 'Carla', 'Price', 'F', '1986-11-10', 'O', '+', 'Halifax',
  '2012-11-28');
INSERT INTO "donor" VALUES (40088, 'Grace', 'Ellis', 'F', '1957-01-28', 'A', '-', 'Halifax',
  '2019-07-20');
INSERT INTO "donor" VALUES (40089, 'Umar', 'Kowalski', 'M', '1976-02-02', 'A', '+', 'Wakefield',
  '2024-12-02');
INSERT INTO "donor" VALUES (40090, 'Zoe', 'Ingram', 'F', '1966-03-31', 'A', '-', 'Bradford',
  '2012-05-07');
CREATE TABLE venue(venue_id integer primary key, venue_name text, city text, beds integer);
INSERT INTO "venue" VALUES (1, 'Town Hall', 'Leeds', 12);
INSERT INTO "venue" VALUES (2, 'Elland Road Suite', 'Leeds', 18);
INSERT INTO "venue" VALUES (3, 'St George Hall', 'Bradford', 10);
INSERT INTO "venue" VALUES (4, 'Cathedral Centre', 'Wakefield', 8);
INSERT INTO "venue" VALUES (5, 'Piece Hall', 'Halifax', 6);
INSERT INTO "venue" VALUES (6, 'Sikh Temple Hall', 'Bradford', 8);
CREATE TABLE session(session_id integer primary key, venue_id integer references venue(venue_id),
  session_date text, slots integer, lead_nurse text);
INSERT INTO "session" VALUES (1, 5, '2024-01-07', 40, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (2, 4, '2024-02-01', 40, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (3, 5, '2024-02-07', 50, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (4, 1, '2024-02-17', 60, NULL);
INSERT INTO "session" VALUES (5, 4, '2024-02-20', 50, NULL);
INSERT INTO "session" VALUES (6, 4, '2024-02-21', 60, 'Sr. Hussain');
INSERT INTO "session" VALUES (7, 1, '2024-03-01', 50, 'Sr. Hussain');
INSERT INTO "session" VALUES (8, 2, '2024-03-12', 50, 'Sr. Walker');
INSERT INTO "session" VALUES (9, 2, '2024-03-24', 40, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (10, 4, '2024-04-06', 40, NULL);
INSERT INTO "session" VALUES (11, 2, '2024-04-12', 30, 'Sr. Walker');
INSERT INTO "session" VALUES (12, 2, '2024-04-17', 40, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (13, 5, '2024-04-26', 40, 'Sr. Walker');
INSERT INTO "session" VALUES (14, 2, '2024-05-04', 60, 'Sr. Hussain');
INSERT INTO "session" VALUES (15, 1, '2024-05-11', 40, 'Sr. Hussain');
INSERT INTO "session" VALUES (16, 1, '2024-05-22', 60, 'Sr. Hussain');
INSERT INTO "session" VALUES (17, 5, '2024-05-26', 40, NULL);
INSERT INTO "session" VALUES (18, 2, '2024-06-19', 40, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (19, 2, '2024-06-21', 30, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (20, 1, '2024-07-02', 30, NULL);
INSERT INTO "session" VALUES (21, 1, '2024-08-02', 30, 'Sr. Walker');
INSERT INTO "session" VALUES (22, 4, '2024-08-09', 60, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (23, 1, '2024-08-24', 50, NULL);
INSERT INTO "session" VALUES (24, 1, '2024-09-30', 60, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (25, 1, '2024-10-04', 40, NULL);
INSERT INTO "session" VALUES (26, 4, '2024-10-14', 30, NULL);
INSERT INTO "session" VALUES (27, 2, '2024-10-15', 50, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (28, 5, '2024-10-27', 50, 'Sr. Hussain');
INSERT INTO "session" VALUES (29, 4, '2024-11-12', 40, 'Sr. Walker');
INSERT INTO "session" VALUES (30, 4, '2024-11-22', 50, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (31, 1, '2024-11-24', 60, NULL);
INSERT INTO "session" VALUES (32, 4, '2024-11-29', 60, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (33, 1, '2024-11-30', 40, 'Sr. Hussain');
INSERT INTO "session" VALUES (34, 4, '2024-12-02', 60, 'Sr. Walker');
INSERT INTO "session" VALUES (35, 1, '2024-12-09', 30, 'Sr. Walker');
INSERT INTO "session" VALUES (36, 2, '2024-12-13', 60, 'Sr. Walker');
INSERT INTO "session" VALUES (37, 1, '2024-12-29', 40, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (38, 3, '2025-01-20', 40, 'Sr. Hussain');
INSERT INTO "session" VALUES (39, 3, '2025-02-01', 50, 'Sr. Hussain');
INSERT INTO "session" VALUES (40, 3, '2025-02-10', 60, NULL);
INSERT INTO "session" VALUES (41, 5, '2025-02-12', 60, 'Sr. Hussain');
INSERT INTO "session" VALUES (42, 2, '2025-02-13', 30, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (43, 3, '2025-03-06', 60, 'Sr. Adeyemi');
INSERT INTO "session" VALUES (44, 5, '2025-03-12', 60, NULL);
INSERT INTO "session" VALUES (45, 1, '2025-03-14', 60, 'Sr. Hussain');
INSERT INTO "session" VALUES (46, 3, '2025-04-03', 60, 'Sr. Hussain');
INSERT INTO "session" VALUES (47, 4, '2025-04-22', 30, 'Sr. Hussain');
INSERT INTO "session" VALUES (48, 1, '2025-04-27', 40, 'Sr. Adeyemi');
CREATE TABLE outcome(code integer primary key, meaning text);
INSERT INTO "outcome" VALUES (0, 'Full donation');
INSERT INTO "outcome" VALUES (1, 'Partial donation');
INSERT INTO "outcome" VALUES (2, 'Low haemoglobin');
INSERT INTO "outcome" VALUES (3, 'Fainted');
INSERT INTO "outcome" VALUES (4, 'Vein not found');
INSERT INTO "outcome" VALUES (5, 'Did not attend');
CREATE TABLE donation(donation_id integer primary key,
  session_id integer references session(session_id), donor_no integer references donor(donor_no),
  hb real, volume_ml integer, outcome_code integer references outcome(code));
INSERT INTO "donation" VALUES (1, 1, 40042, 16.1, 470, 0);
INSERT INTO "donation" VALUES (2, 1, 40025, 13.6, 298, 1);
INSERT INTO "donation" VALUES (3, 1, 40067, 14.6, 470, 0);
INSERT INTO "donation" VALUES (4, 1, 40072, 16.3, 470, 0);
INSERT INTO "donation" VALUES (5, 1, 40046, 15.6, 470, 0);
INSERT INTO "donation" VALUES (6, 1, 40061, 13.4, 470, 0);
INSERT INTO "donation" VALUES (7, 1, 40007, 13.0, 470, 0);
INSERT INTO "donation" VALUES (8, 1, 40053, 13.1, 470, 0);
INSERT INTO "donation" VALUES (9, 2, 40001, 12.7, 470, 0);
INSERT INTO "donation" VALUES (10, 2, 40038, 14.3, 470, 0);
INSERT INTO "donation" VALUES (11, 2, 40026, 14.0, 470, 0);
INSERT INTO "donation" VALUES (12, 2, 40013, 13.1, 276, 3);
INSERT INTO "donation" VALUES (13, 2, 40059, NULL, NULL, 5);
INSERT INTO "donation" VALUES (14, 2, 40011, 15.1, 470, 0);
INSERT INTO "donation" VALUES (15, 3, 40028, NULL, NULL, 5);
INSERT INTO "donation" VALUES (16, 3, 40027, 14.9, 470, 0);
INSERT INTO "donation" VALUES (17, 3, 40073, 15.8, 0, 4);
INSERT INTO "donation" VALUES (18, 3, 40018, 13.1, 470, 0);
INSERT INTO "donation" VALUES (19, 3, 40047, 12.9, 0, 4);
INSERT INTO "donation" VALUES (20, 4, 40055, 12.6, 470, 0);
INSERT INTO "donation" VALUES (21, 4, 40036, NULL, NULL, 5);
INSERT INTO "donation" VALUES (22, 4, 40017, 11.8, 0, 2);
INSERT INTO "donation" VALUES (23, 4, 40021, 13.8, 0, 4);
INSERT INTO "donation" VALUES (24, 4, 40074, 14.3, 470, 0);
INSERT INTO "donation" VALUES (25, 4, 40063, 14.7, 470, 0);
INSERT INTO "donation" VALUES (26, 5, 40044, 13.2, 470, 0);
INSERT INTO "donation" VALUES (27, 5, 40037, 16.4, 470, 0);
INSERT INTO "donation" VALUES (28, 5, 40060, 15.2, 470, 0);
INSERT INTO "donation" VALUES (29, 5, 40039, 14.6, 470, 0);
INSERT INTO "donation" VALUES (30, 5, 40003, 13.2, 470, 0);
INSERT INTO "donation" VALUES (31, 5, 40056, 15.4, 470, 0);
INSERT INTO "donation" VALUES (32, 6, 40033, 12.9, 470, 0);
INSERT INTO "donation" VALUES (33, 6, 40012, 14.9, 470, 0);
INSERT INTO "donation" VALUES (34, 6, 40009, 12.4, 0, 2);
INSERT INTO "donation" VALUES (35, 6, 40029, 13.3, 192, 1);
INSERT INTO "donation" VALUES (36, 6, 40065, 15.9, 470, 0);
INSERT INTO "donation" VALUES (37, 7, 40051, 14.2, 470, 0);
INSERT INTO "donation" VALUES (38, 7, 40006, 12.2, 0, 2);
INSERT INTO "donation" VALUES (39, 7, 40076, 16.4, 0, 4);
INSERT INTO "donation" VALUES (40, 8, 40034, 16.1, 470, 0);
INSERT INTO "donation" VALUES (41, 9, 40048, 13.0, 0, 4);
INSERT INTO "donation" VALUES (42, 10, 40080, 15.9, 470, 0);
INSERT INTO "donation" VALUES (43, 10, 40057, 16.2, 470, 0);
INSERT INTO "donation" VALUES (44, 10, 40077, NULL, NULL, 5);
INSERT INTO "donation" VALUES (45, 12, 40035, 12.8, 470, 0);
INSERT INTO "donation" VALUES (46, 12, 40007, 13.1, 0, 4);
INSERT INTO "donation" VALUES (47, 12, 40024, 13.6, 470, 0);
INSERT INTO "donation" VALUES (48, 12, 40062, 13.7, 470, 0);
INSERT INTO "donation" VALUES (49, 13, 40038, 11.4, 0, 2);
INSERT INTO "donation" VALUES (50, 13, 40008, 15.4, 470, 0);
INSERT INTO "donation" VALUES (51, 13, 40019, 13.4, 470, 0);
INSERT INTO "donation" VALUES (52, 13, 40014, NULL, NULL, 5);
INSERT INTO "donation" VALUES (53, 13, 40023, 15.0, 470, 0);
INSERT INTO "donation" VALUES (54, 13, 40030, 16.2, 470, 0);
INSERT INTO "donation" VALUES (55, 14, 40043, 15.2, 470, 0);
INSERT INTO "donation" VALUES (56, 14, 40020, 14.8, 470, 0);
INSERT INTO "donation" VALUES (57, 14, 40046, 12.0, 0, 2);
INSERT INTO "donation" VALUES (58, 14, 40066, 14.3, 470, 0);
INSERT INTO "donation" VALUES (59, 14, 40068, 13.8, 470, 0);
INSERT INTO "donation" VALUES (60, 14, 40069, 16.1, 470, 0);
INSERT INTO "donation" VALUES (61, 14, 40075, 12.1, 0, 2);
INSERT INTO "donation" VALUES (62, 14, 40025, 14.1, 470, 0);
INSERT INTO "donation" VALUES (63, 15, 40074, 16.2, 265, 1);
INSERT INTO "donation" VALUES (64, 16, 40067, 12.0, 0, 2);
INSERT INTO "donation" VALUES (65, 16, 40070, 14.5, 470, 0);
INSERT INTO "donation" VALUES (66, 16, 40039, 14.9, 470, 0);
INSERT INTO "donation" VALUES (67, 16, 40059, 13.4, 470, 0);
INSERT INTO "donation" VALUES (68, 16, 40049, NULL, NULL, 5);
INSERT INTO "donation" VALUES (69, 16, 40018, 12.5, 0, 2);
INSERT INTO "donation" VALUES (70, 16, 40004, 16.4, 470, 0);
INSERT INTO "donation" VALUES (71, 17, 40053, 15.9, 470, 0);
INSERT INTO "donation" VALUES (72, 17, 40026, 15.0, 470, 0);
INSERT INTO "donation" VALUES (73, 17, 40036, 14.3, 470, 0);
INSERT INTO "donation" VALUES (74, 17, 40005, 12.0, 0, 2);
INSERT INTO "donation" VALUES (75, 17, 40060, 13.8, 470, 0);
INSERT INTO "donation" VALUES (76, 17, 40028, 15.9, 470, 0);
INSERT INTO "donation" VALUES (77, 18, 40052, 15.7, 314, 3);
INSERT INTO "donation" VALUES (78, 18, 40072, 16.1, 0, 4);
INSERT INTO "donation" VALUES (79, 18, 40061, 13.0, 0, 4);
INSERT INTO "donation" VALUES (80, 19, 40040, 15.6, 470, 0);
INSERT INTO "donation" VALUES (81, 19, 40031, 11.9, 0, 2);
INSERT INTO "donation" VALUES (82, 19, 40078, 16.2, 470, 0);
INSERT INTO "donation" VALUES (83, 19, 40047, 15.8, 188, 1);
INSERT INTO "donation" VALUES (84, 20, 40017, 14.1, 470, 0);
INSERT INTO "donation" VALUES (85, 20, 40013, 12.9, 0, 2);
INSERT INTO "donation" VALUES (86, 20, 40003, 16.3, 470, 0);
INSERT INTO "donation" VALUES (87, 20, 40063, 15.2, 470, 0);
INSERT INTO "donation" VALUES (88, 21, 40076, 15.1, 470, 0);
INSERT INTO "donation" VALUES (89, 21, 40071, 14.5, 470, 0);
INSERT INTO "donation" VALUES (90, 21, 40073, 13.2, 470, 0);
INSERT INTO "donation" VALUES (91, 21, 40021, 13.1, 470, 0);
INSERT INTO "donation" VALUES (92, 21, 40054, 14.2, 470, 0);
INSERT INTO "donation" VALUES (93, 22, 40027, 13.2, 470, 0);
INSERT INTO "donation" VALUES (94, 22, 40009, 15.8, 470, 0);
INSERT INTO "donation" VALUES (95, 22, 40062, 15.0, 470, 0);
INSERT INTO "donation" VALUES (96, 22, 40035, 15.9, 244, 3);
INSERT INTO "donation" VALUES (97, 22, 40008, 15.7, 470, 0);
INSERT INTO "donation" VALUES (98, 23, 40012, 11.7, 0, 2);
INSERT INTO "donation" VALUES (99, 23, 40022, 13.0, 470, 0);
INSERT INTO "donation" VALUES (100, 23, 40037, 16.2, 470, 0);
INSERT INTO "donation" VALUES (101, 23, 40024, 14.1, 470, 0);
INSERT INTO "donation" VALUES (102, 23, 40074, NULL, NULL, 5);
INSERT INTO "donation" VALUES (103, 23, 40028, 11.8, 0, 2);
INSERT INTO "donation" VALUES (104, 23, 40001, 13.8, 470, 0);
INSERT INTO "donation" VALUES (105, 23, 40075, 15.2, 331, 1);
INSERT INTO "donation" VALUES (106, 24, 40042, 14.7, 470, 0);
INSERT INTO "donation" VALUES (107, 24, 40003, 13.6, 470, 0);
INSERT INTO "donation" VALUES (108, 24, 40026, 13.2, 470, 0);
INSERT INTO "donation" VALUES (109, 24, 40031, 16.2, 470, 0);
INSERT INTO "donation" VALUES (110, 24, 40025, 12.1, 0, 2);
INSERT INTO "donation" VALUES (111, 25, 40067, 12.9, 470, 0);
INSERT INTO "donation" VALUES (112, 25, 40033, 14.9, 470, 0);
INSERT INTO "donation" VALUES (113, 25, 40039, 13.6, 470, 0);
INSERT INTO "donation" VALUES (114, 25, 40048, 12.1, 0, 2);
INSERT INTO "donation" VALUES (115, 25, 40004, 15.5, 0, 4);
INSERT INTO "donation" VALUES (116, 25, 40013, 12.6, 470, 0);
INSERT INTO "donation" VALUES (117, 25, 40080, 15.2, 470, 0);
INSERT INTO "donation" VALUES (118, 26, 40020, 12.6, 0, 4);
INSERT INTO "donation" VALUES (119, 26, 40007, 14.7, 470, 0);
INSERT INTO "donation" VALUES (120, 27, 40011, 16.5, 131, 3);
INSERT INTO "donation" VALUES (121, 27, 40005, 14.3, 470, 0);
INSERT INTO "donation" VALUES (122, 27, 40069, 16.4, 470, 0);
INSERT INTO "donation" VALUES (123, 28, 40052, 14.0, 470, 0);
INSERT INTO "donation" VALUES (124, 28, 40019, 14.6, 470, 0);
INSERT INTO "donation" VALUES (125, 28, 40057, NULL, NULL, 5);
INSERT INTO "donation" VALUES (126, 28, 40059, 11.7, 0, 2);
INSERT INTO "donation" VALUES (127, 28, 40034, 12.7, 470, 0);
INSERT INTO "donation" VALUES (128, 28, 40063, NULL, NULL, 5);
INSERT INTO "donation" VALUES (129, 28, 40053, 12.9, 470, 0);
INSERT INTO "donation" VALUES (130, 29, 40002, 16.0, 310, 1);
INSERT INTO "donation" VALUES (131, 29, 40021, 12.8, 470, 0);
INSERT INTO "donation" VALUES (132, 29, 40064, NULL, NULL, 5);
INSERT INTO "donation" VALUES (133, 29, 40065, 16.0, 0, 4);
INSERT INTO "donation" VALUES (134, 29, 40076, 14.3, 470, 0);
INSERT INTO "donation" VALUES (135, 29, 40008, 16.3, 470, 0);
INSERT INTO "donation" VALUES (136, 29, 40062, 12.4, 0, 2);
INSERT INTO "donation" VALUES (137, 30, 40035, 14.0, 470, 0);
INSERT INTO "donation" VALUES (138, 30, 40056, NULL, NULL, 5);
INSERT INTO "donation" VALUES (139, 30, 40009, 16.3, 0, 4);
INSERT INTO "donation" VALUES (140, 31, 40044, 13.3, 215, 1);
INSERT INTO "donation" VALUES (141, 31, 40028, 16.3, 470, 0);
INSERT INTO "donation" VALUES (142, 31, 40022, 14.0, 470, 0);
INSERT INTO "donation" VALUES (143, 31, 40068, 14.5, 470, 0);
INSERT INTO "donation" VALUES (144, 31, 40046, 16.2, 470, 0);
INSERT INTO "donation" VALUES (145, 31, 40041, 15.7, 470, 0);
INSERT INTO "donation" VALUES (146, 31, 40018, 14.7, 470, 0);
INSERT INTO "donation" VALUES (147, 31, 40017, 12.7, 470, 0);
INSERT INTO "donation" VALUES (148, 32, 40032, 16.2, 470, 0);
INSERT INTO "donation" VALUES (149, 32, 40078, 12.4, 0, 2);
INSERT INTO "donation" VALUES (150, 32, 40012, 14.2, 0, 4);
INSERT INTO "donation" VALUES (151, 32, 40077, 13.5, 470, 0);
INSERT INTO "donation" VALUES (152, 32, 40074, NULL, NULL, 5);
INSERT INTO "donation" VALUES (153, 33, 40066, 12.8, 470, 0);
INSERT INTO "donation" VALUES (154, 34, 40014, 15.5, 470, 0);
INSERT INTO "donation" VALUES (155, 34, 40015, 15.0, 470, 0);
INSERT INTO "donation" VALUES (156, 35, 40050, 14.5, 470, 0);
INSERT INTO "donation" VALUES (157, 36, 40030, NULL, NULL, 5);
INSERT INTO "donation" VALUES (158, 36, 40061, 15.7, 470, 0);
INSERT INTO "donation" VALUES (159, 36, 40047, 12.9, 470, 0);
INSERT INTO "donation" VALUES (160, 37, 40042, 16.1, 470, 0);
INSERT INTO "donation" VALUES (161, 38, 40053, 15.8, 230, 3);
INSERT INTO "donation" VALUES (162, 38, 40069, 12.0, 0, 2);
INSERT INTO "donation" VALUES (163, 38, 40039, 12.8, 470, 0);
INSERT INTO "donation" VALUES (164, 38, 40025, 12.9, 298, 1);
INSERT INTO "donation" VALUES (165, 39, 40054, 13.4, 470, 0);
INSERT INTO "donation" VALUES (166, 39, 40001, 14.4, 470, 0);
INSERT INTO "donation" VALUES (167, 39, 40029, 16.2, 470, 0);
INSERT INTO "donation" VALUES (168, 40, 40034, 14.7, 470, 0);
INSERT INTO "donation" VALUES (169, 40, 40060, 14.3, 470, 0);
INSERT INTO "donation" VALUES (170, 41, 40023, 14.3, 470, 0);
INSERT INTO "donation" VALUES (171, 41, 40057, 15.1, 470, 0);
INSERT INTO "donation" VALUES (172, 41, 40065, 13.3, 470, 0);
INSERT INTO "donation" VALUES (173, 41, 40011, 16.3, 0, 4);
INSERT INTO "donation" VALUES (174, 41, 40048, 12.9, 470, 0);
INSERT INTO "donation" VALUES (175, 41, 40004, 14.1, 340, 1);
INSERT INTO "donation" VALUES (176, 42, 40076, 15.8, 470, 0);
INSERT INTO "donation" VALUES (177, 42, 40031, 12.7, 470, 0);
INSERT INTO "donation" VALUES (178, 42, 40049, NULL, NULL, 5);
INSERT INTO "donation" VALUES (179, 42, 40059, 14.3, 470, 0);
INSERT INTO "donation" VALUES (180, 42, 40033, 14.9, 470, 0);
INSERT INTO "donation" VALUES (181, 43, 40020, 15.0, 470, 0);
INSERT INTO "donation" VALUES (182, 43, 40007, 15.0, 470, 0);
INSERT INTO "donation" VALUES (183, 43, 40022, 13.8, 470, 0);
INSERT INTO "donation" VALUES (184, 43, 40075, 15.7, 0, 4);
INSERT INTO "donation" VALUES (185, 43, 40055, 14.1, 470, 0);
INSERT INTO "donation" VALUES (186, 44, 40040, NULL, NULL, 5);
INSERT INTO "donation" VALUES (187, 44, 40006, 14.6, 470, 0);
INSERT INTO "donation" VALUES (188, 44, 40032, 15.1, 470, 0);
INSERT INTO "donation" VALUES (189, 44, 40056, 13.4, 470, 0);
INSERT INTO "donation" VALUES (190, 45, 40041, 14.7, 470, 0);
INSERT INTO "donation" VALUES (191, 45, 40074, 15.4, 470, 0);
INSERT INTO "donation" VALUES (192, 45, 40071, 15.1, 470, 0);
INSERT INTO "donation" VALUES (193, 45, 40072, 12.6, 470, 0);
INSERT INTO "donation" VALUES (194, 46, 40012, 16.2, 470, 0);
INSERT INTO "donation" VALUES (195, 46, 40008, 13.6, 470, 0);
INSERT INTO "donation" VALUES (196, 46, 40021, 14.7, 470, 0);
INSERT INTO "donation" VALUES (197, 46, 40080, 13.6, 276, 3);
INSERT INTO "donation" VALUES (198, 46, 40005, 16.2, 470, 0);
INSERT INTO "donation" VALUES (199, 47, 40073, 13.3, 470, 0);
INSERT INTO "donation" VALUES (200, 47, 40063, 16.1, 470, 0);
INSERT INTO "donation" VALUES (201, 47, 40069, 14.7, 470, 0);
INSERT INTO "donation" VALUES (202, 48, 40001, 15.5, 470, 0);
INSERT INTO "donation" VALUES (203, 48, 40027, 14.5, 470, 0);
INSERT INTO "donation" VALUES (204, 48, 40079, 12.0, 0, 2);
INSERT INTO "donation" VALUES (205, 48, 40009, 15.5, 470, 0);
INSERT INTO "donation" VALUES (206, 48, 40019, 11.6, 0, 2);
INSERT INTO "donation" VALUES (207, 48, 40062, 11.8, 0, 2);
CREATE TABLE deferral(donor_no integer references donor(donor_no), from_date text, to_date text,
  reason text);
INSERT INTO "deferral" VALUES (40049, '2024-10-28', NULL, 'medication');
INSERT INTO "deferral" VALUES (40071, '2024-09-30', '2025-01-28', 'cold');
INSERT INTO "deferral" VALUES (40026, '2024-10-04', NULL, 'medication');
INSERT INTO "deferral" VALUES (40033, '2024-03-06', '2024-07-04', 'low iron');
INSERT INTO "deferral" VALUES (40090, '2024-03-01', '2024-03-29', 'travel');
INSERT INTO "deferral" VALUES (40050, '2024-08-08', '2024-09-05', 'travel');
INSERT INTO "deferral" VALUES (40043, '2024-12-17', '2025-04-16', 'pregnancy');
INSERT INTO "deferral" VALUES (40046, '2024-12-02', '2025-05-31', 'pregnancy');
INSERT INTO "deferral" VALUES (40004, '2024-06-20', '2024-10-18', 'pregnancy');
INSERT INTO "deferral" VALUES (40018, '2025-02-16', NULL, 'medication');
INSERT INTO "deferral" VALUES (40081, '2025-03-23', NULL, 'medication');
INSERT INTO "deferral" VALUES (40051, '2024-03-25', '2024-04-08', 'low iron');
INSERT INTO "deferral" VALUES (40068, '2025-02-18', NULL, 'medication');
INSERT INTO "deferral" VALUES (40039, '2024-04-08', '2024-10-05', 'cold');
INSERT INTO "deferral" VALUES (40087, '2025-03-30', '2025-07-28', 'low iron');
INSERT INTO "deferral" VALUES (40005, '2024-02-19', '2024-06-18', 'tattoo');
INSERT INTO "deferral" VALUES (40015, '2024-03-07', '2024-03-21', 'pregnancy');
INSERT INTO "deferral" VALUES (40082, '2025-03-08', '2025-09-04', 'tattoo');
INSERT INTO "deferral" VALUES (40072, '2025-02-26', '2025-06-26', 'travel');
INSERT INTO "deferral" VALUES (40062, '2024-04-01', '2024-04-29', 'cold');
INSERT INTO "deferral" VALUES (40080, '2024-08-18', '2024-09-15', 'travel');
INSERT INTO "deferral" VALUES (40063, '2024-11-24', '2025-05-23', 'tattoo');
