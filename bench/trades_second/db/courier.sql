PRAGMA foreign_keys=OFF;
CREATE TABLE dpt (dpt_cd TEXT PRIMARY KEY, nm TEXT, town TEXT, mgr TEXT, opn_dt TEXT, bays INTEGER);
CREATE TABLE van (reg TEXT PRIMARY KEY, mk TEXT, dpt_cd TEXT REFERENCES dpt(dpt_cd), yr INTEGER,
  odo_mi INTEGER, max_kg INTEGER, elec INTEGER, mot_due TEXT, off_rd INTEGER);
CREATE TABLE drv (drv_no INTEGER PRIMARY KEY, nm TEXT NOT NULL,
  dpt_cd TEXT REFERENCES dpt(dpt_cd), st_dt TEXT, end_dt TEXT, hr_rate_p INTEGER);
CREATE TABLE rnd (rnd_no INTEGER PRIMARY KEY, dt TEXT, rte TEXT,
  drv_no INTEGER REFERENCES drv(drv_no), reg TEXT, out_tm TEXT, in_tm TEXT, mi INTEGER);
CREATE TABLE cust (cust_no INTEGER PRIMARY KEY, nm TEXT, town TEXT, typ TEXT, cr_lim_p INTEGER,
  since_dt TEXT);
CREATE TABLE pcl (trk TEXT PRIMARY KEY, cust_no INTEGER REFERENCES cust(cust_no), rnd_no INTEGER,
  bkd_dt TEXT, svc TEXT, wt_kg REAL, to_town TEXT, chg_p INTEGER, stat TEXT, dlv_dt TEXT,
  sig_rq INTEGER, ins_p INTEGER);
CREATE TABLE cmpl (cmpl_no INTEGER PRIMARY KEY, trk TEXT, rcv_dt TEXT, rsn TEXT, stat TEXT,
  comp_p INTEGER, cls_dt TEXT);

INSERT INTO dpt VALUES ('EXE', 'Sowton', 'Exeter', 'Jill Trask', '2015-04-01', 14);
INSERT INTO dpt VALUES ('PLY', 'Plympton', 'Plymouth', 'Des Colwill', '2017-09-18', 12);
INSERT INTO dpt VALUES ('TRU', 'Threemilestone', 'Truro', 'Kerensa Pascoe', '2019-03-04', 8);
INSERT INTO dpt VALUES ('BAR', 'Pottington', 'Barnstaple', 'Jill Trask', '2020-06-15', 6);
INSERT INTO dpt VALUES ('TAU', 'Priorswood', 'Taunton', 'Nick Venn', '2016-02-08', 10);
INSERT INTO dpt VALUES ('TOR', 'Kingskerswell', 'Torquay', 'Anita Rowe', '2021-10-11', 6);
INSERT INTO dpt VALUES ('BOD', 'Callywith', 'Bodmin', NULL, '2023-05-22', 5);
INSERT INTO dpt VALUES ('YEO', 'Lynx Park', 'Yeovil', 'Nick Venn', '2025-01-13', 4);

INSERT INTO van VALUES ('WA19 KLM', 'Mercedes Sprinter', 'EXE', 2019, 126944, 1000, 0,
  '2026-04-30', 0);
INSERT INTO van VALUES ('WA70 PDX', 'Mercedes Sprinter', 'EXE', 2020, 94367, 1350, 0,
  '2025-12-31', 0);
INSERT INTO van VALUES ('WF21 HTE', 'Vauxhall Vivaro', 'EXE', 2021, 83733, 1200, 0, '2026-02-13',
  0);
INSERT INTO van VALUES ('WN68 BGO', 'Ford Transit', 'PLY', 2018, 118925, 1000, 0, '2025-08-24', 1);
INSERT INTO van VALUES ('WL22 RUV', 'Ford Transit', 'PLY', 2022, 68411, 1200, 0, '2025-07-11', 0);
INSERT INTO van VALUES ('WK72 EYA', 'Ford E-Transit', 'PLY', 2022, 65289, 1100, 1, '2025-07-30', 0);
INSERT INTO van VALUES ('WA23 TNC', 'Vauxhall Vivaro', 'TRU', 2023, 42208, 1350, 0, '2026-01-05',
  0);
INSERT INTO van VALUES ('WD20 OSP', 'Vauxhall Vivaro', 'TRU', 2020, 99774, 1350, 0, '2026-01-02',
  0);
INSERT INTO van VALUES ('WX71 FFJ', 'Ford E-Transit', 'BAR', 2021, 87736, 1100, 1, '2025-11-22', 0);
INSERT INTO van VALUES ('WR69 JUM', 'Mercedes Sprinter', 'BAR', 2019, 114362, 1200, 0,
  '2025-09-29', 0);
INSERT INTO van VALUES ('WG24 VLA', 'Peugeot Boxer', 'TAU', 2024, 26088, 1350, 0, '2026-05-25', 0);
INSERT INTO van VALUES ('WM73 ZDB', 'Vauxhall Vivaro', 'TAU', 2023, 34707, 1350, 0, '2025-12-13',
  0);
INSERT INTO van VALUES ('WP18 CRN', 'Vauxhall Vivaro', 'TAU', 2018, 134062, 1000, 0, '2025-08-20',
  1);
INSERT INTO van VALUES ('WJ22 NGH', 'Renault Kangoo E', 'TOR', 2022, 48268, 600, 1, '2025-11-21',
  0);
INSERT INTO van VALUES ('WB24 AXE', 'Ford E-Transit', 'TOR', 2024, 19295, 1100, 1, '2025-11-25', 0);
INSERT INTO van VALUES ('WT21 LDO', 'Ford E-Transit', 'BOD', 2021, 74234, 1100, 1, '2025-10-20', 0);

INSERT INTO drv VALUES (1, 'Steve Hannaford', 'EXE', '2022-09-24', NULL, 1210);
INSERT INTO drv VALUES (2, 'Mo Rashid', 'EXE', '2022-04-22', NULL, 1310);
INSERT INTO drv VALUES (3, 'Tracey Gidley', 'EXE', '2024-03-15', NULL, 1180);
INSERT INTO drv VALUES (4, 'Pete Lobb', 'PLY', '2022-06-07', '2024-06-01', 1245);
INSERT INTO drv VALUES (5, 'Ola Adeyemi', 'PLY', '2023-07-15', NULL, 1210);
INSERT INTO drv VALUES (6, 'Gary Luscombe', 'PLY', '2024-02-05', NULL, 1310);
INSERT INTO drv VALUES (7, 'Shirley Tonkin', 'TRU', '2022-04-15', NULL, 1265);
INSERT INTO drv VALUES (8, 'Darius Popa', 'TRU', '2022-06-23', NULL, 1265);
INSERT INTO drv VALUES (9, 'Kev Braund', 'BAR', '2022-02-06', NULL, 1180);
INSERT INTO drv VALUES (10, 'Lucy Chegwin', 'TAU', '2023-10-10', NULL, 1265);
INSERT INTO drv VALUES (11, 'Jago Nance', 'TRU', '2023-02-09', NULL, 1180);
INSERT INTO drv VALUES (12, 'Ivan Petrov', 'TAU', '2022-06-18', NULL, 1210);
INSERT INTO drv VALUES (13, 'Becky Sluggett', 'BAR', '2023-12-07', NULL, 1180);
INSERT INTO drv VALUES (14, 'Rob Down', 'TAU', '2022-08-09', '2024-03-01', 1310);
INSERT INTO drv VALUES (15, 'Neil Squires', 'TOR', '2023-04-03', NULL, 1350);
INSERT INTO drv VALUES (16, 'Hayley Moon', 'TOR', '2022-04-08', NULL, 1245);
INSERT INTO drv VALUES (17, 'Craig Isaac', 'BOD', '2023-09-09', NULL, 1265);
INSERT INTO drv VALUES (18, 'Demelza Rowe', 'BOD', '2023-06-14', NULL, 1180);
INSERT INTO drv VALUES (19, 'Alan Furse', 'EXE', '2022-05-31', '2024-11-07', 1210);
INSERT INTO drv VALUES (20, 'Wiktor Zając', 'PLY', '2025-05-12', NULL, 1265);

INSERT INTO rnd VALUES (501, '2025-01-09', 'BA1 North Coast', 13, 'WR69 JUM', '08:05', '17:50', 48);
INSERT INTO rnd VALUES (502, '2025-01-10', 'BO1 Moor', 17, 'WT21 LDO', '08:05', '16:50', 82);
INSERT INTO rnd VALUES (503, '2025-01-10', 'EX1 City', 3, 'WF21 HTE', '08:05', '18:35', 98);
INSERT INTO rnd VALUES (504, '2025-01-11', 'PL1 City', 6, 'WL22 RUV', '07:50', '14:50', 133);
INSERT INTO rnd VALUES (505, '2025-01-11', 'EX2 Coast', 2, 'WA70 PDX', '07:50', '18:20', 105);
INSERT INTO rnd VALUES (506, '2025-01-14', 'TQ1 Bay', 16, 'WJ22 NGH', '07:50', '15:20', 115);
INSERT INTO rnd VALUES (507, '2025-01-14', 'TQ1 Bay', 15, 'WB24 AXE', '06:45', '16:35', 82);
INSERT INTO rnd VALUES (508, '2025-01-22', 'BO1 Moor', 17, 'WT21 LDO', '06:45', '16:05', 132);
INSERT INTO rnd VALUES (509, '2025-01-22', 'TQ1 Bay', 15, 'WJ22 NGH', '08:05', '17:05', 92);
INSERT INTO rnd VALUES (510, '2025-01-22', 'PL2 Moor', 5, 'WL22 RUV', '08:05', '16:20', 56);
INSERT INTO rnd VALUES (511, '2025-02-01', 'TQ1 Bay', 15, 'WB24 AXE', '08:05', '18:05', 60);
INSERT INTO rnd VALUES (512, '2025-02-04', 'PL1 City', 6, 'WK72 EYA', '07:10', '14:20', 141);
INSERT INTO rnd VALUES (513, '2025-02-04', 'TR1 West', 11, 'WA23 TNC', '08:05', '18:35', 122);
INSERT INTO rnd VALUES (514, '2025-02-27', 'BO1 Moor', 17, 'WT21 LDO', '07:30', '15:50', 139);
INSERT INTO rnd VALUES (515, '2025-03-14', 'PL1 City', 6, 'WK72 EYA', '08:05', '15:05', 73);
INSERT INTO rnd VALUES (516, '2025-03-14', 'TR2 Roseland', 7, 'WA23 TNC', '08:05', '17:20', 155);
INSERT INTO rnd VALUES (517, '2025-03-22', 'TR1 West', 8, 'WA23 TNC', '06:45', '13:35', 50);
INSERT INTO rnd VALUES (518, '2025-03-22', 'TQ1 Bay', 16, 'WB24 AXE', '08:05', '17:05', 41);
INSERT INTO rnd VALUES (519, '2025-03-22', 'TA1 Town', 12, 'WM73 ZDB', '06:45', '13:05', 55);
INSERT INTO rnd VALUES (520, '2025-03-22', 'TA2 Levels', 10, 'WG24 VLA', '07:10', '16:05', 106);
INSERT INTO rnd VALUES (521, '2025-03-24', 'TA2 Levels', 10, 'WG24 VLA', '07:30', '14:50', 151);
INSERT INTO rnd VALUES (522, '2025-03-26', 'BO1 Moor', 17, 'WT21 LDO', '07:10', '15:05', 100);
INSERT INTO rnd VALUES (523, '2025-04-04', 'TR2 Roseland', 11, 'WD20 OSP', '07:30', '18:50', 154);
INSERT INTO rnd VALUES (524, '2025-04-05', 'EX1 City', 3, 'WA70 PDX', '07:10', '14:35', 134);
INSERT INTO rnd VALUES (525, '2025-04-08', 'PL1 City', 6, 'WK72 EYA', '08:05', '13:35', 75);
INSERT INTO rnd VALUES (526, '2025-04-08', 'TA1 Town', 12, 'WG24 VLA', '08:05', '14:20', 164);
INSERT INTO rnd VALUES (527, '2025-04-10', 'TQ1 Bay', 16, 'WJ22 NGH', '07:50', '14:35', 42);
INSERT INTO rnd VALUES (528, '2025-04-17', 'BA1 North Coast', 13, 'WR69 JUM', '07:10', '18:35', 90);
INSERT INTO rnd VALUES (529, '2025-04-23', 'TR2 Roseland', 7, 'WD20 OSP', '06:45', '16:20', 152);
INSERT INTO rnd VALUES (530, '2025-04-24', 'EX3 Culm', 2, 'WA70 PDX', '06:45', '15:50', 143);
INSERT INTO rnd VALUES (531, '2025-04-24', 'TA1 Town', 12, 'WM73 ZDB', '07:50', '15:05', 123);
INSERT INTO rnd VALUES (532, '2025-05-02', 'TA1 Town', 12, 'WG24 VLA', '07:30', '18:20', 77);
INSERT INTO rnd VALUES (533, '2025-05-07', 'PL1 City', 6, 'WL22 RUV', '07:30', '13:20', 147);
INSERT INTO rnd VALUES (534, '2025-05-22', 'TR1 West', 11, 'WA23 TNC', '07:30', '13:50', 86);
INSERT INTO rnd VALUES (535, '2025-05-24', 'TR1 West', 11, 'WA23 TNC', '07:30', '18:20', 46);
INSERT INTO rnd VALUES (536, '2025-05-24', 'BA1 North Coast', 13, 'WR69 JUM', '06:45', '18:05',
  160);
INSERT INTO rnd VALUES (537, '2025-05-29', 'BO1 Moor', 18, 'WT21 LDO', '07:50', '18:35', 86);
INSERT INTO rnd VALUES (538, '2025-05-30', 'BO1 Moor', 17, 'WT21 LDO', '06:45', '13:20', 135);
INSERT INTO rnd VALUES (539, '2025-05-30', 'TA2 Levels', 12, 'WG24 VLA', '07:50', '13:35', 63);
INSERT INTO rnd VALUES (540, '2025-05-30', 'TR1 West', 11, 'WA23 TNC', '06:45', '14:35', 119);
INSERT INTO rnd VALUES (541, '2025-05-30', 'TQ1 Bay', 15, 'WB24 AXE', '06:45', '13:20', 51);
INSERT INTO rnd VALUES (542, '2025-05-30', 'TQ1 Bay', 16, 'WJ22 NGH', '07:30', '16:35', 54);
INSERT INTO rnd VALUES (543, '2025-05-31', 'TQ1 Bay', 16, 'WJ22 NGH', '06:45', '18:20', 139);
INSERT INTO rnd VALUES (544, '2025-06-04', 'EX3 Culm', 3, 'WA70 PDX', '06:45', '13:05', 103);
INSERT INTO rnd VALUES (545, '2025-06-07', 'PL1 City', 5, 'WL22 RUV', '08:05', '18:50', 83);
INSERT INTO rnd VALUES (546, '2025-06-12', 'TQ1 Bay', 16, 'WB24 AXE', '06:45', '18:50', 90);
INSERT INTO rnd VALUES (547, '2025-06-13', 'BA1 North Coast', 9, 'WR69 JUM', '08:05', '17:20', 133);
INSERT INTO rnd VALUES (548, '2025-06-14', 'TQ1 Bay', 16, 'WJ22 NGH', '08:05', '14:50', 163);
INSERT INTO rnd VALUES (549, '2025-06-16', 'PL2 Moor', 6, 'WL22 RUV', '07:30', '17:20', 159);
INSERT INTO rnd VALUES (550, '2025-06-23', 'EX1 City', 3, 'WA70 PDX', '07:10', '14:05', 132);
INSERT INTO rnd VALUES (551, '2025-06-24', 'EX3 Culm', 3, 'WF21 HTE', '07:30', '17:05', 68);
INSERT INTO rnd VALUES (552, '2025-06-24', 'BO1 Moor', 18, 'WT21 LDO', '07:10', '15:05', 110);
INSERT INTO rnd VALUES (553, '2025-06-25', 'BO1 Moor', 18, 'WT21 LDO', '08:05', NULL, NULL);

INSERT INTO cust VALUES (1, 'Otter Valley Ceramics', 'Exeter', 'acct', 120000, '2023-12-02');
INSERT INTO cust VALUES (2, 'Dartmoor Candle Co', 'Plymouth', 'acct', 75000, '2023-02-26');
INSERT INTO cust VALUES (3, 'Fistral Surf Supplies', 'Newquay', 'acct', 50000, '2024-04-24');
INSERT INTO cust VALUES (4, 'Haldon Books', 'Exeter', 'acct', 75000, '2024-03-25');
INSERT INTO cust VALUES (5, 'Quantock Cider Press', 'Taunton', 'acct', 25000, '2024-06-28');
INSERT INTO cust VALUES (6, 'Tamar Spares', 'Plymouth', 'cash', NULL, '2023-05-16');
INSERT INTO cust VALUES (7, 'Exe Instruments', 'Exeter', 'acct', 25000, '2024-03-19');
INSERT INTO cust VALUES (8, 'Penrose Seeds', 'Truro', 'cash', NULL, '2023-11-22');
INSERT INTO cust VALUES (9, 'Bideford Bay Knitwear', 'Barnstaple', 'acct', 75000, '2022-07-10');
INSERT INTO cust VALUES (10, 'Brixham Smokehouse', 'Torquay', 'acct', 25000, '2023-09-26');
INSERT INTO cust VALUES (11, 'Levels Willow Baskets', 'Taunton', 'acct', 75000, '2023-03-21');
INSERT INTO cust VALUES (12, 'Saltram Stationers', 'Plymouth', 'acct', 25000, '2024-04-22');
INSERT INTO cust VALUES (13, 'Hartland Honey', 'Barnstaple', 'acct', 75000, '2024-09-03');
INSERT INTO cust VALUES (14, 'Carnon Electronics', 'Truro', 'acct', 50000, '2023-12-14');
INSERT INTO cust VALUES (15, 'Torre Cycles', 'Torquay', 'acct', 50000, '2023-05-28');
INSERT INTO cust VALUES (16, 'Blackdown Boots', 'Taunton', 'acct', 120000, '2022-12-23');
INSERT INTO cust VALUES (17, 'Lizard Art Prints', 'Truro', 'acct', 50000, '2023-09-04');
INSERT INTO cust VALUES (18, 'Mendip Herbals', 'Taunton', 'cash', NULL, '2024-05-29');
INSERT INTO cust VALUES (19, 'Bovey Toys', 'Exeter', 'acct', 120000, '2024-07-17');
INSERT INTO cust VALUES (20, 'Looe Rope & Twine', 'Bodmin', 'acct', 25000, '2022-03-17');
INSERT INTO cust VALUES (21, 'Wellbeck Dental Lab', 'Exeter', 'acct', 50000, '2022-05-08');
INSERT INTO cust VALUES (22, 'Culm Valley Coffee', 'Exeter', 'acct', 25000, '2024-06-16');

INSERT INTO pcl VALUES ('SW24100', 14, 503, '2025-01-08', 'EC', 6.3, 'Sidmouth', 578, 'DLV',
  '2025-01-10', 0, NULL);
INSERT INTO pcl VALUES ('SW24107', 4, 502, '2025-01-08', '2D', 20.1, 'Bodmin', 1037, 'DLV',
  '2025-01-10', 0, NULL);
INSERT INTO pcl VALUES ('SW24114', 19, 502, '2025-01-08', '2D', 3.2, 'Wadebridge', 665, 'DLV',
  '2025-01-10', 0, 25000);
INSERT INTO pcl VALUES ('SW24121', 1, 502, '2025-01-08', '2D', 12.1, 'Bodmin', 861, 'DLV',
  '2025-01-12', 0, 10000);
INSERT INTO pcl VALUES ('SW24128', 12, 503, '2025-01-09', 'ND', 8.1, 'Exmouth', 973, 'DLV',
  '2025-01-10', 1, NULL);
INSERT INTO pcl VALUES ('SW24135', 4, 502, '2025-01-09', 'ND', 14.8, 'Liskeard', 1120, 'DLV',
  '2025-01-10', 1, 25000);
INSERT INTO pcl VALUES ('SW24142', 1, 505, '2025-01-10', 'ND', 5.9, 'Exeter', 924, 'DLV',
  '2025-01-11', 1, 5000);
INSERT INTO pcl VALUES ('SW24149', 14, 505, '2025-01-10', 'ND', 2.6, 'Exmouth', 852, 'DLV',
  '2025-01-11', 0, NULL);
INSERT INTO pcl VALUES ('SW24156', 4, 506, '2025-01-11', 'EC', 2.5, 'Paignton', 495, 'DLV',
  '2025-01-14', 0, NULL);
INSERT INTO pcl VALUES ('SW24163', 14, 507, '2025-01-13', 'ND', 1.6, 'Brixham', 830, 'DLV',
  '2025-01-16', 1, NULL);
INSERT INTO pcl VALUES ('SW24170', 8, 506, '2025-01-13', 'ND', 6.4, 'Paignton', 935, 'DLV',
  '2025-01-14', 0, 25000);
INSERT INTO pcl VALUES ('SW24177', 17, 507, '2025-01-13', 'ND', 12.3, 'Paignton', 1065, 'DLV',
  '2025-01-14', 0, 25000);
INSERT INTO pcl VALUES ('SW24184', 17, 508, '2025-01-18', 'EC', 0.9, 'Bodmin', 459, 'DLV',
  '2025-01-22', 0, NULL);
INSERT INTO pcl VALUES ('SW24191', 11, 508, '2025-01-18', 'EC', 14.7, 'Wadebridge', 763, 'DLV',
  '2025-01-23', 1, 25000);
INSERT INTO pcl VALUES ('SW24198', 17, 508, '2025-01-21', '2D', 12.0, 'Wadebridge', 859, 'DLV',
  '2025-01-22', 0, NULL);
INSERT INTO pcl VALUES ('SW24205', 12, 510, '2025-01-21', 'ND', 4.5, 'Ivybridge', 894, 'DLV',
  '2025-01-22', 0, 10000);
INSERT INTO pcl VALUES ('SW24212', 10, 511, '2025-01-30', '2D', 2.1, 'Paignton', 641, 'DLV',
  '2025-02-02', 1, 25000);
INSERT INTO pcl VALUES ('SW24219', 4, 511, '2025-01-30', '2D', 1.2, 'Torquay', 621, 'DLV',
  '2025-02-01', 0, NULL);
INSERT INTO pcl VALUES ('SW24226', 17, 513, '2025-02-01', 'EC', 0.9, 'Redruth', 459, 'LOST', NULL,
  0, NULL);
INSERT INTO pcl VALUES ('SW24233', 12, 513, '2025-02-04', 'SD', 11.5, 'Truro', 1703, 'DLV',
  '2025-02-04', 0, 10000);
INSERT INTO pcl VALUES ('SW24240', 3, 514, '2025-02-23', 'EC', 14.7, 'Wadebridge', 763, 'DLV',
  '2025-02-27', 0, NULL);
INSERT INTO pcl VALUES ('SW24247', 9, 514, '2025-02-25', 'EC', 12.3, 'Bodmin', 710, 'DLV',
  '2025-02-27', 1, NULL);
INSERT INTO pcl VALUES ('SW24254', 6, 514, '2025-02-26', 'ND', 12.3, 'Wadebridge', 1065, 'DLV',
  '2025-02-28', 0, NULL);
INSERT INTO pcl VALUES ('SW24261', 4, 516, '2025-03-12', '2D', 20.1, 'St Mawes', 1037, 'DMG',
  '2025-03-14', 0, NULL);
INSERT INTO pcl VALUES ('SW24268', 6, 515, '2025-03-12', 'EC', 0.5, 'Tavistock', 451, 'DMG',
  '2025-03-14', 1, NULL);
INSERT INTO pcl VALUES ('SW24275', 9, 516, '2025-03-12', '2D', 19.8, 'St Mawes', 1030, 'DLV',
  '2025-03-15', 0, NULL);
INSERT INTO pcl VALUES ('SW24282', 4, 516, '2025-03-13', 'ND', 2.9, 'Falmouth', 858, 'DLV',
  '2025-03-15', 0, NULL);
INSERT INTO pcl VALUES ('SW24289', 16, 515, '2025-03-13', 'ND', 1.7, 'Ivybridge', 832, 'DLV',
  '2025-03-14', 0, NULL);
INSERT INTO pcl VALUES ('SW24296', 6, 515, '2025-03-13', 'ND', 8.0, 'Tavistock', 971, 'DLV',
  '2025-03-14', 1, NULL);
INSERT INTO pcl VALUES ('SW24303', 4, 521, '2025-03-20', 'EC', 1.2, 'Taunton', 466, 'DLV',
  '2025-03-24', 0, NULL);
INSERT INTO pcl VALUES ('SW24310', 16, 519, '2025-03-20', '2D', 24.1, 'Taunton', 1125, 'DMG',
  '2025-03-22', 0, 25000);
INSERT INTO pcl VALUES ('SW24317', 4, 517, '2025-03-21', 'ND', 1.8, 'Redruth', 834, 'DLV',
  '2025-03-22', 0, 25000);
INSERT INTO pcl VALUES ('SW24324', 16, 518, '2025-03-21', 'ND', 6.3, 'Brixham', 933, 'LOST', NULL,
  0, NULL);
INSERT INTO pcl VALUES ('SW24331', 5, 517, '2025-03-22', 'SD', 14.8, 'Truro', 1775, 'DLV',
  '2025-03-22', 0, NULL);
INSERT INTO pcl VALUES ('SW24338', 1, 521, '2025-03-23', 'ND', 14.6, 'Wellington', 1116, 'DLV',
  '2025-03-24', 0, 25000);
INSERT INTO pcl VALUES ('SW24345', 4, 522, '2025-03-25', 'ND', 6.2, 'Liskeard', 931, 'DLV',
  '2025-03-27', 0, 25000);
INSERT INTO pcl VALUES ('SW24352', 4, 522, '2025-03-25', 'ND', 1.3, 'Liskeard', 823, 'DLV',
  '2025-03-26', 0, NULL);
INSERT INTO pcl VALUES ('SW24359', 16, 522, '2025-03-26', 'SD', 7.4, 'Wadebridge', 1612, 'DLV',
  '2025-03-26', 0, NULL);
INSERT INTO pcl VALUES ('SW24366', 11, 523, '2025-04-03', 'ND', 24.6, 'Falmouth', 1336, 'DMG',
  '2025-04-04', 0, 25000);
INSERT INTO pcl VALUES ('SW24373', 4, 523, '2025-04-04', 'SD', 1.2, 'St Mawes', 1476, 'RTN', NULL,
  0, NULL);
INSERT INTO pcl VALUES ('SW24380', 19, 524, '2025-04-04', 'ND', 4.7, 'Exmouth', 898, 'DLV',
  '2025-04-07', 0, NULL);
INSERT INTO pcl VALUES ('SW24387', 3, 526, '2025-04-06', '2D', 0.4, 'Bridgwater', 603, 'DLV',
  '2025-04-08', 1, NULL);
INSERT INTO pcl VALUES ('SW24394', 11, 525, '2025-04-07', 'ND', 5.7, 'Tavistock', 920, 'DLV',
  '2025-04-08', 1, 10000);
INSERT INTO pcl VALUES ('SW24401', 5, 526, '2025-04-07', 'ND', 15.1, 'Taunton', 1127, 'DLV',
  '2025-04-08', 0, NULL);
INSERT INTO pcl VALUES ('SW24408', 9, 526, '2025-04-07', 'ND', 15.4, 'Bridgwater', 1133, 'DLV',
  '2025-04-08', 1, 25000);
INSERT INTO pcl VALUES ('SW24415', 10, 528, '2025-04-16', '2D', 1.7, 'Ilfracombe', 632, 'LOST',
  NULL, 0, 10000);
INSERT INTO pcl VALUES ('SW24422', 17, 529, '2025-04-20', 'EC', 4.6, 'Truro', 541, 'DMG',
  '2025-04-23', 0, NULL);
INSERT INTO pcl VALUES ('SW24429', 15, 529, '2025-04-22', 'ND', 19.8, 'Truro', 1230, 'DLV',
  '2025-04-23', 0, 10000);
INSERT INTO pcl VALUES ('SW24436', 8, 530, '2025-04-23', 'ND', 2.5, 'Cullompton', 850, 'DLV',
  '2025-04-24', 0, NULL);
INSERT INTO pcl VALUES ('SW24443', 19, 531, '2025-04-24', 'SD', 4.7, 'Bridgwater', 1553, 'DLV',
  '2025-04-24', 0, 25000);
INSERT INTO pcl VALUES ('SW24450', 4, 532, '2025-04-29', 'EC', 4.5, 'Bridgwater', 539, 'DLV',
  '2025-05-03', 0, NULL);
INSERT INTO pcl VALUES ('SW24457', 4, 535, '2025-05-20', 'EC', 1.8, 'Truro', 479, 'DLV',
  '2025-05-24', 0, 25000);
INSERT INTO pcl VALUES ('SW24464', 16, 535, '2025-05-23', 'ND', 0.8, 'Falmouth', 812, 'RTN', NULL,
  0, NULL);
INSERT INTO pcl VALUES ('SW24471', 15, 542, '2025-05-26', 'EC', 2.2, 'Brixham', 488, 'DLV',
  '2025-05-30', 0, 5000);
INSERT INTO pcl VALUES ('SW24478', 14, 539, '2025-05-27', 'EC', 15.3, 'Taunton', 776, 'RTN', NULL,
  0, NULL);
INSERT INTO pcl VALUES ('SW24485', 9, 541, '2025-05-27', 'EC', 20.4, 'Paignton', 888, 'DLV',
  '2025-05-30', 1, 5000);
INSERT INTO pcl VALUES ('SW24492', 13, 538, '2025-05-28', 'EC', 3.1, 'Bodmin', 508, 'DLV',
  '2025-06-01', 0, 5000);
INSERT INTO pcl VALUES ('SW24499', 12, 537, '2025-05-28', 'ND', 1.6, 'Wadebridge', 830, 'DLV',
  '2025-05-31', 1, NULL);
INSERT INTO pcl VALUES ('SW24506', 1, 541, '2025-05-29', 'ND', 7.2, 'Brixham', 953, 'DLV',
  '2025-05-30', 0, NULL);
INSERT INTO pcl VALUES ('SW24513', 22, 538, '2025-05-29', 'ND', 7.2, 'Bodmin', 953, 'DLV',
  '2025-05-30', 0, 25000);
INSERT INTO pcl VALUES ('SW24520', 8, 540, '2025-05-30', 'SD', 8.1, 'Redruth', 1628, 'DLV',
  '2025-05-30', 0, 5000);
INSERT INTO pcl VALUES ('SW24527', 7, 546, '2025-06-11', 'ND', 7.3, 'Paignton', 955, 'DMG',
  '2025-06-12', 0, NULL);
INSERT INTO pcl VALUES ('SW24534', 7, 546, '2025-06-11', '2D', 20.4, 'Brixham', 1043, 'DLV',
  '2025-06-12', 0, 25000);
INSERT INTO pcl VALUES ('SW24541', 2, 547, '2025-06-11', '2D', 7.7, 'Barnstaple', 764, 'DLV',
  '2025-06-13', 0, 25000);
INSERT INTO pcl VALUES ('SW24548', 8, 548, '2025-06-13', '2D', 8.1, 'Brixham', 773, 'DLV',
  '2025-06-14', 0, 25000);
INSERT INTO pcl VALUES ('SW24555', 12, 548, '2025-06-13', '2D', 5.5, 'Brixham', 716, 'DLV',
  '2025-06-14', 0, 25000);
INSERT INTO pcl VALUES ('SW24562', 4, 548, '2025-06-14', 'SD', 3.9, 'Paignton', 1535, 'DLV',
  '2025-06-14', 0, 5000);
INSERT INTO pcl VALUES ('SW24569', 1, 552, '2025-06-22', 'EC', 0.4, 'Liskeard', 448, 'DLV',
  '2025-06-24', 0, 25000);
INSERT INTO pcl VALUES ('SW24576', 2, 551, '2025-06-22', 'EC', 7.6, 'Sidmouth', 607, 'DLV',
  '2025-06-24', 0, NULL);
INSERT INTO pcl VALUES ('SW24583', 8, 551, '2025-06-23', '2D', 1.6, 'Sidmouth', 630, 'DLV',
  '2025-06-25', 0, 10000);
INSERT INTO pcl VALUES ('SW24590', 14, 553, '2025-06-24', 'ND', 24.0, 'Bodmin', 1323, 'RTN', NULL,
  1, 25000);
INSERT INTO pcl VALUES ('SW24597', 2, 551, '2025-06-24', 'SD', 3.0, 'Cullompton', 1516, 'DLV',
  '2025-06-25', 0, 5000);
INSERT INTO pcl VALUES ('SW24604', 14, NULL, '2025-06-27', 'EC', 8.7, 'Taunton', 631, 'WAIT',
  NULL, 0, NULL);
INSERT INTO pcl VALUES ('SW24611', 8, NULL, '2025-06-27', 'EC', 1.2, 'Torquay', 466, 'WAIT', NULL,
  0, NULL);
INSERT INTO pcl VALUES ('SW24618', 14, NULL, '2025-06-28', 'EC', 8.7, 'Torquay', 631, 'WAIT',
  NULL, 0, NULL);
INSERT INTO pcl VALUES ('SW24625', 14, NULL, '2025-06-28', 'ND', 8.7, 'Torquay', 986, 'WAIT',
  NULL, 0, NULL);
INSERT INTO pcl VALUES ('SW24632', 14, NULL, '2025-06-29', 'ND', 4.4, 'Torquay', 891, 'WAIT',
  NULL, 0, NULL);
INSERT INTO pcl VALUES ('SW24639', 14, NULL, '2025-06-29', '2D', 4.4, 'Truro', 691, 'WAIT', NULL,
  0, NULL);

INSERT INTO cmpl VALUES (1, 'SW24177', '2025-01-16', 'left in rain', 'settled', 4000, '2025-01-31');
INSERT INTO cmpl VALUES (2, 'SW24191', '2025-01-24', 'late', 'rejected', NULL, '2025-02-17');
INSERT INTO cmpl VALUES (3, 'SW24219', '2025-02-01', 'rude driver', 'settled', 2500, '2025-02-11');
INSERT INTO cmpl VALUES (4, 'SW24226', '2025-02-08', 'lost', 'settled', 9500, '2025-02-25');
INSERT INTO cmpl VALUES (5, 'SW24247', '2025-03-01', 'rude driver', 'settled', 1000, '2025-03-25');
INSERT INTO cmpl VALUES (6, 'SW24240', '2025-03-02', 'late', 'settled', 1000, '2025-03-04');
INSERT INTO cmpl VALUES (7, 'SW24226', '2025-03-10', 'lost', 'open', NULL, NULL);
INSERT INTO cmpl VALUES (8, 'SW24268', '2025-03-15', 'damaged', 'open', NULL, NULL);
INSERT INTO cmpl VALUES (9, 'SW24261', '2025-03-16', 'damaged', 'settled', 1000, '2025-03-26');
INSERT INTO cmpl VALUES (10, 'SW24289', '2025-03-18', 'left in rain', 'settled', 1500,
  '2025-03-22');
INSERT INTO cmpl VALUES (11, 'SW24310', '2025-03-25', 'damaged', 'settled', 1000, '2025-04-01');
INSERT INTO cmpl VALUES (12, 'SW24317', '2025-03-25', 'left in rain', 'settled', 2500,
  '2025-03-29');
INSERT INTO cmpl VALUES (13, 'SW24324', '2025-03-27', 'lost', 'settled', 6000, '2025-04-04');
INSERT INTO cmpl VALUES (14, 'SW24359', '2025-03-30', 'wrong address', 'settled', 1500,
  '2025-04-17');
INSERT INTO cmpl VALUES (15, 'SW24366', '2025-04-05', 'damaged', 'rejected', NULL, '2025-04-23');
INSERT INTO cmpl VALUES (16, 'SW24401', '2025-04-09', 'left in rain', 'settled', 2500,
  '2025-04-25');
INSERT INTO cmpl VALUES (17, 'SW24373', '2025-04-12', 'not delivered', 'settled', 4000,
  '2025-05-01');
INSERT INTO cmpl VALUES (18, 'SW24415', '2025-04-24', 'lost', 'settled', 9500, '2025-05-18');
INSERT INTO cmpl VALUES (19, 'SW24324', '2025-04-26', 'lost', 'open', NULL, NULL);
INSERT INTO cmpl VALUES (20, 'SW24422', '2025-04-27', 'damaged', 'settled', 1000, '2025-05-10');
INSERT INTO cmpl VALUES (21, 'SW24443', '2025-04-28', 'left in rain', 'settled', 4000,
  '2025-05-18');
INSERT INTO cmpl VALUES (22, 'SW24450', '2025-05-05', 'left in rain', 'settled', 4000,
  '2025-05-23');
INSERT INTO cmpl VALUES (23, 'SW24415', '2025-05-24', 'lost', 'open', NULL, NULL);
INSERT INTO cmpl VALUES (24, 'SW24464', '2025-05-30', 'not delivered', 'rejected', NULL,
  '2025-06-05');
INSERT INTO cmpl VALUES (25, 'SW24499', '2025-05-31', 'left in rain', 'rejected', NULL,
  '2025-06-06');
INSERT INTO cmpl VALUES (26, 'SW24478', '2025-06-03', 'not delivered', 'rejected', NULL,
  '2025-06-05');
INSERT INTO cmpl VALUES (27, 'SW24527', '2025-06-15', 'damaged', 'settled', 2500, '2025-06-30');
INSERT INTO cmpl VALUES (28, 'SW24562', '2025-06-17', 'late', 'settled', 1500, '2025-06-25');
INSERT INTO cmpl VALUES (29, 'SW24590', '2025-07-02', 'not delivered', 'settled', 1000,
  '2025-07-22');

