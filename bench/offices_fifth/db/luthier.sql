CREATE TABLE cust (cust_no INTEGER PRIMARY KEY, fname TEXT, lname TEXT, tel TEXT, email TEXT,
  city TEXT, pro TEXT CHECK (pro IN ('Y','N')));
CREATE TABLE tech (tech_id TEXT PRIMARY KEY, name TEXT, spec TEXT, hr_rate INTEGER);
CREATE TABLE instr (instr_no INTEGER PRIMARY KEY, cust_no INTEGER, kind TEXT, maker TEXT,
  model TEXT, yr INTEGER, serial TEXT);
CREATE TABLE job (job_no INTEGER PRIMARY KEY, instr_no INTEGER, tech_id TEXT, in_dt TEXT,
  due_dt TEXT, out_dt TEXT, stat TEXT, hrs REAL, descr TEXT);
CREATE TABLE part (part_no TEXT PRIMARY KEY, descr TEXT, price_ct INTEGER, stock_qty INTEGER,
  reorder_lvl INTEGER);
CREATE TABLE job_part (job_no INTEGER, part_no TEXT, qty INTEGER, PRIMARY KEY (job_no, part_no));

INSERT INTO cust VALUES (1001, 'Aoife', 'Brennan', '087 5500012', 'aoife.brennan@mail.example',
  'Cork', 'Y');
INSERT INTO cust VALUES (1002, 'Ben', 'Walsh', '087 5500743', 'ben.walsh@mail.example', 'Galway',
  'N');
INSERT INTO cust VALUES (1003, 'Chiara', 'Ricci', '087 5501474', NULL, 'Limerick', 'N');
INSERT INTO cust VALUES (1004, 'Declan', 'Moran', '087 5502205', 'declan.moran@mail.example',
  'Cork', 'Y');
INSERT INTO cust VALUES (1005, 'Esther', 'Adler', '087 5502936', 'esther.adler@mail.example',
  'Ennis', 'N');
INSERT INTO cust VALUES (1006, 'Felix', 'Stone', '087 5503667', 'felix.stone@mail.example',
  'Cork', 'N');
INSERT INTO cust VALUES (1007, 'Gwen', 'Price', '087 5504398', 'gwen.price@mail.example',
  'Galway', 'Y');
INSERT INTO cust VALUES (1008, 'Hamid', 'Rahimi', '087 5505129', 'hamid.rahimi@mail.example',
  'Limerick', 'N');
INSERT INTO cust VALUES (1009, 'Isla', 'Boyd', '087 5505860', NULL, 'Cork', 'N');
INSERT INTO cust VALUES (1010, 'Jorge', 'Vega', '087 5506591', 'jorge.vega@mail.example',
  'Ennis', 'Y');
INSERT INTO cust VALUES (1011, 'Kiera', 'Nolan', '087 5507322', 'kiera.nolan@mail.example',
  'Cork', 'N');
INSERT INTO cust VALUES (1012, 'Luca', 'Ferri', '087 5508053', 'luca.ferri@mail.example',
  'Galway', 'N');
INSERT INTO cust VALUES (1013, 'Maeve', 'Daly', '087 5508784', 'maeve.daly@mail.example',
  'Limerick', 'Y');
INSERT INTO cust VALUES (1014, 'Noel', 'Burke', '087 5509515', NULL, 'Cork', 'N');
INSERT INTO cust VALUES (1015, 'Pascal', 'Roux', '087 5510246', 'pascal.roux@mail.example',
  'Ennis', 'N');
INSERT INTO cust VALUES (1016, 'Roisin', 'Kinsella', '087 5510977',
  'roisin.kinsella@mail.example', 'Cork', 'Y');
INSERT INTO tech VALUES ('MK', 'Mairead Keane', 'strings', 6500);
INSERT INTO tech VALUES ('TS', 'Tomas Silva', 'woodwind', 6000);
INSERT INTO tech VALUES ('JB', 'Jack Barry', 'brass', 5800);
INSERT INTO tech VALUES ('AP', 'Agnes Paul', 'strings', 7200);
INSERT INTO tech VALUES ('OD', 'Orla Dunne', 'piano', 7000);
INSERT INTO instr VALUES (1, 1011, 'trumpet', 'Bach', 'TR300', 2005, 'S37345');
INSERT INTO instr VALUES (2, 1011, 'clarinet', 'Buffet', 'E13', NULL, 'S43073');
INSERT INTO instr VALUES (3, 1008, 'guitar', 'Yamaha', 'C40', 2011, 'S89200');
INSERT INTO instr VALUES (4, 1005, 'guitar', 'Lowden', 'F22', 2018, 'S41535');
INSERT INTO instr VALUES (5, 1001, 'trumpet', 'Yamaha', 'YTR-2330', 2018, 'S37763');
INSERT INTO instr VALUES (6, 1002, 'flute', 'Yamaha', 'YFL-222', 1974, NULL);
INSERT INTO instr VALUES (7, 1004, 'flute', 'Pearl', '505', 1988, 'S99280');
INSERT INTO instr VALUES (8, 1011, 'flute', 'Yamaha', 'YFL-222', 2015, 'S32808');
INSERT INTO instr VALUES (9, 1006, 'trumpet', 'Yamaha', 'YTR-2330', 1974, 'S47382');
INSERT INTO instr VALUES (10, 1009, 'trumpet', 'Yamaha', 'YTR-2330', 2018, 'S51992');
INSERT INTO instr VALUES (11, 1001, 'cello', 'Eastman', 'VC305', 2015, 'S83235');
INSERT INTO instr VALUES (12, 1002, 'guitar', 'Lowden', 'F22', 1999, NULL);
INSERT INTO instr VALUES (13, 1013, 'violin', 'Stentor', 'Conservatoire', 2015, 'S01398');
INSERT INTO instr VALUES (14, 1005, 'violin', 'Hofner', 'H225', 2015, 'S27593');
INSERT INTO instr VALUES (15, 1008, 'cello', 'Hofner', 'H4', 2020, 'S47931');
INSERT INTO instr VALUES (16, 1013, 'trumpet', 'Yamaha', 'YTR-2330', 2011, 'S64714');
INSERT INTO instr VALUES (17, 1008, 'violin', 'Stentor', 'Conservatoire', 2018, 'S50698');
INSERT INTO instr VALUES (18, 1011, 'flute', 'Yamaha', 'YFL-222', 2005, NULL);
INSERT INTO instr VALUES (19, 1012, 'violin', 'Hofner', 'H225', 2015, 'S93025');
INSERT INTO instr VALUES (20, 1012, 'cello', 'Hofner', 'H4', 2020, 'S05391');
INSERT INTO instr VALUES (21, 1010, 'guitar', 'Lowden', 'F22', 2011, 'S61645');
INSERT INTO instr VALUES (22, 1009, 'flute', 'Pearl', '505', 2018, 'S35155');
INSERT INTO instr VALUES (23, 1007, 'clarinet', 'Yamaha', 'YCL-255', 1974, 'S53049');
INSERT INTO instr VALUES (24, 1003, 'flute', 'Pearl', '505', 1988, NULL);
INSERT INTO instr VALUES (25, 1010, 'cello', 'Hofner', 'H4', 2011, 'S82733');
INSERT INTO instr VALUES (26, 1014, 'cello', 'Hofner', 'H4', 2018, 'S57881');
INSERT INTO job VALUES (2301, 11, 'AP', '2023-01-14', '2023-01-28', '2023-01-31', 'done', 6,
  'replace part');
INSERT INTO job VALUES (2302, 9, 'JB', '2023-01-22', '2023-01-29', '2023-02-08', 'done', 1,
  'crack repair');
INSERT INTO job VALUES (2303, 17, 'MK', '2023-02-01', '2023-02-15', '2023-02-04', 'done', 2,
  'setup');
INSERT INTO job VALUES (2304, 5, 'JB', '2023-02-08', '2023-02-15', '2023-02-11', 'done', 6,
  'restring');
INSERT INTO job VALUES (2305, 3, 'MK', '2023-02-19', '2023-03-05', '2023-03-01', 'done', 6,
  'replace part');
INSERT INTO job VALUES (2306, 1, 'JB', '2023-02-24', '2023-03-10', '2023-03-06', 'done', 1.5,
  'restring');
INSERT INTO job VALUES (2307, 13, 'MK', '2023-03-08', '2023-03-22', '2023-03-18', 'done', 6,
  'setup');
INSERT INTO job VALUES (2308, 6, 'TS', '2023-03-17', '2023-04-07', '2023-03-23', 'done', 6,
  'clean and check');
INSERT INTO job VALUES (2309, 1, 'JB', '2023-03-23', '2023-03-30', '2023-03-26', 'done', 1.5,
  'crack repair');
INSERT INTO job VALUES (2310, 20, 'MK', '2023-04-01', '2023-04-15', '2023-04-13', 'done', 3,
  'overhaul');
INSERT INTO job VALUES (2311, 9, 'JB', '2023-04-12', '2023-04-19', '2023-04-22', 'done', 2,
  'setup');
INSERT INTO job VALUES (2312, 11, 'AP', '2023-04-21', '2023-05-05', '2023-04-24', 'done', 4.5,
  'crack repair');
INSERT INTO job VALUES (2313, 7, 'TS', '2023-04-30', '2023-05-14', NULL, 'cancelled', NULL,
  'overhaul');
INSERT INTO job VALUES (2314, 24, 'TS', '2023-05-11', '2023-05-25', '2023-06-05', 'done', 1,
  'restring');
INSERT INTO job VALUES (2315, 21, 'AP', '2023-05-20', '2023-05-27', '2023-05-30', 'done', 1,
  'overhaul');
INSERT INTO job VALUES (2316, 6, 'TS', '2023-05-30', '2023-06-13', '2023-06-11', 'done', 6,
  'clean and check');
INSERT INTO job VALUES (2317, 17, 'MK', '2023-06-08', '2023-06-15', '2023-06-25', 'done', 6,
  'clean and check');
INSERT INTO job VALUES (2318, 19, 'MK', '2023-06-18', '2023-07-02', '2023-06-30', 'done', 3,
  'setup');
INSERT INTO job VALUES (2319, 15, 'MK', '2023-06-26', '2023-07-03', '2023-07-13', 'done', 1,
  'restring');
INSERT INTO job VALUES (2320, 14, 'MK', '2023-07-04', '2023-07-25', '2023-07-16', 'done', 2,
  'overhaul');
INSERT INTO job VALUES (2321, 1, 'JB', '2023-07-14', '2023-07-28', '2023-08-08', 'done', 1.5,
  'clean and check');
INSERT INTO job VALUES (2322, 17, 'MK', '2023-07-23', '2023-08-06', '2023-08-17', 'done', 1,
  'setup');
INSERT INTO job VALUES (2323, 21, 'AP', '2023-08-01', '2023-08-15', '2023-08-04', 'done', 6,
  'setup');
INSERT INTO job VALUES (2324, 14, 'MK', '2023-08-12', '2023-08-26', '2023-08-22', 'done', 2,
  'restring');
INSERT INTO job VALUES (2325, 2, 'TS', '2023-08-21', '2023-08-28', '2023-09-07', 'done', 4.5,
  'replace part');
INSERT INTO job VALUES (2326, 11, 'AP', '2023-08-29', '2023-09-19', '2023-09-08', 'done', 2,
  'crack repair');
INSERT INTO job VALUES (2327, 5, 'JB', '2023-09-10', '2023-09-17', '2023-09-22', 'done', 1.5,
  'overhaul');
INSERT INTO job VALUES (2328, 10, 'JB', '2023-09-16', '2023-10-07', '2023-10-03', 'done', 1.5,
  'crack repair');
INSERT INTO job VALUES (2329, 6, 'TS', '2023-09-24', '2023-10-08', '2023-10-19', 'done', 2,
  'crack repair');
INSERT INTO job VALUES (2330, 14, 'AP', '2023-10-06', '2023-10-13', '2023-10-31', 'done', 6,
  'setup');
INSERT INTO job VALUES (2331, 20, 'MK', '2023-10-14', '2023-10-28', '2023-11-08', 'done', 1,
  'overhaul');
INSERT INTO job VALUES (2332, 6, 'TS', '2023-10-22', '2023-11-12', NULL, 'cancelled', NULL,
  'restring');
INSERT INTO job VALUES (2333, 21, 'MK', '2023-10-30', '2023-11-20', '2023-11-11', 'done', 4.5,
  'setup');
INSERT INTO job VALUES (2334, 20, 'MK', '2023-11-12', '2023-12-03', '2023-12-07', 'done', 2,
  'setup');
INSERT INTO job VALUES (2335, 12, 'MK', '2023-11-17', '2023-12-01', '2023-11-20', 'done', 1,
  'replace part');
INSERT INTO job VALUES (2336, 17, 'MK', '2023-12-02', '2023-12-09', '2023-12-08', 'done', 1,
  'setup');
INSERT INTO job VALUES (2337, 4, 'AP', '2023-12-07', '2023-12-14', '2023-12-24', 'done', 6,
  'clean and check');
INSERT INTO job VALUES (2338, 17, 'MK', '2023-12-19', '2023-12-26', '2023-12-22', 'done', 6,
  'overhaul');
INSERT INTO job VALUES (2339, 4, 'AP', '2023-12-24', '2024-01-14', '2024-01-03', 'done', 1,
  'restring');
INSERT INTO job VALUES (2340, 18, 'TS', '2024-01-07', '2024-01-28', '2024-02-01', 'done', 0.5,
  'clean and check');
INSERT INTO job VALUES (2341, 13, 'MK', '2024-01-14', '2024-01-21', '2024-01-31', 'done', 3,
  'overhaul');
INSERT INTO job VALUES (2342, 18, 'TS', '2024-01-23', '2024-01-30', '2024-02-17', 'done', 3,
  'clean and check');
INSERT INTO job VALUES (2343, 16, 'JB', '2024-02-04', '2024-02-11', '2024-02-10', 'done', 6,
  'restring');
INSERT INTO job VALUES (2344, 24, 'TS', '2024-02-12', '2024-02-26', '2024-02-24', 'done', 4.5,
  'overhaul');
INSERT INTO job VALUES (2345, 24, 'TS', '2024-02-18', '2024-03-10', '2024-02-28', 'done', 2,
  'overhaul');
INSERT INTO job VALUES (2346, 12, 'AP', '2024-02-28', '2024-03-06', '2024-03-05', 'done', 3,
  'setup');
INSERT INTO job VALUES (2347, 18, 'TS', '2024-03-08', '2024-03-29', '2024-03-25', 'done', 4.5,
  'overhaul');
INSERT INTO job VALUES (2348, 19, 'AP', '2024-03-17', '2024-03-24', '2024-03-20', 'done', 3,
  'overhaul');
INSERT INTO job VALUES (2349, 1, 'JB', '2024-03-30', '2024-04-06', '2024-04-11', 'done', 6,
  'overhaul');
INSERT INTO job VALUES (2350, 19, 'MK', '2024-04-05', '2024-04-12', '2024-04-22', 'done', 6,
  'clean and check');
INSERT INTO job VALUES (2351, 11, 'AP', '2024-04-17', '2024-05-01', NULL, 'in work', NULL,
  'overhaul');
INSERT INTO job VALUES (2352, 12, 'AP', '2024-04-27', '2024-05-04', '2024-05-09', 'done', 6,
  'replace part');
INSERT INTO job VALUES (2353, 23, NULL, '2024-05-02', '2024-05-16', NULL, 'received', NULL,
  'setup');
INSERT INTO job VALUES (2354, 16, 'JB', '2024-05-10', '2024-05-17', NULL, 'cancelled', NULL,
  'restring');
INSERT INTO job VALUES (2355, 4, 'MK', '2024-05-24', '2024-05-31', NULL, 'in work', NULL,
  'setup');
INSERT INTO job VALUES (2356, 24, 'TS', '2024-05-30', '2024-06-06', NULL, 'waiting parts', NULL,
  'crack repair');
INSERT INTO job VALUES (2357, 6, 'TS', '2024-06-11', '2024-07-02', NULL, 'in work', NULL,
  'replace part');
INSERT INTO job VALUES (2358, 10, 'JB', '2024-06-20', '2024-07-04', '2024-06-26', 'done', 2,
  'restring');
INSERT INTO job VALUES (2359, 24, NULL, '2024-06-28', '2024-07-05', NULL, 'received', NULL,
  'restring');
INSERT INTO job VALUES (2360, 22, 'TS', '2024-07-09', '2024-07-16', NULL, 'cancelled', NULL,
  'overhaul');
INSERT INTO job VALUES (2361, 10, 'JB', '2024-07-18', '2024-08-08', NULL, 'in work', NULL,
  'crack repair');
INSERT INTO job VALUES (2362, 13, 'MK', '2024-07-25', '2024-08-15', NULL, 'waiting parts', NULL,
  'setup');
INSERT INTO part VALUES ('BRG-V', 'violin bridge', 1850, 14, 5);
INSERT INTO part VALUES ('STR-V', 'violin string set', 3200, 9, 10);
INSERT INTO part VALUES ('STR-C', 'cello string set', 9800, 3, 4);
INSERT INTO part VALUES ('PAD-F', 'flute pad set', 4500, 6, 3);
INSERT INTO part VALUES ('PAD-C', 'clarinet pad set', 3900, 2, 4);
INSERT INTO part VALUES ('CRK', 'tenon cork sheet', 650, 25, 10);
INSERT INTO part VALUES ('VLV', 'valve guide', 420, 40, 12);
INSERT INTO part VALUES ('MP-T', 'trumpet mouthpiece', 5400, 4, 2);
INSERT INTO part VALUES ('NUT-G', 'guitar nut, bone', 1200, 11, 4);
INSERT INTO part VALUES ('FRT', 'fret wire, metre', 890, 0, 6);
INSERT INTO part VALUES ('PEG', 'ebony peg', 760, 18, 8);
INSERT INTO part VALUES ('GLU', 'hide glue 100 g', 540, 7, 2);
INSERT INTO job_part VALUES (2301, 'STR-C', 4);
INSERT INTO job_part VALUES (2301, 'GLU', 1);
INSERT INTO job_part VALUES (2302, 'VLV', 1);
INSERT INTO job_part VALUES (2302, 'MP-T', 4);
INSERT INTO job_part VALUES (2304, 'MP-T', 2);
INSERT INTO job_part VALUES (2306, 'VLV', 2);
INSERT INTO job_part VALUES (2307, 'PEG', 1);
INSERT INTO job_part VALUES (2308, 'PAD-F', 1);
INSERT INTO job_part VALUES (2309, 'VLV', 2);
INSERT INTO job_part VALUES (2311, 'VLV', 4);
INSERT INTO job_part VALUES (2312, 'STR-C', 4);
INSERT INTO job_part VALUES (2314, 'PAD-F', 4);
INSERT INTO job_part VALUES (2315, 'NUT-G', 1);
INSERT INTO job_part VALUES (2316, 'PAD-F', 1);
INSERT INTO job_part VALUES (2320, 'GLU', 2);
INSERT INTO job_part VALUES (2321, 'MP-T', 4);
INSERT INTO job_part VALUES (2322, 'PEG', 2);
INSERT INTO job_part VALUES (2323, 'NUT-G', 2);
INSERT INTO job_part VALUES (2323, 'FRT', 1);
INSERT INTO job_part VALUES (2324, 'PEG', 1);
INSERT INTO job_part VALUES (2325, 'CRK', 1);
INSERT INTO job_part VALUES (2328, 'MP-T', 2);
INSERT INTO job_part VALUES (2329, 'PAD-F', 1);
INSERT INTO job_part VALUES (2330, 'STR-V', 2);
INSERT INTO job_part VALUES (2330, 'BRG-V', 2);
INSERT INTO job_part VALUES (2331, 'STR-C', 1);
INSERT INTO job_part VALUES (2331, 'GLU', 1);
INSERT INTO job_part VALUES (2335, 'FRT', 2);
INSERT INTO job_part VALUES (2335, 'NUT-G', 1);
INSERT INTO job_part VALUES (2336, 'STR-V', 1);
INSERT INTO job_part VALUES (2337, 'FRT', 4);
INSERT INTO job_part VALUES (2337, 'NUT-G', 2);
INSERT INTO job_part VALUES (2338, 'STR-V', 1);
INSERT INTO job_part VALUES (2340, 'PAD-F', 2);
INSERT INTO job_part VALUES (2341, 'BRG-V', 2);
INSERT INTO job_part VALUES (2342, 'PAD-F', 2);
INSERT INTO job_part VALUES (2345, 'PAD-F', 2);
INSERT INTO job_part VALUES (2346, 'NUT-G', 1);
INSERT INTO job_part VALUES (2346, 'FRT', 1);
INSERT INTO job_part VALUES (2348, 'GLU', 2);
INSERT INTO job_part VALUES (2349, 'VLV', 4);
INSERT INTO job_part VALUES (2352, 'NUT-G', 2);
INSERT INTO job_part VALUES (2355, 'FRT', 1);
INSERT INTO job_part VALUES (2356, 'PAD-F', 1);
INSERT INTO job_part VALUES (2357, 'PAD-F', 1);
INSERT INTO job_part VALUES (2358, 'MP-T', 4);
INSERT INTO job_part VALUES (2358, 'VLV', 1);
INSERT INTO job_part VALUES (2361, 'MP-T', 1);
INSERT INTO job_part VALUES (2362, 'BRG-V', 2);
