CREATE TABLE enclosure (
  enclosure_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  climate TEXT,
  area_m2 INTEGER,
  opened_year INTEGER,
  indoor TEXT CHECK (indoor IN ('Y','N'))
);
CREATE TABLE species (
  species_id INTEGER PRIMARY KEY,
  common_name TEXT NOT NULL,
  latin_name TEXT,
  animal_class TEXT,
  conservation_status TEXT,
  diet TEXT
);
CREATE TABLE keeper (
  keeper_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  hire_date TEXT,
  salary INTEGER,
  supervisor_id INTEGER REFERENCES keeper(keeper_id)
);
CREATE TABLE animal (
  animal_id INTEGER PRIMARY KEY,
  name TEXT,
  species_id INTEGER REFERENCES species(species_id),
  enclosure_id INTEGER REFERENCES enclosure(enclosure_id),
  sex TEXT,
  birth_year INTEGER,
  weight_kg REAL,
  mother_id INTEGER REFERENCES animal(animal_id)
);
CREATE TABLE keeper_enclosure (
  keeper_id INTEGER REFERENCES keeper(keeper_id),
  enclosure_id INTEGER REFERENCES enclosure(enclosure_id),
  shift TEXT,
  PRIMARY KEY (keeper_id, enclosure_id)
);
CREATE TABLE feeding (
  feeding_id INTEGER PRIMARY KEY,
  animal_id INTEGER REFERENCES animal(animal_id),
  keeper_id INTEGER REFERENCES keeper(keeper_id),
  fed_on TEXT,
  food TEXT,
  amount_kg REAL
);

INSERT INTO enclosure VALUES
  (1, 'Savanna Plain', 'savanna', 12500, 1998, 'N'),
  (2, 'Polar Cove', 'arctic', 4200, 2011, 'N'),
  (3, 'Rainforest Hall', 'tropical', 3100, 2004, 'Y'),
  (4, 'Reptile House', 'tropical', 950, 1987, 'Y'),
  (5, 'Penguin Beach', 'arctic', 1400, 2015, 'N'),
  (6, 'Big Cat Ridge', 'temperate', 5200, 1993, 'N'),
  (7, 'Lemur Island', 'tropical', 1800, 2008, 'N'),
  (8, 'Aviary Dome', 'tropical', 2250, 2001, 'Y'),
  (9, 'Night World', 'temperate', 620, 2018, 'Y'),
  (10, 'Elephant Park', 'savanna', 15800, 2013, 'N'),
  (11, 'Otter Creek', 'temperate', 780, 1996, 'N');

INSERT INTO species VALUES
  (1, 'African elephant', 'Loxodonta africana', 'mammal', 'endangered', 'herbivore'),
  (2, 'Polar bear', 'Ursus maritimus', 'mammal', 'vulnerable', 'carnivore'),
  (3, 'Humboldt penguin', 'Spheniscus humboldti', 'bird', 'vulnerable', 'carnivore'),
  (4, 'Amur tiger', 'Panthera tigris', 'mammal', 'endangered', 'carnivore'),
  (5, 'Ring-tailed lemur', 'Lemur catta', 'mammal', 'endangered', 'omnivore'),
  (6, 'Green iguana', 'Iguana iguana', 'reptile', 'least concern', 'herbivore'),
  (7, 'Nile crocodile', 'Crocodylus niloticus', 'reptile', 'least concern', 'carnivore'),
  (8, 'Reticulated giraffe', 'Giraffa reticulata', 'mammal', 'endangered', 'herbivore'),
  (9, 'Scarlet macaw', 'Ara macao', 'bird', 'least concern', 'herbivore'),
  (10, 'Asian otter', 'Aonyx cinereus', 'mammal', 'vulnerable', 'carnivore'),
  (11, 'Plains zebra', 'Equus quagga', 'mammal', 'near threatened', 'herbivore'),
  (12, 'Snow leopard', 'Panthera uncia', 'mammal', 'vulnerable', 'carnivore');
INSERT INTO species VALUES
  (13, 'Komodo dragon', 'Varanus komodoensis', 'reptile', 'endangered', 'carnivore'),
  (14, 'Snowy owl', 'Bubo scandiacus', 'bird', 'vulnerable', 'carnivore');

INSERT INTO keeper VALUES
  (1, 'Marta', 'Lindqvist', '2003-04-01', 52000, NULL),
  (2, 'Owen', 'Pritchard', '2010-09-15', 41000, 1),
  (3, 'Salma', 'Haddad', '2012-02-20', 39500, 1),
  (4, 'Tomás', 'Rivera', '2016-06-01', 36000, 2),
  (5, 'Greta', 'Vogel', '2019-03-11', 33500, 2),
  (6, 'Idris', 'Okafor', '2020-10-05', 31800, 3),
  (7, 'Lena', 'Novak', '2015-01-12', 37200, 3),
  (8, 'Paul', 'Tremblay', '2008-07-23', 43600, 1),
  (9, 'Ines', 'Duarte', '2021-05-17', 30500, 8),
  (10, 'Callum', 'Reid', '2022-08-29', 29800, 8),
  (11, 'Yuki', 'Mori', '2018-11-02', 34400, 8),
  (12, 'Bram', 'de Vries', '2023-01-09', 29100, NULL);

INSERT INTO animal VALUES
  (1, 'Tembo', 1, 10, 'M', 1996, 5400, NULL),
  (2, 'Zuri', 1, 10, 'F', 1999, 3900, NULL),
  (3, 'Kibo', 1, 10, 'M', 2014, 2100, 2),
  (4, 'Nanuk', 2, 2, 'M', 2009, 455, NULL),
  (5, 'Aurora', 2, 2, 'F', 2010, 290, NULL),
  (6, 'Siku', 2, 2, 'F', 2018, 210.5, 5),
  (7, 'Pablo', 3, 5, 'M', 2016, 4.6, NULL),
  (8, 'Rosa', 3, 5, 'F', 2017, 4.1, NULL),
  (9, 'Chico', 3, 5, 'M', 2021, 3.8, 8),
  (10, 'Paloma', 3, 5, 'F', 2022, 3.5, 8),
  (11, 'Igor', 4, 6, 'M', 2011, 188, NULL),
  (12, 'Vesna', 4, 6, 'F', 2013, 131, NULL);
INSERT INTO animal VALUES
  (13, 'Koto', 5, 7, 'M', 2015, 2.4, NULL),
  (14, 'Fanja', 5, 7, 'F', 2014, 2.2, NULL),
  (15, 'Miora', 5, 7, 'F', 2019, 2.1, 14),
  (16, 'Verde', 6, 4, 'F', 2017, 5.2, NULL),
  (17, 'Sobek', 7, 4, 'M', 1989, 410, NULL),
  (18, 'Twiga', 8, 1, 'F', 2007, 830, NULL),
  (19, 'Juma', 8, 1, 'M', 2012, 1150, NULL),
  (20, 'Asha', 8, 1, 'F', 2020, 610, 18),
  (21, 'Rubi', 9, 8, 'F', 2005, 1.1, NULL),
  (22, 'Sol', 9, 8, 'M', 2006, 1.2, NULL),
  (23, 'Otis', 10, 11, 'M', 2018, 3.9, NULL),
  (24, 'Pip', 10, 11, 'F', 2019, 3.2, NULL);
INSERT INTO animal VALUES
  (25, 'Stripe', 11, 1, 'M', 2010, 320, NULL),
  (26, 'Dot', 11, 1, 'F', 2013, 295, NULL),
  (27, 'Altai', 12, 6, 'M', 2016, 48, NULL),
  (28, 'Drogon', 13, 4, 'M', 2008, 82, NULL),
  (29, 'Hedda', 14, 8, 'F', 2015, 2.3, NULL),
  (30, 'Pixel', 6, 3, 'M', 2021, 1.9, 16),
  (31, 'Marble', 11, 1, 'F', 2019, NULL, 26),
  (32, 'Kely', 5, 3, 'M', 2022, 1.7, 14),
  (33, 'Soa', 5, 7, 'F', 2023, 1.5, 14);

INSERT INTO keeper_enclosure VALUES
  (1, 10, 'morning'),
  (1, 6, 'evening'),
  (2, 1, 'morning'),
  (2, 10, 'evening'),
  (3, 2, 'morning'),
  (3, 5, 'morning'),
  (4, 1, 'evening'),
  (4, 7, 'morning'),
  (4, 11, 'morning'),
  (5, 7, 'evening'),
  (6, 4, 'morning'),
  (7, 3, 'morning');
INSERT INTO keeper_enclosure VALUES
  (7, 4, 'evening'),
  (7, 8, 'morning'),
  (8, 6, 'morning'),
  (9, 8, 'evening'),
  (9, 11, 'evening'),
  (11, 2, 'evening'),
  (11, 5, 'evening'),
  (10, 1, 'night'),
  (4, 3, 'evening'),
  (2, 6, 'evening');

INSERT INTO feeding VALUES
  (1, 5, 11, '2024-05-11', 'herring', 7.9),
  (2, 22, 7, '2024-06-10', 'fruit', 0.1),
  (3, 23, 9, '2024-05-06', 'herring', 0.3),
  (4, 23, 4, '2024-05-06', 'herring', 0.2),
  (5, 14, 4, '2024-03-25', 'fruit', 0.1),
  (6, 5, 3, '2024-03-08', 'herring', 5.1),
  (7, 4, 3, '2024-06-27', 'herring', 10.7),
  (8, 14, 4, '2024-04-04', 'leaves', 0.2),
  (9, 25, 2, '2024-05-04', 'hay', 6.3),
  (10, 12, 2, '2024-05-07', 'beef', 4.1),
  (11, 9, 11, '2024-05-18', 'herring', 0.2),
  (12, 7, 11, '2024-05-19', 'herring', 0.3);
INSERT INTO feeding VALUES
  (13, 11, 8, '2024-06-20', 'beef', 3.2),
  (14, 8, 11, '2024-05-20', 'herring', 0.3),
  (15, 17, 6, '2024-03-28', 'chicken', 11.9),
  (16, 9, 3, '2024-03-04', 'herring', 0.2),
  (17, 22, 7, '2024-04-19', 'fruit', 0.1),
  (18, 11, 1, '2024-05-02', 'beef', 4.8),
  (19, 9, 3, '2024-05-26', 'herring', 0.2),
  (20, 25, 4, '2024-04-17', 'hay', 7.4),
  (21, 6, 3, '2024-04-14', 'seal meat', 4.1),
  (22, 14, 4, '2024-06-03', 'leaves', 0.1),
  (23, 33, 5, '2024-05-25', 'fruit', 0.1),
  (24, 23, 4, '2024-03-15', 'herring', 0.2);
INSERT INTO feeding VALUES
  (25, 13, 5, '2024-03-10', 'leaves', 0.2),
  (26, 25, 4, '2024-05-11', 'hay', 7.0),
  (27, 2, 1, '2024-05-09', 'hay', 106.2),
  (28, 19, 2, '2024-05-02', 'leaves', 29.0),
  (29, 21, 9, '2024-06-17', 'fruit', 0.1),
  (30, 20, 2, '2024-03-13', 'leaves', 11.2),
  (31, 4, 11, '2024-03-20', 'seal meat', 11.6),
  (32, 2, 1, '2024-03-26', 'hay', 120.9),
  (33, 16, 6, '2024-03-22', 'leaves', 0.4),
  (34, 28, 7, '2024-04-25', 'goat', 4.4),
  (35, 6, 3, '2024-04-13', 'seal meat', 3.9),
  (36, 14, 4, '2024-05-26', 'fruit', 0.1);
INSERT INTO feeding VALUES
  (37, 19, 2, '2024-06-17', 'leaves', 28.8),
  (38, 19, 2, '2024-06-15', 'leaves', 20.9),
  (39, 26, 2, '2024-04-22', 'hay', 6.5),
  (40, 6, 11, '2024-04-04', 'herring', 5.8),
  (41, 10, 11, '2024-03-06', 'herring', 0.2),
  (42, 16, 7, '2024-05-06', 'leaves', 0.3),
  (43, 10, 3, '2024-05-12', 'herring', 0.2),
  (44, 3, 1, '2024-04-01', 'hay', 53.3),
  (45, 18, 4, '2024-04-24', 'leaves', 20.0),
  (46, 7, 11, '2024-06-01', 'herring', 0.3),
  (47, 4, 3, '2023-12-30', 'seal meat', 9.4),
  (48, 11, 8, '2023-12-31', 'beef', 5.1);
