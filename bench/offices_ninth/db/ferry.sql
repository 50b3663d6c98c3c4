CREATE TABLE ports (id INTEGER PRIMARY KEY, name TEXT NOT NULL, island TEXT, has_ticket_office
  INTEGER);
CREATE TABLE vessels (id INTEGER PRIMARY KEY, name TEXT NOT NULL, built_year INTEGER,
  passenger_capacity INTEGER, car_capacity INTEGER, status TEXT, home_port_id INTEGER REFERENCES
  ports(id), last_drydock_on TEXT);
CREATE TABLE routes (id INTEGER PRIMARY KEY, origin_port_id INTEGER NOT NULL REFERENCES ports(id),
  destination_port_id INTEGER NOT NULL REFERENCES ports(id), distance_nm REAL, crossing_minutes
  INTEGER, adult_fare REAL, car_fare REAL);
CREATE TABLE staff (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT,
  hired_on TEXT, manager_id INTEGER REFERENCES staff(id), annual_salary REAL);
CREATE TABLE customers (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT,
  phone TEXT, town TEXT, joined_on TEXT, is_islander INTEGER);
CREATE TABLE sailings (id INTEGER PRIMARY KEY, route_id INTEGER NOT NULL REFERENCES routes(id),
  vessel_id INTEGER NOT NULL REFERENCES vessels(id), departure_date TEXT, departure_time TEXT,
  status TEXT, delay_minutes INTEGER, cancellation_reason TEXT);
CREATE TABLE bookings (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES
  customers(id), sailing_id INTEGER NOT NULL REFERENCES sailings(id), adults INTEGER, children
  INTEGER, vehicles INTEGER, total_price REAL, booked_on TEXT, status TEXT);
CREATE TABLE sailing_crew (sailing_id INTEGER REFERENCES sailings(id), staff_id INTEGER
  REFERENCES staff(id), role TEXT, PRIMARY KEY (sailing_id, staff_id));

INSERT INTO ports VALUES (1, 'Oban', 'Mainland', 1);
INSERT INTO ports VALUES (2, 'Craignure', 'Mull', 1);
INSERT INTO ports VALUES (3, 'Port Askaig', 'Islay', 1);
INSERT INTO ports VALUES (4, 'Scalasaig', 'Colonsay', 0);
INSERT INTO ports VALUES (5, 'Arinagour', 'Coll', 0);
INSERT INTO ports VALUES (6, 'Scarinish', 'Tiree', 1);
INSERT INTO ports VALUES (7, 'Kennacraig', 'Mainland', 1);
INSERT INTO ports VALUES (8, 'Feolin', 'Jura', 0);
INSERT INTO ports VALUES (9, 'Lochaline', 'Mainland', 0);
INSERT INTO ports VALUES (10, 'Fishnish', 'Mull', 0);

INSERT INTO vessels VALUES (1, 'Isle of Lorne', 1998, 640, 90, 'in service', 1, '2024-02-11');
INSERT INTO vessels VALUES (2, 'Sound Princess', 2007, 320, 42, 'in service', 1, '2023-11-20');
INSERT INTO vessels VALUES (3, 'Hebridean Star', 1987, 480, 68, 'laid up', 7, '2022-01-15');
INSERT INTO vessels VALUES (4, 'Lady of Jura', 1974, 60, 8, 'in service', 3, '2024-03-02');
INSERT INTO vessels VALUES (5, 'Morvern Lass', 2013, 150, 23, 'in service', 9, NULL);
INSERT INTO vessels VALUES (6, 'Clansman Bay', 2001, 710, 100, 'refit', 1, '2021-10-05');
INSERT INTO vessels VALUES (7, 'Coruisk Spirit', 2020, 249, 40, 'in service', 7, '2024-01-19');
INSERT INTO vessels VALUES (8, 'Gannet', 1969, 40, 0, 'sold', NULL, '2018-04-30');
INSERT INTO vessels VALUES (9, 'Northern Tern', 2016, 196, 30, 'in service', 2, '2023-05-08');
INSERT INTO vessels VALUES (10, 'Finlaggan Mist', 2011, 550, 88, 'in service', 3, '2023-09-14');

INSERT INTO routes VALUES (1, 1, 2, 9.20, 46, 4.20, 15.10);
INSERT INTO routes VALUES (2, 1, 4, 37.00, 140, 7.95, 39.50);
INSERT INTO routes VALUES (3, 1, 5, 48.50, 165, 10.40, 55.25);
INSERT INTO routes VALUES (4, 1, 6, 62.00, 225, 10.40, 55.25);
INSERT INTO routes VALUES (5, 7, 3, 29.50, 120, 7.35, 36.70);
INSERT INTO routes VALUES (6, 3, 8, 0.60, 5, 1.90, 9.40);
INSERT INTO routes VALUES (7, 9, 10, 1.90, 18, 2.55, 7.85);
INSERT INTO routes VALUES (8, 5, 6, 14.80, 55, 3.60, 16.20);
INSERT INTO routes VALUES (9, 2, 1, 9.20, 46, 4.20, 15.10);
INSERT INTO routes VALUES (10, 3, 4, 12.10, 70, 5.00, 25.60);
INSERT INTO routes VALUES (11, 4, 3, 12.10, 70, 5.00, NULL);

INSERT INTO staff VALUES (1, 'Morag', 'McAllister', 'Managing Director', '2001-05-14', NULL,
  68500.00);
INSERT INTO staff VALUES (2, 'Euan', 'Sinclair', 'Marine Superintendent', '2004-09-01', 1,
  54200.00);
INSERT INTO staff VALUES (3, 'Kirsty', 'Bell', 'Ticketing Manager', '2012-03-19', 1, 38750.00);
INSERT INTO staff VALUES (4, 'Donald', 'MacPhee', 'Captain', '1999-02-08', 2, 51800.00);
INSERT INTO staff VALUES (5, 'Fergus', 'Lamont', 'Captain', '2008-06-23', 2, 49950.00);
INSERT INTO staff VALUES (6, 'Ailsa', 'Rennie', 'Captain', '2016-04-11', 2, 47300.00);
INSERT INTO staff VALUES (7, 'Pavel', 'Nowak', 'Chief Engineer', '2014-10-06', 2, 45600.00);
INSERT INTO staff VALUES (8, 'Iain', 'MacPhee', 'Deckhand', '2019-05-20', 4, 24300.00);
INSERT INTO staff VALUES (9, 'Shona', 'Galbraith', 'Deckhand', '2021-03-01', 4, 23900.00);
INSERT INTO staff VALUES (10, 'Callum', 'Reid', 'Deckhand', '2022-06-13', 5, 23100.00);
INSERT INTO staff VALUES (11, 'Hamish', 'Orr', 'Engineer', '2017-01-30', 7, 33800.00);
INSERT INTO staff VALUES (12, 'Beth', 'Lindsay', 'Ticket Clerk', '2018-08-27', 3, 21950.00);
INSERT INTO staff VALUES (13, 'Rory', 'Campbell', 'Ticket Clerk', '2023-04-03', 3, 21200.00);
INSERT INTO staff VALUES (14, 'Nadia', 'Hussain', 'Purser', '2020-02-17', 3, 27400.00);
INSERT INTO staff VALUES (15, 'Gregor', 'Tulloch', 'Deckhand', '2023-05-15', 6, 22800.00);
INSERT INTO staff VALUES (16, 'Jean', 'Muir', 'Cook', '2010-07-05', 2, NULL);

INSERT INTO customers VALUES (1, 'Alison', 'Fraser', 'alison.fraser@example.org', '01631 569294',
  'Oban', '2022-04-20', 0);
INSERT INTO customers VALUES (2, 'Peter', 'Wallace', 'peter.wallace@example.org', '01631 571033',
  'Edinburgh', '2021-09-20', 0);
INSERT INTO customers VALUES (3, 'Margaret', 'Kerr', 'margaret.kerr@example.org', NULL, 'Oban',
  '2022-08-11', 1);
INSERT INTO customers VALUES (4, 'Tom', 'Paterson', 'tom.paterson@example.org', '01631 534890',
  'Glasgow', '2021-10-06', 0);
INSERT INTO customers VALUES (5, 'Sanjay', 'Mehta', NULL, '01631 572359', 'Bowmore', '2022-11-28',
  0);
INSERT INTO customers VALUES (6, 'Claire', 'Donnelly', 'claire.donnelly@example.org',
  '01631 534402', 'Tobermory', '2021-01-12', 1);
INSERT INTO customers VALUES (7, 'Duncan', 'Grant', 'duncan.grant@example.org', '01631 549767',
  'Glasgow', '2017-01-15', 0);
INSERT INTO customers VALUES (8, 'Fiona', 'MacLean', 'fiona.maclean@example.org', '01631 580607',
  'Glasgow', '2023-10-20', 0);
INSERT INTO customers VALUES (9, 'Lewis', 'Shaw', 'lewis.shaw@example.org', '01631 593158',
  'Oban', '2022-09-13', 1);
INSERT INTO customers VALUES (10, 'Heather', 'Buchanan', 'heather.buchanan@example.org',
  '01631 561925', 'Edinburgh', '2023-05-11', 0);
INSERT INTO customers VALUES (11, 'Magnus', 'Eriksen', 'magnus.eriksen@example.org',
  '01631 590683', 'Bowmore', '2017-10-16', 0);
INSERT INTO customers VALUES (12, 'Ruth', 'Ogilvie', NULL, NULL, 'Stirling', '2016-03-11', 1);
INSERT INTO customers VALUES (13, 'Gillian', 'Watt', 'gillian.watt@example.org', '01631 579255',
  'Tobermory', '2016-09-09', 0);
INSERT INTO customers VALUES (14, 'Craig', 'Fraser', 'craig.fraser@example.org', '01631 514673',
  'Bowmore', '2018-09-26', 0);
INSERT INTO customers VALUES (15, 'Elspeth', 'Baird', 'elspeth.baird@example.org', '01631 588593',
  'Oban', '2021-03-24', 1);
INSERT INTO customers VALUES (16, 'Omar', 'Farouk', 'omar.farouk@example.org', '01631 552767',
  'Edinburgh', '2022-08-26', 0);
INSERT INTO customers VALUES (17, 'Janet', 'McNeil', 'janet.mcneil@example.org', '01631 535601',
  'Tobermory', '2018-08-24', 0);
INSERT INTO customers VALUES (18, 'Stuart', 'Hendry', 'stuart.hendry@example.org', '01631 593924',
  'Fort William', '2021-08-18', 1);
INSERT INTO customers VALUES (19, 'Wendy', 'Pirie', NULL, '01631 510602', 'Bowmore', '2016-12-23',
  0);
INSERT INTO customers VALUES (20, 'Colin', 'Dunlop', 'colin.dunlop@example.org', NULL,
  'Edinburgh', '2023-05-15', 0);
INSERT INTO customers VALUES (21, 'Isla', 'MacLean', 'isla.maclean@example.org', '01631 546459',
  'Oban', '2022-03-16', 1);
INSERT INTO customers VALUES (22, 'Neil', 'Robb', 'neil.robb@example.org', '01631 520905',
  'Perth', '2018-11-15', 0);
INSERT INTO customers VALUES (23, 'Patricia', 'Quinn', 'patricia.quinn@example.org',
  '01631 551324', 'Glasgow', '2018-08-07', 0);
INSERT INTO customers VALUES (24, 'Angus', 'Munro', 'angus.munro@example.org', '01631 577224',
  'Fort William', '2016-05-10', 1);
INSERT INTO customers VALUES (25, 'Lorna', 'Gibb', 'lorna.gibb@example.org', '01631 519204',
  'Stirling', '2017-03-27', 0);
INSERT INTO customers VALUES (26, 'Graham', 'Tait', NULL, '01631 562481', 'Tobermory',
  '2019-04-15', 0);
INSERT INTO customers VALUES (27, 'Yvonne', 'Stevens', 'yvonne.stevens@example.org',
  '01631 560661', 'Tobermory', '2016-03-19', 1);
INSERT INTO customers VALUES (28, 'Bruce', 'Cowan', 'bruce.cowan@example.org', '01631 599770',
  'Oban', '2018-06-02', 0);

INSERT INTO sailings VALUES (1, 8, 10, '2024-01-07', '11:00', 'cancelled', NULL, 'high winds');
INSERT INTO sailings VALUES (2, 1, 2, '2024-01-08', '18:40', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (3, 7, 5, '2024-01-18', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (4, 2, 1, '2024-01-20', '18:40', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (5, 7, 5, '2024-01-23', '07:30', 'cancelled', NULL, 'high winds');
INSERT INTO sailings VALUES (6, 5, 10, '2024-01-27', '13:20', 'cancelled', NULL, 'engine fault');
INSERT INTO sailings VALUES (7, 10, 7, '2024-01-30', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (8, 1, 1, '2024-02-04', '07:30', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (9, 1, 2, '2024-02-07', '11:00', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (10, 1, 2, '2024-02-08', '07:30', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (11, 10, 7, '2024-02-19', '07:30', 'delayed', 25, NULL);
INSERT INTO sailings VALUES (12, 11, 9, '2024-02-22', '07:30', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (13, 9, 1, '2024-02-22', '16:05', 'cancelled', NULL, 'crew shortage');
INSERT INTO sailings VALUES (14, 2, 1, '2024-02-24', '13:20', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (15, 1, 2, '2024-02-27', '06:45', 'cancelled', NULL, 'high winds');
INSERT INTO sailings VALUES (16, 6, 4, '2024-03-08', '16:05', 'delayed', 40, NULL);
INSERT INTO sailings VALUES (17, 3, 10, '2024-03-14', '13:20', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (18, 5, 10, '2024-03-24', '16:05', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (19, 1, 1, '2024-03-30', '13:20', 'delayed', 90, NULL);
INSERT INTO sailings VALUES (20, 10, 9, '2024-03-31', '07:30', 'delayed', 90, NULL);
INSERT INTO sailings VALUES (21, 1, 1, '2024-04-10', '11:00', 'delayed', 15, NULL);
INSERT INTO sailings VALUES (22, 1, 1, '2024-04-15', '09:15', 'delayed', 55, NULL);
INSERT INTO sailings VALUES (23, 7, 5, '2024-04-18', '07:30', 'cancelled', NULL, 'swell');
INSERT INTO sailings VALUES (24, 4, 1, '2024-04-21', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (25, 5, 10, '2024-04-21', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (26, 1, 1, '2024-04-28', '16:05', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (27, 3, 10, '2024-05-03', '06:45', 'cancelled', NULL, 'high winds');
INSERT INTO sailings VALUES (28, 5, 10, '2024-05-04', '16:05', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (29, 9, 1, '2024-05-08', '09:15', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (30, 4, 1, '2024-05-14', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (31, 10, 7, '2024-05-27', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (32, 10, 7, '2024-05-28', '13:20', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (33, 8, 10, '2024-06-14', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (34, 7, 5, '2024-06-25', '16:05', 'cancelled', NULL, 'high winds');
INSERT INTO sailings VALUES (35, 3, 10, '2024-06-27', '11:00', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (36, 11, 7, '2024-07-03', '18:40', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (37, 6, 4, '2024-07-04', '13:20', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (38, 1, 2, '2024-07-10', '11:00', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (39, 1, 1, '2024-07-17', '06:45', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (40, 5, 10, '2024-07-19', '06:45', 'delayed', 25, NULL);
INSERT INTO sailings VALUES (41, 3, 1, '2024-07-22', '07:30', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (42, 6, 4, '2024-07-27', '09:15', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (43, 8, 10, '2024-08-25', '07:30', 'sailed', 0, NULL);
INSERT INTO sailings VALUES (44, 4, 10, '2024-08-28', '07:30', 'sailed', 0, NULL);

INSERT INTO bookings VALUES (1, 15, 41, 4, 0, 0, 41.60, '2024-07-08', 'confirmed');
INSERT INTO bookings VALUES (2, 12, 38, 1, 0, 0, 4.20, '2024-06-18', 'confirmed');
INSERT INTO bookings VALUES (3, 26, 3, 1, 0, 0, 2.55, '2023-12-21', 'confirmed');
INSERT INTO bookings VALUES (4, 10, 31, 1, 1, 1, 33.10, '2024-04-26', 'cancelled');
INSERT INTO bookings VALUES (5, 12, 44, 3, 2, 1, 96.85, '2024-08-24', 'confirmed');
INSERT INTO bookings VALUES (6, 10, 3, 4, 2, 0, 12.75, '2023-12-13', 'confirmed');
INSERT INTO bookings VALUES (7, 11, 23, 3, 2, 0, 10.20, '2024-03-08', 'refunded');
INSERT INTO bookings VALUES (8, 14, 9, 2, 0, 0, 8.40, '2024-01-23', 'confirmed');
INSERT INTO bookings VALUES (9, 2, 10, 3, 0, 1, 27.70, '2023-12-30', 'confirmed');
INSERT INTO bookings VALUES (10, 24, 35, 3, 0, 0, 31.20, '2024-06-15', 'confirmed');
INSERT INTO bookings VALUES (11, 10, 31, 1, 3, 0, 12.50, '2024-04-23', 'confirmed');
INSERT INTO bookings VALUES (12, 6, 3, 1, 0, 1, 10.40, '2023-12-05', 'cancelled');
INSERT INTO bookings VALUES (13, 19, 34, 2, 0, 1, 12.95, '2024-05-12', 'refunded');
INSERT INTO bookings VALUES (14, 3, 15, 2, 3, 1, 29.80, '2024-02-19', 'refunded');
INSERT INTO bookings VALUES (15, 16, 29, 1, 3, 0, 10.50, '2024-04-03', 'confirmed');
INSERT INTO bookings VALUES (16, 24, 37, 2, 0, 1, 13.20, '2024-05-24', 'confirmed');
INSERT INTO bookings VALUES (17, 4, 14, 3, 3, 0, 35.78, '2024-02-09', 'confirmed');
INSERT INTO bookings VALUES (18, 3, 25, 2, 2, 1, 58.75, '2024-03-07', 'confirmed');
INSERT INTO bookings VALUES (19, 13, 2, 2, 0, 0, 8.40, '2023-12-18', 'confirmed');
INSERT INTO bookings VALUES (20, 15, 36, 4, 0, 0, 20.00, '2024-06-20', 'confirmed');
INSERT INTO bookings VALUES (21, 15, 5, 4, 0, 0, 10.20, '2023-12-20', 'refunded');
INSERT INTO bookings VALUES (22, 25, 22, 4, 0, 1, 31.90, '2024-03-13', 'confirmed');
INSERT INTO bookings VALUES (23, 25, 34, 3, 1, 1, 16.77, '2024-05-19', 'refunded');
INSERT INTO bookings VALUES (24, 28, 6, 1, 1, 1, 47.73, '2023-12-23', 'refunded');
INSERT INTO bookings VALUES (25, 27, 19, 2, 3, 0, 14.70, '2024-02-27', 'cancelled');
INSERT INTO bookings VALUES (26, 10, 36, 2, 3, 0, 17.50, '2024-06-20', 'no show');
INSERT INTO bookings VALUES (27, 5, 20, 2, 2, 1, 40.60, '2024-02-29', 'no show');
INSERT INTO bookings VALUES (28, 15, 13, 2, 0, 1, 23.50, '2024-02-22', 'refunded');
INSERT INTO bookings VALUES (29, 14, 39, 1, 2, 0, 8.40, '2024-06-22', 'cancelled');
INSERT INTO bookings VALUES (30, 21, 35, 1, 1, 0, 15.60, '2024-06-23', 'confirmed');
INSERT INTO bookings VALUES (31, 16, 35, 2, 1, 1, 81.25, '2024-05-28', 'confirmed');
INSERT INTO bookings VALUES (32, 5, 32, 2, 1, 1, 38.10, '2024-05-08', 'cancelled');
INSERT INTO bookings VALUES (33, 8, 7, 2, 2, 0, 15.00, '2024-01-22', 'confirmed');
INSERT INTO bookings VALUES (34, 2, 2, 1, 0, 0, 4.20, '2023-11-26', 'confirmed');
INSERT INTO bookings VALUES (35, 12, 19, 3, 0, 0, 12.60, '2024-02-28', 'no show');
INSERT INTO bookings VALUES (36, 18, 7, 3, 2, 0, 20.00, '2023-12-22', 'cancelled');
INSERT INTO bookings VALUES (37, 26, 17, 1, 3, 1, 81.25, '2024-03-13', 'confirmed');
INSERT INTO bookings VALUES (38, 24, 25, 2, 2, 1, 58.75, '2024-03-18', 'confirmed');
INSERT INTO bookings VALUES (39, 24, 14, 2, 3, 0, 27.83, '2024-02-11', 'cancelled');
INSERT INTO bookings VALUES (40, 22, 35, 2, 0, 0, 20.80, '2024-06-16', 'confirmed');
INSERT INTO bookings VALUES (41, 22, 21, 2, 0, 0, 8.40, '2024-04-04', 'confirmed');
INSERT INTO bookings VALUES (42, 9, 9, 1, 3, 0, 10.50, '2024-01-14', 'confirmed');
INSERT INTO bookings VALUES (43, 15, 7, 4, 1, 1, 48.10, '2024-01-18', 'confirmed');
INSERT INTO bookings VALUES (44, 24, 26, 3, 0, 0, 12.60, '2024-03-23', 'confirmed');
INSERT INTO bookings VALUES (45, 13, 44, 4, 0, 0, 41.60, '2024-07-19', 'cancelled');
INSERT INTO bookings VALUES (46, 19, 22, 3, 0, 0, 12.60, '2024-04-09', 'confirmed');
INSERT INTO bookings VALUES (47, 2, 2, 4, 2, 1, 36.10, '2023-12-03', 'cancelled');
INSERT INTO bookings VALUES (48, 5, 31, 1, 0, 0, 5.00, '2024-05-16', 'confirmed');
INSERT INTO bookings VALUES (49, 11, 11, 3, 0, 1, 40.60, '2024-02-11', 'confirmed');
INSERT INTO bookings VALUES (50, 16, 44, 1, 0, 1, 65.65, '2024-07-30', 'confirmed');
INSERT INTO bookings VALUES (51, 19, 28, 2, 1, 0, 18.38, '2024-04-11', 'no show');
INSERT INTO bookings VALUES (52, 24, 1, 3, 0, 0, 10.80, '2023-12-27', 'refunded');
INSERT INTO bookings VALUES (53, 16, 27, 2, 3, 1, 91.65, '2024-04-08', 'refunded');
INSERT INTO bookings VALUES (54, 22, 13, 1, 0, 1, 19.30, '2024-02-22', 'refunded');
INSERT INTO bookings VALUES (55, 3, 21, 4, 3, 1, 38.20, '2024-03-03', 'no show');
INSERT INTO bookings VALUES (56, 19, 13, 2, 0, 1, 23.50, '2024-02-05', 'refunded');
INSERT INTO bookings VALUES (57, 27, 8, 3, 0, 1, 27.70, '2024-01-14', 'confirmed');
INSERT INTO bookings VALUES (58, 26, 35, 2, 1, 0, 26.00, '2024-06-14', 'confirmed');
INSERT INTO bookings VALUES (59, 3, 12, 4, 0, 0, 20.00, '2024-02-16', 'confirmed');
INSERT INTO bookings VALUES (60, 13, 1, 3, 2, 0, 14.40, '2023-12-24', 'refunded');

INSERT INTO sailing_crew VALUES (1, 5, 'master');
INSERT INTO sailing_crew VALUES (1, 9, 'deck');
INSERT INTO sailing_crew VALUES (2, 4, 'master');
INSERT INTO sailing_crew VALUES (2, 10, 'deck');
INSERT INTO sailing_crew VALUES (3, 4, 'master');
INSERT INTO sailing_crew VALUES (4, 6, 'master');
INSERT INTO sailing_crew VALUES (4, 10, 'deck');
INSERT INTO sailing_crew VALUES (4, 7, 'engine');
INSERT INTO sailing_crew VALUES (5, 4, 'master');
INSERT INTO sailing_crew VALUES (5, 10, 'deck');
INSERT INTO sailing_crew VALUES (6, 4, 'master');
INSERT INTO sailing_crew VALUES (7, 4, 'master');
INSERT INTO sailing_crew VALUES (8, 5, 'master');
INSERT INTO sailing_crew VALUES (8, 9, 'deck');
INSERT INTO sailing_crew VALUES (8, 11, 'engine');
INSERT INTO sailing_crew VALUES (9, 4, 'master');
INSERT INTO sailing_crew VALUES (10, 6, 'master');
INSERT INTO sailing_crew VALUES (11, 4, 'master');
INSERT INTO sailing_crew VALUES (11, 9, 'deck');
INSERT INTO sailing_crew VALUES (12, 5, 'master');
INSERT INTO sailing_crew VALUES (12, 10, 'deck');
INSERT INTO sailing_crew VALUES (12, 11, 'engine');
INSERT INTO sailing_crew VALUES (13, 6, 'master');
INSERT INTO sailing_crew VALUES (14, 6, 'master');
INSERT INTO sailing_crew VALUES (15, 4, 'master');
INSERT INTO sailing_crew VALUES (15, 8, 'deck');
INSERT INTO sailing_crew VALUES (16, 6, 'master');
INSERT INTO sailing_crew VALUES (16, 8, 'deck');
INSERT INTO sailing_crew VALUES (16, 11, 'engine');
INSERT INTO sailing_crew VALUES (17, 4, 'master');
INSERT INTO sailing_crew VALUES (17, 9, 'deck');
INSERT INTO sailing_crew VALUES (18, 6, 'master');
INSERT INTO sailing_crew VALUES (18, 10, 'deck');
INSERT INTO sailing_crew VALUES (19, 6, 'master');
INSERT INTO sailing_crew VALUES (19, 9, 'deck');
INSERT INTO sailing_crew VALUES (20, 5, 'master');
INSERT INTO sailing_crew VALUES (20, 10, 'deck');
INSERT INTO sailing_crew VALUES (20, 11, 'engine');
INSERT INTO sailing_crew VALUES (21, 5, 'master');
INSERT INTO sailing_crew VALUES (21, 8, 'deck');
INSERT INTO sailing_crew VALUES (22, 4, 'master');
INSERT INTO sailing_crew VALUES (23, 4, 'master');
INSERT INTO sailing_crew VALUES (24, 6, 'master');
INSERT INTO sailing_crew VALUES (24, 8, 'deck');
INSERT INTO sailing_crew VALUES (24, 11, 'engine');
INSERT INTO sailing_crew VALUES (25, 6, 'master');
INSERT INTO sailing_crew VALUES (26, 5, 'master');
INSERT INTO sailing_crew VALUES (27, 4, 'master');
INSERT INTO sailing_crew VALUES (27, 10, 'deck');
INSERT INTO sailing_crew VALUES (28, 6, 'master');
INSERT INTO sailing_crew VALUES (28, 8, 'deck');
INSERT INTO sailing_crew VALUES (28, 7, 'engine');
INSERT INTO sailing_crew VALUES (29, 4, 'master');
INSERT INTO sailing_crew VALUES (29, 8, 'deck');
INSERT INTO sailing_crew VALUES (30, 4, 'master');
INSERT INTO sailing_crew VALUES (31, 4, 'master');
INSERT INTO sailing_crew VALUES (31, 9, 'deck');
INSERT INTO sailing_crew VALUES (32, 4, 'master');
INSERT INTO sailing_crew VALUES (32, 7, 'engine');
INSERT INTO sailing_crew VALUES (33, 5, 'master');

