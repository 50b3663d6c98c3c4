CREATE TABLE cust (cust_no INTEGER PRIMARY KEY, fname TEXT, sname TEXT, org TEXT, tel TEXT, twn
  TEXT, pcode TEXT, dob TEXT);
CREATE TABLE pno (pno_no INTEGER PRIMARY KEY, cust_no INTEGER NOT NULL REFERENCES cust(cust_no),
  mk TEXT, typ TEXT, ser_no TEXT, yr_blt INTEGER, loc TEXT);
CREATE TABLE vst (vst_no INTEGER PRIMARY KEY, pno_no INTEGER NOT NULL REFERENCES pno(pno_no), dt
  TEXT, knd TEXT, dur_min INTEGER, pitch_hz REAL, chg REAL, nxt_due TEXT);
CREATE TABLE prt (prt_no INTEGER PRIMARY KEY, descr TEXT, unit_cst REAL, qty_stk INTEGER, supp
  TEXT);
CREATE TABLE vst_prt (vst_no INTEGER REFERENCES vst(vst_no), prt_no INTEGER REFERENCES
  prt(prt_no), qty INTEGER, PRIMARY KEY (vst_no, prt_no));
CREATE TABLE inv (inv_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES cust(cust_no), inv_dt
  TEXT, amt REAL, pd_dt TEXT, pmt_mth TEXT);
CREATE TABLE van (reg_no TEXT PRIMARY KEY, mk TEXT, bght_dt TEXT, sold_dt TEXT, cst REAL);
CREATE TABLE trip (trip_no INTEGER PRIMARY KEY, reg_no TEXT REFERENCES van(reg_no), dt TEXT, mls
  REAL, dest TEXT);

INSERT INTO cust VALUES (1, 'Margaret', 'Elsworth', NULL, '01297 339196', 'Seaton', 'EX14 6DL',
  '1990-09-18');
INSERT INTO cust VALUES (2, 'Ian', 'Tully', NULL, '01297 593281', 'Colyton', 'EX12 1DN',
  '1952-02-13');
INSERT INTO cust VALUES (3, 'Deborah', 'Coombes', NULL, '01297 305424', 'Axminster', 'EX24 2EH',
  '1941-03-10');
INSERT INTO cust VALUES (4, 'Hiroshi', 'Tanaka', NULL, '01297 533523', 'Seaton', 'EX13 4AH',
  '1944-05-30');
INSERT INTO cust VALUES (5, 'Angela', 'Rook', NULL, '01297 678210', 'Seaton', 'EX24 4DN',
  '1952-05-29');
INSERT INTO cust VALUES (6, 'Patrick', 'Gallagher', 'The Anchor Inn', '01297 467087', 'Honiton',
  'EX24 8EJ', NULL);
INSERT INTO cust VALUES (7, 'Susan', 'Whybrow', NULL, '01297 594655', 'Axminster', 'EX13 3AJ',
  '1992-02-06');
INSERT INTO cust VALUES (8, 'Vikram', 'Desai', NULL, '01297 541000', 'Axminster', 'EX24 9AH', NULL);
INSERT INTO cust VALUES (9, 'Edith', 'Farthing', NULL, NULL, 'Colyton', 'EX13 3AH', '1962-11-06');
INSERT INTO cust VALUES (10, 'Robert', 'Shand', 'St Mary''s Church', '01297 558777', 'Seaton',
  'EX12 8BJ', NULL);
INSERT INTO cust VALUES (11, 'Celia', 'Morton', NULL, '01297 602337', 'Lyme', 'EX12 1AH',
  '1946-07-16');
INSERT INTO cust VALUES (12, 'Keith', 'Arkwright', 'Wadebury Music Society', '01297 516239',
  'Axminster', 'EX14 6FJ', NULL);
INSERT INTO cust VALUES (13, 'Lorna', 'Baxter', NULL, '01297 632005', 'Lyme', 'EX13 8DL',
  '1979-07-24');
INSERT INTO cust VALUES (14, 'Stefan', 'Wolff', NULL, '01297 415732', 'Colyton', 'EX14 6EJ', NULL);
INSERT INTO cust VALUES (15, 'Yvonne', 'Prowse', 'Jubilee Hall', '01297 615024', 'Lyme',
  'EX14 1AH', NULL);
INSERT INTO cust VALUES (16, 'Graham', 'Tully', NULL, '01297 436840', 'Colyton', 'EX13 4FN',
  '1981-04-27');
INSERT INTO cust VALUES (17, 'Noor', 'Haddad', NULL, NULL, 'Honiton', 'EX14 2BL', '1943-09-09');
INSERT INTO cust VALUES (18, 'Phyllis', 'Kemp', NULL, '01297 680625', 'Honiton', 'EX24 5EL',
  '1981-12-13');

INSERT INTO pno VALUES (1, 1, 'Steinway', 'grand', '49186', 1989, 'conservatory');
INSERT INTO pno VALUES (2, 2, 'Kemble', 'upright', '168937', 2014, NULL);
INSERT INTO pno VALUES (3, 3, 'Yamaha', 'upright', '74749', 1983, 'hall');
INSERT INTO pno VALUES (4, 4, 'Kemble', 'upright', '239978', 1912, NULL);
INSERT INTO pno VALUES (5, 4, 'Steinway', 'grand', '68231', 1995, 'music room');
INSERT INTO pno VALUES (6, 5, 'Yamaha', 'grand', '25121', 1936, 'conservatory');
INSERT INTO pno VALUES (7, 6, 'Kemble', 'upright', NULL, NULL, 'dining room');
INSERT INTO pno VALUES (8, 7, 'Bluthner', 'grand', '69979', 1931, 'front room');
INSERT INTO pno VALUES (9, 8, 'Kawai', 'upright', '41777', 1912, 'conservatory');
INSERT INTO pno VALUES (10, 9, 'Broadwood', 'upright', '112659', NULL, 'dining room');
INSERT INTO pno VALUES (11, 10, 'Kawai', 'baby grand', '43180', 1958, 'dining room');
INSERT INTO pno VALUES (12, 10, 'Yamaha', 'upright', '97998', 1905, 'music room');
INSERT INTO pno VALUES (13, 11, 'Kawai', 'upright', '219422', 1958, 'hall');
INSERT INTO pno VALUES (14, 12, 'Bechstein', 'grand', '127989', 1974, NULL);
INSERT INTO pno VALUES (15, 13, 'Kemble', 'upright', '248056', 2014, 'front room');
INSERT INTO pno VALUES (16, 14, 'Yamaha', 'upright', '219853', 1905, 'hall');
INSERT INTO pno VALUES (17, 14, 'Broadwood', 'upright', '285146', 1924, 'hall');
INSERT INTO pno VALUES (18, 15, 'Yamaha', 'upright', '157806', 1967, 'music room');
INSERT INTO pno VALUES (19, 16, 'Kawai', 'upright', NULL, 1974, NULL);
INSERT INTO pno VALUES (20, 17, 'Kemble', 'upright', '132735', 2003, 'music room');
INSERT INTO pno VALUES (21, 18, 'Chappell', 'upright', '261946', 1995, 'dining room');
INSERT INTO pno VALUES (22, 12, 'Yamaha', 'grand', '133648', 1989, NULL);

INSERT INTO vst VALUES (1, 9, '2021-02-05', 'regulation', 180, NULL, 180.0, NULL);
INSERT INTO vst VALUES (2, 4, '2021-03-07', 'repair', 45, NULL, 95.0, NULL);
INSERT INTO vst VALUES (3, 11, '2021-04-29', 'tuning', 90, 440.0, 80.0, '2021-10-28');
INSERT INTO vst VALUES (4, 8, '2021-05-11', 'tuning', 75, 440.0, 80.0, NULL);
INSERT INTO vst VALUES (5, 7, '2021-07-07', 'valuation', 30, NULL, 50.0, NULL);
INSERT INTO vst VALUES (6, 9, '2021-07-24', 'tuning', 60, 438.0, 70.0, '2022-01-22');
INSERT INTO vst VALUES (7, 14, '2021-08-12', 'tuning', 75, 440.0, 80.0, NULL);
INSERT INTO vst VALUES (8, 3, '2021-08-13', 'repair', 45, NULL, 95.0, NULL);
INSERT INTO vst VALUES (9, 4, '2021-09-11', 'tuning', 60, 435.0, 70.0, '2022-03-12');
INSERT INTO vst VALUES (10, 18, '2021-09-20', 'tuning', 90, 438.0, 70.0, '2022-03-21');
INSERT INTO vst VALUES (11, 19, '2021-10-02', 'regulation', 240, NULL, 180.0, NULL);
INSERT INTO vst VALUES (12, 10, '2021-11-06', 'tuning', 90, 435.0, 70.0, '2022-05-07');
INSERT INTO vst VALUES (13, 11, '2021-11-29', 'tuning', 75, 440.0, 80.0, '2022-05-30');
INSERT INTO vst VALUES (14, 2, '2021-12-14', 'tuning', 60, 435.0, 70.0, '2022-06-14');
INSERT INTO vst VALUES (15, 8, '2021-12-14', 'regulation', 180, NULL, 190.0, NULL);
INSERT INTO vst VALUES (16, 1, '2021-12-23', 'tuning', 90, 435.0, 80.0, '2022-06-23');
INSERT INTO vst VALUES (17, 15, '2021-12-27', 'tuning', 90, 435.0, 70.0, NULL);
INSERT INTO vst VALUES (18, 16, '2022-02-08', 'repair', NULL, NULL, 95.0, NULL);
INSERT INTO vst VALUES (19, 17, '2022-02-23', 'tuning', 75, 438.0, 70.0, '2022-08-24');
INSERT INTO vst VALUES (20, 13, '2022-03-14', 'tuning', 75, 435.0, 70.0, '2022-09-12');
INSERT INTO vst VALUES (21, 9, '2022-03-19', 'regulation', 180, NULL, 180.0, NULL);
INSERT INTO vst VALUES (22, 21, '2022-03-26', 'tuning', 90, 440.0, 70.0, NULL);
INSERT INTO vst VALUES (23, 12, '2022-03-29', 'tuning', 90, 440.0, 70.0, '2022-09-27');
INSERT INTO vst VALUES (24, 19, '2022-04-06', 'tuning', 90, 440.0, 70.0, NULL);
INSERT INTO vst VALUES (25, 6, '2022-04-10', 'repair', 45, NULL, 105.0, NULL);
INSERT INTO vst VALUES (26, 14, '2022-04-10', 'tuning', 75, 440.0, 80.0, '2022-10-09');
INSERT INTO vst VALUES (27, 5, '2022-04-28', 'tuning', 90, 435.0, 80.0, '2022-10-27');
INSERT INTO vst VALUES (28, 22, '2022-04-28', 'tuning', 90, 440.0, 80.0, '2022-10-27');
INSERT INTO vst VALUES (29, 18, '2022-05-28', 'repair', NULL, NULL, 95.0, NULL);
INSERT INTO vst VALUES (30, 2, '2022-06-01', 'tuning', 60, 440.0, 70.0, '2022-11-30');
INSERT INTO vst VALUES (31, 10, '2022-06-14', 'repair', NULL, NULL, 95.0, NULL);
INSERT INTO vst VALUES (32, 1, '2022-06-20', 'tuning', 60, 435.0, 80.0, '2022-12-19');
INSERT INTO vst VALUES (33, 16, '2022-07-16', 'repair', 45, NULL, 95.0, NULL);
INSERT INTO vst VALUES (34, 15, '2022-08-02', 'tuning', 90, 438.0, 70.0, '2023-01-31');
INSERT INTO vst VALUES (35, 21, '2022-09-04', 'regulation', 240, NULL, 180.0, NULL);
INSERT INTO vst VALUES (36, 13, '2022-09-10', 'tuning', NULL, 440.0, 70.0, '2023-03-11');
INSERT INTO vst VALUES (37, 17, '2022-10-13', 'valuation', 30, NULL, 50.0, NULL);
INSERT INTO vst VALUES (38, 12, '2022-10-27', 'tuning', 75, 435.0, 70.0, '2023-04-27');
INSERT INTO vst VALUES (39, 5, '2022-11-03', 'tuning', 60, 440.0, 80.0, '2023-05-04');
INSERT INTO vst VALUES (40, 2, '2022-11-17', 'tuning', NULL, 440.0, 70.0, '2023-05-18');
INSERT INTO vst VALUES (41, 1, '2022-11-28', 'tuning', 90, 435.0, 80.0, '2023-05-29');
INSERT INTO vst VALUES (42, 22, '2022-11-28', 'regulation', 180, NULL, 190.0, NULL);
INSERT INTO vst VALUES (43, 6, '2022-12-08', 'tuning', 90, 440.0, 80.0, '2023-06-08');
INSERT INTO vst VALUES (44, 14, '2022-12-19', 'repair', 150, NULL, 105.0, NULL);
INSERT INTO vst VALUES (45, 18, '2022-12-24', 'tuning', 60, 440.0, 70.0, '2023-06-24');
INSERT INTO vst VALUES (46, 15, '2023-01-26', 'tuning', 90, 440.0, 75.0, '2023-07-27');
INSERT INTO vst VALUES (47, 16, '2023-02-16', 'tuning', 75, 440.0, 75.0, '2023-08-17');
INSERT INTO vst VALUES (48, 10, '2023-02-28', 'valuation', 30, NULL, 55.0, NULL);
INSERT INTO vst VALUES (49, 17, '2023-05-01', 'tuning', 75, 440.0, 75.0, NULL);
INSERT INTO vst VALUES (50, 12, '2023-05-11', 'regulation', 180, NULL, 185.0, NULL);
INSERT INTO vst VALUES (51, 5, '2023-06-30', 'tuning', 60, 438.0, 85.0, '2023-12-29');
INSERT INTO vst VALUES (52, 16, '2023-07-24', 'tuning', 75, 440.0, 75.0, '2024-01-22');
INSERT INTO vst VALUES (53, 15, '2023-08-07', 'tuning', 60, 440.0, 75.0, '2024-02-05');
INSERT INTO vst VALUES (54, 14, '2023-08-14', 'tuning', 75, 438.0, 85.0, '2024-02-12');
INSERT INTO vst VALUES (55, 10, '2023-11-10', 'repair', 150, NULL, 100.0, NULL);
INSERT INTO vst VALUES (56, 14, '2024-02-14', 'valuation', 30, NULL, 65.0, NULL);
INSERT INTO vst VALUES (57, 5, '2024-02-28', 'tuning', NULL, 440.0, 85.0, '2024-08-28');

INSERT INTO prt VALUES (1, 'treble string', 3.2, 46, 'Heckscher');
INSERT INTO prt VALUES (2, 'bass string', 18.5, 8, 'Heckscher');
INSERT INTO prt VALUES (3, 'tuning pin', 1.1, 120, 'Fletcher & Newman');
INSERT INTO prt VALUES (4, 'hammer felt set', 74.0, 2, 'Fletcher & Newman');
INSERT INTO prt VALUES (5, 'key top (ivory substitute)', 4.75, 35, 'Fletcher & Newman');
INSERT INTO prt VALUES (6, 'damper felt', 6.4, 18, 'Heckscher');
INSERT INTO prt VALUES (7, 'castor', 12.25, 0, 'Piano Bits');
INSERT INTO prt VALUES (8, 'bridle tape set', 16.0, 5, 'Piano Bits');
INSERT INTO prt VALUES (9, 'centre pin box', 9.9, 3, NULL);
INSERT INTO prt VALUES (10, 'pedal rod', 14.3, 4, 'Piano Bits');

INSERT INTO vst_prt VALUES (2, 2, 1);
INSERT INTO vst_prt VALUES (2, 1, 2);
INSERT INTO vst_prt VALUES (3, 3, 3);
INSERT INTO vst_prt VALUES (8, 5, 1);
INSERT INTO vst_prt VALUES (8, 1, 3);
INSERT INTO vst_prt VALUES (11, 3, 4);
INSERT INTO vst_prt VALUES (11, 5, 1);
INSERT INTO vst_prt VALUES (12, 3, 2);
INSERT INTO vst_prt VALUES (15, 6, 1);
INSERT INTO vst_prt VALUES (18, 4, 1);
INSERT INTO vst_prt VALUES (18, 3, 2);
INSERT INTO vst_prt VALUES (21, 10, 3);
INSERT INTO vst_prt VALUES (21, 5, 2);
INSERT INTO vst_prt VALUES (24, 3, 2);
INSERT INTO vst_prt VALUES (25, 8, 1);
INSERT INTO vst_prt VALUES (29, 10, 4);
INSERT INTO vst_prt VALUES (29, 8, 1);
INSERT INTO vst_prt VALUES (31, 8, 1);
INSERT INTO vst_prt VALUES (33, 2, 1);
INSERT INTO vst_prt VALUES (33, 10, 3);
INSERT INTO vst_prt VALUES (42, 10, 1);
INSERT INTO vst_prt VALUES (44, 8, 1);
INSERT INTO vst_prt VALUES (50, 4, 1);
INSERT INTO vst_prt VALUES (54, 3, 3);
INSERT INTO vst_prt VALUES (54, 10, 4);
INSERT INTO vst_prt VALUES (55, 8, 1);

INSERT INTO inv VALUES (1001, 4, '2021-03-10', 119.9, '2021-03-28', 'card');
INSERT INTO inv VALUES (1002, 10, '2021-05-01', 83.3, '2021-05-03', 'cash');
INSERT INTO inv VALUES (1003, 7, '2021-05-13', 80, '2021-06-13', 'cheque');
INSERT INTO inv VALUES (1004, 6, '2021-07-11', 50, '2021-07-12', 'cash');
INSERT INTO inv VALUES (1005, 8, '2021-07-26', 70, '2021-08-01', 'cash');
INSERT INTO inv VALUES (1006, 3, '2021-08-14', 109.35, '2021-09-14', 'bank');
INSERT INTO inv VALUES (1007, 12, '2021-08-16', 80, '2021-08-24', 'bank');
INSERT INTO inv VALUES (1008, 4, '2021-09-11', 70, '2021-10-11', 'cheque');
INSERT INTO inv VALUES (1009, 15, '2021-09-23', 70, '2021-10-23', 'bank');
INSERT INTO inv VALUES (1010, 16, '2021-10-06', 189.15, '2021-10-22', 'cheque');
INSERT INTO inv VALUES (1011, 9, '2021-11-09', 72.2, '2021-12-11', 'cash');
INSERT INTO inv VALUES (1012, 10, '2021-11-29', 80, '2021-12-16', 'cheque');
INSERT INTO inv VALUES (1013, 2, '2021-12-16', 70, '2021-12-16', 'card');
INSERT INTO inv VALUES (1014, 7, '2021-12-18', 196.4, '2022-01-17', 'cash');
INSERT INTO inv VALUES (1015, 1, '2021-12-24', 80, NULL, NULL);
INSERT INTO inv VALUES (1016, 13, '2021-12-28', 70, '2022-01-26', 'bank');
INSERT INTO inv VALUES (1017, 14, '2022-02-12', 171.2, '2022-03-25', 'card');
INSERT INTO inv VALUES (1018, 14, '2022-02-26', 70, '2022-04-06', 'card');
INSERT INTO inv VALUES (1019, 11, '2022-03-18', 70, '2022-03-18', 'cheque');
INSERT INTO inv VALUES (1020, 8, '2022-03-22', 232.4, '2022-04-30', 'bank');
INSERT INTO inv VALUES (1021, 18, '2022-03-28', 70, '2022-04-27', 'cheque');
INSERT INTO inv VALUES (1022, 10, '2022-04-02', 70, '2022-05-09', 'cash');
INSERT INTO inv VALUES (1023, 12, '2022-04-12', 80, '2022-05-13', 'bank');
INSERT INTO inv VALUES (1024, 5, '2022-04-14', 121.0, '2022-05-08', 'card');
INSERT INTO inv VALUES (1025, 12, '2022-04-29', 80, NULL, NULL);
INSERT INTO inv VALUES (1026, 4, '2022-04-30', 80, '2022-06-04', 'cash');
INSERT INTO inv VALUES (1027, 15, '2022-05-30', 168.2, '2022-06-12', 'cheque');
INSERT INTO inv VALUES (1028, 2, '2022-06-02', 70, '2022-07-02', 'bank');
INSERT INTO inv VALUES (1029, 9, '2022-06-15', 111.0, '2022-07-10', 'bank');
INSERT INTO inv VALUES (1030, 1, '2022-06-23', 80, '2022-08-07', 'cash');
INSERT INTO inv VALUES (1031, 13, '2022-08-02', 70, '2022-08-22', 'card');
INSERT INTO inv VALUES (1032, 18, '2022-09-07', 180, '2022-10-20', 'cash');
INSERT INTO inv VALUES (1033, 11, '2022-09-13', 70, '2022-09-23', 'bank');
INSERT INTO inv VALUES (1034, 14, '2022-10-17', 50, '2022-11-01', 'cheque');
INSERT INTO inv VALUES (1035, 10, '2022-10-29', 70, '2022-11-01', 'cash');
INSERT INTO inv VALUES (1036, 4, '2022-11-07', 80, '2022-11-08', 'card');
INSERT INTO inv VALUES (1037, 2, '2022-11-20', 70, '2022-12-23', 'cheque');
INSERT INTO inv VALUES (1038, 1, '2022-12-01', 80, '2023-01-14', 'bank');
INSERT INTO inv VALUES (1039, 12, '2022-12-01', 204.3, '2022-12-23', 'cash');
INSERT INTO inv VALUES (1040, 5, '2022-12-10', 80, '2022-12-31', 'card');
INSERT INTO inv VALUES (1041, 12, '2022-12-22', 121.0, '2022-12-25', 'bank');
INSERT INTO inv VALUES (1042, 15, '2022-12-24', 70, NULL, NULL);
INSERT INTO inv VALUES (1043, 13, '2023-01-29', 75, '2023-02-11', 'cash');
INSERT INTO inv VALUES (1044, 14, '2023-02-19', 75, '2023-03-08', 'cheque');
INSERT INTO inv VALUES (1045, 9, '2023-03-02', 55, '2023-03-09', 'cheque');
INSERT INTO inv VALUES (1046, 14, '2023-05-05', 75, NULL, NULL);
INSERT INTO inv VALUES (1047, 10, '2023-05-14', 259.0, '2023-06-15', 'cheque');
INSERT INTO inv VALUES (1048, 4, '2023-06-30', 85, '2023-07-20', 'cash');
INSERT INTO inv VALUES (1049, 14, '2023-07-25', 75, NULL, NULL);
INSERT INTO inv VALUES (1050, 13, '2023-08-10', 75, '2023-09-19', 'bank');
INSERT INTO inv VALUES (1051, 12, '2023-08-15', 145.5, '2023-09-29', 'bank');
INSERT INTO inv VALUES (1052, 9, '2023-11-13', 116.0, NULL, NULL);
INSERT INTO inv VALUES (1053, 12, '2024-02-14', 65, '2024-02-19', 'card');
INSERT INTO inv VALUES (1054, 4, '2024-02-28', 85, '2024-03-18', 'card');

INSERT INTO van VALUES ('WX58 KLO', 'Ford Transit Connect', '2015-06-12', '2022-03-31', 4200.0);
INSERT INTO van VALUES ('HJ19 RTV', 'Citroen Berlingo', '2022-03-25', NULL, 9850.0);
INSERT INTO van VALUES ('R417 DWP', 'Morris Minor Traveller', '2010-08-01', NULL, 6000.0);

INSERT INTO trip VALUES (1, 'WX58 KLO', '2021-05-10', 6.9, 'Exeter');
INSERT INTO trip VALUES (2, 'WX58 KLO', '2021-05-19', 36.0, 'Honiton');
INSERT INTO trip VALUES (3, 'WX58 KLO', '2021-06-03', 48.8, 'Seaton');
INSERT INTO trip VALUES (4, 'WX58 KLO', '2021-06-17', 40.5, 'Exeter');
INSERT INTO trip VALUES (5, 'WX58 KLO', '2021-09-11', 36.5, 'Bridport');
INSERT INTO trip VALUES (6, 'WX58 KLO', '2021-10-14', 58.9, 'Honiton');
INSERT INTO trip VALUES (7, 'WX58 KLO', '2021-11-02', 12.4, 'Lyme');
INSERT INTO trip VALUES (8, 'WX58 KLO', '2021-12-16', 21.4, 'Axminster');
INSERT INTO trip VALUES (9, 'WX58 KLO', '2021-12-28', 48.3, 'Seaton');
INSERT INTO trip VALUES (10, 'WX58 KLO', '2022-01-31', 33.1, 'Bridport');
INSERT INTO trip VALUES (11, 'WX58 KLO', '2022-02-07', 12.2, 'Bridport');
INSERT INTO trip VALUES (12, 'WX58 KLO', '2022-02-12', 31.0, 'Axminster');
INSERT INTO trip VALUES (13, 'WX58 KLO', '2022-02-17', 22.6, 'Axminster');
INSERT INTO trip VALUES (14, 'WX58 KLO', '2022-03-06', 29.8, 'Exeter');
INSERT INTO trip VALUES (15, 'WX58 KLO', '2022-03-11', 14.6, 'Lyme');
INSERT INTO trip VALUES (16, 'WX58 KLO', '2022-03-11', 18.1, 'Colyton');
INSERT INTO trip VALUES (17, 'HJ19 RTV', '2022-04-09', 7.2, 'Axminster');
INSERT INTO trip VALUES (18, 'HJ19 RTV', '2022-06-03', 49.9, 'Seaton');
INSERT INTO trip VALUES (19, 'HJ19 RTV', '2022-06-27', 45.5, 'Seaton');
INSERT INTO trip VALUES (20, 'HJ19 RTV', '2022-08-20', 54.6, 'Honiton');
INSERT INTO trip VALUES (21, 'HJ19 RTV', '2022-08-30', 48.2, 'Exeter');
INSERT INTO trip VALUES (22, 'HJ19 RTV', '2022-11-14', 46.7, 'Axminster');
INSERT INTO trip VALUES (23, 'HJ19 RTV', '2023-01-12', 58.0, 'Lyme');
INSERT INTO trip VALUES (24, 'R417 DWP', '2023-03-26', 7.2, 'Exeter');
INSERT INTO trip VALUES (25, 'HJ19 RTV', '2023-05-08', 59.4, 'Colyton');
INSERT INTO trip VALUES (26, 'HJ19 RTV', '2023-05-16', 58.7, 'Lyme');
INSERT INTO trip VALUES (27, 'HJ19 RTV', '2023-06-20', 43.5, 'Lyme');
INSERT INTO trip VALUES (28, 'R417 DWP', '2023-07-03', 47.7, 'Lyme');
INSERT INTO trip VALUES (29, 'R417 DWP', '2023-07-07', 31.7, 'Colyton');
INSERT INTO trip VALUES (30, 'R417 DWP', '2023-09-01', 49.1, 'Seaton');
INSERT INTO trip VALUES (31, 'HJ19 RTV', '2023-11-01', 44.4, 'Seaton');
INSERT INTO trip VALUES (32, 'HJ19 RTV', '2023-11-03', NULL, 'Lyme');
INSERT INTO trip VALUES (33, 'HJ19 RTV', '2023-11-26', 51.9, 'Bridport');
INSERT INTO trip VALUES (34, 'HJ19 RTV', '2023-12-13', 7.6, 'Colyton');
INSERT INTO trip VALUES (35, 'R417 DWP', '2024-01-04', 32.5, 'Colyton');
INSERT INTO trip VALUES (36, 'HJ19 RTV', '2024-01-06', 6.8, 'Honiton');
INSERT INTO trip VALUES (37, 'HJ19 RTV', '2024-01-30', 51.8, 'Lyme');
INSERT INTO trip VALUES (38, 'HJ19 RTV', '2024-02-10', 28.9, 'Exeter');
INSERT INTO trip VALUES (39, 'HJ19 RTV', '2024-03-07', 40.4, 'Seaton');
INSERT INTO trip VALUES (40, 'HJ19 RTV', '2024-04-10', 27.8, 'Bridport');
