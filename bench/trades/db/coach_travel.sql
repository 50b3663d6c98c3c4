CREATE TABLE drv (
  drv_id INTEGER PRIMARY KEY,
  fname TEXT,
  lname TEXT,
  hired TEXT,
  lic_exp TEXT,
  depot TEXT,
  act INTEGER
);

INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (1, 'Gareth', 'Pugh',
  '2018-04-01', '2027-03-31', 'Hereford', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (2, 'Moira', 'Llewellyn',
  '2015-09-01', '2026-08-31', 'Hereford', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (3, 'Tomasz', 'Wrona',
  '2022-02-14', '2027-02-13', 'Ludlow', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (4, 'Keith', 'Bassett',
  '2009-06-01', '2025-05-31', 'Ludlow', 0);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (5, 'Shanice', 'Grant',
  '2023-03-20', '2028-03-19', 'Hereford', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (6, 'Alun', 'Prosser',
  '2019-11-04', '2026-11-03', 'Leominster', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (7, 'Derek', 'Fowler',
  '2020-01-13', '2026-01-12', 'Leominster', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (8, 'Ioana', 'Stan',
  '2024-05-07', '2029-05-06', 'Hereford', 1);
INSERT INTO drv (drv_id, fname, lname, hired, lic_exp, depot, act) VALUES (9, 'Nigel', 'Preece',
  '2016-07-18', '2024-07-17', 'Ludlow', 0);

CREATE TABLE veh (
  veh_id INTEGER PRIMARY KEY,
  reg TEXT UNIQUE,
  make TEXT,
  seats INTEGER,
  yr INTEGER,
  wc INTEGER
);

INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (1, 'VX19 KLO', 'Setra', 49, 2019, 1);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (2, 'BF21 RHA', 'Mercedes', 53, 2021, 1);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (3, 'VU16 DDN', 'Volvo', 57, 2016, 1);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (4, 'VX23 ZPT', 'Setra', 44, 2023, 1);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (5, 'BK14 OEJ', 'Iveco', 29, 2014, 0);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (6, 'VN18 HGS', 'Mercedes', 33, 2018, 0);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (7, 'BJ22 TWC', 'VDL', 61, 2022, 1);
INSERT INTO veh (veh_id, reg, make, seats, yr, wc) VALUES (8, 'VK12 MMA', 'Volvo', 51, 2012, 1);

CREATE TABLE tour (
  tour_cd TEXT PRIMARY KEY,
  ttl TEXT,
  ctry TEXT,
  days INTEGER,
  price_ct INTEGER,
  cat TEXT
);

INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('BATH', 'Bath Christmas Market',
  'UK', 1, 3900, 'DAY');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('CHAT',
  'Chatsworth House & Gardens', 'UK', 1, 4700, 'DAY');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('LLAN',
  'Llandudno & the Great Orme', 'UK', 3, 24900, 'BRK');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('YORK', 'York & the Dales',
  'UK', 4, 37900, 'BRK');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('BRUG', 'Bruges Weekend',
  'Belgium', 3, 31500, 'CITY');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('PARI', 'Paris in Spring',
  'France', 4, 44900, 'CITY');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('AMST',
  'Amsterdam & the Bulb Fields', 'Netherlands', 4, 42900, 'CITY');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('RHIN', 'Rhine Castles',
  'Germany', 6, 69900, 'LONG');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('GARD', 'Lake Garda', 'Italy',
  9, 104900, 'LONG');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('KERR', 'Ring of Kerry',
  'Ireland', 7, 76500, 'LONG');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('CORN', 'Cornish Coast', 'UK',
  5, 49900, 'BRK');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('COLO',
  'Cologne Christmas Markets', 'Germany', 4, 39900, 'CITY');
INSERT INTO tour (tour_cd, ttl, ctry, days, price_ct, cat) VALUES ('NORM', 'Normandy Beaches',
  'France', 5, 56500, 'LONG');

CREATE TABLE dep (
  dep_id INTEGER PRIMARY KEY,
  tour_cd TEXT REFERENCES tour(tour_cd),
  dep_dt TEXT,
  veh_id INTEGER,
  drv_id INTEGER,
  drv2_id INTEGER,
  st TEXT  -- P planned, D done, X cancelled
);

INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (1, 'LLAN',
  '2024-04-12', 5, 9, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (2, 'AMST',
  '2024-04-19', 2, 4, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (3, 'PARI',
  '2024-05-03', 5, 3, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (4, 'CHAT',
  '2024-05-18', 6, 4, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (5, 'CORN',
  '2024-06-03', 6, 1, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (6, 'NORM',
  '2024-06-04', 5, 9, 3, 'X');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (7, 'RHIN',
  '2024-07-08', 6, 3, 6, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (8, 'YORK',
  '2024-08-16', 4, 6, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (9, 'GARD',
  '2024-09-07', 1, 7, 2, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (10, 'BRUG',
  '2024-10-11', 3, 4, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (11, 'BATH',
  '2024-11-30', 2, 4, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (12, 'COLO',
  '2024-12-05', 4, 7, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (13, 'BATH',
  '2024-12-07', 2, 3, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (14, 'AMST',
  '2025-04-11', 5, 5, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (15, 'PARI',
  '2025-04-25', 4, 7, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (16, 'LLAN',
  '2025-05-09', 5, 5, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (17, 'CHAT',
  '2025-05-24', 1, 7, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (18, 'CORN',
  '2025-06-09', 3, 5, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (19, 'KERR',
  '2025-06-14', 7, 3, 6, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (20, 'RHIN',
  '2025-07-14', 1, 1, 6, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (21, 'CHAT',
  '2025-08-02', 3, 1, NULL, 'X');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (22, 'YORK',
  '2025-08-22', 1, 3, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (23, 'GARD',
  '2025-09-06', 2, 1, 6, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (24, 'BRUG',
  '2025-10-10', 2, 7, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (25, 'BATH',
  '2025-11-29', 1, 1, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (26, 'COLO',
  '2025-12-04', 2, 7, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (27, 'BATH',
  '2025-12-13', 6, 6, NULL, 'D');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (28, 'AMST',
  '2026-04-17', 4, 6, NULL, 'P');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (29, 'PARI',
  '2026-05-01', 3, 1, NULL, 'P');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (30, 'LLAN',
  '2026-05-15', 4, NULL, NULL, 'P');
INSERT INTO dep (dep_id, tour_cd, dep_dt, veh_id, drv_id, drv2_id, st) VALUES (31, 'GARD',
  '2026-09-05', 5, NULL, NULL, 'P');

CREATE TABLE cust (
  cust_id INTEGER PRIMARY KEY,
  nm TEXT,
  town TEXT,
  tel TEXT,
  email TEXT,
  news INTEGER,
  since TEXT
);

INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (1, 'Margaret Bowen',
  'Hereford', '01432 631870', NULL, 1, '2022-11-26');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (2, 'Peter Amphlett',
  'Ledbury', '01432 566351', 'peter.amphlett@gmail.com', 0, '2022-07-17');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (3, 'Jean & Roy Tudge',
  'Ludlow', '01432 557854', NULL, 1, '2024-01-11');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (4, 'Sylvia Watkins',
  'Hereford', '01432 700966', 'sylvia.watkins@gmail.com', 1, '2023-07-17');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (5, 'Colin Beddoes',
  'Leominster', '01432 293415', 'colin.beddoes@gmail.com', 0, '2024-10-23');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (6, 'Patricia Nash',
  'Ross-on-Wye', '01432 353373', 'patricia.nash@btinternet.com', 0, '2024-03-05');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (7, 'St Mary''s WI',
  'Bromyard', '01432 326803', NULL, 0, '2023-01-04');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (8, 'Harold Jenks', 'Ludlow',
  '01432 207959', 'harold.jenks@gmail.com', 0, '2025-03-11');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (9, 'Anita Desai', 'Hereford',
  '01432 316718', NULL, 0, '2024-09-27');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (10, 'Brian Gittins',
  'Kington', '01432 864985', 'brian.gittins@gmail.com', 0, '2024-02-20');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (11, 'Doreen Lacey',
  'Hereford', '01432 489036', NULL, 0, '2022-08-08');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (12, 'Malcolm Yapp',
  'Ledbury', '01432 852236', 'malcolm.yapp@btinternet.com', 1, '2023-12-21');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (13, 'Frances Oakley',
  'Leominster', '01432 733789', 'frances.oakley@talktalk.net', 1, '2024-10-13');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (14, 'Wigmore Gardening Club',
  'Wigmore', '01432 282079', 'wigmore.gardening.club@talktalk.net', 0, '2023-12-28');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (15, 'Irene Probert',
  'Ludlow', '01432 377925', NULL, 1, '2024-01-24');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (16, 'Stephen Hales',
  'Hereford', '01432 391472', 'stephen.hales@btinternet.com', 0, '2025-03-11');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (17, 'Gwen Morgan',
  'Hay-on-Wye', '01432 345911', 'gwen.morgan@gmail.com', 1, '2023-07-20');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (18, 'Ruth Castle',
  'Ross-on-Wye', '01432 509372', 'ruth.castle@btinternet.com', 0, '2025-06-19');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (19, 'Edward Pritchard',
  'Hereford', '01432 832190', 'edward.pritchard@btinternet.com', 1, '2024-05-11');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (20, 'Lorna Meredith',
  'Kington', '01432 340603', 'lorna.meredith@btinternet.com', 0, '2025-03-11');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (21, 'Victor Baines',
  'Leominster', '01432 416100', 'victor.baines@gmail.com', 0, '2022-09-22');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (22, 'Hazel Griffiths',
  'Ludlow', '01432 433288', 'hazel.griffiths@gmail.com', 0, '2025-03-11');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (23, 'Joan Scudamore',
  'Hereford', '01432 757477', 'joan.scudamore@talktalk.net', 0, '2025-01-29');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (24, 'Trevor Apperley',
  'Bromyard', '01432 526978', 'trevor.apperley@talktalk.net', 0, '2024-03-08');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (25, 'Nina Kowalczyk',
  'Hereford', '01432 869223', NULL, 1, '2025-01-22');
INSERT INTO cust (cust_id, nm, town, tel, email, news, since) VALUES (26, 'Philip Dance',
  'Ledbury', '01432 525440', 'philip.dance@btinternet.com', 1, '2023-11-20');

CREATE TABLE bkg (
  bkg_id INTEGER PRIMARY KEY,
  dep_id INTEGER,
  cust_id INTEGER,
  pax INTEGER,
  bk_dt TEXT,
  tot_ct INTEGER,
  st TEXT,
  src TEXT
);

INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (1, 1, 26, 2,
  '2023-11-20', 49800, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (2, 2, 12, 3,
  '2023-12-21', 128700, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (3, 6, 14, 10,
  '2023-12-28', 508500, 'CXL', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (4, 3, 12, 1,
  '2024-01-03', 44900, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (5, 4, 4, 1,
  '2024-01-21', 4700, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (6, 7, 1, 2,
  '2024-01-23', 139800, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (7, 5, 2, 2,
  '2024-01-29', 99800, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (8, 4, 21, 1,
  '2024-02-03', 4700, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (9, 1, 7, 12,
  '2024-02-19', 268920, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (10, 6, 4, 2,
  '2024-02-19', 113000, 'CXL', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (11, 4, 6, 2,
  '2024-03-05', 9400, 'CXL', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (12, 5, 24, 1,
  '2024-03-08', 49900, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (13, 7, 11, 1,
  '2024-03-09', 69900, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (14, 2, 15, 2,
  '2024-03-24', 85800, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (15, 8, 7, 9,
  '2024-04-10', 306990, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (16, 8, 24, 1,
  '2024-04-16', 37900, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (17, 7, 19, 2,
  '2024-05-11', 139800, 'CXL', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (18, 9, 14, 11,
  '2024-05-21', 1038510, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (19, 10, 26, 3,
  '2024-06-14', 94500, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (20, 12, 21, 2,
  '2024-07-08', 79800, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (21, 12, 1, 4,
  '2024-07-15', 159600, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (22, 8, 1, 1,
  '2024-07-19', 37900, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (23, 12, 3, 2,
  '2024-07-28', 79800, 'CXL', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (24, 11, 24, 4,
  '2024-09-10', 15600, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (25, 10, 2, 3,
  '2024-09-21', 94500, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (26, 11, 26, 3,
  '2024-10-06', 11700, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (27, 11, 13, 4,
  '2024-10-13', 15600, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (28, 14, 5, 1,
  '2024-10-23', 42900, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (29, 13, 15, 1,
  '2024-11-08', 3900, 'CXL', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (30, 15, 1, 2,
  '2024-12-01', 89800, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (31, 17, 11, 2,
  '2025-01-06', 9400, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (32, 14, 24, 4,
  '2025-01-10', 171600, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (33, 17, 25, 2,
  '2025-01-22', 9400, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (34, 16, 23, 4,
  '2025-01-29', 99600, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (35, 16, 7, 12,
  '2025-02-07', 268920, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (36, 14, 17, 4,
  '2025-02-28', 171600, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (37, 18, 11, 2,
  '2025-03-03', 99800, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (38, 16, 19, 4,
  '2025-03-08', 99600, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (39, 18, 19, 1,
  '2025-04-02', 49900, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (40, 22, 26, 1,
  '2025-04-10', 37900, 'CXL', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (41, 20, 25, 2,
  '2025-04-14', 139800, 'CXL', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (42, 19, 19, 1,
  '2025-04-24', 76500, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (43, 19, 11, 3,
  '2025-04-28', 229500, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (44, 19, 1, 1,
  '2025-05-17', 76500, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (45, 18, 1, 1,
  '2025-05-23', 49900, 'CXL', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (46, 24, 19, 3,
  '2025-06-13', 94500, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (47, 23, 18, 4,
  '2025-06-19', 419600, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (48, 21, 4, 4,
  '2025-07-01', 18800, 'CXL', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (49, 21, 21, 2,
  '2025-07-01', 9400, 'CXL', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (50, 27, 15, 2,
  '2025-07-01', 7800, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (51, 26, 4, 3,
  '2025-07-20', 119700, 'CXL', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (52, 24, 21, 4,
  '2025-09-27', 126000, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (53, 25, 15, 3,
  '2025-10-15', 11700, 'CXL', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (54, 25, 26, 2,
  '2025-10-30', 7800, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (55, 26, 7, 9,
  '2025-11-07', 323190, 'OK', 'WEB');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (56, 28, 2, 1,
  '2025-11-10', 42900, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (57, 28, 1, 1,
  '2025-11-11', 42900, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (58, 27, 9, 1,
  '2025-12-01', 3900, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (59, 29, 2, 2,
  '2026-03-15', 89800, 'OK', 'TEL');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (60, 31, 13, 1,
  '2026-03-28', 104900, 'OK', 'SHOP');
INSERT INTO bkg (bkg_id, dep_id, cust_id, pax, bk_dt, tot_ct, st, src) VALUES (61, 29, 1, 1,
  '2026-04-15', 44900, 'OK', 'SHOP');

CREATE TABLE pay (
  pay_id INTEGER PRIMARY KEY,
  bkg_id INTEGER REFERENCES bkg(bkg_id),
  pay_dt TEXT,
  amt_ct INTEGER,
  how TEXT
);

INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (1, 1, '2023-11-20', 9960, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (2, 2, '2023-12-21', 25740, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (3, 4, '2024-01-03', 8980, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (4, 5, '2024-01-21', 4700, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (5, 6, '2024-01-23', 27960, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (6, 2, '2024-01-29', 102960, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (7, 7, '2024-01-29', 19960, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (8, 8, '2024-02-03', 4700, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (9, 6, '2024-02-16', 111840, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (10, 4, '2024-02-19', 35920, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (11, 9, '2024-02-19', 53784, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (12, 7, '2024-02-26', 79840, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (13, 12, '2024-03-08', 9980, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (14, 13, '2024-03-09', 13980, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (15, 9, '2024-03-23', 215136, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (16, 14, '2024-03-24', 17160, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (17, 15, '2024-04-10', 61398, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (18, 13, '2024-04-11', 55920, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (19, 14, '2024-04-12', 68640, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (20, 16, '2024-04-16', 7580, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (21, 15, '2024-05-01', 245592, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (22, 12, '2024-05-07', 39920, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (23, 18, '2024-05-21', 207702, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (24, 19, '2024-06-14', 18900, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (25, 16, '2024-06-15', 30320, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (26, 20, '2024-07-08', 15960, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (27, 18, '2024-07-14', 830808, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (28, 21, '2024-07-15', 31920, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (29, 22, '2024-07-19', 7580, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (30, 20, '2024-07-28', 63840, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (31, 19, '2024-08-05', 75600, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (32, 22, '2024-08-09', 30320, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (33, 21, '2024-08-26', 127680, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (34, 24, '2024-09-10', 3120, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (35, 25, '2024-09-21', 18900, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (36, 25, '2024-10-04', 75600, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (37, 26, '2024-10-06', 2340, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (38, 27, '2024-10-13', 3120, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (39, 24, '2024-10-16', 12480, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (40, 28, '2024-10-23', 8580, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (41, 26, '2024-11-09', 9360, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (42, 27, '2024-11-23', 12480, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (43, 30, '2024-12-01', 17960, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (44, 28, '2024-12-09', 34320, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (45, 31, '2025-01-06', 9400, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (46, 32, '2025-01-10', 34320, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (47, 33, '2025-01-22', 9400, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (48, 30, '2025-01-29', 71840, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (49, 34, '2025-01-29', 19920, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (50, 32, '2025-02-01', 137280, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (51, 35, '2025-02-07', 53784, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (52, 34, '2025-02-27', 79680, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (53, 36, '2025-02-28', 34320, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (54, 37, '2025-03-03', 19960, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (55, 38, '2025-03-08', 19920, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (56, 35, '2025-03-11', 215136, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (57, 39, '2025-04-02', 9980, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (58, 36, '2025-04-04', 137280, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (59, 38, '2025-04-08', 79680, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (60, 37, '2025-04-16', 79840, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (61, 42, '2025-04-24', 15300, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (62, 43, '2025-04-28', 45900, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (63, 42, '2025-05-15', 61200, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (64, 44, '2025-05-17', 15300, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (65, 39, '2025-05-18', 39920, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (66, 43, '2025-05-23', 183600, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (67, 44, '2025-06-07', 61200, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (68, 46, '2025-06-13', 18900, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (69, 47, '2025-06-19', 83920, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (70, 50, '2025-07-01', 7800, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (71, 47, '2025-07-09', 335680, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (72, 46, '2025-08-04', 75600, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (73, 52, '2025-09-27', 25200, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (74, 52, '2025-09-27', 100800, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (75, 54, '2025-10-30', 7800, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (76, 55, '2025-11-07', 64638, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (77, 56, '2025-11-10', 8580, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (78, 57, '2025-11-11', 8580, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (79, 55, '2025-11-27', 258552, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (80, 58, '2025-12-01', 3900, 'TRF');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (81, 59, '2026-03-15', 17960, 'CARD');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (82, 60, '2026-03-28', 20980, 'CASH');
INSERT INTO pay (pay_id, bkg_id, pay_dt, amt_ct, how) VALUES (83, 61, '2026-04-15', 8980, 'CASH');

CREATE TABLE fbk (
  fbk_id INTEGER PRIMARY KEY,
  bkg_id INTEGER REFERENCES bkg(bkg_id),
  fb_dt TEXT,
  stars INTEGER,
  txt TEXT
);

INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (1, 1, '2024-04-24', 4,
  'Lovely trip, good driver');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (2, 6, '2024-07-25', 3,
  'Nice but too many stops');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (3, 7, '2024-06-16', 4,
  'Very well organised');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (4, 8, '2024-06-02', 3, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (5, 9, '2024-04-25', 5,
  'Best holiday in years');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (6, 12, '2024-06-10', 4,
  'Lovely trip, good driver');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (7, 13, '2024-07-28', 5,
  'Best holiday in years');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (8, 14, '2024-05-05', 4,
  'Lovely trip, good driver');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (9, 15, '2024-09-03', 4, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (10, 19, '2024-10-27', 3, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (11, 22, '2024-08-22', 4,
  'Very well organised');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (12, 24, '2024-12-06', 5,
  'Best holiday in years');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (13, 28, '2025-04-19', 4, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (14, 30, '2025-05-10', 5,
  'Driver was wonderful');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (15, 33, '2025-05-27', 5, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (16, 35, '2025-05-21', 4,
  'Very well organised');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (17, 36, '2025-04-26', 5,
  'Best holiday in years');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (18, 38, '2025-05-27', 3, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (19, 39, '2025-06-18', 4,
  'Lovely trip, good driver');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (20, 44, '2025-06-24', 3, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (21, 47, '2025-09-30', 5, NULL);
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (22, 50, '2025-12-24', 4,
  'Very well organised');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (23, 52, '2025-10-26', 5,
  'Best holiday in years');
INSERT INTO fbk (fbk_id, bkg_id, fb_dt, stars, txt) VALUES (24, 54, '2025-12-12', 5,
  'Driver was wonderful');
