CREATE TABLE game (
  gameid INTEGER PRIMARY KEY,
  title TEXT,
  genre TEXT,
  engine TEXT,
  budgetusd INTEGER,
  minage INTEGER,
  sequelof INTEGER
);
CREATE TABLE platform (
  platformid INTEGER PRIMARY KEY,
  platname TEXT,
  maker TEXT,
  launchyear INTEGER,
  kind TEXT
);
CREATE TABLE gamerelease (
  releaseid INTEGER PRIMARY KEY,
  gameid INTEGER,
  platformid INTEGER,
  releasedate TEXT,
  price REAL,
  unitssold INTEGER
);
CREATE TABLE developer (
  devid INTEGER PRIMARY KEY,
  devname TEXT,
  country TEXT,
  joined INTEGER,
  discipline TEXT,
  active INTEGER
);
CREATE TABLE credit (
  gameid INTEGER,
  devid INTEGER,
  job TEXT,
  PRIMARY KEY (gameid, devid)
);
CREATE TABLE review (
  reviewid INTEGER PRIMARY KEY,
  gameid INTEGER,
  magazine TEXT,
  critic TEXT,
  score INTEGER,
  reviewdate TEXT
);

INSERT INTO game VALUES
  (1, 'Emberfall', 'role-playing', 'Titan', 4200000, 12, NULL),
  (2, 'Emberfall II', 'role-playing', 'Titan', 9800000, 16, 1),
  (3, 'Skyline Drift', 'racing', 'Velocity', 3100000, 3, NULL),
  (4, 'Hollow Signal', 'horror', 'Titan', 2700000, 18, NULL),
  (5, 'Paper Kingdoms', 'strategy', 'Lattice', 1500000, 7, NULL),
  (6, 'Tidebreaker', 'adventure', 'Lattice', 5600000, 12, NULL),
  (7, 'Pixel Orchard', 'simulation', 'Lattice', 640000, 3, NULL),
  (8, 'Skyline Drift Turbo', 'racing', 'Velocity', 4500000, 3, 3),
  (9, 'Iron Choir', 'shooter', 'Titan', 12400000, 18, NULL),
  (10, 'Moth & Lantern', 'puzzle', 'Lattice', 380000, 7, NULL),
  (11, 'Paper Kingdoms: Empires', 'strategy', 'Lattice', 2300000, 7, 5),
  (12, 'Deep Static', 'horror', 'Velocity', 1900000, 18, NULL);
INSERT INTO game VALUES
  (13, 'Nine Harbours', 'adventure', 'Lattice', 3300000, 12, NULL),
  (14, 'Rook', 'puzzle', 'Lattice', NULL, 3, NULL);

INSERT INTO platform VALUES
  (1, 'PC', 'Open Standard', 1981, 'computer'),
  (2, 'Quasar One', 'Helion', 2013, 'console'),
  (3, 'Quasar Two', 'Helion', 2020, 'console'),
  (4, 'Pocketron', 'Mikado', 2017, 'handheld'),
  (5, 'Boxa', 'Northgate', 2014, 'console'),
  (6, 'Phone Store', 'Applicon', 2008, 'mobile'),
  (7, 'Visor VR', 'Helion', 2019, 'headset'),
  (8, 'Mikado Dual', 'Mikado', 2011, 'handheld');

INSERT INTO gamerelease VALUES
  (1, 1, 1, '2014-03-18', 39.99, 466679),
  (2, 1, 2, '2014-03-18', 49.99, 502224),
  (3, 1, 5, '2014-03-18', 49.99, 273175),
  (4, 2, 1, '2019-11-08', 49.99, 555864),
  (5, 2, 2, '2019-11-08', 59.99, 1135707),
  (6, 2, 5, '2019-11-08', 59.99, 523550),
  (7, 2, 3, '2021-02-12', 69.99, 436488),
  (8, 3, 1, '2012-06-01', 39.99, 149772),
  (9, 3, 2, '2013-12-05', 49.99, 170633),
  (10, 3, 6, '2013-12-05', 4.99, 167467),
  (11, 4, 1, '2016-10-28', 39.99, 149961),
  (12, 4, 2, '2016-10-28', 49.99, 257605);
INSERT INTO gamerelease VALUES
  (13, 4, 5, '2016-10-28', 49.99, 291162),
  (14, 5, 1, '2015-04-23', 39.99, 56525),
  (15, 5, 6, '2015-04-23', 4.99, 156578),
  (16, 5, 4, '2018-05-10', 29.99, 157042),
  (17, 6, 1, '2018-09-14', 39.99, 354987),
  (18, 6, 2, '2018-09-14', 49.99, 172152),
  (19, 6, 4, '2018-09-14', 29.99, 187975),
  (20, 6, 5, '2018-09-14', 49.99, 104468),
  (21, 7, 6, '2017-07-04', 2.5, 334532),
  (22, 7, 4, '2017-07-04', 14.99, 60489),
  (23, 7, 1, '2019-01-22', 20.0, 171963),
  (24, 8, 1, '2020-12-01', 39.99, 408957);
INSERT INTO gamerelease VALUES
  (25, 8, 3, '2020-12-01', 59.99, 426508),
  (26, 8, 4, '2020-12-01', 29.99, 92646),
  (27, 9, 1, '2021-10-15', 49.99, 889745),
  (28, 9, 3, '2021-10-15', 69.99, 396695),
  (29, 9, 5, '2021-10-15', 59.99, 587503),
  (30, 10, 1, '2019-05-30', 20.0, 121510),
  (31, 10, 6, '2019-05-30', 2.5, 142337),
  (32, 10, 4, '2019-05-30', 14.99, 127977),
  (33, 11, 1, '2022-03-25', 39.99, 90541),
  (34, 12, 1, '2020-10-30', 39.99, 36902),
  (35, 12, 7, '2020-10-30', 34.99, 58465),
  (36, 13, 1, '2023-06-16', 39.99, 231986);
INSERT INTO gamerelease VALUES
  (37, 13, 3, '2023-06-16', 59.99, 252537),
  (38, 13, 4, '2023-06-16', 29.99, 315385);

INSERT INTO developer VALUES
  (1, 'Nadia Petrov', 'Bulgaria', 2010, 'programming', 1),
  (2, 'Kwame Asante', 'Ghana', 2012, 'art', 1),
  (3, 'Ellen Fitzroy', 'Canada', 2010, 'design', 0),
  (4, 'Jun Takeda', 'Japan', 2013, 'programming', 1),
  (5, 'Sofia Marín', 'Spain', 2014, 'writing', 1),
  (6, 'Ravi Menon', 'India', 2015, 'programming', 0),
  (7, 'Amélie Roux', 'France', 2016, 'art', 1),
  (8, 'Lars Eklund', 'Sweden', 2011, 'audio', 1),
  (9, 'Grace Kim', 'Canada', 2018, 'design', 1),
  (10, 'Oskar Nowak', 'Poland', 2017, 'programming', 1),
  (11, 'Dina Farouk', 'Egypt', 2019, 'writing', 0),
  (12, 'Ben Carver', 'Canada', 2020, 'audio', 1);
INSERT INTO developer VALUES
  (13, 'Mina Park', 'Japan', 2022, 'art', 1);

INSERT INTO credit VALUES
  (1, 8, 'composer'),
  (1, 4, 'lead programmer'),
  (1, 1, 'engine programmer'),
  (1, 2, 'art director'),
  (2, 8, 'sound designer'),
  (2, 7, 'animator'),
  (2, 9, 'level designer'),
  (2, 10, 'engine programmer'),
  (3, 8, 'composer'),
  (3, 1, 'engine programmer'),
  (3, 3, 'level designer'),
  (4, 4, 'engine programmer');
INSERT INTO credit VALUES
  (4, 3, 'game director'),
  (5, 3, 'level designer'),
  (5, 5, 'dialogue writer'),
  (5, 2, 'animator'),
  (5, 8, 'composer'),
  (6, 4, 'engine programmer'),
  (6, 8, 'sound designer'),
  (6, 7, 'art director'),
  (6, 2, 'animator'),
  (7, 6, 'engine programmer'),
  (7, 8, 'sound designer'),
  (8, 4, 'gameplay programmer');
INSERT INTO credit VALUES
  (8, 8, 'sound designer'),
  (8, 11, 'dialogue writer'),
  (9, 9, 'game director'),
  (9, 6, 'gameplay programmer'),
  (9, 2, 'concept artist'),
  (9, 1, 'engine programmer'),
  (10, 1, 'lead programmer'),
  (10, 5, 'dialogue writer'),
  (10, 7, 'art director'),
  (10, 9, 'level designer'),
  (10, 2, 'concept artist'),
  (11, 9, 'game director');
INSERT INTO credit VALUES
  (11, 8, 'composer'),
  (11, 10, 'lead programmer'),
  (11, 11, 'narrative lead'),
  (12, 10, 'lead programmer'),
  (12, 9, 'level designer'),
  (13, 10, 'engine programmer'),
  (13, 4, 'engine programmer'),
  (13, 6, 'lead programmer'),
  (13, 5, 'narrative lead'),
  (13, 8, 'sound designer');

INSERT INTO review VALUES
  (1, 1, 'Level Up', 'Wim Peeters', 73, '2014-09-02'),
  (2, 1, 'Gamer Nord', 'Astrid Berg', 79, '2014-08-26'),
  (3, 1, 'Pixel Post', 'Hugo Blanc', 88, '2014-08-09'),
  (4, 2, 'Level Up', 'Wim Peeters', 93, '2019-10-28'),
  (5, 2, 'Pixel Post', 'Tess Moran', 88, '2019-11-19'),
  (6, 3, 'Level Up', 'Carla Nuñez', 62, '2012-06-18'),
  (7, 3, 'Gamer Nord', 'Astrid Berg', 73, '2012-07-07'),
  (8, 4, 'Pixel Post', 'Hugo Blanc', 79, '2016-12-11'),
  (9, 4, 'Gamer Nord', 'Astrid Berg', 84, '2016-11-07'),
  (10, 4, 'Joystick Weekly', 'Rob Ashby', 76, '2016-12-21'),
  (11, 5, 'Joystick Weekly', 'Rob Ashby', 77, '2015-09-05'),
  (12, 5, 'Save Point', 'Noah Klein', 79, '2015-08-15');
INSERT INTO review VALUES
  (13, 6, 'Joystick Weekly', 'Rob Ashby', 77, '2018-10-05'),
  (14, 6, 'Level Up', 'Carla Nuñez', 75, '2018-10-22'),
  (15, 6, 'Gamer Nord', 'Astrid Berg', 78, '2018-10-03'),
  (16, 6, 'Pixel Post', 'Hugo Blanc', 81, '2018-11-01'),
  (17, 7, 'Save Point', 'Noah Klein', 76, '2017-12-09'),
  (18, 7, 'Level Up', 'Wim Peeters', 65, '2017-10-12'),
  (19, 7, 'Joystick Weekly', 'Rob Ashby', 69, '2017-12-10'),
  (20, 8, 'Gamer Nord', 'Astrid Berg', 78, '2020-12-02'),
  (21, 8, 'Joystick Weekly', 'Rob Ashby', 69, '2020-11-18'),
  (22, 8, 'Pixel Post', 'Tess Moran', 64, '2020-10-22'),
  (23, 8, 'Level Up', 'Wim Peeters', 76, '2020-11-21'),
  (24, 9, 'Save Point', 'Noah Klein', 92, '2021-12-19');
INSERT INTO review VALUES
  (25, 9, 'Joystick Weekly', 'Rob Ashby', 86, '2021-10-13'),
  (26, 10, 'Pixel Post', 'Hugo Blanc', 77, '2019-06-05'),
  (27, 10, 'Joystick Weekly', 'Rob Ashby', 79, '2019-09-19'),
  (28, 10, 'Gamer Nord', 'Astrid Berg', 83, '2019-08-28'),
  (29, 12, 'Gamer Nord', 'Astrid Berg', 57, '2020-11-04'),
  (30, 12, 'Joystick Weekly', 'Rob Ashby', 53, '2020-10-13'),
  (31, 12, 'Save Point', 'Noah Klein', 49, '2020-12-13'),
  (32, 13, 'Save Point', 'Noah Klein', 86, '2023-07-02'),
  (33, 13, 'Joystick Weekly', 'Rob Ashby', 78, '2023-08-18'),
  (34, 13, 'Pixel Post', 'Hugo Blanc', 79, '2023-08-27'),
  (35, 13, 'Gamer Nord', 'Astrid Berg', 71, '2023-06-15');
