CREATE TABLE designers (
  dsgnr_id INTEGER PRIMARY KEY,
  dsgnr_nm TEXT,
  ctry TEXT,
  birth_yr INTEGER,
  school TEXT
);
CREATE TABLE collections (
  coll_cd TEXT PRIMARY KEY,
  coll_nm TEXT,
  season TEXT,
  yr INTEGER,
  dsgnr_id INTEGER
);
CREATE TABLE fabrics (
  fab_cd TEXT PRIMARY KEY,
  fab_nm TEXT,
  supplier TEXT,
  cost_per_m REAL,
  organic TEXT
);
CREATE TABLE garments (
  garm_id INTEGER PRIMARY KEY,
  garm_nm TEXT,
  cat TEXT,
  colour TEXT,
  price REAL,
  fab_cd TEXT,
  coll_cd TEXT
);
CREATE TABLE boutiques (
  btq_id INTEGER PRIMARY KEY,
  btq_nm TEXT,
  city TEXT,
  ctry TEXT,
  mgr_nm TEXT,
  open_yr INTEGER,
  floor_sqm INTEGER
);
CREATE TABLE stock (
  btq_id INTEGER,
  garm_id INTEGER,
  qty INTEGER,
  PRIMARY KEY (btq_id, garm_id)
);
CREATE TABLE shows (
  show_id INTEGER PRIMARY KEY,
  coll_cd TEXT,
  venue TEXT,
  city TEXT,
  show_dt TEXT,
  guests INTEGER
);

INSERT INTO designers VALUES
  (1, 'Inès Delacroix', 'France', 1972, 'Esmode'),
  (2, 'Giulio Ferrante', 'Italy', 1965, 'Polimoda'),
  (3, 'Hana Kobayashi', 'Japan', 1988, 'Bunka'),
  (4, 'Theo Whitcombe', 'United Kingdom', 1981, 'Central Saint Martins'),
  (5, 'Bianca Serra', 'Italy', 1990, 'Polimoda'),
  (6, 'Margaux Petit', 'France', 1994, 'Esmode'),
  (7, 'Amara Nwosu', 'Nigeria', 1986, NULL),
  (8, 'Rosalind Peake', 'United Kingdom', 1978, 'Central Saint Martins');

INSERT INTO collections VALUES
  ('SS21A', 'Salt Garden', 'spring', 2021, 1),
  ('FW21A', 'Iron Velvet', 'autumn', 2021, 2),
  ('SS22A', 'Paper Lanterns', 'spring', 2022, 3),
  ('FW22A', 'Moorland', 'autumn', 2022, 4),
  ('SS22B', 'Riviera', 'spring', 2022, 5),
  ('FW22B', 'Cathedral', 'autumn', 2022, 2),
  ('SS23A', 'Blue Hour', 'spring', 2023, 1),
  ('FW23A', 'Lagos Nights', 'autumn', 2023, 7),
  ('SS24A', 'Origami', 'spring', 2024, 3),
  ('FW24A', 'Old Theatre', 'autumn', 2024, 2),
  ('SS24B', 'Meadow', 'spring', 2024, 6);

INSERT INTO fabrics VALUES
  ('COT', 'cotton', 'Kaya Textiles', 6.5, 'Y'),
  ('LIN', 'linen', 'Flandria', 11.2, 'Y'),
  ('SIL', 'silk', 'Como Seta', 38.0, 'N'),
  ('WOL', 'wool', 'Highland Mills', 22.4, 'N'),
  ('VEL', 'velvet', 'Como Seta', 27.9, 'N'),
  ('DEN', 'denim', 'Kaya Textiles', 9.8, 'N'),
  ('CSH', 'cashmere', 'Highland Mills', 64.0, 'Y'),
  ('LEA', 'leather', 'Conceria Arno', 55.5, 'N');

INSERT INTO garments VALUES
  (1, 'Wave Dress', 'dress', 'blue', 420, 'SIL', 'SS21A'),
  (2, 'Dune Shirt', 'shirt', 'beige', 165, 'LIN', 'SS21A'),
  (3, 'Shell Skirt', 'skirt', 'white', 210, 'COT', 'SS21A'),
  (4, 'Armour Coat', 'coat', 'black', 980, 'LEA', 'FW21A'),
  (5, 'Dusk Blazer', 'jacket', 'burgundy', 640, 'VEL', 'FW21A'),
  (6, 'Lantern Dress', 'dress', 'red', 535, 'SIL', 'SS22A'),
  (7, 'Fold Shirt', 'shirt', 'white', 190, 'COT', 'SS22A'),
  (8, 'Crane Trousers', 'trousers', 'grey', 260, 'LIN', 'SS22A'),
  (9, 'Heather Coat', 'coat', 'green', 870, 'WOL', 'FW22A'),
  (10, 'Peat Sweater', 'knitwear', 'brown', 345, 'CSH', 'FW22A'),
  (11, 'Shepherd Trousers', 'trousers', 'brown', 285, 'WOL', 'FW22A'),
  (12, 'Regatta Jacket', 'jacket', 'blue', 390, 'DEN', 'SS22B');
INSERT INTO garments VALUES
  (13, 'Sorrento Dress', 'dress', 'yellow', 310, 'COT', 'SS22B'),
  (14, 'Nave Coat', 'coat', 'black', 1150, 'CSH', 'FW22B'),
  (15, 'Vesper Dress', 'dress', 'black', 725, 'VEL', 'FW22B'),
  (16, 'Twilight Gown', 'dress', 'blue', 1490, 'SIL', 'SS23A'),
  (17, 'Harbour Shirt', 'shirt', 'blue', 175, 'COT', 'SS23A'),
  (18, 'Eko Jacket', 'jacket', 'orange', 460, 'DEN', 'FW23A'),
  (19, 'Victoria Skirt', 'skirt', 'green', 330, 'SIL', 'FW23A'),
  (20, 'Highlife Trousers', 'trousers', 'red', 275, 'COT', 'FW23A'),
  (21, 'Crease Dress', 'dress', 'ivory', 480, 'LIN', 'SS24A'),
  (22, 'Kami Jacket', 'jacket', 'white', 415, 'COT', 'SS24A'),
  (23, 'Curtain Gown', 'dress', 'burgundy', 1680, 'VEL', 'FW24A'),
  (24, 'Usher Blazer', 'jacket', 'black', 590, 'WOL', 'FW24A');
INSERT INTO garments VALUES
  (25, 'Balcony Skirt', 'skirt', 'black', 295, 'WOL', 'FW24A'),
  (26, 'Clover Shirt', 'shirt', 'green', 155, 'LIN', 'SS24B'),
  (27, 'Bee Sweater', 'knitwear', 'yellow', 225, NULL, 'SS24B');

INSERT INTO boutiques VALUES
  (1, 'Maison Rivoli', 'Paris', 'France', 'Élodie Garnier', 2006, 320),
  (2, 'Brera Atelier', 'Milan', 'Italy', 'Paolo Greco', 2010, 260),
  (3, 'Mayfair Rooms', 'London', 'United Kingdom', 'Harriet Boyd', 2012, 410),
  (4, 'Aoyama House', 'Tokyo', 'Japan', 'Ken Ishida', 2016, 190),
  (5, 'Lyon Presqu''île', 'Lyon', 'France', 'Sylvie Morel', 2018, 150),
  (6, 'Roma Centro', 'Rome', 'Italy', 'Carla Vitale', 2014, 205),
  (7, 'Soho Corner', 'London', 'United Kingdom', 'James Adeyemi', 2020, 120),
  (8, 'Marais Studio', 'Paris', 'France', 'Luc Perrin', 2022, 95),
  (9, 'Ginza Annex', 'Tokyo', 'Japan', NULL, 2024, 80);

INSERT INTO stock VALUES
  (1, 1, 14),
  (1, 10, 0),
  (1, 13, 14),
  (1, 22, 5),
  (1, 24, 3),
  (1, 27, 6),
  (2, 3, 1),
  (2, 5, 1),
  (2, 6, 0),
  (2, 9, 20),
  (2, 10, 0),
  (2, 26, 1);
INSERT INTO stock VALUES
  (3, 2, 8),
  (3, 13, 14),
  (3, 15, 9),
  (3, 16, 12),
  (3, 20, 17),
  (3, 22, 6),
  (3, 26, 4),
  (4, 5, 1),
  (4, 8, 12),
  (4, 12, 17),
  (4, 16, 4),
  (4, 18, 1);
INSERT INTO stock VALUES
  (4, 19, 1),
  (4, 22, 6),
  (5, 2, 0),
  (5, 3, 2),
  (5, 9, 8),
  (5, 20, 9),
  (5, 21, 3),
  (5, 23, 8),
  (5, 26, 0),
  (6, 7, 9),
  (6, 10, 4),
  (6, 17, 20);
INSERT INTO stock VALUES
  (6, 20, 5),
  (6, 21, 1),
  (7, 1, 1),
  (7, 10, 20),
  (7, 12, 12),
  (7, 17, 0),
  (7, 18, 20),
  (7, 22, 14),
  (8, 2, 0),
  (8, 11, 6),
  (8, 13, 1),
  (8, 20, 4);
INSERT INTO stock VALUES
  (8, 23, 12),
  (8, 24, 9);

INSERT INTO shows VALUES
  (1, 'SS21A', 'Palais Brongniart', 'Paris', '2020-10-02', 380),
  (2, 'FW21A', 'Teatro Sociale', 'Milan', '2021-02-26', 450),
  (3, 'SS22A', 'Yoyogi Hall', 'Tokyo', '2021-09-14', 310),
  (4, 'SS22A', 'Grand Palais', 'Paris', '2021-10-01', 620),
  (5, 'FW22A', 'Old Brewery', 'London', '2022-02-19', 275),
  (6, 'SS22B', 'Villa Necchi', 'Milan', '2021-09-24', 210),
  (7, 'FW22B', 'Teatro Sociale', 'Milan', '2022-02-25', 480),
  (8, 'SS23A', 'Grand Palais', 'Paris', '2022-09-30', 700),
  (9, 'FW23A', 'Eko Centre', 'Lagos', '2023-03-04', 530),
  (10, 'FW23A', 'Old Brewery', 'London', '2023-02-18', 290),
  (11, 'SS24A', 'Yoyogi Hall', 'Tokyo', '2023-09-05', 350),
  (12, 'FW24A', 'Teatro Sociale', 'Milan', '2024-02-23', 505);
INSERT INTO shows VALUES
  (13, 'FW24A', 'Grand Palais', 'Paris', '2024-03-01', 660),
  (14, 'FW24A', 'Royal Docks', 'London', '2024-03-09', 400);
