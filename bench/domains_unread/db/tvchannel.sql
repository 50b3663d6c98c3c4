CREATE TABLE genre (genreid INTEGER PRIMARY KEY, genrename TEXT);
CREATE TABLE programme (progid INTEGER PRIMARY KEY, title TEXT, genreid INTEGER, country TEXT,
  firstyear INTEGER, lastyear INTEGER, agerating TEXT, budgetperep REAL);
CREATE TABLE presenter (presid INTEGER PRIMARY KEY, presname TEXT, birthyear INTEGER, hometown
  TEXT, heightcm INTEGER, contracttype TEXT);
CREATE TABLE hosting (progid INTEGER, presid INTEGER, role TEXT, feeperep INTEGER, PRIMARY KEY
  (progid, presid));
CREATE TABLE episode (epid INTEGER PRIMARY KEY, progid INTEGER, seasonno INTEGER, epno INTEGER,
  eptitle TEXT, runtime INTEGER);
CREATE TABLE broadcast (bcid INTEGER PRIMARY KEY, epid INTEGER, airdate TEXT, airtime TEXT, viewers
  INTEGER, islive INTEGER, isrepeat INTEGER);
CREATE TABLE sponsor (sponsorid INTEGER PRIMARY KEY, sponsorname TEXT, industry TEXT, city TEXT);
CREATE TABLE sponsorship (progid INTEGER, sponsorid INTEGER, startyear INTEGER, amount INTEGER,
  PRIMARY KEY (progid, sponsorid, startyear));

INSERT INTO genre VALUES
  (1, 'Drama'), (2, 'Comedy'), (3, 'Documentary'),
  (4, 'News'), (5, 'Quiz Show'), (6, 'Cookery'),
  (7, 'Sport'), (8, 'Children'), (9, 'Western');

INSERT INTO programme VALUES
  (1, 'Harbour Lights', 1, 'United Kingdom', 2012, 2019, '15', 410000),
  (2, 'The Long Table', 6, 'France', 2016, NULL, 'U', 38000),
  (3, 'Evening Report', 4, 'United Kingdom', 1998, NULL, 'U', 22000),
  (4, 'Quick Fire', 5, 'United Kingdom', 2009, NULL, 'U', 31000),
  (5, 'Wild Coasts', 3, 'Canada', 2018, 2021, 'PG', 175000),
  (6, 'Nørrebro', 1, 'Denmark', 2020, 2023, '18', 365000),
  (7, 'Flat Share', 2, 'United Kingdom', 2014, 2018, '12', 142000),
  (8, 'Goal Rush', 7, 'United Kingdom', 2005, NULL, 'U', 54000),
  (9, 'Pip and Pebble', 8, 'Ireland', 2017, NULL, 'U', 47000),
  (10, 'Bread Stories', 6, 'Italy', 2021, NULL, 'U', 41000),
  (11, 'Iron Rivers', 3, 'United Kingdom', 2022, NULL, 'PG', 98000),
  (12, 'Second Wife', 1, 'Turkey', 2019, 2022, '15', 88000),
  (13, 'Office Hours', 2, 'United States', 2010, 2016, '12', 520000),
  (14, 'Brain Ladder', 5, 'Ireland', 2023, NULL, 'U', 29500),
  (15, 'Moon Garden', 8, 'Japan', 2015, 2020, 'U', 61000),
  (16, 'Pitch Side', 7, 'United Kingdom', 2020, NULL, 'PG', 49000);

INSERT INTO presenter VALUES
  (1, 'Clive Armitage', 1959, 'Bristol', 178, 'staff'),
  (2, 'Saoirse Nolan', 1984, 'Cork', 169, 'staff'),
  (3, 'Étienne Marchand', 1972, 'Lyon', 183, 'freelance'),
  (4, 'Bea Hollis', 1990, 'Bristol', 161, 'freelance'),
  (5, 'Dev Anand Pillai', 1981, 'Leicester', 175, 'staff'),
  (6, 'Rosa Ventura', 1977, 'Naples', 165, 'freelance'),
  (7, 'Gareth Pugh', 1968, 'Cardiff', 190, 'staff'),
  (8, 'Jade Okonjo', 1993, 'London', 172, 'staff'),
  (9, 'Harold Finch', 1951, 'Leicester', 170, 'retired'),
  (10, 'Mina Sato', 1988, 'London', 158, 'freelance'),
  (11, 'Callum Frost', 1995, 'Glasgow', 187, 'staff'),
  (12, 'Úna Brady', 1979, 'Galway', NULL, 'freelance');

INSERT INTO hosting VALUES
  (2, 3, 'main', 4200), (2, 6, 'guest', 1500), (3, 1, 'main', 5200),
  (3, 8, 'main', 3900), (3, 5, 'stand-in', 2100), (4, 4, 'main', 2600),
  (5, 7, 'narrator', 3100), (8, 11, 'main', 3300), (8, 7, 'pundit', 2800),
  (9, 2, 'narrator', 1800), (9, 12, 'main', 1700), (10, 6, 'main', 3500),
  (11, 1, 'narrator', 2900), (14, 2, 'main', 2500), (16, 11, 'main', 2400),
  (16, 8, 'pundit', 1950), (4, 9, 'stand-in', 1600), (15, 10, 'narrator', 1400);

INSERT INTO episode VALUES
  (101, 1, 1, 1, 'Low Tide', 59),
  (102, 1, 1, 2, 'The Ferryman', 57),
  (103, 1, 2, 1, 'Salt', 60),
  (104, 1, 2, 2, 'Undertow', 57),
  (105, 2, 1, 1, 'Butter', 46),
  (106, 2, 1, 2, 'Onion Soup', 44),
  (107, 2, 3, 1, 'Market Day', 46),
  (108, 3, 26, 1, 'Budget Special', 32),
  (109, 3, 26, 2, 'Election Night', 32),
  (110, 3, 26, 3, 'Storm Watch', 31),
  (111, 4, 14, 1, 'Heat One', 32),
  (112, 4, 14, 2, 'Heat Two', 39),
  (113, 4, 14, 3, 'Grand Final', 35),
  (114, 5, 1, 1, 'Seal Island', 56),
  (115, 5, 1, 2, 'Kelp Forest', 50),
  (116, 5, 2, 1, 'Ice Edge', 54),
  (117, 6, 1, 1, 'Bridge', 52),
  (118, 6, 1, 2, 'Snow', 53),
  (119, 6, 2, 1, 'Father', 52),
  (120, 7, 1, 1, 'The Deposit', 25),
  (121, 7, 3, 4, 'Mouldy', 26),
  (122, 8, 19, 1, 'Opening Day', 84),
  (123, 8, 19, 2, 'Derby Weekend', 78),
  (124, 8, 19, 3, 'Cup Round', 80),
  (125, 9, 1, 1, 'The Puddle', 12),
  (126, 9, 1, 2, 'Lost Mitten', 8),
  (127, 9, 2, 1, 'Big Wind', 12),
  (128, 9, 2, 2, 'New Friend', 9),
  (129, 10, 1, 1, 'Focaccia', 25),
  (130, 10, 1, 2, 'Rye', 30),
  (131, 11, 1, 1, 'Severn', 57),
  (132, 11, 1, 2, 'Clyde', 59),
  (133, 12, 1, 1, 'The Letter', 124),
  (134, 12, 2, 6, 'Ankara', 123),
  (135, 13, 1, 1, 'Pilot', 26),
  (136, 13, 5, 3, 'Printer Jam', 26),
  (137, 14, 1, 1, 'Rung One', 45),
  (138, 14, 1, 2, 'Rung Two', 43),
  (139, 16, 3, 1, 'Transfer Talk', 54),
  (140, 16, 3, 2, 'Relegation', 54),
  (141, 15, 1, 1, 'Moonflower', 14);

INSERT INTO broadcast VALUES
  (9001, 102, '2024-01-03', '21:00', NULL, 0, 0), (9002, 109, '2024-01-03', '18:00', 3067000, 1, 0),
  (9003, 113, '2024-01-14', '19:00', 2024300, 1, 0),
  (9004, 111, '2024-01-17', '19:00', 1536600, 0, 0),
  (9005, 114, '2024-02-02', '20:00', 1730100, 0, 0),
  (9006, 126, '2024-02-05', '07:15', 463600, 0, 0),
  (9007, 101, '2024-02-07', '21:00', 3319300, 0, 0),
  (9008, 124, '2024-02-09', '15:00', 1613500, 1, 0),
  (9009, 122, '2024-02-13', '15:00', 2490500, 1, 0),
  (9010, 103, '2024-02-14', '21:00', 3792600, 0, 0),
  (9011, 129, '2024-02-15', '17:00', 592900, 0, 0),
  (9012, 131, '2024-02-17', '20:00', 1704000, 0, 0),
  (9013, 140, '2024-02-22', '22:30', 673100, 0, 0),
  (9014, 118, '2024-02-25', '22:00', 886300, 0, 0),
  (9015, 108, '2024-03-10', '18:00', 2143300, 1, 0),
  (9016, 134, '2024-03-10', '13:00', 406600, 0, 0),
  (9017, 137, '2024-03-13', '19:30', 960600, 0, 0),
  (9018, 117, '2024-03-18', '22:00', 707500, 0, 0),
  (9019, 107, '2024-03-19', '17:30', 499000, 0, 0),
  (9020, 120, '2024-03-22', '20:30', 1333800, 0, 0),
  (9021, 110, '2024-03-23', '18:00', 2351500, 1, 0),
  (9022, 139, '2024-03-28', '22:30', 566000, 0, 0),
  (9023, 119, '2024-03-30', '22:00', 848000, 0, 0),
  (9024, 135, '2024-03-30', '23:00', 893600, 0, 0),
  (9025, 115, '2024-03-31', '20:00', 1511200, 0, 0),
  (9026, 138, '2024-03-31', '19:30', 1001000, 0, 0),
  (9027, 112, '2024-04-03', '19:00', 1279500, 0, 0),
  (9028, 132, '2024-04-04', '20:00', 996100, 0, 0),
  (9029, 133, '2024-04-05', '13:00', 362400, 0, 0),
  (9030, 112, '2024-04-15', '11:30', 662100, 0, 1),
  (9031, 123, '2024-04-15', '15:00', 1582000, 1, 0),
  (9032, 130, '2024-04-15', '17:00', 757000, 0, 0),
  (9033, 138, '2024-04-16', '11:30', 537600, 0, 1),
  (9034, 128, '2024-04-19', '07:15', 377000, 0, 0),
  (9035, 116, '2024-04-30', '20:00', 1147200, 0, 0),
  (9036, 137, '2024-04-30', '14:00', 485800, 0, 1),
  (9037, 136, '2024-05-03', '23:00', 843100, 0, 0),
  (9038, 125, '2024-05-08', '07:15', 387200, 0, 0),
  (9039, 132, '2024-05-10', '11:30', 493200, 0, 1),
  (9040, 129, '2024-05-15', '14:00', 277500, 0, 1),
  (9041, 123, '2024-05-18', '14:00', 797500, 0, 1),
  (9042, 104, '2024-05-20', '21:00', 3799500, 0, 0),
  (9043, 126, '2024-05-26', '14:00', 131400, 0, 1),
  (9044, 109, '2024-06-01', '14:00', 857900, 0, 1),
  (9045, 121, '2024-06-11', '20:30', 947100, 0, 0),
  (9046, 131, '2024-06-11', '14:00', 436300, 0, 1),
  (9047, 106, '2024-06-27', '17:30', 572600, 0, 0);

INSERT INTO sponsor VALUES
  (1, 'Crestline Bank', 'Finance', 'London'),
  (2, 'Oatwell Foods', 'Food', 'Bristol'),
  (3, 'Volt Motors', 'Automotive', 'Coventry'),
  (4, 'Brightsea Cruises', 'Travel', 'Southampton'),
  (5, 'Pan & Ladle', 'Food', 'Leeds'),
  (6, 'Trekka Boots', 'Clothing', 'Leeds'),
  (7, 'Lumio Toys', 'Toys', 'Dublin'),
  (8, 'Kardia Insurance', 'Finance', 'Glasgow');

INSERT INTO sponsorship VALUES
  (1, 1, 2018, 250000), (2, 5, 2022, 60000), (2, 2, 2023, 72000), (4, 1, 2023, 95000),
  (4, 8, 2024, 88000), (5, 4, 2020, 130000), (5, 6, 2021, 45000), (8, 3, 2023, 310000),
  (8, 3, 2024, 335000), (9, 7, 2022, 52000), (9, 7, 2024, 57500), (10, 5, 2023, 64000),
  (10, 2, 2024, 40000), (11, 6, 2024, 69000), (14, 2, 2024, 48000), (16, 3, 2024, 120000);
