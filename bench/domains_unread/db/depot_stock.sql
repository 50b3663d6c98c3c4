CREATE TABLE supp (supp_cd TEXT PRIMARY KEY, supp_nm TEXT, city TEXT, cntry TEXT, rtg REAL,
  pref_flg TEXT, since_yr INTEGER);
CREATE TABLE cat (cat_cd TEXT PRIMARY KEY, cat_nm TEXT, parent_cat_cd TEXT);
CREATE TABLE prod (prod_cd TEXT PRIMARY KEY, prod_nm TEXT, cat_cd TEXT, list_pr REAL, wt_kg REAL,
  reord_lvl INTEGER, disc_flg TEXT);
CREATE TABLE supp_prod (supp_cd TEXT, prod_cd TEXT, cost_pr REAL, lead_days INTEGER, PRIMARY KEY
  (supp_cd, prod_cd));
CREATE TABLE bin (bin_cd TEXT PRIMARY KEY, zone_nm TEXT, aisle INTEGER, max_kg INTEGER);
CREATE TABLE stk (bin_cd TEXT, prod_cd TEXT, qty INTEGER, last_cnt_dt TEXT, PRIMARY KEY (bin_cd,
  prod_cd));
CREATE TABLE emp (emp_id INTEGER PRIMARY KEY, emp_nm TEXT, job_ttl TEXT, wage REAL, boss_id
  INTEGER, zone_nm TEXT);
CREATE TABLE po (po_no INTEGER PRIMARY KEY, supp_cd TEXT, ord_dt TEXT, due_dt TEXT, rcv_dt TEXT,
  stat TEXT, emp_id INTEGER);
CREATE TABLE po_ln (po_no INTEGER, ln_no INTEGER, prod_cd TEXT, qty INTEGER, unit_cost REAL,
  PRIMARY KEY (po_no, ln_no));

INSERT INTO supp VALUES
  ('S01', 'Nordhaven Tools', 'Aarhus', 'Denmark', 4.6, 'Y', 2009),
  ('S02', 'Kestrel Fasteners', 'Leeds', 'United Kingdom', 4.1, 'Y', 2012),
  ('S03', 'Brzoza Packaging', 'Łódź', 'Poland', 3.8, 'N', 2017),
  ('S04', 'Huang Lighting Co', 'Shenzhen', 'China', 3.2, 'N', 2019),
  ('S05', 'Ferretería Sol', 'Valencia', 'Spain', 4.3, 'N', 2015),
  ('S06', 'Alpine Adhesives', 'Innsbruck', 'Austria', 4.8, 'Y', 2011),
  ('S07', 'Great Lakes Safety', 'Cleveland', 'United States', NULL, 'N', 2021),
  ('S08', 'Silesia Steelworks', 'Katowice', 'Poland', 4.0, 'Y', 2010),
  ('S09', 'Delta Paints', 'Lyon', 'France', 3.5, 'N', 2018),
  ('S10', 'Osaka Precision', 'Osaka', 'Japan', 4.9, 'Y', 2014),
  ('S11', 'Pennine Cables', 'Leeds', 'United Kingdom', 2.9, 'N', 2022);

INSERT INTO cat VALUES
  ('TOO', 'Tools', NULL), ('HND', 'Hand Tools', 'TOO'), ('PWR', 'Power Tools', 'TOO'),
  ('FAS', 'Fasteners', NULL), ('ELE', 'Electrical', NULL), ('LGT', 'Lighting', 'ELE'),
  ('CAB', 'Cables', 'ELE'), ('PNT', 'Paint and Glue', NULL), ('SAF', 'Safety Gear', NULL),
  ('PKG', 'Packaging', NULL);

INSERT INTO prod VALUES
  ('P100', 'Claw Hammer', 'HND', 14.9, 0.7, 20, 'N'),
  ('P101', 'Cordless Drill', 'PWR', 119.0, 1.9, 8, 'N'),
  ('P102', 'Angle Grinder', 'PWR', 84.5, 2.4, 6, 'N'),
  ('P103', 'Screwdriver Set', 'HND', 22.0, 0.9, 15, 'N'),
  ('P104', 'Wood Screws 4x40', 'FAS', 6.2, 0.5, 60, 'N'),
  ('P105', 'Hex Bolts M8', 'FAS', 9.8, 1.1, 50, 'N'),
  ('P106', 'LED Panel', 'LGT', 38.0, 1.6, 12, 'N'),
  ('P107', 'Halogen Floodlight', 'LGT', 27.5, 2.2, 5, 'Y'),
  ('P108', 'Extension Lead 10m', 'CAB', 17.4, 1.3, 18, 'N'),
  ('P109', 'Copper Cable Reel', 'CAB', 145.0, 12.5, 4, 'N'),
  ('P110', 'White Emulsion 10L', 'PNT', 32.0, 14.2, 10, 'N'),
  ('P111', 'Epoxy Glue', 'PNT', 11.5, 0.2, 40, 'N'),
  ('P112', 'Safety Helmet', 'SAF', 18.9, 0.4, 25, 'N'),
  ('P113', 'Work Gloves', 'SAF', 5.4, 0.1, 80, 'N'),
  ('P114', 'Cardboard Box L', 'PKG', 1.8, 0.6, 200, 'N'),
  ('P115', 'Bubble Wrap Roll', 'PKG', 12.6, 2.8, 15, 'N'),
  ('P116', 'Torque Wrench', 'HND', 69.0, 1.5, 6, 'N'),
  ('P117', 'Petrol Chainsaw', 'PWR', 259.0, 5.6, 3, 'Y'),
  ('P118', 'Steel Anchors', 'FAS', 13.3, 1.4, 30, 'N'),
  ('P119', 'Ear Defenders', 'SAF', 21.0, 0.3, 20, 'N'),
  ('P120', 'Packing Tape', 'PKG', 2.7, 0.15, 120, 'N'),
  ('P121', 'Laser Level', 'HND', 154.0, 0.8, NULL, 'N');

INSERT INTO supp_prod VALUES
  ('S01', 'P100', 10.73, 7), ('S01', 'P101', 84.73, 3), ('S01', 'P103', 10.66, 7),
  ('S01', 'P116', 40.72, 14), ('S01', 'P102', 48.43, 21), ('S02', 'P104', 3.29, 10),
  ('S02', 'P105', 4.74, 14), ('S02', 'P118', 7.96, 3), ('S03', 'P114', 0.91, 21),
  ('S03', 'P115', 7.68, 3), ('S03', 'P120', 1.66, 21), ('S04', 'P106', 22.5, 21),
  ('S04', 'P107', 14.67, 21), ('S04', 'P108', 11.02, 39), ('S04', 'P101', 62.44, 23),
  ('S05', 'P100', 10.91, 7), ('S05', 'P103', 13.79, 7), ('S05', 'P104', 4.54, 7),
  ('S05', 'P117', 168.8, 7), ('S06', 'P111', 7.23, 10), ('S06', 'P110', 16.84, 10),
  ('S06', 'P120', 1.71, 10), ('S07', 'P112', 12.39, 5), ('S07', 'P113', 2.85, 5),
  ('S07', 'P119', 12.99, 21), ('S08', 'P105', 6.78, 5), ('S08', 'P118', 8.4, 3),
  ('S08', 'P109', 73.32, 3), ('S09', 'P110', 20.09, 14), ('S09', 'P111', 6.36, 14),
  ('S10', 'P116', 39.05, 25), ('S10', 'P101', 84.97, 32), ('S10', 'P102', 47.26, 28),
  ('S10', 'P106', 23.66, 25), ('S11', 'P108', 9.03, 14), ('S11', 'P109', 99.15, 21);

INSERT INTO bin VALUES
  ('A-01', 'North', 1, 300), ('A-02', 'North', 1, 320), ('A-03', 'North', 2, 300),
  ('B-01', 'South', 3, 500),
  ('B-02', 'South', 3, 550), ('B-03', 'South', 4, 500), ('C-01', 'Mezzanine', 5, 120),
  ('C-02', 'Mezzanine', 5, 140),
  ('D-01', 'Yard', 6, 900), ('D-02', 'Yard', 6, 1200), ('C-03', 'Mezzanine', 6, 120);

INSERT INTO stk VALUES
  ('A-02', 'P101', 31, '2024-05-26'), ('A-02', 'P112', 50, '2024-02-28'),
  ('A-02', 'P119', 0, '2024-03-14'),
  ('A-03', 'P114', 12, '2024-03-25'), ('A-03', 'P116', 28, '2024-02-10'),
  ('A-03', 'P117', 3, '2024-03-24'),
  ('B-01', 'P100', 102, '2024-01-19'), ('B-01', 'P104', 0, '2024-01-11'),
  ('B-01', 'P120', 0, '2024-04-12'),
  ('B-02', 'P103', 37, '2024-05-27'), ('B-02', 'P110', 222, NULL),
  ('B-02', 'P111', 25, '2024-04-15'),
  ('B-02', 'P112', 0, '2024-06-07'), ('B-02', 'P114', 4, '2024-02-27'),
  ('B-02', 'P115', 207, '2024-05-21'),
  ('B-02', 'P117', 29, '2024-01-10'), ('B-03', 'P100', 0, '2024-01-19'),
  ('B-03', 'P101', 63, '2024-04-20'),
  ('B-03', 'P108', 50, '2024-03-12'), ('B-03', 'P112', 46, '2024-02-08'),
  ('C-01', 'P105', 43, '2024-04-21'),
  ('C-01', 'P108', 26, '2024-05-06'), ('C-01', 'P113', 36, '2024-03-01'),
  ('C-01', 'P116', 31, '2024-03-10'),
  ('C-02', 'P101', 33, '2024-02-24'), ('C-02', 'P106', 48, '2024-01-20'),
  ('C-02', 'P114', 22, NULL),
  ('C-02', 'P116', 40, '2024-04-22'), ('D-01', 'P103', 12, '2024-05-22'),
  ('D-01', 'P106', 232, '2024-03-19'),
  ('D-01', 'P109', 204, NULL), ('D-02', 'P102', 28, '2024-04-22'),
  ('D-02', 'P118', 52, '2024-03-24'),
  ('D-02', 'P119', 36, '2024-02-07');

INSERT INTO emp VALUES
  (1, 'Margaret Hale', 'Warehouse Manager', 31.5, NULL, NULL),
  (2, 'Dariusz Wilk', 'Shift Lead', 24.0, 1, 'North'),
  (3, 'Chiara Fontana', 'Shift Lead', 24.6, 1, 'South'),
  (4, 'Joel Adeyemi', 'Picker', 16.2, 2, 'North'),
  (5, 'Renée Dupuis', 'Picker', 16.8, 2, 'North'),
  (6, 'Stan Kowalczyk', 'Forklift Driver', 19.4, 3, 'South'),
  (7, 'Lucy Trent', 'Picker', 15.9, 3, 'Mezzanine'),
  (8, 'Imran Yusuf', 'Buyer', 22.3, 1, NULL),
  (9, 'Carla Brandt', 'Buyer', 23.1, 1, NULL),
  (10, 'Owen Pike', 'Forklift Driver', 18.7, 3, 'Yard'),
  (11, 'Tess Vaughan', 'Junior Buyer', 17.5, 9, NULL);

INSERT INTO po VALUES
  (5001, 'S09', '2023-06-05', '2023-06-19', '2023-06-18', 'received', 8),
  (5002, 'S09', '2023-06-08', '2023-06-22', '2023-06-28', 'received', 8),
  (5003, 'S02', '2023-06-10', '2023-07-10', '2023-07-09', 'received', 8),
  (5004, 'S05', '2023-06-18', '2023-07-02', '2023-07-01', 'received', 8),
  (5005, 'S05', '2023-06-24', '2023-07-04', '2023-07-10', 'received', 8),
  (5006, 'S09', '2023-06-24', '2023-07-24', '2023-07-30', 'received', 8),
  (5007, 'S01', '2023-07-12', '2023-08-02', NULL, 'cancelled', 11),
  (5008, 'S01', '2023-08-11', '2023-09-01', '2023-09-03', 'received', 9),
  (5009, 'S10', '2023-08-14', '2023-09-13', '2023-09-12', 'received', 11),
  (5010, 'S01', '2023-10-25', '2023-11-04', '2023-11-06', 'received', 9),
  (5011, 'S02', '2023-11-14', '2023-11-28', '2023-11-26', 'received', 11),
  (5012, 'S03', '2023-11-29', '2023-12-13', '2023-12-15', 'received', 9),
  (5013, 'S06', '2023-12-30', '2024-01-09', '2024-01-05', 'received', 8),
  (5014, 'S03', '2024-01-02', '2024-01-12', '2024-01-15', 'received', 9),
  (5015, 'S09', '2024-01-20', '2024-02-03', '2024-02-06', 'received', 11),
  (5016, 'S06', '2024-02-10', '2024-02-20', NULL, 'cancelled', 8),
  (5017, 'S01', '2024-02-18', '2024-03-19', '2024-03-21', 'received', 8),
  (5018, 'S04', '2024-03-12', '2024-03-26', '2024-03-22', 'received', 11),
  (5019, 'S02', '2024-03-18', '2024-04-01', '2024-03-30', 'received', 8),
  (5020, 'S04', '2024-03-19', '2024-04-02', '2024-04-02', 'received', 8),
  (5021, 'S01', '2024-03-25', '2024-04-04', '2024-04-07', 'received', 9),
  (5022, 'S06', '2024-04-09', '2024-04-19', NULL, 'open', 8),
  (5023, 'S01', '2024-04-21', '2024-05-05', NULL, 'open', 8),
  (5024, 'S04', '2024-04-26', '2024-05-06', NULL, 'open', 8),
  (5025, 'S02', '2024-05-09', '2024-05-19', NULL, 'open', 9),
  (5026, 'S06', '2024-06-02', '2024-06-23', NULL, 'open', 9);

INSERT INTO po_ln VALUES
  (5001, 1, 'P110', 10, 20.69), (5001, 2, 'P111', 100, 6.36), (5002, 1, 'P110', 10, 20.69),
  (5002, 2, 'P111', 36, 6.36),
  (5003, 1, 'P104', 50, 3.39), (5003, 2, 'P105', 20, 4.74), (5004, 1, 'P103', 12, 13.79),
  (5005, 1, 'P100', 36, 10.91),
  (5005, 2, 'P117', 75, 160.36), (5005, 3, 'P103', 24, 13.79), (5006, 1, 'P111', 5, 6.36),
  (5006, 2, 'P110', 10, 20.09),
  (5007, 1, 'P100', 50, 10.73), (5007, 2, 'P103', 50, 10.13), (5008, 1, 'P101', 36, 84.73),
  (5008, 2, 'P103', 5, 10.13),
  (5008, 3, 'P102', 24, 48.43), (5009, 1, 'P106', 10, 22.48), (5010, 1, 'P103', 20, 10.66),
  (5010, 2, 'P116', 100, 38.68),
  (5011, 1, 'P118', 75, 7.56), (5011, 2, 'P104', 50, 3.13), (5012, 1, 'P120', 50, 1.58),
  (5013, 1, 'P111', 10, 7.45),
  (5013, 2, 'P120', 24, 1.71), (5014, 1, 'P115', 20, 7.91), (5014, 2, 'P120', 24, 1.66),
  (5015, 1, 'P111', 100, 6.55),
  (5016, 1, 'P111', 20, 7.23), (5016, 2, 'P110', 20, 16.84), (5016, 3, 'P120', 24, 1.71),
  (5017, 1, 'P103', 100, 10.98),
  (5017, 2, 'P116', 12, 41.94), (5018, 1, 'P101', 50, 62.44), (5018, 2, 'P106', 24, 22.5),
  (5019, 1, 'P118', 24, 7.96),
  (5020, 1, 'P106', 20, 22.5), (5020, 2, 'P108', 5, 11.02), (5021, 1, 'P102', 50, 46.01),
  (5022, 1, 'P111', 5, 7.23),
  (5022, 2, 'P120', 5, 1.71), (5023, 1, 'P116', 100, 38.68), (5024, 1, 'P106', 100, 23.18),
  (5024, 2, 'P107', 5, 15.11),
  (5025, 1, 'P105', 10, 4.74), (5025, 2, 'P118', 24, 7.56), (5026, 1, 'P110', 5, 16.84),
  (5026, 2, 'P111', 10, 6.87);
