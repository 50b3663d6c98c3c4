CREATE TABLE engineers (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  trade TEXT, hourly_rate REAL, gas_registered INTEGER, started TEXT, left_on TEXT);
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT, address TEXT, town
  TEXT, postcode TEXT, phone TEXT, email TEXT, customer_since TEXT);
CREATE TABLE suppliers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT, phone TEXT);
CREATE TABLE parts (id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT, supplier_id INTEGER
  REFERENCES suppliers(id), cost_price REAL, sale_price REAL, in_stock INTEGER, reorder_level
  INTEGER);
CREATE TABLE quotes (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers(id),
  sent_on TEXT, description TEXT, amount REAL, status TEXT, answered_on TEXT);
CREATE TABLE jobs (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers(id),
  quote_id INTEGER REFERENCES quotes(id), job_type TEXT, description TEXT, emergency INTEGER
  DEFAULT 0, booked_on TEXT, start_date TEXT, finished_on TEXT, status TEXT, invoice_amount REAL,
  invoiced_on TEXT, paid_on TEXT);
CREATE TABLE visits (id INTEGER PRIMARY KEY, job_id INTEGER NOT NULL REFERENCES jobs(id),
  engineer_id INTEGER NOT NULL REFERENCES engineers(id), visit_date TEXT, hours REAL);
CREATE TABLE parts_used (job_id INTEGER NOT NULL REFERENCES jobs(id), part_id INTEGER NOT NULL
  REFERENCES parts(id), quantity INTEGER NOT NULL, PRIMARY KEY (job_id, part_id));

INSERT INTO engineers VALUES (1, 'Gareth', 'Pugh', 'heating', 48.00, 1, '2022-01-10', NULL);
INSERT INTO engineers VALUES (2, 'Sunita', 'Rao', 'plumbing', 44.00, 0, '2022-03-07', NULL);
INSERT INTO engineers VALUES (3, 'Declan', 'Moriarty', 'heating', 46.50, 1, '2022-05-16',
  '2024-06-28');
INSERT INTO engineers VALUES (4, 'Kasia', 'Wrobel', 'bathrooms', 42.00, 0, '2022-09-05', NULL);
INSERT INTO engineers VALUES (5, 'Tom', 'Hartnell', 'plumbing', 38.00, 0, '2023-02-13', NULL);
INSERT INTO engineers VALUES (6, 'Idris', 'Bello', 'heating', 47.00, 1, '2023-08-21', NULL);
INSERT INTO engineers VALUES (7, 'Lewis', 'Pugh', 'apprentice', 19.50, 0, '2024-09-02', NULL);
INSERT INTO engineers VALUES (8, 'Frances', 'Oakley', 'heating', 49.00, 1, '2025-11-03', NULL);

INSERT INTO customers VALUES (1, 'Margaret Ellison', 'home', '43 Station Road', 'Leominster',
  'HR6 3PT', '01568 806012', 'ellison@gmail.com', '2022-03-23');
INSERT INTO customers VALUES (2, 'Dev Chaudhary', 'home', '50 Copse Cross Street', 'Hereford',
  'HR2 1DQ', '01432 893717', 'chaudhary@btinternet.com', '2022-05-07');
INSERT INTO customers VALUES (3, 'Bridge Street Lettings', 'landlord', '20 The Homend', 'Ledbury',
  'HR8 3LN', '01568 886455', 'lettings@outlook.com', '2022-06-11');
INSERT INTO customers VALUES (4, 'The Plough Inn', 'business', '76 Church Street', 'Leominster',
  'HR6 7LN', '01568 426359', NULL, '2022-08-08');
INSERT INTO customers VALUES (5, 'Hannah Tregear', 'home', '17 High Street', 'Bromyard', 'HR7 1AB',
  '01568 303482', 'tregear@outlook.com', '2022-09-19');
INSERT INTO customers VALUES (6, 'St Mary''s Primary School', 'business', '35 The Homend',
  'Hereford', 'HR1 4HE', '01432 227342', 'school@btinternet.com', '2022-11-14');
INSERT INTO customers VALUES (7, 'Owen Fairclough', 'home', '39 Whitecross Road', 'Hereford',
  'HR1 3AB', '01432 298062', 'fairclough@outlook.com', '2023-01-03');
INSERT INTO customers VALUES (8, 'Ruth and Peter Salmon', 'home', '30 Church Street', 'Leominster',
  'HR6 2DQ', '01568 281649', 'salmon@outlook.com', '2023-02-17');
INSERT INTO customers VALUES (9, 'Castle Lettings', 'landlord', '69 Etnam Street', 'Leominster',
  'HR6 9AB', '01568 214940', 'lettings@gmail.com', '2023-03-30');
INSERT INTO customers VALUES (10, 'Yusuf Demir', 'home', '9 Church Street', 'Ledbury', 'HR8 2DQ',
  '01568 633332', 'demir@outlook.com', '2023-05-14');
INSERT INTO customers VALUES (11, 'Lower Mill Bakery', 'business', '77 Mill Lane', 'Leominster',
  'HR6 4DQ', '01568 658634', 'bakery@gmail.com', '2023-07-12');
INSERT INTO customers VALUES (12, 'Joan Whitcombe', 'home', '11 Etnam Street', 'Bromyard',
  'HR7 9DQ', '01568 460931', NULL, '2023-08-26');
INSERT INTO customers VALUES (13, 'Patrick Neale', 'landlord', '38 Bargates', 'Leominster',
  'HR6 2DQ', '01568 778992', NULL, '2023-10-03');
INSERT INTO customers VALUES (14, 'Amelia Stroud', 'home', '24 Bargates', 'Ross-on-Wye', 'HR9 4AB',
  '01568 448730', 'stroud@outlook.com', '2023-11-24');
INSERT INTO customers VALUES (15, 'Wye Valley Dental', 'business', '43 Mill Lane', 'Bromyard',
  'HR7 4PT', '01568 324273', 'dental@gmail.com', '2024-01-26');
INSERT INTO customers VALUES (16, 'Colin Baskerville', 'home', '71 Bargates', 'Ross-on-Wye',
  'HR9 7LN', '01568 484152', 'baskerville@btinternet.com', '2024-02-29');
INSERT INTO customers VALUES (17, 'Nisha Varma', 'home', '82 Bridge Street', 'Ledbury', 'HR8 9HE',
  '01568 881260', 'varma@gmail.com', '2024-04-14');
INSERT INTO customers VALUES (18, 'Green Dragon Hotel', 'business', '66 Copse Cross Street',
  'Hereford', 'HR1 6DQ', '01432 618688', 'hotel@gmail.com', '2024-06-08');
INSERT INTO customers VALUES (19, 'Edith Lovell', 'home', '34 Whitecross Road', 'Ledbury',
  'HR8 4AB', '01568 493018', 'lovell@gmail.com', '2024-07-26');
INSERT INTO customers VALUES (20, 'Marcus Thorne', 'landlord', '63 Station Road', 'Leominster',
  'HR6 2HE', '01568 692694', 'thorne@btinternet.com', '2024-09-18');
INSERT INTO customers VALUES (21, 'Siobhan Keane', 'home', '61 Etnam Street', 'Ledbury', 'HR8 2DQ',
  '01568 719213', 'keane@outlook.com', '2024-11-02');
INSERT INTO customers VALUES (22, 'Harold Finch', 'home', '79 High Street', 'Hereford', 'HR1 1DQ',
  '01432 632584', 'finch@gmail.com', '2024-12-19');
INSERT INTO customers VALUES (23, 'Priory Nursery', 'business', '55 Church Street', 'Ledbury',
  'HR8 4DQ', '01568 845397', 'nursery@btinternet.com', '2025-01-25');
INSERT INTO customers VALUES (24, 'Lena Hoffmann', 'home', '4 Station Road', 'Leominster',
  'HR6 5HE', '01568 225032', 'hoffmann@outlook.com', '2025-03-21');
INSERT INTO customers VALUES (25, 'George Ashdown', 'home', '93 Bridge Street', 'Leominster',
  'HR6 1HE', '01568 543241', 'ashdown@outlook.com', '2025-05-06');

INSERT INTO suppliers VALUES (1, 'Wolseley Trade', 'Hereford', '01432 355120');
INSERT INTO suppliers VALUES (2, 'Marches Plumb Supplies', 'Leominster', '01568 612044');
INSERT INTO suppliers VALUES (3, 'HeatParts Direct', 'Birmingham', '0121 496 0182');
INSERT INTO suppliers VALUES (4, 'Severn Bathrooms', 'Worcester', '01905 330871');
INSERT INTO suppliers VALUES (5, 'Copper & Brass Co', 'Gloucester', '01452 770913');

INSERT INTO parts VALUES (1, '22mm copper pipe 3m', 'pipe', 1, 14.20, 21.50, 34, 20);
INSERT INTO parts VALUES (2, '15mm copper pipe 3m', 'pipe', 1, 8.90, 13.75, 12, 25);
INSERT INTO parts VALUES (3, '15mm compression elbow', 'fittings', 5, 1.15, 2.60, 140, 60);
INSERT INTO parts VALUES (4, '22mm isolating valve', 'valves', 5, 3.40, 7.25, 28, 15);
INSERT INTO parts VALUES (5, '15mm isolating valve', 'valves', 5, 1.95, 4.50, 9, 30);
INSERT INTO parts VALUES (6, 'Thermostatic radiator valve', 'valves', 3, 11.60, 22.00, 22, 12);
INSERT INTO parts VALUES (7, 'Double radiator 600x1000', 'radiators', 2, 78.00, 124.00, 5, 4);
INSERT INTO parts VALUES (8, 'Single radiator 600x600', 'radiators', 2, 41.00, 69.00, 2, 4);
INSERT INTO parts VALUES (9, 'Combi boiler 30kW', 'boilers', 3, 845.00, 1090.00, 2, 1);
INSERT INTO parts VALUES (10, 'System boiler 24kW', 'boilers', 3, 790.00, 1015.00, 0, 1);
INSERT INTO parts VALUES (11, 'Circulation pump', 'heating', 3, 92.00, 148.00, 4, 2);
INSERT INTO parts VALUES (12, 'Room thermostat wireless', 'heating', 3, 54.00, 95.00, 7, 4);
INSERT INTO parts VALUES (13, 'Expansion vessel 12l', 'heating', 2, 31.50, 56.00, 3, 3);
INSERT INTO parts VALUES (14, 'Kitchen mixer tap', 'taps', 4, 46.00, 82.00, 6, 3);
INSERT INTO parts VALUES (15, 'Basin tap pair', 'taps', 4, 24.00, 45.00, 8, 4);
INSERT INTO parts VALUES (16, 'Shower tray 900x900', 'bathroom', 4, 96.00, 165.00, 1, 2);
INSERT INTO parts VALUES (17, 'Thermostatic shower set', 'bathroom', 4, 135.00, 219.00, 3, 2);
INSERT INTO parts VALUES (18, 'Toilet cistern kit', 'bathroom', 2, 18.50, 34.00, 11, 5);
INSERT INTO parts VALUES (19, 'Close-coupled toilet', 'bathroom', 4, 112.00, 189.00, 2, 1);
INSERT INTO parts VALUES (20, 'Inhibitor 1l', 'heating', 1, 9.80, 17.50, 26, 10);
INSERT INTO parts VALUES (21, 'Magnetic filter', 'heating', 3, 62.00, 105.00, 5, 3);
INSERT INTO parts VALUES (22, 'Hot water cylinder 210l', 'heating', 2, 510.00, 690.00, 1, 1);
INSERT INTO parts VALUES (23, 'Brass bib tap', 'taps', NULL, 6.20, 12.50, 4, 2);

INSERT INTO quotes VALUES (1, 1, '2022-04-18', 'Boiler swap and flush', 3510.00, 'expired', NULL);
INSERT INTO quotes VALUES (2, 2, '2022-05-30', 'New combi boiler', 3630.00, 'expired', NULL);
INSERT INTO quotes VALUES (3, 3, '2022-06-20', 'Cold radiators upstairs', 980.00, 'declined',
  '2022-07-08');
INSERT INTO quotes VALUES (4, 1, '2022-10-24', 'Boiler swap and flush', 2820.00, 'declined',
  '2022-11-13');
INSERT INTO quotes VALUES (5, 1, '2022-11-07', 'Boiler swap and flush', 3080.00, 'accepted',
  '2022-11-22');
INSERT INTO quotes VALUES (6, 3, '2022-11-25', 'Boiler swap and flush', 3280.00, 'accepted',
  '2022-12-06');
INSERT INTO quotes VALUES (7, 4, '2022-12-20', 'Boiler swap and flush', 3300.00, 'accepted',
  '2023-01-08');
INSERT INTO quotes VALUES (8, 2, '2023-01-23', 'Two new radiators', 720.00, 'expired', NULL);
INSERT INTO quotes VALUES (9, 6, '2023-03-20', 'Full bathroom refit', 3950.00, 'accepted',
  '2023-03-31');
INSERT INTO quotes VALUES (10, 7, '2023-04-17', 'Two new radiators', 940.00, 'accepted',
  '2023-04-24');
INSERT INTO quotes VALUES (11, 6, '2023-06-12', 'Cold radiators upstairs', 730.00, 'accepted',
  '2023-06-16');
INSERT INTO quotes VALUES (12, 2, '2023-07-11', 'Boiler swap and flush', 3720.00, 'accepted',
  '2023-07-19');
INSERT INTO quotes VALUES (13, 2, '2023-08-02', 'Cold radiators upstairs', 590.00, 'accepted',
  '2023-08-12');
INSERT INTO quotes VALUES (14, 7, '2024-01-18', 'Replace old back boiler', 2880.00, 'accepted',
  '2024-01-28');
INSERT INTO quotes VALUES (15, 9, '2024-02-16', 'Boiler swap and flush', 3200.00, 'accepted',
  '2024-02-22');
INSERT INTO quotes VALUES (16, 13, '2024-03-25', 'Downstairs cloakroom', 5070.00, 'accepted',
  '2024-03-29');
INSERT INTO quotes VALUES (17, 8, '2024-06-25', 'New combi boiler', 2380.00, 'declined',
  '2024-07-18');
INSERT INTO quotes VALUES (18, 11, '2024-10-23', 'Move radiator for extension', 650.00, 'accepted',
  '2024-11-03');
INSERT INTO quotes VALUES (19, 9, '2024-11-22', 'Replace old back boiler', 2210.00, 'accepted',
  '2024-11-26');
INSERT INTO quotes VALUES (20, 21, '2025-02-05', 'New combi boiler', 2820.00, 'accepted',
  '2025-02-13');
INSERT INTO quotes VALUES (21, 8, '2025-03-27', 'Downstairs cloakroom', 4400.00, 'accepted',
  '2025-04-03');
INSERT INTO quotes VALUES (22, 21, '2025-04-16', 'Cold radiators upstairs', 710.00, 'accepted',
  '2025-04-24');
INSERT INTO quotes VALUES (23, 11, '2025-05-05', 'Cold radiators upstairs', 700.00, 'accepted',
  '2025-05-15');
INSERT INTO quotes VALUES (24, 5, '2025-07-28', 'New combi boiler', 2590.00, 'accepted',
  '2025-08-02');
INSERT INTO quotes VALUES (25, 12, '2025-09-11', 'Boiler swap and flush', 2900.00, 'expired', NULL);
INSERT INTO quotes VALUES (26, 22, '2025-10-06', 'Cold radiators upstairs', 790.00, 'accepted',
  '2025-10-13');
INSERT INTO quotes VALUES (27, 21, '2025-12-23', 'Shower room in loft', 4280.00, 'waiting', NULL);
INSERT INTO quotes VALUES (28, 4, '2026-01-19', 'Boiler swap and flush', 3000.00, 'waiting', NULL);
INSERT INTO quotes VALUES (29, 13, '2025-09-29', 'Full bathroom refit', 3500.00, 'declined',
  '2025-10-13');
INSERT INTO quotes VALUES (30, 15, '2025-11-17', 'Boiler swap and flush', 2220.00, 'expired', NULL);

INSERT INTO jobs VALUES (1, 1, NULL, 'boiler service', 'Annual boiler service', 0, '2022-03-28',
  '2022-04-11', '2022-04-11', 'done', 143.00, '2022-04-12', '2022-04-20');
INSERT INTO jobs VALUES (2, 2, NULL, 'leak repair', 'Leak under kitchen sink', 1, '2022-05-16',
  '2022-05-16', '2022-05-16', 'done', 235.70, '2022-05-22', '2022-06-05');
INSERT INTO jobs VALUES (3, 2, NULL, 'heating repair', 'Boiler losing pressure', 1, '2022-07-18',
  '2022-07-18', '2022-07-18', 'done', 490.75, '2022-07-19', '2022-08-23');
INSERT INTO jobs VALUES (4, 1, NULL, 'blocked drain', 'Outside drain overflowing', 1, '2022-08-01',
  '2022-08-01', '2022-08-01', 'done', 151.00, '2022-08-03', '2022-08-21');
INSERT INTO jobs VALUES (5, 3, NULL, 'leak repair', 'Ceiling stain below bathroom', 0,
  '2022-08-31', '2022-09-20', '2022-09-20', 'done', 200.50, '2022-09-21', '2022-09-26');
INSERT INTO jobs VALUES (6, 5, NULL, 'blocked drain', 'Blocked kitchen waste', 1, '2022-09-21',
  '2022-09-21', '2022-09-21', 'done', 151.00, '2022-09-30', NULL);
INSERT INTO jobs VALUES (7, 1, 5, 'boiler replacement', 'Boiler swap and flush', 0, '2022-11-22',
  '2022-12-14', '2022-12-15', 'done', 3080.00, '2022-12-22', '2023-01-23');
INSERT INTO jobs VALUES (8, 3, 6, 'boiler replacement', 'Boiler swap and flush', 0, '2022-12-06',
  '2022-12-22', '2022-12-23', 'done', 3280.00, '2022-12-29', '2023-01-11');
INSERT INTO jobs VALUES (9, 3, NULL, 'leak repair', 'Dripping pipe in airing cupboard', 1,
  '2022-12-12', '2022-12-12', NULL, 'cancelled', NULL, NULL, NULL);
INSERT INTO jobs VALUES (10, 4, 7, 'boiler replacement', 'Boiler swap and flush', 0, '2023-01-08',
  '2023-02-07', '2023-02-08', 'done', 3300.00, '2023-02-12', '2023-03-02');
INSERT INTO jobs VALUES (11, 6, NULL, 'heating repair', 'Pump noisy', 0, '2023-02-20',
  '2023-03-07', '2023-03-07', 'done', 440.25, '2023-03-15', '2023-03-26');
INSERT INTO jobs VALUES (12, 6, 9, 'bathroom fitting', 'Full bathroom refit', 0, '2023-03-31',
  '2023-04-19', '2023-04-24', 'done', 3950.00, '2023-05-03', '2023-06-21');
INSERT INTO jobs VALUES (13, 7, NULL, 'leak repair', 'Ceiling stain below bathroom', 0,
  '2023-04-04', '2023-04-24', '2023-04-24', 'done', 182.70, '2023-05-02', '2023-05-29');
INSERT INTO jobs VALUES (14, 7, 10, 'radiator work', 'Two new radiators', 0, '2023-04-24',
  '2023-05-05', '2023-05-05', 'done', 940.00, '2023-05-10', NULL);
INSERT INTO jobs VALUES (15, 8, NULL, 'leak repair', 'Ceiling stain below bathroom', 1,
  '2023-05-16', '2023-05-16', '2023-05-16', 'done', 219.95, '2023-05-25', '2023-06-19');
INSERT INTO jobs VALUES (16, 6, 11, 'radiator work', 'Cold radiators upstairs', 0, '2023-06-16',
  '2023-07-25', '2023-07-25', 'done', 730.00, '2023-08-02', '2023-08-07');
INSERT INTO jobs VALUES (17, 2, 12, 'boiler replacement', 'Boiler swap and flush', 0, '2023-07-19',
  '2023-08-17', '2023-08-18', 'done', 3720.00, '2023-08-27', '2023-09-23');
INSERT INTO jobs VALUES (18, 2, 13, 'radiator work', 'Cold radiators upstairs', 0, '2023-08-12',
  '2023-09-18', '2023-09-18', 'done', 590.00, '2023-09-26', '2023-10-30');
INSERT INTO jobs VALUES (19, 7, NULL, 'blocked drain', 'Blocked kitchen waste', 1, '2023-08-30',
  '2023-08-30', NULL, 'cancelled', NULL, NULL, NULL);
INSERT INTO jobs VALUES (20, 5, NULL, 'boiler service', 'Landlord safety certificate', 0,
  '2023-09-28', '2023-10-19', '2023-10-19', 'done', 129.75, '2023-10-24', '2023-11-06');
INSERT INTO jobs VALUES (21, 8, NULL, 'leak repair', 'Dripping pipe in airing cupboard', 1,
  '2023-10-17', '2023-10-17', NULL, 'cancelled', NULL, NULL, NULL);
INSERT INTO jobs VALUES (22, 5, NULL, 'leak repair', 'Dripping pipe in airing cupboard', 1,
  '2023-11-02', '2023-11-02', '2023-11-02', 'done', 159.60, '2023-11-08', '2023-12-08');
INSERT INTO jobs VALUES (23, 13, NULL, 'tap or toilet repair', 'Toilet keeps running', 0,
  '2023-11-23', '2023-11-29', '2023-11-29', 'done', 193.00, '2023-11-30', '2023-12-03');
INSERT INTO jobs VALUES (24, 8, NULL, 'blocked drain', 'Toilet backing up', 0, '2023-12-13',
  '2023-12-22', '2023-12-22', 'done', 91.00, '2023-12-28', '2024-01-21');
INSERT INTO jobs VALUES (25, 4, NULL, 'boiler service', 'Annual boiler service', 0, '2024-01-01',
  '2024-01-22', '2024-01-22', 'done', 170.50, '2024-01-28', '2024-03-06');
INSERT INTO jobs VALUES (26, 7, 14, 'boiler replacement', 'Replace old back boiler', 0,
  '2024-01-28', '2024-02-07', '2024-02-08', 'done', 2880.00, '2024-02-17', NULL);
INSERT INTO jobs VALUES (27, 9, 15, 'boiler replacement', 'Boiler swap and flush', 0, '2024-02-22',
  '2024-03-05', '2024-03-06', 'done', 3200.00, '2024-03-11', '2024-03-28');
INSERT INTO jobs VALUES (28, 12, NULL, 'heating repair', 'No heating', 0, '2024-03-12',
  '2024-03-19', '2024-03-19', 'done', 237.50, '2024-03-24', '2024-04-18');
INSERT INTO jobs VALUES (29, 13, 16, 'bathroom fitting', 'Downstairs cloakroom', 0, '2024-03-29',
  '2024-04-08', '2024-04-11', 'done', 5070.00, '2024-04-18', NULL);
INSERT INTO jobs VALUES (30, 7, NULL, 'tap or toilet repair', 'Toilet keeps running', 0,
  '2024-04-18', '2024-04-30', '2024-04-30', 'done', 348.00, '2024-05-08', '2024-06-15');
INSERT INTO jobs VALUES (31, 13, NULL, 'heating repair', 'Boiler losing pressure', 0, '2024-05-01',
  '2024-05-15', '2024-05-15', 'done', 305.00, '2024-05-17', '2024-06-03');
INSERT INTO jobs VALUES (32, 11, NULL, 'heating repair', 'Boiler losing pressure', 0, '2024-05-23',
  '2024-06-03', '2024-06-03', 'done', 317.00, '2024-06-12', '2024-07-26');
INSERT INTO jobs VALUES (33, 13, NULL, 'boiler service', 'Landlord safety certificate', 0,
  '2024-06-13', '2024-06-25', '2024-06-25', 'done', 167.00, '2024-06-30', '2024-08-16');
INSERT INTO jobs VALUES (34, 14, NULL, 'leak repair', 'Ceiling stain below bathroom', 1,
  '2024-07-29', '2024-07-29', '2024-07-29', 'done', 165.20, '2024-07-30', '2024-08-22');
INSERT INTO jobs VALUES (35, 6, NULL, 'leak repair', 'Ceiling stain below bathroom', 1,
  '2024-08-20', '2024-08-20', '2024-08-20', 'done', 218.90, '2024-08-26', '2024-10-13');
INSERT INTO jobs VALUES (36, 17, NULL, 'heating repair', 'Pump noisy', 0, '2024-09-06',
  '2024-09-11', '2024-09-11', 'done', 176.00, '2024-09-15', '2024-09-17');
INSERT INTO jobs VALUES (37, 14, NULL, 'heating repair', 'Pump noisy', 1, '2024-10-07',
  '2024-10-07', '2024-10-07', 'done', 421.00, '2024-10-13', '2024-10-25');
INSERT INTO jobs VALUES (38, 11, 18, 'radiator work', 'Move radiator for extension', 0,
  '2024-11-03', '2024-11-28', '2024-11-28', 'done', 650.00, '2024-12-04', '2025-01-06');
INSERT INTO jobs VALUES (39, 9, 19, 'boiler replacement', 'Replace old back boiler', 0,
  '2024-11-26', '2024-12-31', '2025-01-01', 'done', 2210.00, '2025-01-03', '2025-02-17');
INSERT INTO jobs VALUES (40, 14, NULL, 'blocked drain', 'Blocked kitchen waste', 1, '2024-12-16',
  '2024-12-16', '2024-12-16', 'done', 173.00, '2024-12-22', '2025-01-14');
INSERT INTO jobs VALUES (41, 10, NULL, 'boiler service', 'Annual boiler service', 0, '2025-01-13',
  '2025-01-27', '2025-01-27', 'done', 136.50, '2025-01-28', '2025-02-19');
INSERT INTO jobs VALUES (42, 21, 20, 'boiler replacement', 'New combi boiler', 0, '2025-02-13',
  '2025-02-24', '2025-02-25', 'done', 2820.00, '2025-02-28', '2025-03-20');
INSERT INTO jobs VALUES (43, 17, NULL, 'leak repair', 'Leak under kitchen sink', 0, '2025-02-27',
  '2025-03-18', '2025-03-18', 'done', 110.25, '2025-03-24', '2025-05-04');
INSERT INTO jobs VALUES (44, 14, NULL, 'leak repair', 'Burst pipe in loft', 0, '2025-03-14',
  '2025-03-24', '2025-03-24', 'done', 217.60, '2025-04-02', '2025-04-28');
INSERT INTO jobs VALUES (45, 8, 21, 'bathroom fitting', 'Downstairs cloakroom', 0, '2025-04-03',
  '2025-04-28', '2025-05-01', 'done', 4400.00, '2025-05-08', '2025-05-15');
INSERT INTO jobs VALUES (46, 21, 22, 'radiator work', 'Cold radiators upstairs', 0, '2025-04-24',
  '2025-05-22', '2025-05-22', 'done', 710.00, '2025-05-29', '2025-07-14');
INSERT INTO jobs VALUES (47, 11, 23, 'radiator work', 'Cold radiators upstairs', 0, '2025-05-15',
  '2025-05-26', '2025-05-26', 'done', 700.00, '2025-05-29', '2025-06-27');
INSERT INTO jobs VALUES (48, 5, NULL, 'leak repair', 'Burst pipe in loft', 1, '2025-06-02',
  '2025-06-02', '2025-06-02', 'done', 194.90, '2025-06-06', '2025-07-07');
INSERT INTO jobs VALUES (49, 9, NULL, 'leak repair', 'Burst pipe in loft', 1, '2025-06-20',
  '2025-06-20', '2025-06-20', 'done', 226.30, '2025-06-21', '2025-08-02');
INSERT INTO jobs VALUES (50, 3, NULL, 'boiler service', 'Landlord safety certificate', 0,
  '2025-07-09', '2025-07-25', '2025-07-25', 'done', 143.00, '2025-07-29', '2025-09-07');
INSERT INTO jobs VALUES (51, 5, 24, 'boiler replacement', 'New combi boiler', 0, '2025-08-02',
  '2025-09-05', '2025-09-08', 'done', 2590.00, '2025-09-11', '2025-09-26');
INSERT INTO jobs VALUES (52, 16, NULL, 'heating repair', 'No heating', 1, '2025-08-18',
  '2025-08-18', '2025-08-18', 'done', 321.00, '2025-08-20', '2025-09-19');
INSERT INTO jobs VALUES (53, 22, 26, 'radiator work', 'Cold radiators upstairs', 0, '2025-10-13',
  '2025-10-27', '2025-10-27', 'done', 790.00, '2025-11-03', NULL);
INSERT INTO jobs VALUES (54, 5, NULL, 'boiler service', 'Boiler service and gas check', 0,
  '2025-11-03', '2025-11-21', '2025-11-21', 'done', 91.50, '2025-11-26', '2025-12-31');
INSERT INTO jobs VALUES (55, 17, NULL, 'tap or toilet repair', 'Replace kitchen tap', 0,
  '2025-11-24', '2025-12-08', NULL, 'cancelled', NULL, NULL, NULL);
INSERT INTO jobs VALUES (56, 13, NULL, 'heating repair', 'No heating', 0, '2025-07-15',
  '2025-07-22', '2025-07-22', 'done', 324.00, '2025-07-23', '2025-09-05');
INSERT INTO jobs VALUES (57, 25, NULL, 'boiler service', 'Annual boiler service', 0, '2025-08-05',
  '2025-08-20', '2025-08-20', 'done', 173.50, '2025-08-24', '2025-10-13');
INSERT INTO jobs VALUES (58, 1, NULL, 'tap or toilet repair', 'Replace kitchen tap', 0,
  '2025-09-05', '2025-09-15', '2025-09-15', 'done', 198.50, '2025-09-21', '2025-10-24');
INSERT INTO jobs VALUES (59, 21, NULL, 'heating repair', 'Pump noisy', 0, '2025-10-22',
  '2025-11-10', '2025-11-10', 'done', 465.00, '2025-11-12', '2025-11-20');
INSERT INTO jobs VALUES (60, 13, NULL, 'heating repair', 'Pump noisy', 0, '2025-12-15',
  '2025-12-19', '2025-12-19', 'done', 346.50, '2025-12-26', NULL);
INSERT INTO jobs VALUES (61, 10, NULL, 'boiler service', 'Boiler service and gas check', 0,
  '2026-01-07', '2026-01-21', NULL, 'booked', NULL, NULL, NULL);
INSERT INTO jobs VALUES (62, 10, NULL, 'boiler service', 'Boiler service and gas check', 0,
  '2025-11-24', '2025-12-03', '2025-12-03', 'done', 126.50, '2025-12-12', '2025-12-26');

INSERT INTO visits VALUES (1, 1, 1, '2022-04-11', 1.00);
INSERT INTO visits VALUES (2, 2, 2, '2022-05-16', 2.50);
INSERT INTO visits VALUES (3, 3, 3, '2022-07-18', 3.50);
INSERT INTO visits VALUES (4, 4, 2, '2022-08-01', 1.50);
INSERT INTO visits VALUES (5, 5, 2, '2022-09-20', 2.00);
INSERT INTO visits VALUES (6, 6, 2, '2022-09-21', 1.50);
INSERT INTO visits VALUES (7, 7, 1, '2022-12-14', 5.50);
INSERT INTO visits VALUES (8, 7, 1, '2022-12-15', 8.00);
INSERT INTO visits VALUES (9, 8, 3, '2022-12-22', 8.50);
INSERT INTO visits VALUES (10, 8, 3, '2022-12-23', 7.00);
INSERT INTO visits VALUES (11, 10, 1, '2023-02-07', 9.00);
INSERT INTO visits VALUES (12, 10, 1, '2023-02-08', 6.50);
INSERT INTO visits VALUES (13, 11, 3, '2023-03-07', 2.50);
INSERT INTO visits VALUES (14, 12, 2, '2023-04-19', 7.00);
INSERT INTO visits VALUES (15, 12, 2, '2023-04-20', 4.50);
INSERT INTO visits VALUES (16, 12, 2, '2023-04-21', 4.00);
INSERT INTO visits VALUES (17, 12, 2, '2023-04-24', 6.00);
INSERT INTO visits VALUES (18, 13, 2, '2023-04-24', 2.50);
INSERT INTO visits VALUES (19, 14, 5, '2023-05-05', 6.00);
INSERT INTO visits VALUES (20, 15, 4, '2023-05-16', 2.00);
INSERT INTO visits VALUES (21, 16, 1, '2023-07-25', 3.50);
INSERT INTO visits VALUES (22, 17, 1, '2023-08-17', 5.50);
INSERT INTO visits VALUES (23, 17, 1, '2023-08-18', 8.00);
INSERT INTO visits VALUES (24, 18, 4, '2023-09-18', 6.50);
INSERT INTO visits VALUES (25, 20, 3, '2023-10-19', 1.50);
INSERT INTO visits VALUES (26, 22, 4, '2023-11-02', 1.50);
INSERT INTO visits VALUES (27, 23, 2, '2023-11-29', 1.50);
INSERT INTO visits VALUES (28, 24, 2, '2023-12-22', 1.50);
INSERT INTO visits VALUES (29, 25, 3, '2024-01-22', 2.00);
INSERT INTO visits VALUES (30, 26, 6, '2024-02-07', 5.00);
INSERT INTO visits VALUES (31, 26, 6, '2024-02-08', 6.50);
INSERT INTO visits VALUES (32, 27, 1, '2024-03-05', 8.50);
INSERT INTO visits VALUES (33, 27, 1, '2024-03-06', 7.50);
INSERT INTO visits VALUES (34, 28, 6, '2024-03-19', 2.50);
INSERT INTO visits VALUES (35, 29, 5, '2024-04-08', 4.00);
INSERT INTO visits VALUES (36, 29, 5, '2024-04-09', 7.00);
INSERT INTO visits VALUES (37, 29, 5, '2024-04-10', 4.50);
INSERT INTO visits VALUES (38, 29, 5, '2024-04-11', 5.50);
INSERT INTO visits VALUES (39, 30, 4, '2024-04-30', 1.50);
INSERT INTO visits VALUES (40, 31, 2, '2024-05-15', 3.00);
INSERT INTO visits VALUES (41, 32, 6, '2024-06-03', 3.00);
INSERT INTO visits VALUES (42, 33, 1, '2024-06-25', 1.50);
INSERT INTO visits VALUES (43, 34, 2, '2024-07-29', 1.50);
INSERT INTO visits VALUES (44, 35, 2, '2024-08-20', 2.50);
INSERT INTO visits VALUES (45, 36, 5, '2024-09-11', 2.50);
INSERT INTO visits VALUES (46, 37, 2, '2024-10-07', 3.00);
INSERT INTO visits VALUES (47, 38, 4, '2024-11-28', 4.50);
INSERT INTO visits VALUES (48, 39, 1, '2024-12-31', 5.00);
INSERT INTO visits VALUES (49, 39, 7, '2024-12-31', 5.00);
INSERT INTO visits VALUES (50, 39, 1, '2025-01-01', 7.50);
INSERT INTO visits VALUES (51, 39, 7, '2025-01-01', 7.50);
INSERT INTO visits VALUES (52, 40, 2, '2024-12-16', 2.00);
INSERT INTO visits VALUES (53, 41, 6, '2025-01-27', 2.00);
INSERT INTO visits VALUES (54, 42, 1, '2025-02-24', 7.00);
INSERT INTO visits VALUES (55, 42, 7, '2025-02-24', 7.00);
INSERT INTO visits VALUES (56, 42, 1, '2025-02-25', 7.00);
INSERT INTO visits VALUES (57, 42, 7, '2025-02-25', 7.00);
INSERT INTO visits VALUES (58, 43, 5, '2025-03-18', 1.50);
INSERT INTO visits VALUES (59, 44, 2, '2025-03-24', 2.00);
INSERT INTO visits VALUES (60, 45, 4, '2025-04-28', 6.00);
INSERT INTO visits VALUES (61, 45, 4, '2025-04-29', 5.50);
INSERT INTO visits VALUES (62, 45, 7, '2025-04-29', 5.50);
INSERT INTO visits VALUES (63, 45, 4, '2025-04-30', 4.50);
INSERT INTO visits VALUES (64, 45, 4, '2025-05-01', 5.50);
INSERT INTO visits VALUES (65, 45, 7, '2025-05-01', 5.50);
INSERT INTO visits VALUES (66, 46, 4, '2025-05-22', 4.00);
INSERT INTO visits VALUES (67, 47, 4, '2025-05-26', 4.50);
INSERT INTO visits VALUES (68, 48, 2, '2025-06-02', 1.50);
INSERT INTO visits VALUES (69, 49, 5, '2025-06-20', 2.00);
INSERT INTO visits VALUES (70, 50, 1, '2025-07-25', 1.00);
INSERT INTO visits VALUES (71, 51, 6, '2025-09-05', 7.50);
INSERT INTO visits VALUES (72, 51, 7, '2025-09-05', 7.50);
INSERT INTO visits VALUES (73, 51, 6, '2025-09-08', 5.50);
INSERT INTO visits VALUES (74, 51, 7, '2025-09-08', 5.50);
INSERT INTO visits VALUES (75, 52, 6, '2025-08-18', 3.00);
INSERT INTO visits VALUES (76, 53, 4, '2025-10-27', 5.00);
INSERT INTO visits VALUES (77, 54, 8, '2025-11-21', 1.00);
INSERT INTO visits VALUES (78, 56, 5, '2025-07-22', 2.50);
INSERT INTO visits VALUES (79, 57, 1, '2025-08-20', 2.00);
INSERT INTO visits VALUES (80, 58, 4, '2025-09-15', 1.00);
INSERT INTO visits VALUES (81, 59, 6, '2025-11-10', 3.00);
INSERT INTO visits VALUES (82, 60, 6, '2025-12-19', 2.50);
INSERT INTO visits VALUES (83, 62, 8, '2025-12-03', 1.00);

INSERT INTO parts_used VALUES (1, 20, 4);
INSERT INTO parts_used VALUES (2, 3, 2);
INSERT INTO parts_used VALUES (2, 2, 1);
INSERT INTO parts_used VALUES (2, 4, 3);
INSERT INTO parts_used VALUES (3, 11, 1);
INSERT INTO parts_used VALUES (3, 12, 1);
INSERT INTO parts_used VALUES (5, 5, 4);
INSERT INTO parts_used VALUES (5, 2, 4);
INSERT INTO parts_used VALUES (5, 4, 2);
INSERT INTO parts_used VALUES (8, 12, 1);
INSERT INTO parts_used VALUES (8, 20, 1);
INSERT INTO parts_used VALUES (8, 1, 3);
INSERT INTO parts_used VALUES (10, 12, 1);
INSERT INTO parts_used VALUES (10, 20, 2);
INSERT INTO parts_used VALUES (10, 1, 4);
INSERT INTO parts_used VALUES (11, 11, 1);
INSERT INTO parts_used VALUES (11, 12, 1);
INSERT INTO parts_used VALUES (11, 13, 1);
INSERT INTO parts_used VALUES (12, 17, 1);
INSERT INTO parts_used VALUES (12, 5, 1);
INSERT INTO parts_used VALUES (13, 3, 2);
INSERT INTO parts_used VALUES (13, 5, 3);
INSERT INTO parts_used VALUES (13, 4, 4);
INSERT INTO parts_used VALUES (14, 7, 1);
INSERT INTO parts_used VALUES (14, 8, 1);
INSERT INTO parts_used VALUES (14, 6, 4);
INSERT INTO parts_used VALUES (15, 3, 2);
INSERT INTO parts_used VALUES (15, 5, 1);
INSERT INTO parts_used VALUES (15, 2, 3);
INSERT INTO parts_used VALUES (16, 7, 1);
INSERT INTO parts_used VALUES (16, 8, 1);
INSERT INTO parts_used VALUES (16, 6, 4);
INSERT INTO parts_used VALUES (16, 20, 2);
INSERT INTO parts_used VALUES (17, 12, 1);
INSERT INTO parts_used VALUES (17, 20, 1);
INSERT INTO parts_used VALUES (17, 1, 1);
INSERT INTO parts_used VALUES (18, 7, 1);
INSERT INTO parts_used VALUES (18, 8, 1);
INSERT INTO parts_used VALUES (18, 6, 1);
INSERT INTO parts_used VALUES (18, 20, 4);
INSERT INTO parts_used VALUES (20, 20, 2);
INSERT INTO parts_used VALUES (22, 3, 1);
INSERT INTO parts_used VALUES (22, 5, 2);
INSERT INTO parts_used VALUES (23, 18, 3);
INSERT INTO parts_used VALUES (25, 20, 3);
INSERT INTO parts_used VALUES (26, 9, 1);
INSERT INTO parts_used VALUES (26, 12, 1);
INSERT INTO parts_used VALUES (26, 21, 1);
INSERT INTO parts_used VALUES (26, 1, 1);
INSERT INTO parts_used VALUES (27, 12, 1);
INSERT INTO parts_used VALUES (27, 21, 1);
INSERT INTO parts_used VALUES (27, 1, 1);
INSERT INTO parts_used VALUES (28, 12, 1);
INSERT INTO parts_used VALUES (29, 16, 1);
INSERT INTO parts_used VALUES (29, 17, 1);
INSERT INTO parts_used VALUES (29, 19, 1);
INSERT INTO parts_used VALUES (29, 5, 4);
INSERT INTO parts_used VALUES (30, 14, 1);
INSERT INTO parts_used VALUES (30, 15, 3);
INSERT INTO parts_used VALUES (30, 18, 1);
INSERT INTO parts_used VALUES (30, 5, 2);
INSERT INTO parts_used VALUES (31, 11, 1);
INSERT INTO parts_used VALUES (32, 12, 1);
INSERT INTO parts_used VALUES (32, 13, 1);
INSERT INTO parts_used VALUES (33, 20, 4);
INSERT INTO parts_used VALUES (34, 3, 2);
INSERT INTO parts_used VALUES (34, 5, 2);
INSERT INTO parts_used VALUES (35, 3, 4);
INSERT INTO parts_used VALUES (35, 5, 3);
INSERT INTO parts_used VALUES (36, 13, 1);
INSERT INTO parts_used VALUES (37, 11, 1);
INSERT INTO parts_used VALUES (37, 13, 1);
INSERT INTO parts_used VALUES (38, 7, 1);
INSERT INTO parts_used VALUES (38, 20, 4);
INSERT INTO parts_used VALUES (39, 9, 1);
INSERT INTO parts_used VALUES (39, 20, 1);
INSERT INTO parts_used VALUES (39, 1, 4);
INSERT INTO parts_used VALUES (41, 20, 1);
INSERT INTO parts_used VALUES (42, 9, 1);
INSERT INTO parts_used VALUES (42, 12, 1);
INSERT INTO parts_used VALUES (42, 20, 1);
INSERT INTO parts_used VALUES (42, 1, 3);
INSERT INTO parts_used VALUES (43, 2, 1);
INSERT INTO parts_used VALUES (43, 4, 2);
INSERT INTO parts_used VALUES (44, 3, 1);
INSERT INTO parts_used VALUES (44, 5, 4);
INSERT INTO parts_used VALUES (44, 2, 4);
INSERT INTO parts_used VALUES (44, 4, 4);
INSERT INTO parts_used VALUES (45, 16, 1);
INSERT INTO parts_used VALUES (45, 19, 1);
INSERT INTO parts_used VALUES (45, 15, 1);
INSERT INTO parts_used VALUES (46, 8, 1);
INSERT INTO parts_used VALUES (47, 7, 1);
INSERT INTO parts_used VALUES (47, 8, 1);
INSERT INTO parts_used VALUES (47, 6, 4);
INSERT INTO parts_used VALUES (47, 20, 2);
INSERT INTO parts_used VALUES (48, 3, 4);
INSERT INTO parts_used VALUES (48, 5, 1);
INSERT INTO parts_used VALUES (48, 4, 4);
INSERT INTO parts_used VALUES (49, 3, 3);
INSERT INTO parts_used VALUES (49, 5, 2);
INSERT INTO parts_used VALUES (49, 2, 3);
INSERT INTO parts_used VALUES (49, 4, 1);
INSERT INTO parts_used VALUES (50, 20, 4);
INSERT INTO parts_used VALUES (51, 9, 1);
INSERT INTO parts_used VALUES (51, 12, 1);
INSERT INTO parts_used VALUES (51, 21, 1);
INSERT INTO parts_used VALUES (51, 1, 4);
INSERT INTO parts_used VALUES (52, 12, 1);
INSERT INTO parts_used VALUES (53, 7, 1);
INSERT INTO parts_used VALUES (53, 6, 1);
INSERT INTO parts_used VALUES (54, 20, 1);
INSERT INTO parts_used VALUES (56, 11, 1);
INSERT INTO parts_used VALUES (56, 13, 1);
INSERT INTO parts_used VALUES (57, 20, 3);
INSERT INTO parts_used VALUES (58, 14, 1);
INSERT INTO parts_used VALUES (58, 15, 1);
INSERT INTO parts_used VALUES (58, 5, 1);
INSERT INTO parts_used VALUES (59, 11, 1);
INSERT INTO parts_used VALUES (59, 12, 1);
INSERT INTO parts_used VALUES (59, 13, 1);
INSERT INTO parts_used VALUES (60, 11, 1);
INSERT INTO parts_used VALUES (60, 13, 1);
INSERT INTO parts_used VALUES (62, 20, 3);
