CREATE TABLE sup (sup_id INTEGER PRIMARY KEY, nm TEXT NOT NULL, country TEXT, contact TEXT);
CREATE TABLE bean (bean_id INTEGER PRIMARY KEY, nm TEXT NOT NULL, origin TEXT, proc TEXT, sup_id
  INTEGER REFERENCES sup(sup_id), cost_kg REAL, stock_kg REAL, organic INTEGER DEFAULT 0, last_dlv
  TEXT);
CREATE TABLE stf (stf_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, role TEXT, start_dt TEXT,
  end_dt TEXT);
CREATE TABLE btch (btch_id INTEGER PRIMARY KEY, btch_no TEXT UNIQUE, bean_id INTEGER REFERENCES
  bean(bean_id), stf_id INTEGER REFERENCES stf(stf_id), roast_dt TEXT, lvl TEXT, kg_in REAL, kg_out
  REAL, cup_score REAL, rejected INTEGER DEFAULT 0);
CREATE TABLE prod (prod_id INTEGER PRIMARY KEY, nm TEXT, bean_id INTEGER REFERENCES bean(bean_id),
  bag_g INTEGER, price REAL, discont INTEGER DEFAULT 0);
CREATE TABLE cust (cust_id INTEGER PRIMARY KEY, nm TEXT NOT NULL, kind TEXT, town TEXT, contact
  TEXT, phone TEXT, since_dt TEXT, disc_pct REAL);
CREATE TABLE ord (ord_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES cust(cust_id), ord_dt TEXT,
  ship_dt TEXT, paid_dt TEXT, stat TEXT, dlv_fee REAL);
CREATE TABLE ord_ln (ord_id INTEGER REFERENCES ord(ord_id), prod_id INTEGER REFERENCES
  prod(prod_id), qty INTEGER, unit_pr REAL, PRIMARY KEY (ord_id, prod_id));

INSERT INTO sup VALUES (1, 'Harbour Green Coffee', 'United Kingdom', 'Moira Tennant');
INSERT INTO sup VALUES (2, 'Rheinkaffee Import', 'Germany', 'Jörg Althaus');
INSERT INTO sup VALUES (3, 'Nordic Beans', 'Denmark', 'Signe Holm');
INSERT INTO sup VALUES (4, 'Sucafina Direct Lot', 'Switzerland', 'Luc Perret');
INSERT INTO sup VALUES (5, 'Casa Andina Exports', 'Colombia', 'Beatriz Salcedo');
INSERT INTO sup VALUES (6, 'Abebe & Sons', 'Ethiopia', 'Dawit Abebe');
INSERT INTO sup VALUES (7, 'Tidewater Trading', 'United Kingdom', 'Colin Frayne');
INSERT INTO sup VALUES (8, 'Monsoon Merchants', 'India', 'Priya Nambiar');

INSERT INTO bean VALUES (1, 'Yirgacheffe Kochere', 'Ethiopia', 'washed', 6, 8.9, 142.0, 1,
  '2025-01-14');
INSERT INTO bean VALUES (2, 'Sidamo Natural', 'Ethiopia', 'natural', 6, 8.2, 35.5, 0, '2024-11-20');
INSERT INTO bean VALUES (3, 'Huila Supremo', 'Colombia', 'washed', 5, 6.75, 310.0, 0, '2025-03-03');
INSERT INTO bean VALUES (4, 'Finca La Esperanza', 'Colombia', 'honey', 5, 9.4, 22.0, 1,
  '2024-09-17');
INSERT INTO bean VALUES (5, 'Cerrado Fazenda Alta', 'Brazil', 'natural', 2, 5.1, 480.0, 0,
  '2025-02-11');
INSERT INTO bean VALUES (6, 'Santos Screen 18', 'Brazil', 'natural', 2, 4.85, 265.0, 0,
  '2025-02-11');
INSERT INTO bean VALUES (7, 'Kirinyaga AA', 'Kenya', 'washed', 3, 11.2, 48.0, 0, '2024-12-05');
INSERT INTO bean VALUES (8, 'Antigua Los Volcanes', 'Guatemala', 'washed', 4, 7.6, 95.0, 1,
  '2024-10-29');
INSERT INTO bean VALUES (9, 'Mandheling Grade 1', 'Indonesia', 'wet hulled', 1, 7.1, 60.0, 0,
  '2024-08-22');
INSERT INTO bean VALUES (10, 'Monsooned Malabar', 'India', 'monsooned', 8, 5.6, 0.0, 0,
  '2024-05-09');
INSERT INTO bean VALUES (11, 'Tarrazu Reserva', 'Costa Rica', 'honey', 4, 8.05, 78.0, 0,
  '2025-01-28');
INSERT INTO bean VALUES (12, 'Geisha Boquete', 'Panama', 'washed', NULL, 38.0, 6.5, 1,
  '2024-07-15');
INSERT INTO bean VALUES (13, 'Cajamarca Decaf', 'Peru', 'washed', 1, 8.6, 110.0, 1, '2025-02-25');

INSERT INTO stf VALUES (1, 'Hannah', 'Whitlock', 'head roaster', '2022-02-01', NULL);
INSERT INTO stf VALUES (2, 'Tomasz', 'Wrona', 'roaster', '2022-09-12', NULL);
INSERT INTO stf VALUES (3, 'Isla', 'Cameron', 'roaster', '2024-03-04', NULL);
INSERT INTO stf VALUES (4, 'Gareth', 'Pugh', 'roaster', '2022-05-16', '2024-08-30');
INSERT INTO stf VALUES (5, 'Nadia', 'Rahman', 'sales', '2023-01-09', NULL);
INSERT INTO stf VALUES (6, 'Owen', 'Bristow', 'packing', '2023-06-19', NULL);
INSERT INTO stf VALUES (7, 'Carla', 'Mendes', 'packing', '2022-11-07', '2024-12-20');
INSERT INTO stf VALUES (8, 'Fergus', 'Doyle', 'accounts', '2022-02-01', NULL);

INSERT INTO btch VALUES (1, '24155-B', 5, 4, '2024-06-03', 'D', 12.0, 9.76, 87.75, 0);
INSERT INTO btch VALUES (2, '24158-C', 5, 2, '2024-06-06', 'M', 8.0, 6.81, 87.25, 0);
INSERT INTO btch VALUES (3, '24169-A', 2, 1, '2024-06-17', 'L', 8.0, 6.95, 76.0, 1);
INSERT INTO btch VALUES (4, '24176-B', 6, 2, '2024-06-24', 'M', 12.0, 10.13, 83.25, 0);
INSERT INTO btch VALUES (5, '24184-C', 13, 1, '2024-07-02', 'M', 12.0, 10.18, NULL, 0);
INSERT INTO btch VALUES (6, '24192-A', 8, 3, '2024-07-10', 'L', 12.0, 10.39, 81.0, 0);
INSERT INTO btch VALUES (7, '24197-B', 13, 1, '2024-07-15', 'D', 15.0, 12.24, NULL, 0);
INSERT INTO btch VALUES (8, '24206-C', 3, 2, '2024-07-24', 'M', 8.0, 6.89, 88.75, 0);
INSERT INTO btch VALUES (9, '24211-A', 3, 1, '2024-07-29', 'L', 8.0, 7.03, 82.5, 0);
INSERT INTO btch VALUES (10, '24219-B', 2, 2, '2024-08-06', 'M', 15.0, 12.76, 83.25, 0);
INSERT INTO btch VALUES (11, '24227-C', 3, 1, '2024-08-14', 'M', 12.0, 10.07, 81.75, 0);
INSERT INTO btch VALUES (12, '24232-A', 3, 2, '2024-08-19', 'L', 12.0, 10.58, NULL, 0);
INSERT INTO btch VALUES (13, '24239-B', 6, 2, '2024-08-26', 'M', 12.0, 10.2, 85.0, 0);
INSERT INTO btch VALUES (14, '24247-C', 2, 2, '2024-09-03', 'L', 12.0, 10.63, 87.25, 0);
INSERT INTO btch VALUES (15, '24253-A', 8, 2, '2024-09-09', 'M', 15.0, 12.69, 82.0, 0);
INSERT INTO btch VALUES (16, '24256-B', 5, 2, '2024-09-12', 'M', 15.0, 12.6, 83.5, 0);
INSERT INTO btch VALUES (17, '24261-C', 13, 1, '2024-09-17', 'M', 12.0, 10.13, 81.75, 0);
INSERT INTO btch VALUES (18, '24267-A', 12, 1, '2024-09-23', 'L', 3.0, 2.64, 76.0, 1);
INSERT INTO btch VALUES (19, '24274-B', 5, 1, '2024-09-30', 'M', 12.0, 10.2, 87.25, 0);
INSERT INTO btch VALUES (20, '24282-C', 6, 1, '2024-10-08', 'M', 8.0, 6.82, 81.25, 0);
INSERT INTO btch VALUES (21, '24290-A', 7, 2, '2024-10-16', 'L', 12.0, 10.38, NULL, 0);
INSERT INTO btch VALUES (22, '24298-B', 5, 1, '2024-10-24', 'M', 12.0, 10.12, 88.5, 0);
INSERT INTO btch VALUES (23, '24305-C', 13, 1, '2024-10-31', 'D', 8.0, 6.53, 86.25, 0);
INSERT INTO btch VALUES (24, '24309-A', 1, 1, '2024-11-04', 'M', 15.0, 12.77, 86.0, 0);
INSERT INTO btch VALUES (25, '24316-B', 5, 2, '2024-11-11', 'M', 8.0, 6.88, NULL, 0);
INSERT INTO btch VALUES (26, '24325-C', 1, 3, '2024-11-20', 'M', 12.0, 10.22, NULL, 0);
INSERT INTO btch VALUES (27, '24333-A', 3, 1, '2024-11-28', 'M', 15.0, 12.83, 83.25, 0);
INSERT INTO btch VALUES (28, '24344-B', 5, 3, '2024-12-09', 'M', 12.0, 10.16, 82.25, 0);
INSERT INTO btch VALUES (29, '24351-C', 4, 3, '2024-12-16', 'L', 8.0, 7.08, NULL, 0);
INSERT INTO btch VALUES (30, '24358-A', 5, 1, '2024-12-23', 'D', 15.0, 12.2, 88.25, 0);
INSERT INTO btch VALUES (31, '24366-B', 5, 1, '2024-12-31', 'M', 12.0, 10.33, 85.75, 0);
INSERT INTO btch VALUES (32, '25006-C', 7, 2, '2025-01-06', 'L', 12.0, 10.64, 83.25, 0);
INSERT INTO btch VALUES (33, '25013-A', 9, 3, '2025-01-13', 'D', 15.0, 12.19, 84.25, 0);
INSERT INTO btch VALUES (34, '25016-B', 7, 1, '2025-01-16', 'M', 12.0, 10.34, 87.0, 0);
INSERT INTO btch VALUES (35, '25021-C', 3, 3, '2025-01-21', 'M', 12.0, 10.09, 81.75, 0);
INSERT INTO btch VALUES (36, '25030-A', 5, 2, '2025-01-30', 'D', 12.0, 9.63, 85.75, 0);
INSERT INTO btch VALUES (37, '25038-B', 9, 2, '2025-02-07', 'D', 12.0, 9.86, 88.0, 0);
INSERT INTO btch VALUES (38, '25048-C', 13, 1, '2025-02-17', 'M', 12.0, 10.03, 85.5, 0);
INSERT INTO btch VALUES (39, '25055-A', 3, 3, '2025-02-24', 'L', 12.0, 10.69, 84.5, 0);
INSERT INTO btch VALUES (40, '25062-B', 5, 1, '2025-03-03', 'M', 8.0, 6.89, 86.75, 0);
INSERT INTO btch VALUES (41, '25069-C', 5, 2, '2025-03-10', 'D', 15.0, 12.13, 84.75, 0);
INSERT INTO btch VALUES (42, '25077-A', 3, 3, '2025-03-18', 'M', 12.0, 10.22, 88.75, 0);
INSERT INTO btch VALUES (43, '25083-B', 3, 1, '2025-03-24', 'M', 15.0, 12.71, 86.25, 0);
INSERT INTO btch VALUES (44, '25086-C', 6, 1, '2025-03-27', 'D', 8.0, 6.47, NULL, 0);
INSERT INTO btch VALUES (45, '25094-A', 5, 3, '2025-04-04', 'D', 12.0, 9.76, 88.75, 0);
INSERT INTO btch VALUES (46, '25101-B', 5, 1, '2025-04-11', 'M', 15.0, 12.56, NULL, 0);
INSERT INTO btch VALUES (47, '25104-C', 1, 1, '2025-04-14', 'L', 8.0, 7.07, NULL, 0);
INSERT INTO btch VALUES (48, '25112-A', 5, 2, '2025-04-22', 'M', 12.0, 10.12, NULL, 0);
INSERT INTO btch VALUES (49, '25115-B', 5, 2, '2025-04-25', 'M', 12.0, 10.17, NULL, 0);
INSERT INTO btch VALUES (50, '25120-C', 5, 2, '2025-04-30', 'M', 12.0, 10.14, NULL, 0);
INSERT INTO btch VALUES (51, '25125-A', 3, 2, '2025-05-05', 'M', 12.0, 10.28, NULL, 0);
INSERT INTO btch VALUES (52, '25132-B', 2, 1, '2025-05-12', 'M', 15.0, 12.59, NULL, 0);

INSERT INTO prod VALUES (1, 'Harbour Espresso Blend', NULL, 1000, 19.5, 0);
INSERT INTO prod VALUES (2, 'Harbour Espresso Blend 250', NULL, 250, 6.4, 0);
INSERT INTO prod VALUES (3, 'Yirgacheffe Kochere 250', 1, 250, 8.5, 0);
INSERT INTO prod VALUES (4, 'Yirgacheffe Kochere Kilo', 1, 1000, 27.0, 0);
INSERT INTO prod VALUES (5, 'Huila Kilo', 3, 1000, 22.0, 0);
INSERT INTO prod VALUES (6, 'Huila 250', 3, 250, 7.2, 0);
INSERT INTO prod VALUES (7, 'Cerrado Kilo', 5, 1000, 18.0, 0);
INSERT INTO prod VALUES (8, 'Kirinyaga 250', 7, 250, 9.8, 0);
INSERT INTO prod VALUES (9, 'Antigua Kilo', 8, 1000, 24.0, 0);
INSERT INTO prod VALUES (10, 'Old Dock Dark Kilo', NULL, 1000, 18.75, 0);
INSERT INTO prod VALUES (11, 'Malabar 250', 10, 250, 6.9, 1);
INSERT INTO prod VALUES (12, 'Geisha Tin 100', 12, 100, 16.5, 0);
INSERT INTO prod VALUES (13, 'Decaf Cajamarca Kilo', 13, 1000, 23.5, 0);
INSERT INTO prod VALUES (14, 'Decaf Cajamarca 250', 13, 250, 7.6, 0);
INSERT INTO prod VALUES (15, 'Christmas Blend 2024', NULL, 250, 7.9, 1);

INSERT INTO cust VALUES (1, 'The Copper Kettle', 'cafe', 'Whitby', 'Janet Oakes', '01947 555012',
  '2022-03-14', 10.0);
INSERT INTO cust VALUES (2, 'Bistro Lorca', 'restaurant', 'York', 'Miguel Ortega', '01904 555377',
  '2022-04-02', 5.0);
INSERT INTO cust VALUES (3, 'Fern & Flour Bakery', 'cafe', 'Scarborough', 'Ruth Lacey', NULL,
  '2022-07-20', 7.5);
INSERT INTO cust VALUES (4, 'Saltburn Pier Cafe', 'cafe', 'Saltburn', 'Des Harker', '01287 555190',
  '2022-10-11', 10.0);
INSERT INTO cust VALUES (5, 'Ashgrove Legal', 'office', 'York', 'Philippa Dunn', '01904 555842',
  '2023-01-25', 0.0);
INSERT INTO cust VALUES (6, 'Larder Lane', 'shop', 'Malton', 'Simon Keddie', '01653 555226',
  '2023-02-17', 12.5);
INSERT INTO cust VALUES (7, 'The Wheatsheaf Inn', 'restaurant', 'Pickering', 'Alan Prowse',
  '01751 555048', '2023-05-30', 5.0);
INSERT INTO cust VALUES (8, 'Second Crack', 'cafe', 'York', 'Yusuf Demir', '01904 555610',
  '2023-06-08', 12.5);
INSERT INTO cust VALUES (9, 'Moorland Glamping', 'hotel', 'Helmsley', 'Tess Varley', NULL,
  '2023-09-01', 0.0);
INSERT INTO cust VALUES (10, 'Esk Valley Stores', 'shop', 'Whitby', 'Geoff Naylor', '01947 555733',
  '2023-11-13', 7.5);
INSERT INTO cust VALUES (11, 'Hotel Cliffside', 'hotel', 'Scarborough', 'Amelia Stroud',
  '01723 555401', '2024-01-22', 10.0);
INSERT INTO cust VALUES (12, 'Pixel Foundry', 'office', 'York', 'Ben Achebe', '01904 555098',
  '2024-03-05', 0.0);
INSERT INTO cust VALUES (13, 'Little Owl Tearoom', 'cafe', 'Malton', 'Gwen Sharples',
  '01653 555519', '2024-06-18', 5.0);
INSERT INTO cust VALUES (14, 'Riverside Deli', 'shop', 'York', 'Katya Novak', NULL, '2024-09-26',
  7.5);
INSERT INTO cust VALUES (15, 'Brass Monkey Bar', 'restaurant', 'Whitby', 'Liam Foy', '01947 555864',
  '2024-11-04', 0.0);
INSERT INTO cust VALUES (16, 'Goathland Station Buffet', 'cafe', 'Goathland', 'Irene Cobb',
  '01947 555255', '2025-03-20', 5.0);
INSERT INTO cust VALUES (17, 'Priory Care Homes', 'office', 'Malton', 'Donna Leith', '01653 555900',
  '2025-04-07', 0.0);

INSERT INTO ord VALUES (2001, 4, '2024-06-11', '2024-06-14', '2024-07-14', 'PAID', 7.5);
INSERT INTO ord VALUES (2002, 1, '2024-06-14', '2024-06-20', '2024-08-04', 'PAID', 7.5);
INSERT INTO ord VALUES (2003, 8, '2024-06-17', '2024-06-18', '2024-07-03', 'PAID', 4.95);
INSERT INTO ord VALUES (2004, 8, '2024-06-24', '2024-06-26', '2024-07-26', 'PAID', 0.0);
INSERT INTO ord VALUES (2005, 5, '2024-06-25', NULL, NULL, 'CANC', 7.5);
INSERT INTO ord VALUES (2006, 3, '2024-07-08', '2024-07-12', '2024-08-22', 'PAID', 0.0);
INSERT INTO ord VALUES (2007, 8, '2024-07-11', '2024-07-16', '2024-07-22', 'PAID', 0.0);
INSERT INTO ord VALUES (2008, 1, '2024-07-15', '2024-07-19', '2024-07-24', 'PAID', 4.95);
INSERT INTO ord VALUES (2009, 7, '2024-07-23', '2024-07-28', '2024-09-07', 'PAID', 0.0);
INSERT INTO ord VALUES (2010, 8, '2024-07-24', '2024-07-25', '2024-08-23', 'PAID', 0.0);
INSERT INTO ord VALUES (2011, 7, '2024-07-24', '2024-07-28', '2024-09-02', 'PAID', 7.5);
INSERT INTO ord VALUES (2012, 7, '2024-07-29', '2024-08-01', '2024-09-10', 'PAID', 4.95);
INSERT INTO ord VALUES (2013, 8, '2024-08-02', '2024-08-06', '2024-09-23', 'PAID', 4.95);
INSERT INTO ord VALUES (2014, 1, '2024-08-05', '2024-08-09', '2024-09-13', 'PAID', 0.0);
INSERT INTO ord VALUES (2015, 1, '2024-08-08', '2024-08-10', '2024-09-22', 'PAID', 0.0);
INSERT INTO ord VALUES (2016, 4, '2024-08-12', '2024-08-15', '2024-09-17', 'PAID', 4.95);
INSERT INTO ord VALUES (2017, 8, '2024-08-19', '2024-08-25', '2024-10-02', 'PAID', 0.0);
INSERT INTO ord VALUES (2018, 11, '2024-08-26', '2024-08-31', '2024-09-27', 'PAID', 7.5);
INSERT INTO ord VALUES (2019, 8, '2024-09-02', '2024-09-04', '2024-09-24', 'PAID', 0.0);
INSERT INTO ord VALUES (2020, 3, '2024-09-05', '2024-09-10', '2024-09-17', 'PAID', 7.5);
INSERT INTO ord VALUES (2021, 12, '2024-09-09', '2024-09-11', '2024-10-26', 'PAID', 4.95);
INSERT INTO ord VALUES (2022, 4, '2024-09-09', '2024-09-10', '2024-09-22', 'PAID', 7.5);
INSERT INTO ord VALUES (2023, 8, '2024-09-10', '2024-09-12', '2024-10-10', 'PAID', 7.5);
INSERT INTO ord VALUES (2024, 8, '2024-09-16', '2024-09-20', '2024-11-05', 'PAID', 0.0);
INSERT INTO ord VALUES (2025, 7, '2024-09-16', '2024-09-21', '2024-10-27', 'PAID', 4.95);
INSERT INTO ord VALUES (2026, 1, '2024-09-16', '2024-09-22', '2024-11-04', 'PAID', 4.95);
INSERT INTO ord VALUES (2027, 3, '2024-09-17', '2024-09-20', '2024-11-06', 'PAID', 4.95);
INSERT INTO ord VALUES (2028, 5, '2024-09-20', '2024-09-23', '2024-10-27', 'PAID', 4.95);
INSERT INTO ord VALUES (2029, 4, '2024-10-28', '2024-11-01', '2024-12-13', 'PAID', 0.0);
INSERT INTO ord VALUES (2030, 2, '2024-11-19', '2024-11-21', '2024-12-07', 'PAID', 4.95);
INSERT INTO ord VALUES (2031, 1, '2024-11-27', '2024-11-30', '2024-12-06', 'PAID', 4.95);
INSERT INTO ord VALUES (2032, 11, '2024-12-03', '2024-12-04', '2024-12-26', 'PAID', 4.95);
INSERT INTO ord VALUES (2033, 2, '2024-12-05', '2024-12-11', '2025-01-12', 'PAID', 0.0);
INSERT INTO ord VALUES (2034, 11, '2024-12-06', '2024-12-09', '2025-01-04', 'PAID', 4.95);
INSERT INTO ord VALUES (2035, 10, '2024-12-13', '2024-12-17', '2025-02-02', 'PAID', 0.0);
INSERT INTO ord VALUES (2036, 8, '2024-12-23', '2024-12-24', '2025-01-24', 'PAID', 0.0);
INSERT INTO ord VALUES (2037, 10, '2024-12-30', '2025-01-03', '2025-02-04', 'PAID', 4.95);
INSERT INTO ord VALUES (2038, 8, '2025-01-09', '2025-01-11', '2025-01-19', 'PAID', 0.0);
INSERT INTO ord VALUES (2039, 2, '2025-01-13', '2025-01-15', '2025-02-27', 'PAID', 7.5);
INSERT INTO ord VALUES (2040, 13, '2025-01-27', '2025-01-30', '2025-03-16', 'PAID', 7.5);
INSERT INTO ord VALUES (2041, 13, '2025-01-30', '2025-02-02', '2025-03-21', 'PAID', 0.0);
INSERT INTO ord VALUES (2042, 1, '2025-02-06', '2025-02-10', '2025-03-20', 'PAID', 4.95);
INSERT INTO ord VALUES (2043, 13, '2025-02-06', '2025-02-10', '2025-03-02', 'PAID', 7.5);
INSERT INTO ord VALUES (2044, 2, '2025-02-17', '2025-02-22', '2025-03-07', 'PAID', 7.5);
INSERT INTO ord VALUES (2045, 2, '2025-02-18', '2025-02-19', '2025-03-09', 'PAID', 0.0);
INSERT INTO ord VALUES (2046, 10, '2025-02-24', '2025-02-28', '2025-04-03', 'PAID', 7.5);
INSERT INTO ord VALUES (2047, 2, '2025-02-24', '2025-03-02', '2025-03-12', 'PAID', 4.95);
INSERT INTO ord VALUES (2048, 8, '2025-03-14', '2025-03-17', '2025-04-11', 'PAID', 0.0);
INSERT INTO ord VALUES (2049, 1, '2025-03-24', '2025-03-30', '2025-04-29', 'PAID', 0.0);
INSERT INTO ord VALUES (2050, 7, '2025-03-24', '2025-03-25', '2025-04-28', 'PAID', 0.0);
INSERT INTO ord VALUES (2051, 15, '2025-03-28', '2025-04-02', NULL, 'SHIP', 0.0);
INSERT INTO ord VALUES (2052, 11, '2025-04-08', '2025-04-11', NULL, 'SHIP', 4.95);
INSERT INTO ord VALUES (2053, 1, '2025-04-15', '2025-04-17', NULL, 'SHIP', 0.0);
INSERT INTO ord VALUES (2054, 13, '2025-04-22', NULL, NULL, 'NEW', 0.0);
INSERT INTO ord VALUES (2055, 5, '2025-04-25', NULL, NULL, 'NEW', 0.0);
INSERT INTO ord VALUES (2056, 15, '2025-04-25', NULL, NULL, 'NEW', 7.5);

INSERT INTO ord_ln VALUES (2001, 9, 10, 21.6);
INSERT INTO ord_ln VALUES (2002, 9, 4, 21.6);
INSERT INTO ord_ln VALUES (2002, 10, 10, 16.88);
INSERT INTO ord_ln VALUES (2003, 6, 24, 6.3);
INSERT INTO ord_ln VALUES (2004, 6, 12, 6.3);
INSERT INTO ord_ln VALUES (2005, 5, 8, 22.0);
INSERT INTO ord_ln VALUES (2006, 8, 12, 9.07);
INSERT INTO ord_ln VALUES (2007, 5, 5, 19.25);
INSERT INTO ord_ln VALUES (2007, 8, 24, 8.58);
INSERT INTO ord_ln VALUES (2008, 6, 24, 6.48);
INSERT INTO ord_ln VALUES (2009, 14, 6, 7.22);
INSERT INTO ord_ln VALUES (2009, 11, 24, 6.55);
INSERT INTO ord_ln VALUES (2010, 3, 18, 7.44);
INSERT INTO ord_ln VALUES (2011, 5, 4, 20.9);
INSERT INTO ord_ln VALUES (2012, 14, 12, 7.22);
INSERT INTO ord_ln VALUES (2013, 1, 8, 17.06);
INSERT INTO ord_ln VALUES (2013, 10, 4, 16.41);
INSERT INTO ord_ln VALUES (2014, 2, 18, 5.76);
INSERT INTO ord_ln VALUES (2015, 8, 12, 8.82);
INSERT INTO ord_ln VALUES (2015, 2, 6, 5.76);
INSERT INTO ord_ln VALUES (2016, 5, 8, 19.8);
INSERT INTO ord_ln VALUES (2017, 13, 5, 20.56);
INSERT INTO ord_ln VALUES (2017, 3, 6, 7.44);
INSERT INTO ord_ln VALUES (2017, 4, 6, 23.62);
INSERT INTO ord_ln VALUES (2018, 10, 6, 16.88);
INSERT INTO ord_ln VALUES (2018, 13, 3, 21.15);
INSERT INTO ord_ln VALUES (2019, 1, 2, 17.06);
INSERT INTO ord_ln VALUES (2019, 11, 6, 6.04);
INSERT INTO ord_ln VALUES (2020, 14, 6, 7.03);
INSERT INTO ord_ln VALUES (2021, 4, 4, 27.0);
INSERT INTO ord_ln VALUES (2022, 14, 18, 6.84);
INSERT INTO ord_ln VALUES (2022, 4, 5, 24.3);
INSERT INTO ord_ln VALUES (2023, 9, 10, 21.0);
INSERT INTO ord_ln VALUES (2024, 6, 6, 6.3);
INSERT INTO ord_ln VALUES (2025, 14, 6, 7.22);
INSERT INTO ord_ln VALUES (2026, 14, 12, 6.84);
INSERT INTO ord_ln VALUES (2027, 6, 24, 6.66);
INSERT INTO ord_ln VALUES (2027, 13, 6, 21.74);
INSERT INTO ord_ln VALUES (2027, 8, 12, 9.07);
INSERT INTO ord_ln VALUES (2028, 13, 2, 23.5);
INSERT INTO ord_ln VALUES (2028, 9, 4, 24.0);
INSERT INTO ord_ln VALUES (2028, 4, 10, 27.0);
INSERT INTO ord_ln VALUES (2029, 6, 18, 6.48);
INSERT INTO ord_ln VALUES (2029, 14, 24, 6.84);
INSERT INTO ord_ln VALUES (2030, 5, 3, 20.9);
INSERT INTO ord_ln VALUES (2030, 1, 6, 18.52);
INSERT INTO ord_ln VALUES (2031, 9, 4, 21.6);
INSERT INTO ord_ln VALUES (2032, 13, 8, 21.15);
INSERT INTO ord_ln VALUES (2033, 9, 4, 22.8);
INSERT INTO ord_ln VALUES (2034, 15, 6, 7.11);
INSERT INTO ord_ln VALUES (2035, 2, 24, 5.92);
INSERT INTO ord_ln VALUES (2035, 8, 6, 9.07);
INSERT INTO ord_ln VALUES (2036, 3, 18, 7.44);
INSERT INTO ord_ln VALUES (2037, 1, 8, 18.04);
INSERT INTO ord_ln VALUES (2037, 8, 6, 9.07);
INSERT INTO ord_ln VALUES (2037, 5, 4, 20.35);
INSERT INTO ord_ln VALUES (2038, 1, 2, 17.06);
INSERT INTO ord_ln VALUES (2038, 6, 12, 6.3);
INSERT INTO ord_ln VALUES (2039, 8, 12, 9.31);
INSERT INTO ord_ln VALUES (2040, 5, 5, 20.9);
INSERT INTO ord_ln VALUES (2041, 4, 5, 25.65);
INSERT INTO ord_ln VALUES (2042, 1, 3, 17.55);
INSERT INTO ord_ln VALUES (2042, 13, 2, 21.15);
INSERT INTO ord_ln VALUES (2043, 7, 10, 17.1);
INSERT INTO ord_ln VALUES (2043, 3, 12, 8.07);
INSERT INTO ord_ln VALUES (2044, 9, 2, 22.8);
INSERT INTO ord_ln VALUES (2045, 2, 12, 6.08);
INSERT INTO ord_ln VALUES (2045, 6, 24, 6.84);
INSERT INTO ord_ln VALUES (2046, 9, 2, 22.2);
INSERT INTO ord_ln VALUES (2046, 5, 10, 20.35);
INSERT INTO ord_ln VALUES (2047, 9, 5, 22.8);
INSERT INTO ord_ln VALUES (2048, 8, 6, 8.58);
INSERT INTO ord_ln VALUES (2048, 13, 4, 20.56);
INSERT INTO ord_ln VALUES (2049, 1, 8, 17.55);
INSERT INTO ord_ln VALUES (2049, 7, 8, 16.2);
INSERT INTO ord_ln VALUES (2050, 3, 24, 8.07);
INSERT INTO ord_ln VALUES (2050, 5, 8, 20.9);
INSERT INTO ord_ln VALUES (2050, 7, 4, 17.1);
INSERT INTO ord_ln VALUES (2051, 4, 5, 27.0);
INSERT INTO ord_ln VALUES (2052, 6, 18, 6.48);
INSERT INTO ord_ln VALUES (2052, 8, 6, 8.82);
INSERT INTO ord_ln VALUES (2053, 7, 2, 16.2);
INSERT INTO ord_ln VALUES (2054, 2, 18, 6.08);
INSERT INTO ord_ln VALUES (2055, 3, 18, 8.5);
INSERT INTO ord_ln VALUES (2055, 7, 4, 18.0);
INSERT INTO ord_ln VALUES (2056, 4, 6, 27.0);
INSERT INTO ord_ln VALUES (2056, 13, 6, 23.5);
