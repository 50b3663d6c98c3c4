CREATE TABLE cust (cid INTEGER PRIMARY KEY, nm TEXT, addr TEXT, vill TEXT, tel TEXT, src TEXT);
INSERT INTO "cust" VALUES (1001, 'Mr P Kowalski', '30 The Green', 'Ashby', '01787 779101',
  'word of mouth');
INSERT INTO "cust" VALUES (1002, 'Ms M Rees', '22 Station Road', 'Corley', '01696 425525',
  'word of mouth');
INSERT INTO "cust" VALUES (1003, 'Mr Z Patel', '60 Station Road', 'Stanhope', '01863 403162',
  NULL);
INSERT INTO "cust" VALUES (1004, 'Mrs Y Capstick', '20 High Street', 'Corley', '01626 221524',
  'Facebook');
INSERT INTO "cust" VALUES (1005, 'Mr W Spink', '45 Station Road', 'Foxton', '01471 347569',
  'Facebook');
INSERT INTO "cust" VALUES (1006, 'Ms P Birtwistle', '1 Mill Lane', 'Ashby', '01792 625036',
  'leaflet');
INSERT INTO "cust" VALUES (1007, 'Mrs R Okafor', '38 Church Row', 'Millbeck', NULL, 'website');
INSERT INTO "cust" VALUES (1008, 'Ms S Harding', '24 The Green', 'Foxton', '01618 541348',
  'word of mouth');
INSERT INTO "cust" VALUES (1009, 'Mrs L Drummond', '17 High Street', 'Millbeck', '01844 563443',
  'website');
INSERT INTO "cust" VALUES (1010, 'Mrs T Doyle', '19 High Street', 'Ashby', '01842 673000',
  'Facebook');
INSERT INTO "cust" VALUES (1011, 'Mrs H Tindall', '59 High Street', 'Netherby', NULL, 'leaflet');
INSERT INTO "cust" VALUES (1012, 'Mrs L Lindqvist', '60 Church Row', 'Netherby', '01858 446980',
  'leaflet');
INSERT INTO "cust" VALUES (1013, 'Mrs L Morgan', '13 Station Road', 'Netherby', '01806 668871',
  'website');
INSERT INTO "cust" VALUES (1014, 'Ms P Lister', '24 Orchard Close', 'Millbeck', '01676 760290',
  'word of mouth');
INSERT INTO "cust" VALUES (1015, 'Mr N Ashworth', '48 Church Row', 'Foxton', '01809 431573',
  NULL);
INSERT INTO "cust" VALUES (1016, 'Mrs Y Jessop', '45 Mill Lane', 'Stanhope', '01699 471480',
  'website');
INSERT INTO "cust" VALUES (1017, 'Mrs O Chowdhury', '1 Church Row', 'Ashby', '01809 254367',
  NULL);
INSERT INTO "cust" VALUES (1018, 'Mrs M Nowak', '25 Station Road', 'Netherby', '01858 475441',
  NULL);
INSERT INTO "cust" VALUES (1019, 'Mr D Malik', '47 Station Road', 'Stanhope', '01431 409099',
  'leaflet');
INSERT INTO "cust" VALUES (1020, 'Mr R Dunne', '28 High Street', 'Netherby', '01479 405658',
  'leaflet');
INSERT INTO "cust" VALUES (1021, 'Ms F Sharma', '2 The Green', 'Ashby', '01715 446815',
  'website');
INSERT INTO "cust" VALUES (1022, 'Ms M Fairbairn', '36 Back Lane', 'Stanhope', '01745 708018',
  'leaflet');
INSERT INTO "cust" VALUES (1023, 'Mrs P Venables', '2 Station Road', 'Foxton', '01695 419631',
  'leaflet');
INSERT INTO "cust" VALUES (1024, 'Ms H Bevan', '54 Mill Lane', 'Millbeck', NULL, 'website');
INSERT INTO "cust" VALUES (1025, 'Mr S Mbeki', '59 Orchard Close', 'Millbeck', '01720 451886',
  'word of mouth');
INSERT INTO "cust" VALUES (1026, 'Ms R Pengelly', '50 Back Lane', 'Corley', '01822 567645',
  NULL);
INSERT INTO "cust" VALUES (1027, 'Mr I McAllister', '39 Church Row', 'Foxton', '01433 563571',
  'word of mouth');
INSERT INTO "cust" VALUES (1028, 'Mrs S Toomey', '15 Church Row', 'Ashby', '01580 761667',
  'word of mouth');
INSERT INTO "cust" VALUES (1029, 'Mr P Janssen', '5 Back Lane', 'Stanhope', '01762 506243',
  'website');
INSERT INTO "cust" VALUES (1030, 'Mr B Winterbottom', '14 Church Row', 'Millbeck',
  '01555 206327', 'word of mouth');
INSERT INTO "cust" VALUES (1031, 'Mr H Hale', '52 Orchard Close', 'Corley', '01441 353841',
  'word of mouth');
INSERT INTO "cust" VALUES (1032, 'Mr P Larkin', '22 Orchard Close', 'Corley', NULL, 'website');
INSERT INTO "cust" VALUES (1033, 'Mr Z Whitlock', '41 High Street', 'Netherby', '01558 365053',
  'leaflet');
INSERT INTO "cust" VALUES (1034, 'Mr P Nair', '9 Back Lane', 'Netherby', '01696 575065',
  'Facebook');
INSERT INTO "cust" VALUES (1035, 'Mr C Gilchrist', '60 Orchard Close', 'Corley', '01749 340465',
  NULL);
INSERT INTO "cust" VALUES (1036, 'Mr G Muir', '29 Orchard Close', 'Millbeck', '01624 774004',
  'leaflet');
INSERT INTO "cust" VALUES (1037, 'Mrs A Holroyd', '50 Mill Lane', 'Foxton', '01414 234922',
  'website');
INSERT INTO "cust" VALUES (1038, 'Ms D Eyre', '40 The Green', 'Foxton', '01558 695288',
  'website');
INSERT INTO "cust" VALUES (1039, 'Mr C Goodall', '35 Church Row', 'Netherby', '01616 323313',
  'word of mouth');
INSERT INTO "cust" VALUES (1040, 'Mrs P Trelawny', '11 Station Road', 'Millbeck', '01563 566808',
  NULL);
INSERT INTO "cust" VALUES (1041, 'Mrs G Pickles', '49 Orchard Close', 'Ashby', '01723 394147',
  'website');
INSERT INTO "cust" VALUES (1042, 'Mr M Sandford', '8 Church Row', 'Foxton', '01519 251414',
  'word of mouth');
INSERT INTO "cust" VALUES (1043, 'Mrs O Tuck', '23 Orchard Close', 'Netherby', '01791 624762',
  'word of mouth');
INSERT INTO "cust" VALUES (1044, 'Mrs Z Vaughan', '11 Back Lane', 'Corley', '01704 376873',
  'Facebook');
INSERT INTO "cust" VALUES (1045, 'Mr M Garside', '37 Hall Drive', 'Millbeck', '01468 754024',
  'website');
INSERT INTO "cust" VALUES (1046, 'Ms R Oakes', '26 High Street', 'Stanhope', '01532 697038',
  'Facebook');
INSERT INTO "cust" VALUES (1047, 'Mr D Iqbal', '31 Mill Lane', 'Netherby', '01603 607358',
  'leaflet');
INSERT INTO "cust" VALUES (1048, 'Mr D Arkwright', '60 Orchard Close', 'Stanhope',
  '01742 299270', 'website');
INSERT INTO "cust" VALUES (1049, 'Mr G Quick', '41 Orchard Close', 'Netherby', '01411 714572',
  'Facebook');
INSERT INTO "cust" VALUES (1050, 'Mr F Featherstone', '49 Hall Drive', 'Corley', '01759 318939',
  'Facebook');
INSERT INTO "cust" VALUES (1051, 'Ms V Thackray', '7 Orchard Close', 'Ashby', '01846 684265',
  'leaflet');
INSERT INTO "cust" VALUES (1052, 'Mr R Rahman', '39 Station Road', 'Stanhope', '01515 480746',
  'website');
INSERT INTO "cust" VALUES (1053, 'Mrs T Crabtree', '17 High Street', 'Corley', '01891 653869',
  'website');
INSERT INTO "cust" VALUES (1054, 'Mrs G Peacock', '42 Church Row', 'Netherby', '01601 274962',
  'website');
INSERT INTO "cust" VALUES (1055, 'Mrs E Blenkinsop', '50 High Street', 'Millbeck',
  '01449 320876', 'leaflet');
INSERT INTO "cust" VALUES (1056, 'Mrs M Stobbs', '20 The Green', 'Netherby', '01505 366363',
  'Facebook');
INSERT INTO "cust" VALUES (1057, 'Mrs B Yeo', '39 High Street', 'Netherby', '01848 237599',
  'leaflet');
INSERT INTO "cust" VALUES (1058, 'Mr J Underhill', '11 Mill Lane', 'Corley', '01614 217160',
  'leaflet');
INSERT INTO "cust" VALUES (1059, 'Ms C Prosser', '5 Orchard Close', 'Netherby', '01683 256927',
  'word of mouth');
INSERT INTO "cust" VALUES (1060, 'Ms J Bassett', '49 Back Lane', 'Netherby', '01704 677688',
  'leaflet');
CREATE TABLE swp (sw TEXT, nm TEXT, started TEXT);
INSERT INTO "swp" VALUES ('KB', 'Keith Bramhall', '2009-04-01');
INSERT INTO "swp" VALUES ('JB', 'Josh Bramhall', '2018-09-03');
INSERT INTO "swp" VALUES ('MT', 'Mandy Tranter', '2021-02-15');
INSERT INTO "swp" VALUES ('PW', 'Phil Wragg', '2024-05-20');
CREATE TABLE flue (ft TEXT, descr TEXT, std_fee REAL);
INSERT INTO "flue" VALUES ('OF', 'open fire', 50.0);
INSERT INTO "flue" VALUES ('WB', 'wood burner', 60.0);
INSERT INTO "flue" VALUES ('MF', 'multi-fuel stove', 60.0);
INSERT INTO "flue" VALUES ('AG', 'Aga or range', 75.0);
INSERT INTO "flue" VALUES ('OI', 'oil boiler', 80.0);
INSERT INTO "flue" VALUES ('BI', 'biomass boiler', 95.0);
CREATE TABLE job (jno INTEGER PRIMARY KEY, cid INTEGER, sw TEXT, dt TEXT, ft TEXT, fee REAL,
  paid TEXT, how TEXT, cert TEXT, nest INTEGER, rmk TEXT);
INSERT INTO "job" VALUES (1, 1038, 'KB', '2023-01-15', 'WB', 60.0, 'Y', 'card', 'C5000', 0,
  NULL);
INSERT INTO "job" VALUES (2, 1029, 'JB', '2023-01-18', 'WB', 65.0, 'Y', 'bank', 'C5001', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (3, 1051, 'JB', '2023-01-22', 'WB', 65.0, 'Y', 'bank', 'C5002', 0,
  NULL);
INSERT INTO "job" VALUES (4, 1003, 'MT', '2023-01-29', 'OF', 55.0, 'N', NULL, 'C5003', 0, 'dog');
INSERT INTO "job" VALUES (5, 1007, 'KB', '2023-01-30', 'WB', 70.0, 'Y', 'card', 'C5004', 0,
  'cracked pot');
INSERT INTO "job" VALUES (6, 1001, 'MT', '2023-02-02', 'WB', 70.0, 'N', NULL, 'C5005', 0,
  'cracked pot');
INSERT INTO "job" VALUES (7, 1033, 'MT', '2023-02-04', 'AG', 75.0, 'N', NULL, 'C5006', 0,
  'tar build-up');
INSERT INTO "job" VALUES (8, 1048, 'KB', '2023-02-06', 'AG', 75.0, 'Y', 'bank', 'C5007', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (9, 1005, 'MT', '2023-02-25', 'AG', 85.0, 'Y', 'card', 'C5008', 0,
  'park on road');
INSERT INTO "job" VALUES (10, 1006, 'JB', '2023-03-06', 'WB', 65.0, 'Y', 'card', 'C5009', 1,
  'cracked pot');
INSERT INTO "job" VALUES (11, 1035, 'MT', '2023-03-11', 'WB', 60.0, 'Y', 'cash', 'C5010', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (12, 1034, 'KB', '2023-03-19', 'MF', 60.0, 'Y', 'bank', 'C5011', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (13, 1040, 'KB', '2023-03-30', 'OF', 50.0, 'Y', 'bank', 'C5012', 0,
  'park on road');
INSERT INTO "job" VALUES (14, 1011, 'KB', '2023-04-02', 'AG', 80.0, 'Y', 'card', 'C5013', 0,
  'dog');
INSERT INTO "job" VALUES (15, 1019, 'JB', '2023-04-07', 'MF', 60.0, 'Y', 'bank', 'C5014', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (16, 1002, 'KB', '2023-04-09', 'OI', 75.0, 'Y', 'bank', 'C5015', 0,
  NULL);
INSERT INTO "job" VALUES (17, 1027, 'KB', '2023-04-11', 'WB', 60.0, 'Y', 'card', NULL, 1, NULL);
INSERT INTO "job" VALUES (18, 1039, 'KB', '2023-04-14', 'MF', 60.0, 'Y', 'cash', 'C5016', 1,
  NULL);
INSERT INTO "job" VALUES (19, 1052, 'JB', '2023-04-14', 'OF', 50.0, 'Y', 'card', 'C5017', 1,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (20, 1045, 'JB', '2023-05-04', 'OF', 50.0, 'Y', 'bank', 'C5018', 0,
  'tar build-up');
INSERT INTO "job" VALUES (21, 1004, 'JB', '2023-05-11', 'OF', 50.0, 'Y', 'card', 'C5019', 0,
  NULL);
INSERT INTO "job" VALUES (22, 1050, 'JB', '2023-05-25', 'OF', 50.0, 'Y', 'bank', NULL, 0, NULL);
INSERT INTO "job" VALUES (23, 1014, 'MT', '2023-05-29', 'AG', 75.0, 'Y', 'cash', 'C5020', 0,
  NULL);
INSERT INTO "job" VALUES (24, 1032, 'MT', '2023-06-07', 'WB', 60.0, 'Y', 'card', 'C5021', 0,
  NULL);
INSERT INTO "job" VALUES (25, 1041, 'JB', '2023-06-14', 'WB', 60.0, 'Y', 'bank', 'C5022', 0,
  'dog');
INSERT INTO "job" VALUES (26, 1043, 'JB', '2023-06-17', 'OI', 90.0, 'Y', 'card', 'C5023', 0,
  'cracked pot');
INSERT INTO "job" VALUES (27, 1017, 'KB', '2023-06-27', 'MF', 60.0, 'N', NULL, NULL, 0,
  'park on road');
INSERT INTO "job" VALUES (28, 1038, 'MT', '2023-07-19', 'WB', 60.0, 'Y', 'cash', 'C5024', 0,
  'tar build-up');
INSERT INTO "job" VALUES (29, 1049, 'KB', '2023-07-25', 'WB', 60.0, 'N', NULL, 'C5025', 0, NULL);
INSERT INTO "job" VALUES (30, 1020, 'KB', '2023-07-27', 'OF', 50.0, 'Y', 'cash', 'C5026', 0,
  'cracked pot');
INSERT INTO "job" VALUES (31, 1001, 'MT', '2023-08-06', 'WB', 70.0, 'Y', 'cash', NULL, 1, NULL);
INSERT INTO "job" VALUES (32, 1008, 'MT', '2023-08-08', 'WB', 70.0, 'N', NULL, 'C5027', 1, NULL);
INSERT INTO "job" VALUES (33, 1048, 'MT', '2023-08-10', 'AG', 75.0, 'Y', 'card', 'C5028', 0,
  NULL);
INSERT INTO "job" VALUES (34, 1005, 'JB', '2023-08-14', 'AG', 75.0, 'Y', 'bank', 'C5029', 0,
  'dog');
INSERT INTO "job" VALUES (35, 1037, 'MT', '2023-08-21', 'OF', 60.0, 'Y', 'card', 'C5030', 0,
  'dog');
INSERT INTO "job" VALUES (36, 1006, 'JB', '2023-08-23', 'OF', 45.0, 'N', NULL, 'C5031', 0,
  'park on road');
INSERT INTO "job" VALUES (37, 1009, 'JB', '2023-08-24', 'WB', 60.0, 'Y', 'card', 'C5032', 0,
  NULL);
INSERT INTO "job" VALUES (38, 1018, 'MT', '2023-08-27', 'OF', 50.0, 'Y', 'bank', 'C5033', 1,
  NULL);
INSERT INTO "job" VALUES (39, 1054, 'MT', '2023-09-08', 'OF', 60.0, 'Y', 'bank', 'C5034', 1,
  'tar build-up');
INSERT INTO "job" VALUES (40, 1026, 'KB', '2023-09-11', 'OF', 50.0, 'Y', 'card', NULL, 0, NULL);
INSERT INTO "job" VALUES (41, 1012, 'JB', '2023-09-13', 'OF', 50.0, 'Y', 'bank', 'C5035', 1,
  NULL);
INSERT INTO "job" VALUES (42, 1015, 'KB', '2023-09-16', 'OF', 50.0, 'Y', 'bank', 'C5036', 0,
  'tar build-up');
INSERT INTO "job" VALUES (43, 1034, 'KB', '2023-09-20', 'OF', 50.0, 'Y', 'bank', 'C5037', 0,
  NULL);
INSERT INTO "job" VALUES (44, 1031, 'KB', '2023-09-27', 'WB', 55.0, 'Y', 'card', 'C5038', 1,
  NULL);
INSERT INTO "job" VALUES (45, 1023, 'KB', '2023-09-28', 'WB', 60.0, 'Y', 'card', 'C5039', 0,
  'park on road');
INSERT INTO "job" VALUES (46, 1039, 'JB', '2023-10-01', 'MF', 60.0, 'Y', 'bank', 'C5040', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (47, 1040, 'MT', '2023-10-01', 'OF', 50.0, 'Y', 'card', 'C5041', 0,
  'cracked pot');
INSERT INTO "job" VALUES (48, 1011, 'KB', '2023-10-04', 'AG', 75.0, 'Y', 'card', 'C5042', 0,
  NULL);
INSERT INTO "job" VALUES (49, 1053, 'KB', '2023-10-06', 'OF', 55.0, 'Y', 'cash', 'C5043', 0,
  'park on road');
INSERT INTO "job" VALUES (50, 1046, 'MT', '2023-10-15', 'MF', 60.0, 'Y', 'card', 'C5044', 0,
  'cracked pot');
INSERT INTO "job" VALUES (51, 1010, 'KB', '2023-10-19', 'WB', 65.0, 'Y', 'bank', 'C5045', 0,
  NULL);
INSERT INTO "job" VALUES (52, 1047, 'KB', '2023-10-19', 'OF', 45.0, 'Y', 'bank', 'C5046', 0,
  NULL);
INSERT INTO "job" VALUES (53, 1044, 'JB', '2023-10-22', 'WB', 60.0, 'N', NULL, 'C5047', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (54, 1025, 'JB', '2023-10-24', 'WB', 60.0, 'Y', 'cash', 'C5048', 0,
  NULL);
INSERT INTO "job" VALUES (55, 1016, 'JB', '2023-10-30', 'WB', 70.0, 'Y', 'card', 'C5049', 0,
  'park on road');
INSERT INTO "job" VALUES (56, 1028, 'KB', '2023-10-30', 'WB', 65.0, 'Y', 'card', 'C5050', 0,
  NULL);
INSERT INTO "job" VALUES (57, 1013, 'MT', '2023-11-04', 'MF', 60.0, 'Y', 'card', 'C5051', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (58, 1004, 'KB', '2023-11-12', 'OF', 60.0, 'N', NULL, 'C5052', 1,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (59, 1024, 'JB', '2023-11-13', 'AG', 75.0, 'N', NULL, 'C5053', 1, NULL);
INSERT INTO "job" VALUES (60, 1022, 'JB', '2023-11-15', 'WB', 60.0, 'Y', 'cash', 'C5054', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (61, 1042, 'KB', '2023-11-18', 'AG', 75.0, 'Y', 'bank', 'C5055', 0,
  'dog');
INSERT INTO "job" VALUES (62, 1030, 'KB', '2023-11-26', 'AG', 70.0, 'N', NULL, 'C5056', 0, NULL);
INSERT INTO "job" VALUES (63, 1021, 'KB', '2023-11-30', 'MF', 60.0, 'Y', 'bank', 'C5057', 0,
  NULL);
INSERT INTO "job" VALUES (64, 1055, 'KB', '2023-12-17', 'OF', 60.0, 'N', NULL, 'C5058', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (65, 1036, 'MT', '2023-12-19', 'WB', 60.0, 'Y', 'card', 'C5059', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (66, 1001, 'JB', '2024-01-23', 'WB', 60.0, 'Y', 'card', 'C5060', 0,
  'dog');
INSERT INTO "job" VALUES (67, 1051, 'JB', '2024-02-06', 'WB', 60.0, 'Y', 'card', 'C5061', 0,
  NULL);
INSERT INTO "job" VALUES (68, 1037, 'MT', '2024-02-07', 'WB', 60.0, 'N', NULL, 'C5062', 1,
  'cracked pot');
INSERT INTO "job" VALUES (69, 1033, 'JB', '2024-02-19', 'AG', 75.0, 'Y', 'cash', 'C5063', 0,
  'dog');
INSERT INTO "job" VALUES (70, 1035, 'KB', '2024-03-10', 'WB', 70.0, 'Y', 'bank', 'C5064', 0,
  'park on road');
INSERT INTO "job" VALUES (71, 1023, 'MT', '2024-03-16', 'WB', 60.0, 'Y', 'cash', 'C5065', 0,
  NULL);
INSERT INTO "job" VALUES (72, 1039, 'MT', '2024-03-19', 'MF', 55.0, 'Y', 'cash', 'C5066', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (73, 1046, 'JB', '2024-04-02', 'OF', 50.0, 'Y', 'bank', 'C5067', 0,
  NULL);
INSERT INTO "job" VALUES (74, 1010, 'KB', '2024-04-06', 'WB', 60.0, 'Y', 'card', 'C5068', 0,
  NULL);
INSERT INTO "job" VALUES (75, 1027, 'JB', '2024-04-10', 'WB', 60.0, 'Y', 'bank', 'C5069', 1,
  NULL);
INSERT INTO "job" VALUES (76, 1028, 'MT', '2024-04-17', 'WB', 55.0, 'Y', 'card', 'C5070', 0,
  'cracked pot');
INSERT INTO "job" VALUES (77, 1019, 'KB', '2024-04-21', 'OF', 55.0, 'Y', 'card', 'C5071', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (78, 1047, 'KB', '2024-04-21', 'OF', 50.0, 'Y', 'card', NULL, 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (79, 1044, 'KB', '2024-04-24', 'WB', 55.0, 'N', NULL, 'C5072', 0,
  'cracked pot');
INSERT INTO "job" VALUES (80, 1025, 'MT', '2024-04-26', 'OF', 55.0, 'Y', 'card', 'C5073', 0,
  'cracked pot');
INSERT INTO "job" VALUES (81, 1052, 'MT', '2024-04-28', 'WB', 60.0, 'Y', 'card', 'C5074', 0,
  NULL);
INSERT INTO "job" VALUES (82, 1004, 'JB', '2024-04-30', 'OF', 45.0, 'Y', 'cash', 'C5075', 0,
  NULL);
INSERT INTO "job" VALUES (83, 1016, 'KB', '2024-05-02', 'OF', 50.0, 'Y', 'card', 'C5076', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (84, 1022, 'JB', '2024-05-03', 'WB', 55.0, 'N', NULL, 'C5077', 0, NULL);
INSERT INTO "job" VALUES (85, 1045, 'MT', '2024-05-03', 'OF', 50.0, 'Y', 'cash', NULL, 0,
  'cracked pot');
INSERT INTO "job" VALUES (86, 1030, 'KB', '2024-05-14', 'OF', 50.0, 'Y', 'bank', 'C5078', 0,
  NULL);
INSERT INTO "job" VALUES (87, 1024, 'KB', '2024-05-16', 'OF', 55.0, 'Y', 'card', 'C5079', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (88, 1032, 'MT', '2024-05-22', 'OF', 50.0, 'Y', 'card', 'C5080', 0,
  'cracked pot');
INSERT INTO "job" VALUES (89, 1014, 'JB', '2024-05-28', 'AG', 75.0, 'Y', 'bank', 'C5081', 0,
  'cracked pot');
INSERT INTO "job" VALUES (90, 1043, 'JB', '2024-06-01', 'OI', 90.0, 'Y', 'bank', 'C5082', 0,
  'tar build-up');
INSERT INTO "job" VALUES (91, 1021, 'KB', '2024-06-02', 'OF', 50.0, 'N', NULL, 'C5083', 0, NULL);
INSERT INTO "job" VALUES (92, 1050, 'PW', '2024-06-08', 'OF', 50.0, 'Y', 'cash', 'C5084', 1,
  'dog');
INSERT INTO "job" VALUES (93, 1041, 'MT', '2024-06-28', 'OF', 60.0, 'Y', 'card', 'C5085', 0,
  'cracked pot');
INSERT INTO "job" VALUES (94, 1038, 'MT', '2024-07-03', 'WB', 55.0, 'N', NULL, 'C5086', 0,
  'park on road');
INSERT INTO "job" VALUES (95, 1001, 'KB', '2024-07-11', 'WB', 60.0, 'Y', 'card', 'C5087', 0,
  NULL);
INSERT INTO "job" VALUES (96, 1017, 'MT', '2024-07-11', 'MF', 60.0, 'Y', 'cash', NULL, 0,
  'cracked pot');
INSERT INTO "job" VALUES (97, 1020, 'JB', '2024-07-11', 'OF', 50.0, 'Y', 'card', 'C5088', 0,
  'cracked pot');
INSERT INTO "job" VALUES (98, 1008, 'JB', '2024-07-23', 'WB', 60.0, 'Y', 'cash', 'C5089', 0,
  NULL);
INSERT INTO "job" VALUES (99, 1009, 'MT', '2024-08-08', 'WB', 60.0, 'Y', 'card', 'C5090', 0,
  NULL);
INSERT INTO "job" VALUES (100, 1049, 'PW', '2024-08-08', 'OF', 60.0, 'Y', 'bank', 'C5091', 0,
  'cracked pot');
INSERT INTO "job" VALUES (101, 1018, 'JB', '2024-08-11', 'OF', 50.0, 'Y', 'cash', 'C5092', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (102, 1005, 'MT', '2024-08-13', 'OF', 55.0, 'Y', 'card', 'C5093', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (103, 1026, 'KB', '2024-08-26', 'OF', 50.0, 'Y', 'bank', NULL, 1,
  'dog');
INSERT INTO "job" VALUES (104, 1035, 'KB', '2024-08-27', 'OF', 45.0, 'N', NULL, 'C5094', 0,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (105, 1012, 'JB', '2024-08-28', 'OF', 45.0, 'Y', 'card', 'C5095', 0,
  NULL);
INSERT INTO "job" VALUES (106, 1015, 'KB', '2024-08-31', 'OF', 50.0, 'Y', 'card', 'C5096', 1,
  'cracked pot, quote given');
INSERT INTO "job" VALUES (107, 1054, 'JB', '2024-09-07', 'OF', 50.0, 'Y', 'bank', 'C5097', 1,
  NULL);
INSERT INTO "job" VALUES (108, 1011, 'KB', '2024-09-18', 'AG', 85.0, 'Y', 'bank', 'C5098', 0,
  'park on road');
INSERT INTO "job" VALUES (109, 1034, 'JB', '2024-09-19', 'MF', 55.0, 'Y', 'bank', NULL, 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (110, 1046, 'PW', '2024-09-19', 'OF', 45.0, 'Y', 'card', 'C5099', 1,
  NULL);
INSERT INTO "job" VALUES (111, 1039, 'MT', '2024-09-20', 'MF', 55.0, 'Y', 'card', 'C5100', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (112, 1025, 'JB', '2024-10-13', 'WB', 60.0, 'Y', 'bank', 'C5101', 0,
  NULL);
INSERT INTO "job" VALUES (113, 1013, 'PW', '2024-10-19', 'MF', 70.0, 'Y', 'bank', 'C5102', 0,
  'tar build-up');
INSERT INTO "job" VALUES (114, 1053, 'PW', '2024-10-20', 'OF', 60.0, 'Y', 'cash', 'C5103', 0,
  NULL);
INSERT INTO "job" VALUES (115, 1024, 'JB', '2024-11-02', 'AG', 75.0, 'Y', 'cash', 'C5104', 0,
  'cracked pot');
INSERT INTO "job" VALUES (116, 1014, 'KB', '2024-11-29', 'OF', 55.0, 'Y', 'bank', 'C5105', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (117, 1055, 'KB', '2024-12-16', 'OF', 45.0, 'N', NULL, 'C5106', 0,
  NULL);
INSERT INTO "job" VALUES (118, 1036, 'JB', '2024-12-18', 'WB', 60.0, 'N', NULL, 'C5107', 0,
  'tar build-up');
INSERT INTO "job" VALUES (119, 1051, 'JB', '2025-02-05', 'WB', 60.0, 'Y', 'cash', 'C5108', 0,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (120, 1023, 'JB', '2025-03-16', 'OF', 60.0, 'Y', 'card', 'C5109', 0,
  'tar build-up');
INSERT INTO "job" VALUES (121, 1028, 'JB', '2025-04-02', 'WB', 60.0, 'Y', 'card', 'C5110', 1,
  'cracked pot');
INSERT INTO "job" VALUES (122, 1045, 'MT', '2025-04-18', 'OF', 50.0, 'Y', 'card', 'C5111', 0,
  'dog');
INSERT INTO "job" VALUES (123, 1013, 'KB', '2025-04-22', 'MF', 55.0, 'Y', 'bank', 'C5112', 0,
  'dog');
INSERT INTO "job" VALUES (124, 1032, 'PW', '2025-05-07', 'OF', 50.0, 'Y', 'card', 'C5113', 1,
  'no cowl, advise fit');
INSERT INTO "job" VALUES (125, 1021, 'KB', '2025-05-18', 'MF', 65.0, 'Y', 'cash', 'C5114', 0,
  'park on road');
INSERT INTO "job" VALUES (126, 1055, 'JB', '2025-06-04', 'OF', 50.0, 'Y', 'bank', 'C5115', 1,
  'dog');
INSERT INTO "job" VALUES (127, 1038, 'MT', '2025-06-18', 'WB', 60.0, 'Y', 'card', 'C5116', 0,
  NULL);
INSERT INTO "job" VALUES (128, 1036, 'MT', '2025-06-21', 'WB', 70.0, 'Y', 'bank', 'C5117', 0,
  'cracked pot');
INSERT INTO "job" VALUES (129, 1008, 'JB', '2025-07-23', 'WB', 60.0, 'Y', 'cash', NULL, 0, NULL);
INSERT INTO "job" VALUES (130, 1009, 'PW', '2025-07-24', 'WB', 70.0, 'Y', 'bank', 'C5118', 0,
  'dog');
INSERT INTO "job" VALUES (131, 1020, 'KB', '2025-07-26', 'OF', 60.0, 'Y', 'cash', 'C5119', 0,
  NULL);
INSERT INTO "job" VALUES (132, 1026, 'JB', '2025-08-26', 'OF', 50.0, 'Y', 'card', 'C5120', 0,
  NULL);
INSERT INTO "job" VALUES (133, 1023, 'MT', '2025-09-02', 'WB', 60.0, 'Y', 'bank', 'C5121', 0,
  'tar build-up');
INSERT INTO "job" VALUES (134, 1035, 'PW', '2025-09-11', 'WB', 60.0, 'Y', 'card', 'C5122', 0,
  'park on road');
INSERT INTO "job" VALUES (135, 1012, 'JB', '2025-09-12', 'OF', 50.0, 'Y', 'card', 'C5123', 0,
  'no cowl, advise fit');
