CREATE TABLE Breweries (brewery_id INTEGER PRIMARY KEY, brewery_name TEXT, town TEXT, county TEXT,
  founded INTEGER, is_local INTEGER DEFAULT 0);
CREATE TABLE Beers (beer_id INTEGER PRIMARY KEY, brewery_id INTEGER REFERENCES
  Breweries(brewery_id), beer_name TEXT, style TEXT, abv REAL, vegan_flag INTEGER, gf_flag INTEGER);
CREATE TABLE Bars (bar_id INTEGER PRIMARY KEY, bar_name TEXT, location TEXT, takes_cash INTEGER);
CREATE TABLE CaskStatus (status_cd TEXT PRIMARY KEY, status_desc TEXT);
CREATE TABLE Casks (cask_id INTEGER PRIMARY KEY, beer_id INTEGER REFERENCES Beers(beer_id),
  bar_id INTEGER REFERENCES Bars(bar_id), gallons REAL, cost REAL, pint_price REAL, status_cd
  TEXT REFERENCES CaskStatus(status_cd), tapped_on TEXT, emptied_on TEXT);
CREATE TABLE Volunteers (vol_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_date
  TEXT, mobile TEXT, camra_flag INTEGER, first_aid_flag INTEGER, camping_flag INTEGER, first_year
  INTEGER, tshirt_size TEXT);
CREATE TABLE Shifts (shift_id INTEGER PRIMARY KEY, vol_id INTEGER REFERENCES Volunteers(vol_id),
  bar_id INTEGER REFERENCES Bars(bar_id), shift_date TEXT, session_cd TEXT, hours REAL, turned_up
  INTEGER);
CREATE TABLE Sponsors (sponsor_id INTEGER PRIMARY KEY, sponsor_name TEXT, amount REAL, paid_flag
  INTEGER, sponsors_what TEXT);

INSERT INTO Breweries VALUES (1, 'Slaughtered Lamb Brewing', 'Halesworth', 'Suffolk', 1998, 1);
INSERT INTO Breweries VALUES (2, 'Three Herons', 'Beccles', 'Suffolk', 2012, 1);
INSERT INTO Breweries VALUES (3, 'Old Forge Ales', 'Diss', 'Norfolk', 2005, 1);
INSERT INTO Breweries VALUES (4, 'Wherry Wharf', 'Wroxham', 'Norfolk', 2016, 1);
INSERT INTO Breweries VALUES (5, 'Cloudwater Lane', 'Manchester', 'Lancashire', 2015, 0);
INSERT INTO Breweries VALUES (6, 'Grumpy Badger', 'Saffron Walden', 'Essex', 2009, 0);
INSERT INTO Breweries VALUES (7, 'St Fabian', 'Norwich', 'Norfolk', 1893, 1);
INSERT INTO Breweries VALUES (8, 'Mill Race', 'Colchester', 'Essex', 2019, 0);
INSERT INTO Breweries VALUES (9, 'Blackshuck', 'Bungay', 'Suffolk', 2010, 1);
INSERT INTO Breweries VALUES (10, 'Orkney Longship', 'Kirkwall', 'Orkney', 1988, 0);
INSERT INTO Breweries VALUES (11, 'Pigeon Loft', 'Norwich', 'Norfolk', 2021, 1);
INSERT INTO Breweries VALUES (12, 'Crooked Spire', 'Chesterfield', 'Derbyshire', NULL, 0);

INSERT INTO Beers VALUES (1, 1, 'Woolly Bitter', 'bitter', 3.80, 1, 0);
INSERT INTO Beers VALUES (2, 1, 'Black Ram', 'stout', 4.90, 1, 0);
INSERT INTO Beers VALUES (3, 1, 'Mint Sauce', 'golden', 4.20, 0, 0);
INSERT INTO Beers VALUES (4, 2, 'Grey Heron', 'mild', 3.40, 1, 0);
INSERT INTO Beers VALUES (5, 2, 'Fisher King', 'ipa', 5.60, 0, 0);
INSERT INTO Beers VALUES (6, 3, 'Anvil', 'bitter', 4.10, 0, 0);
INSERT INTO Beers VALUES (7, 3, 'Hot Iron', 'porter', 5.20, 1, 0);
INSERT INTO Beers VALUES (8, 3, 'Bellows', 'golden', 3.90, 0, 0);
INSERT INTO Beers VALUES (9, 4, 'Reed Cutter', 'bitter', 3.70, 0, 0);
INSERT INTO Beers VALUES (10, 4, 'Broadland Haze', 'ipa', 6.10, 0, 1);
INSERT INTO Beers VALUES (11, 5, 'Nimbus', 'ipa', 6.80, 1, 0);
INSERT INTO Beers VALUES (12, 5, 'Cirrus Sour', 'sour', 4.50, 0, 0);
INSERT INTO Beers VALUES (13, 6, 'Sett Pale', 'golden', 4.00, 1, 0);
INSERT INTO Beers VALUES (14, 6, 'Brock', 'stout', 4.60, 0, 0);
INSERT INTO Beers VALUES (15, 7, 'Fabian Best', 'bitter', 4.30, 1, 0);
INSERT INTO Beers VALUES (16, 7, 'Cathedral Porter', 'porter', 5.00, 1, 0);
INSERT INTO Beers VALUES (17, 7, 'Abbot''s Ruin', 'barley wine', 9.20, 0, 1);
INSERT INTO Beers VALUES (18, 8, 'Millstone', 'mild', 3.60, 0, 0);
INSERT INTO Beers VALUES (19, 8, 'Weir Wheat', 'wheat', 4.70, 1, 0);
INSERT INTO Beers VALUES (20, 9, 'Hellhound', 'stout', 7.40, 0, 0);
INSERT INTO Beers VALUES (21, 9, 'Moonlit Marsh', 'golden', 4.40, 1, 0);
INSERT INTO Beers VALUES (22, 9, 'Ghost Dog', 'ipa', 5.30, 1, 0);
INSERT INTO Beers VALUES (23, 10, 'Skald', 'barley wine', 8.50, 1, 0);
INSERT INTO Beers VALUES (24, 10, 'Dragonship', 'bitter', 4.00, 1, 0);
INSERT INTO Beers VALUES (25, 11, 'Homing Gold', 'golden', 4.10, 0, 1);
INSERT INTO Beers VALUES (26, 11, 'Squab', 'sour', 3.90, 0, 0);
INSERT INTO Beers VALUES (27, 11, 'Coo', 'wheat', 4.80, 1, 0);
INSERT INTO Beers VALUES (28, 12, 'Twisted Bitter', 'bitter', NULL, 0, 0);

INSERT INTO Bars VALUES (1, 'Main Bar', 'marquee', 1);
INSERT INTO Bars VALUES (2, 'Dark Bar', 'marquee', 0);
INSERT INTO Bars VALUES (3, 'Garden Bar', 'lawn', 0);
INSERT INTO Bars VALUES (4, 'Hop Bar', 'corn hall', 0);
INSERT INTO Bars VALUES (5, 'Staff Bar', 'corn hall', 0);

INSERT INTO CaskStatus VALUES ('S', 'on stillage');
INSERT INTO CaskStatus VALUES ('T', 'on tap');
INSERT INTO CaskStatus VALUES ('E', 'finished');
INSERT INTO CaskStatus VALUES ('R', 'returned to brewery');
INSERT INTO CaskStatus VALUES ('B', 'bad, not served');

INSERT INTO Casks VALUES (1, 1, 1, 9.00, 115.60, 4.40, 'E', '2024-05-25', '2024-05-26');
INSERT INTO Casks VALUES (2, 2, 2, 9.00, 108.80, 4.40, 'T', '2024-05-24', NULL);
INSERT INTO Casks VALUES (3, 3, 1, 9.00, 116.40, 4.40, 'T', '2024-05-25', NULL);
INSERT INTO Casks VALUES (4, 4, 2, 9.00, 105.80, 4.20, 'E', '2024-05-23', '2024-05-23');
INSERT INTO Casks VALUES (5, 5, 4, 9.00, 96.70, 4.60, 'S', NULL, NULL);
INSERT INTO Casks VALUES (6, 6, 1, 9.00, 116.20, 4.40, 'T', '2024-05-24', NULL);
INSERT INTO Casks VALUES (7, 7, 2, 18.00, 190.40, 4.50, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (8, 8, 3, 9.00, 115.80, 4.20, 'T', '2024-05-24', NULL);
INSERT INTO Casks VALUES (9, 9, 3, 9.00, 92.90, 4.30, 'S', NULL, NULL);
INSERT INTO Casks VALUES (10, 10, 4, 18.00, 228.20, 4.70, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (11, 11, 4, 9.00, 99.10, 4.90, 'S', NULL, NULL);
INSERT INTO Casks VALUES (12, 12, 4, 4.50, 54.00, 4.50, 'B', NULL, NULL);
INSERT INTO Casks VALUES (13, 13, 1, 9.00, 93.50, 4.40, 'T', '2024-05-24', NULL);
INSERT INTO Casks VALUES (14, 14, 2, 18.00, 225.20, 4.60, 'S', NULL, NULL);
INSERT INTO Casks VALUES (15, 15, 1, 9.00, 94.10, 4.30, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (16, 16, 2, 9.00, 95.50, 4.60, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (17, 17, 2, 9.00, 103.90, 5.50, 'E', '2024-05-25', '2024-05-26');
INSERT INTO Casks VALUES (18, 18, 2, 18.00, 187.20, 4.30, 'E', '2024-05-24', '2024-05-26');
INSERT INTO Casks VALUES (19, 19, 1, 9.00, 108.40, 4.60, 'R', NULL, NULL);
INSERT INTO Casks VALUES (20, 20, 2, 9.00, 100.30, 5.30, 'T', '2024-05-24', NULL);
INSERT INTO Casks VALUES (21, 21, 1, 4.50, 51.55, 4.30, 'S', NULL, NULL);
INSERT INTO Casks VALUES (22, 22, 4, 9.00, 96.10, 4.70, 'E', '2024-05-23', '2024-05-23');
INSERT INTO Casks VALUES (23, 23, 2, 18.00, 233.00, 5.30, 'E', '2024-05-23', '2024-05-23');
INSERT INTO Casks VALUES (24, 24, 3, 9.00, 93.50, 4.40, 'T', '2024-05-24', NULL);
INSERT INTO Casks VALUES (25, 25, 1, 9.00, 93.70, 4.40, 'E', '2024-05-23', '2024-05-23');
INSERT INTO Casks VALUES (26, 26, 4, 9.00, 93.30, 4.20, 'E', '2024-05-25', '2024-05-26');
INSERT INTO Casks VALUES (27, 27, 1, 9.00, 108.60, 4.60, 'B', NULL, NULL);
INSERT INTO Casks VALUES (28, 28, 1, 9.00, 107, 4.20, 'E', '2024-05-24', '2024-05-26');
INSERT INTO Casks VALUES (29, 21, 1, 4.50, 58.30, 4.50, 'S', NULL, NULL);
INSERT INTO Casks VALUES (30, 9, 1, 4.50, 56.90, 4.10, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (31, 5, 4, 4.50, 53.95, 4.80, 'E', '2024-05-23', '2024-05-24');
INSERT INTO Casks VALUES (32, 13, 3, 4.50, 57.50, 4.20, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (33, 16, 2, 9.00, 109.00, 4.40, 'B', NULL, NULL);
INSERT INTO Casks VALUES (34, 13, 3, 18.00, 188.00, 4.20, 'E', '2024-05-24', '2024-05-24');
INSERT INTO Casks VALUES (35, 16, 2, 9.00, 109.00, 4.40, 'T', '2024-05-25', NULL);
INSERT INTO Casks VALUES (36, 16, 2, 9.00, 100.00, 4.40, 'R', NULL, NULL);
INSERT INTO Casks VALUES (37, 22, 4, 9.00, 109.60, 4.50, 'E', '2024-05-23', '2024-05-24');
INSERT INTO Casks VALUES (38, 25, 3, 4.50, 57.70, 4.40, 'E', '2024-05-24', '2024-05-25');
INSERT INTO Casks VALUES (39, 6, 1, 9.00, 98.20, 4.40, 'E', '2024-05-23', '2024-05-24');
INSERT INTO Casks VALUES (40, 9, 3, 9.00, 106.40, 4.10, 'T', '2024-05-24', NULL);

INSERT INTO Volunteers VALUES (1, 'Pam', 'Cutting', '1987-08-30', '07700 282233', 0, 0, 0, 2018,
  'L');
INSERT INTO Volunteers VALUES (2, 'Geoff', 'Larter', '1992-03-26', '07700 283973', 1, 0, 0, 2011,
  'XL');
INSERT INTO Volunteers VALUES (3, 'Aisha', 'Bashir', '1976-10-12', '07700 233508', 0, 1, 0, 2019,
  'XL');
INSERT INTO Volunteers VALUES (4, 'Terry', 'Moule', '1969-05-02', '07700 294692', 1, 0, 0, 2018,
  'L');
INSERT INTO Volunteers VALUES (5, 'Louise', 'Thirtle', '1980-10-04', '07700 230753', 1, 0, 0,
  2023, 'S');
INSERT INTO Volunteers VALUES (6, 'Kev', 'Howes', '1999-03-04', '07700 209785', 0, 0, 0, 2022, 'M');
INSERT INTO Volunteers VALUES (7, 'Monika', 'Zielinska', '1972-07-01', NULL, 1, 0, 0, 2018, 'L');
INSERT INTO Volunteers VALUES (8, 'Barry', 'Catchpole', '2003-02-05', '07700 255200', 0, 0, 0,
  2022, 'L');
INSERT INTO Volunteers VALUES (9, 'Cath', 'Ling', '2003-11-06', '07700 237953', 1, 1, 0, 2019, 'S');
INSERT INTO Volunteers VALUES (10, 'Dougie', 'Cutting', '1996-12-06', '07700 228409', 1, 0, 1,
  2018, 'L');
INSERT INTO Volunteers VALUES (11, 'Elaine', 'Goffin', '1993-01-01', '07700 277676', 1, 0, 0,
  2011, 'L');
INSERT INTO Volunteers VALUES (12, 'Sunil', 'Rao', '1967-11-04', '07700 212847', 0, 0, 1, 2018,
  NULL);
INSERT INTO Volunteers VALUES (13, 'Roger', 'Bullen', '1969-08-05', '07700 298074', 0, 0, 0, 2023,
  'M');
INSERT INTO Volunteers VALUES (14, 'Jo', 'Howes', '2001-11-10', '07700 279178', 0, 0, 0, 2016, 'L');
INSERT INTO Volunteers VALUES (15, 'Will', 'Spall', '1981-01-22', NULL, 1, 0, 0, 2014, 'M');
INSERT INTO Volunteers VALUES (16, 'Nicky', 'Aldous', '1980-02-09', '07700 242861', 1, 1, 0, 2016,
  'XL');
INSERT INTO Volunteers VALUES (17, 'Stan', 'Mobbs', '1979-07-07', '07700 295041', 1, 0, 0, 2022,
  'XL');
INSERT INTO Volunteers VALUES (18, 'Heidi', 'Brandt', '1951-03-17', '07700 226290', 0, 0, 0, 2014,
  NULL);
INSERT INTO Volunteers VALUES (19, 'Alec', 'Kerrison', '1986-11-12', '07700 236348', 1, 0, 0,
  2016, NULL);
INSERT INTO Volunteers VALUES (20, 'Bridget', 'Flatt', '1985-03-07', '07700 240333', 0, 1, 0,
  2011, 'L');
INSERT INTO Volunteers VALUES (21, 'Tony', 'Moule', '1979-08-10', '07700 279724', 1, 0, 0, 2014,
  'L');
INSERT INTO Volunteers VALUES (22, 'Ravi', 'Shah', '1990-01-27', '07700 271156', 1, 0, 0, 2011,
  'XL');
INSERT INTO Volunteers VALUES (23, 'Marion', 'Youngs', '1983-11-08', '07700 225952', 0, 0, 0,
  2018, 'M');
INSERT INTO Volunteers VALUES (24, 'Ed', 'Pooley', '1973-02-06', '07700 200076', 1, 0, 0, 2014,
  'M');

INSERT INTO Shifts VALUES (1, 23, 1, '2024-05-23', 'EVE', 5.50, 0);
INSERT INTO Shifts VALUES (2, 6, 1, '2024-05-23', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (3, 4, 2, '2024-05-23', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (4, 22, 3, '2024-05-23', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (5, 8, 3, '2024-05-23', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (6, 2, 4, '2024-05-23', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (7, 22, 1, '2024-05-24', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (8, 13, 1, '2024-05-24', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (9, 4, 2, '2024-05-24', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (10, 8, 2, '2024-05-24', 'LUN', 4.00, 0);
INSERT INTO Shifts VALUES (11, 17, 3, '2024-05-24', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (12, 7, 1, '2024-05-24', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (13, 24, 2, '2024-05-24', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (14, 21, 3, '2024-05-24', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (15, 2, 3, '2024-05-24', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (16, 23, 4, '2024-05-24', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (17, 8, 4, '2024-05-24', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (18, 3, 1, '2024-05-25', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (19, 18, 1, '2024-05-25', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (20, 16, 2, '2024-05-25', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (21, 13, 2, '2024-05-25', 'LUN', 4.00, 0);
INSERT INTO Shifts VALUES (22, 10, 3, '2024-05-25', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (23, 5, 4, '2024-05-25', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (24, 17, 4, '2024-05-25', 'LUN', 4.00, 0);
INSERT INTO Shifts VALUES (25, 3, 1, '2024-05-25', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (26, 2, 1, '2024-05-25', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (27, 8, 2, '2024-05-25', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (28, 20, 2, '2024-05-25', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (29, 15, 4, '2024-05-25', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (30, 4, 4, '2024-05-25', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (31, 3, 1, '2024-05-26', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (32, 17, 2, '2024-05-26', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (33, 8, 3, '2024-05-26', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (34, 14, 4, '2024-05-26', 'LUN', 4.00, 1);
INSERT INTO Shifts VALUES (35, 4, 1, '2024-05-26', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (36, 14, 1, '2024-05-26', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (37, 13, 2, '2024-05-26', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (38, 20, 2, '2024-05-26', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (39, 23, 3, '2024-05-26', 'EVE', 5.50, 1);
INSERT INTO Shifts VALUES (40, 15, 4, '2024-05-26', 'EVE', 5.50, 1);

INSERT INTO Sponsors VALUES (1, 'Harleston Motors', 750.00, 1, 'GLASS');
INSERT INTO Sponsors VALUES (2, 'Waveney Estates', 500.00, 1, 'BAR');
INSERT INTO Sponsors VALUES (3, 'Bungay Print', 250.00, 1, 'PROG');
INSERT INTO Sponsors VALUES (4, 'Rix Fuels', 1000.00, 0, 'BAR');
INSERT INTO Sponsors VALUES (5, 'Norfolk Scaffolding', 400.00, 0, 'BAND');
INSERT INTO Sponsors VALUES (6, 'The Swan Hotel', 300.00, 1, 'BAND');
INSERT INTO Sponsors VALUES (7, 'Eastern Cabs', NULL, 0, NULL);
INSERT INTO Sponsors VALUES (8, 'Tuddenham Solicitors', 600.00, 1, 'CASK');
INSERT INTO Sponsors VALUES (9, 'Hillside Vets', 150.00, 1, 'CASK');
INSERT INTO Sponsors VALUES (10, 'Loddon Glass', 350.00, 0, 'GLASS');

