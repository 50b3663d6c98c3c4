CREATE TABLE base (base_id INTEGER PRIMARY KEY, nm TEXT, loc TEXT, garages INTEGER);
CREATE TABLE mbr (mbr_id INTEGER PRIMARY KEY, fname TEXT, sname TEXT, dob TEXT, join_dt TEXT, grd
  TEXT, base_id INTEGER REFERENCES base(base_id), mentor_id INTEGER REFERENCES mbr(mbr_id),
  fa_exp_dt TEXT, tel TEXT);
CREATE TABLE veh (veh_id INTEGER PRIMARY KEY, reg_no TEXT, mk TEXT, mdl TEXT, yr INTEGER, mlg
  INTEGER, mot_dt TEXT, base_id INTEGER REFERENCES base(base_id), sts TEXT);
CREATE TABLE inc (inc_id INTEGER PRIMARY KEY, inc_dt TEXT, call_tm TEXT, loc TEXT, typ TEXT,
  cas_no INTEGER, dur_hrs REAL, outc TEXT, ldr_id INTEGER REFERENCES mbr(mbr_id));
CREATE TABLE att (inc_id INTEGER REFERENCES inc(inc_id), mbr_id INTEGER REFERENCES mbr(mbr_id),
  hrs REAL, PRIMARY KEY (inc_id, mbr_id));
CREATE TABLE kit (kit_id INTEGER PRIMARY KEY, dsc TEXT, cat TEXT, qty INTEGER, unit_cst REAL,
  purch_dt TEXT, base_id INTEGER REFERENCES base(base_id), insp_dt TEXT);
CREATE TABLE don (don_id INTEGER PRIMARY KEY, don_dt TEXT, donor_nm TEXT, amt REAL, mthd TEXT,
  gift_aid TEXT);

INSERT INTO base VALUES (1, 'Keswick HQ', 'Lane Ends', 2);
INSERT INTO base VALUES (2, 'Patterdale Post', 'Glenridding', 1);
INSERT INTO base VALUES (3, 'Wasdale Store', 'Nether Wasdale', 1);

INSERT INTO mbr VALUES (1, 'Rob', 'Thwaite', '1971-08-31', '2001-02-26', 'team leader', 3, NULL,
  '2026-01-30', '07700 115290');
INSERT INTO mbr VALUES (2, 'Jenny', 'Dixon', '1968-07-06', '1994-01-19', 'deputy leader', 1, NULL,
  '2023-09-30', '07700 129450');
INSERT INTO mbr VALUES (3, 'Mick', 'Bland', '1963-03-27', '2015-07-06', 'full', 1, NULL,
  '2023-12-12', '07700 120537');
INSERT INTO mbr VALUES (4, 'Sarah', 'Nicholson', '1992-09-27', '2018-07-10', 'full', 3, NULL,
  '2025-06-11', '07700 149601');
INSERT INTO mbr VALUES (5, 'Tariq', 'Aziz', '1984-07-05', '2012-07-31', 'full', 3, NULL,
  '2025-07-18', '07700 142745');
INSERT INTO mbr VALUES (6, 'Anna', 'Postlethwaite', '1961-08-25', '1996-08-07', 'deputy leader',
  1, NULL, '2025-05-25', '07700 120846');
INSERT INTO mbr VALUES (7, 'Phil', 'Birkett', '1963-01-10', '2012-12-03', 'full', 1, NULL,
  '2025-04-25', '07700 112403');
INSERT INTO mbr VALUES (8, 'Gemma', 'Tyson', '1970-02-10', '2004-02-24', 'full', 1, NULL,
  '2025-06-02', NULL);
INSERT INTO mbr VALUES (9, 'Dave', 'Dixon', '1994-11-12', '2017-02-05', 'support', 1, NULL, NULL,
  '07700 145160');
INSERT INTO mbr VALUES (10, 'Liz', 'Wren', '1975-04-24', '1998-08-05', 'full', 2, NULL,
  '2024-12-31', '07700 124979');
INSERT INTO mbr VALUES (11, 'Hugh', 'Carlyle', '1966-06-17', '1995-11-01', 'full', 1, NULL,
  '2025-10-05', '07700 132501');
INSERT INTO mbr VALUES (12, 'Becca', 'Fell', '1991-02-08', '2023-05-23', 'probationer', 3, 3,
  '2025-12-15', '07700 189110');
INSERT INTO mbr VALUES (13, 'Steve', 'Routledge', '1977-07-29', '1998-04-04', 'full', 3, NULL,
  '2025-08-31', '07700 191057');
INSERT INTO mbr VALUES (14, 'Karen', 'Bainbridge', '1991-01-23', '2017-06-02', 'full', 1, NULL,
  NULL, '07700 161718');
INSERT INTO mbr VALUES (15, 'Matt', 'Sharpe', '1986-04-15', '2015-06-13', 'full', 2, NULL,
  '2025-11-30', '07700 170848');
INSERT INTO mbr VALUES (16, 'Ollie', 'Tyson', '1995-03-26', '2024-01-03', 'probationer', 2, 6,
  '2025-11-22', '07700 196550');
INSERT INTO mbr VALUES (17, 'Joss', 'Naylor', '1988-09-02', '2015-06-01', 'full', 2, NULL,
  '2025-12-18', '07700 196680');
INSERT INTO mbr VALUES (18, 'Tim', 'Graham', '1959-12-16', '2002-06-21', 'full', 1, NULL,
  '2023-09-10', '07700 129248');
INSERT INTO mbr VALUES (19, 'Ffion', 'Rees', '1990-04-30', '2024-02-21', 'probationer', 2, 2,
  '2025-06-24', '07700 172875');
INSERT INTO mbr VALUES (20, 'Ged', 'Irving', '1982-05-14', '2007-09-02', 'support', 1, NULL, NULL,
  '07700 173856');
INSERT INTO mbr VALUES (21, 'Ruth', 'Mounsey', '1966-12-06', '2008-02-23', 'full', 1, NULL,
  '2024-09-04', '07700 144581');
INSERT INTO mbr VALUES (22, 'Andy', 'Hird', '1963-01-15', '2000-01-15', 'full', 2, NULL,
  '2025-09-03', '07700 107768');

INSERT INTO veh VALUES (1, 'PX19 MRT', 'Land Rover', 'Defender 110', 2019, 38400, '2024-10-14', 1,
  'on the road');
INSERT INTO veh VALUES (2, 'PO66 KMR', 'Land Rover', 'Defender 110', 2016, 71250, '2024-07-02', 2,
  'on the road');
INSERT INTO veh VALUES (3, 'PK71 RSQ', 'Toyota', 'Hilux', 2021, 22980, '2025-01-30', 1,
  'on the road');
INSERT INTO veh VALUES (4, 'PN12 FEL', 'Volkswagen', 'Transporter', 2012, 104300, '2024-05-19', 1,
  'in garage');
INSERT INTO veh VALUES (5, 'PX08 OBK', 'Land Rover', 'Defender 90', 2008, 133900, NULL, 3,
  'off road');
INSERT INTO veh VALUES (6, 'PL22 CMD', 'Ford', 'Transit', 2022, 14150, '2025-04-08', 1,
  'on the road');
INSERT INTO veh VALUES (7, 'P514 GLR', 'Bedford', 'Midi', 1996, 88000, NULL, NULL, 'sold');
INSERT INTO veh VALUES (8, 'PY18 ATV', 'Honda', 'TRX500', 2018, 6120, NULL, 3, 'on the road');
INSERT INTO veh VALUES (9, 'PK15 WSD', 'Toyota', 'Hilux', 2015, 95640, '2024-12-03', 3,
  'on the road');
INSERT INTO veh VALUES (10, 'PO20 PTD', 'Isuzu', 'D-Max', 2020, 41880, '2024-09-21', 2,
  'on the road');

INSERT INTO inc VALUES (1, '2023-01-08', '17:25', 'Scafell Pike', 'lost walker', 2, 0.50,
  'stood down', 3);
INSERT INTO inc VALUES (2, '2023-01-09', '14:47', 'Skiddaw', 'cragfast', 1, 5.50, 'walked off', 13);
INSERT INTO inc VALUES (3, '2023-02-21', '09:32', 'Great Gable', 'cragfast', 1, 3.25,
  'walked off', 6);
INSERT INTO inc VALUES (4, '2023-03-06', '19:23', 'Skiddaw', 'lost walker', 2, 0.50, 'stood down',
  6);
INSERT INTO inc VALUES (5, '2023-03-08', '02:05', 'Blencathra', 'lower leg injury', 1, 8.75,
  'stretchered off', 6);
INSERT INTO inc VALUES (6, '2023-03-10', '21:09', 'Sharp Edge', 'medical', 2, 7.25,
  'air ambulance', 1);
INSERT INTO inc VALUES (7, '2023-03-10', '19:08', 'Catbells', 'cragfast', 1, 2.25, 'walked off', 6);
INSERT INTO inc VALUES (8, '2023-03-18', '09:25', 'Sharp Edge', 'fall', 1, 5.50, 'fatality', 1);
INSERT INTO inc VALUES (9, '2023-03-20', '20:39', 'Sharp Edge', 'fall', 1, 6.75, 'air ambulance',
  2);
INSERT INTO inc VALUES (10, '2023-05-08', '02:02', 'Borrowdale', 'dog stuck', 0, 7.75,
  'found safe', 1);
INSERT INTO inc VALUES (11, '2023-05-29', '18:07', 'Helvellyn', 'lost walker', 2, 0.50,
  'stood down', 13);
INSERT INTO inc VALUES (12, '2023-07-04', '13:37', 'Sharp Edge', 'lost walker', 2, 3.25,
  'walked off', NULL);
INSERT INTO inc VALUES (13, '2023-07-05', '20:11', 'Catbells', 'lost walker', 2, 5.00,
  'walked off', 2);
INSERT INTO inc VALUES (14, '2023-07-19', '21:36', 'Skiddaw', 'missing person', 2, 8.50,
  'found safe', 6);
INSERT INTO inc VALUES (15, '2023-09-18', '21:17', 'Skiddaw', 'medical', 2, 0.50, 'stood down', 6);
INSERT INTO inc VALUES (16, '2023-09-28', '15:02', 'Catbells', 'lost walker', 2, 4.00,
  'walked off', 6);
INSERT INTO inc VALUES (17, '2023-10-08', '14:34', 'Catbells', 'medical', 1, 9.00, 'fatality', 6);
INSERT INTO inc VALUES (18, '2023-10-10', '02:11', 'Helvellyn', 'lower leg injury', 1, 7.50,
  'stretchered off', 1);
INSERT INTO inc VALUES (19, '2023-10-16', '19:37', 'Lodore Falls', 'cragfast', 1, 1.25,
  'walked off', 1);
INSERT INTO inc VALUES (20, '2023-10-20', '15:10', 'Borrowdale', 'lost walker', 2, 1.25,
  'walked off', 3);
INSERT INTO inc VALUES (21, '2023-10-30', '11:28', 'Helvellyn', 'missing person', 1, 3.00,
  'found safe', 1);
INSERT INTO inc VALUES (22, '2023-11-06', '02:01', 'Helvellyn', 'dog stuck', 0, 5.50,
  'found safe', 3);
INSERT INTO inc VALUES (23, '2023-11-08', '09:34', 'Sharp Edge', 'fall', 2, 3.75, 'fatality', 1);
INSERT INTO inc VALUES (24, '2023-11-24', '02:25', 'Skiddaw', 'dog stuck', 0, 0.50, 'stood down',
  1);
INSERT INTO inc VALUES (25, '2023-12-06', '22:38', 'Lodore Falls', 'dog stuck', 0, 0.50,
  'stood down', 13);
INSERT INTO inc VALUES (26, '2024-02-17', '18:44', 'Lodore Falls', 'lost walker', 4, 1.25,
  'walked off', 6);
INSERT INTO inc VALUES (27, '2024-02-19', '09:34', 'Lodore Falls', 'dog stuck', 0, 4.00,
  'found safe', 3);
INSERT INTO inc VALUES (28, '2024-03-21', '14:17', 'Scafell Pike', 'dog stuck', 0, 2.75,
  'found safe', 13);
INSERT INTO inc VALUES (29, '2024-03-23', '18:24', 'Blencathra', 'dog stuck', 0, 0.50,
  'stood down', 3);
INSERT INTO inc VALUES (30, '2024-04-07', '02:44', 'Helvellyn', 'dog stuck', 0, 6.75,
  'found safe', 6);
INSERT INTO inc VALUES (31, '2024-05-02', '22:36', 'Helvellyn', 'lost walker', 3, 3.50,
  'walked off', 2);
INSERT INTO inc VALUES (32, '2024-05-11', '20:35', 'Blencathra', 'medical', 1, 5.50,
  'air ambulance', 6);
INSERT INTO inc VALUES (33, '2024-05-16', '21:38', 'Scafell Pike', 'cragfast', 1, 6.50,
  'walked off', 2);
INSERT INTO inc VALUES (34, '2024-05-19', '17:00', 'Great Gable', 'fall', 1, 6.25,
  'air ambulance', 1);
INSERT INTO inc VALUES (35, '2024-06-10', '15:10', 'Catbells', 'missing person', 1, 3.25,
  'found safe', 1);
INSERT INTO inc VALUES (36, '2024-06-22', '18:59', 'Striding Edge', 'dog stuck', 0, 7.50,
  'found safe', 1);

INSERT INTO att VALUES (1, 7, 0.50);
INSERT INTO att VALUES (1, 18, 0.50);
INSERT INTO att VALUES (2, 12, 5.50);
INSERT INTO att VALUES (2, 5, 5.50);
INSERT INTO att VALUES (3, 11, 3.25);
INSERT INTO att VALUES (3, 15, 3.25);
INSERT INTO att VALUES (3, 6, 3.25);
INSERT INTO att VALUES (4, 13, 0.50);
INSERT INTO att VALUES (5, 3, 8.75);
INSERT INTO att VALUES (5, 2, 8.75);
INSERT INTO att VALUES (6, 13, 7.25);
INSERT INTO att VALUES (7, 15, 2.25);
INSERT INTO att VALUES (8, 13, 5.50);
INSERT INTO att VALUES (8, 6, 5.50);
INSERT INTO att VALUES (8, 1, 5.50);
INSERT INTO att VALUES (9, 10, 6.75);
INSERT INTO att VALUES (9, 18, 6.75);
INSERT INTO att VALUES (10, 2, 7.75);
INSERT INTO att VALUES (10, 10, 7.75);
INSERT INTO att VALUES (10, 18, 7.75);
INSERT INTO att VALUES (11, 1, 0.50);
INSERT INTO att VALUES (12, 15, 3.25);
INSERT INTO att VALUES (12, 10, 3.25);
INSERT INTO att VALUES (13, 6, 5.00);
INSERT INTO att VALUES (14, 17, 8.50);
INSERT INTO att VALUES (15, 7, 0.50);
INSERT INTO att VALUES (15, 11, 0.50);
INSERT INTO att VALUES (16, 2, 4.00);
INSERT INTO att VALUES (17, 13, 9.00);
INSERT INTO att VALUES (17, 16, 9.00);
INSERT INTO att VALUES (18, 11, 7.50);
INSERT INTO att VALUES (18, 16, 7.50);
INSERT INTO att VALUES (18, 10, 7.50);
INSERT INTO att VALUES (19, 11, 1.25);
INSERT INTO att VALUES (20, 16, 1.25);
INSERT INTO att VALUES (21, 4, 3.00);
INSERT INTO att VALUES (21, 17, 3.00);
INSERT INTO att VALUES (22, 17, 5.50);
INSERT INTO att VALUES (22, 8, 5.50);
INSERT INTO att VALUES (22, 4, 5.50);
INSERT INTO att VALUES (23, 13, 3.75);
INSERT INTO att VALUES (23, 15, 3.75);
INSERT INTO att VALUES (24, 5, 0.50);
INSERT INTO att VALUES (25, 21, 0.50);
INSERT INTO att VALUES (25, 18, 0.50);
INSERT INTO att VALUES (26, 21, 1.25);
INSERT INTO att VALUES (26, 15, 1.25);
INSERT INTO att VALUES (27, 8, 4.00);
INSERT INTO att VALUES (28, 11, 2.75);
INSERT INTO att VALUES (28, 1, 2.75);
INSERT INTO att VALUES (28, 13, 2.75);
INSERT INTO att VALUES (29, 4, 0.50);
INSERT INTO att VALUES (29, 12, 0.50);
INSERT INTO att VALUES (29, 17, 0.50);
INSERT INTO att VALUES (30, 17, 6.75);
INSERT INTO att VALUES (30, 4, 6.75);
INSERT INTO att VALUES (31, 4, 3.50);
INSERT INTO att VALUES (31, 2, 3.50);

INSERT INTO kit VALUES (1, 'Bell stretcher', 'stretcher', 2, 2450.00, '2017-03-14', 1,
  '2024-02-10');
INSERT INTO kit VALUES (2, 'MacInnes stretcher', 'stretcher', 1, 2980.00, '2020-09-01', 2,
  '2023-11-05');
INSERT INTO kit VALUES (3, 'Casualty bag', 'casualty care', 6, 310.00, '2021-05-20', 1,
  '2024-02-10');
INSERT INTO kit VALUES (4, 'Entonox set', 'casualty care', 3, 420.00, '2019-06-11', 1,
  '2024-04-18');
INSERT INTO kit VALUES (5, 'Defibrillator', 'casualty care', 2, 1150.00, '2022-01-25', 1,
  '2024-04-18');
INSERT INTO kit VALUES (6, 'Defibrillator', 'casualty care', 1, 1150.00, '2022-01-25', 2, NULL);
INSERT INTO kit VALUES (7, 'Vacuum splint', 'casualty care', 5, 165.00, '2018-10-02', 1,
  '2023-08-21');
INSERT INTO kit VALUES (8, '100m static rope', 'rope', 8, 189.50, '2023-02-15', 1, '2024-01-12');
INSERT INTO kit VALUES (9, '60m dynamic rope', 'rope', 4, 142.00, '2020-02-15', 2, '2023-01-12');
INSERT INTO kit VALUES (10, 'Snow anchor', 'rope', 12, 38.00, '2015-11-30', 3, NULL);
INSERT INTO kit VALUES (11, 'Harness', 'rope', 15, 64.00, '2021-11-08', 1, '2024-01-12');
INSERT INTO kit VALUES (12, 'Handheld radio', 'comms', 20, 275.00, '2019-12-03', 1, '2024-03-22');
INSERT INTO kit VALUES (13, 'Handheld radio', 'comms', 6, 275.00, '2019-12-03', 3, '2023-03-22');
INSERT INTO kit VALUES (14, 'Vehicle radio', 'comms', 5, 390.00, '2019-12-03', 1, '2024-03-22');
INSERT INTO kit VALUES (15, 'Sat phone', 'comms', 1, 880.00, '2023-07-19', 1, NULL);
INSERT INTO kit VALUES (16, 'Head torch', 'lighting', 24, 72.00, '2022-10-10', 1, '2023-10-09');
INSERT INTO kit VALUES (17, 'Dragon lamp', 'lighting', 3, 345.00, '2016-10-10', 2, '2023-10-09');
INSERT INTO kit VALUES (18, 'Drone', 'search', 1, 5600.00, '2023-04-28', 1, '2024-04-30');
INSERT INTO kit VALUES (19, 'Thermal camera', 'search', 2, 1890.00, '2023-04-28', 1, '2024-04-30');
INSERT INTO kit VALUES (20, 'Water rescue suit', 'water', 6, 455.00, '2018-05-17', 3, '2023-06-01');
INSERT INTO kit VALUES (21, 'Throw bag', 'water', 10, 28.50, '2018-05-17', 3, '2023-06-01');

INSERT INTO don VALUES (1, '2023-01-18', 'J & P Stockdale', 500.00, 'card', 'N');
INSERT INTO don VALUES (2, '2023-01-25', 'Estate of G Wainman', 5000.00, 'cheque', 'N');
INSERT INTO don VALUES (3, '2023-02-08', 'Old Dungeon Inn', 75.00, 'transfer', 'Y');
INSERT INTO don VALUES (4, '2023-02-13', 'J & P Stockdale', 25.00, 'card', 'N');
INSERT INTO don VALUES (5, '2023-02-16', 'Mrs E Fallowfield', 50.00, 'cheque', 'N');
INSERT INTO don VALUES (6, '2023-02-23', 'Fell & Forest Outdoor Shop', 500.00, 'cheque', 'N');
INSERT INTO don VALUES (7, '2023-02-25', 'Keswick WI', 50.00, 'transfer', 'N');
INSERT INTO don VALUES (8, '2023-02-26', 'Keswick WI', 10.00, 'card', 'Y');
INSERT INTO don VALUES (9, '2023-03-07', 'Cumbrian Ales Ltd', 150.00, 'cash', 'Y');
INSERT INTO don VALUES (10, '2023-03-29', 'Rheged Runners', 20.00, 'cash', 'Y');
INSERT INTO don VALUES (11, '2023-04-01', 'J & P Stockdale', 20.00, 'transfer', 'N');
INSERT INTO don VALUES (12, '2023-04-11', 'Mrs E Fallowfield', 50.00, 'cheque', 'N');
INSERT INTO don VALUES (13, '2023-05-12', 'Keswick WI', 500.00, 'cheque', 'N');
INSERT INTO don VALUES (14, '2023-05-17', 'Fell & Forest Outdoor Shop', 75.00, 'card', 'Y');
INSERT INTO don VALUES (15, '2023-05-20', 'Old Dungeon Inn', 25.00, 'card', 'N');
INSERT INTO don VALUES (16, '2023-05-21', 'Keswick WI', 250.00, 'cheque', 'Y');
INSERT INTO don VALUES (17, '2023-06-07', 'Cumbrian Ales Ltd', 500.00, 'card', 'N');
INSERT INTO don VALUES (18, '2023-07-02', 'Cumbrian Ales Ltd', 50.00, 'cash', 'Y');
INSERT INTO don VALUES (19, '2023-07-13', 'Rheged Runners', 100.00, 'cheque', 'N');
INSERT INTO don VALUES (20, '2023-07-29', 'Cumbrian Ales Ltd', 50.00, 'cash', 'N');
INSERT INTO don VALUES (21, '2023-08-07', 'Mrs E Fallowfield', 500.00, 'cash', 'Y');
INSERT INTO don VALUES (22, '2023-09-08', 'Penrith Rotary', 100.00, 'transfer', 'N');
INSERT INTO don VALUES (23, '2023-09-11', 'J & P Stockdale', 50.00, 'cash', 'Y');
INSERT INTO don VALUES (24, '2023-09-25', 'J & P Stockdale', 250.00, 'cheque', 'N');
INSERT INTO don VALUES (25, '2023-10-11', 'Penrith Rotary', 25.00, 'card', 'Y');
INSERT INTO don VALUES (26, '2023-12-25', 'Mr T Armitage', 10.00, 'transfer', 'N');
INSERT INTO don VALUES (27, '2024-01-13', 'Old Dungeon Inn', 20.00, 'cash', 'Y');
INSERT INTO don VALUES (28, '2024-01-18', 'Rheged Runners', 10.00, 'card', 'N');
INSERT INTO don VALUES (29, '2024-01-23', 'J & P Stockdale', 10.00, 'card', 'N');
INSERT INTO don VALUES (30, '2024-01-24', 'Keswick WI', 100.00, 'transfer', 'N');
INSERT INTO don VALUES (31, '2024-01-30', 'Keswick WI', 200.00, 'transfer', 'N');
INSERT INTO don VALUES (32, '2024-02-23', 'Keswick WI', 75.00, 'transfer', 'N');
INSERT INTO don VALUES (33, '2024-03-08', 'Keswick WI', 10.00, 'card', 'Y');
INSERT INTO don VALUES (34, '2024-03-23', 'Keswick WI', 150.00, 'card', 'N');
INSERT INTO don VALUES (35, '2024-04-18', 'Keswick WI', 100.00, 'card', 'N');
INSERT INTO don VALUES (36, '2024-04-29', NULL, 500.00, 'card', 'N');
INSERT INTO don VALUES (37, '2024-05-28', 'Fell & Forest Outdoor Shop', 25.00, 'card', 'Y');
INSERT INTO don VALUES (38, '2024-06-13', NULL, 25.00, 'cash', 'N');

