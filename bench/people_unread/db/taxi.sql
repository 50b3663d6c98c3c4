PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE tbl_acct (acct_id INTEGER PRIMARY KEY, co_nm TEXT, bill_cycle TEXT, disc REAL,
  credit_lim REAL);
INSERT INTO "tbl_acct" VALUES(1,'Harbour Shipping Ltd','monthly',0.1,500.0);
INSERT INTO "tbl_acct" VALUES(2,'St Mary Hospital Trust','monthly',0.15,2000.0);
INSERT INTO "tbl_acct" VALUES(3,'Novotech GmbH','weekly',0.05,800.0);
INSERT INTO "tbl_acct" VALUES(4,'City Council','monthly',0.12,1500.0);
INSERT INTO "tbl_acct" VALUES(5,'Brightside Law LLP','prepaid',0.0,300.0);
INSERT INTO "tbl_acct" VALUES(6,'Grand Hotel','weekly',0.1,1000.0);
INSERT INTO "tbl_acct" VALUES(7,'Kestrel Films','prepaid',0.0,NULL);
INSERT INTO "tbl_acct" VALUES(8,'Northfields School','monthly',0.08,400.0);
INSERT INTO "tbl_acct" VALUES(9,'Stadium Events Ltd','weekly',0.05,1200.0);
INSERT INTO "tbl_acct" VALUES(10,'Dr Pell Dental','monthly',0.0,250.0);
CREATE TABLE tbl_cab (cab_no TEXT PRIMARY KEY, model TEXT, yr INTEGER, fuel TEXT, seats INTEGER,
  wheelchair_yn TEXT);
INSERT INTO "tbl_cab" VALUES('TX-101','Toyota Prius',2018,'hybrid',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-102','Toyota Prius',2019,'hybrid',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-103','Skoda Octavia',2017,'diesel',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-104','VW Caddy',2020,'diesel',5,'Y');
INSERT INTO "tbl_cab" VALUES('TX-105','Mercedes E220',2016,'diesel',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-106','Tesla Model 3',2022,'electric',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-107','VW ID.4',2023,'electric',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-108','Ford Tourneo',2019,'diesel',8,'Y');
INSERT INTO "tbl_cab" VALUES('TX-109','Skoda Octavia',2021,'petrol',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-110','Mercedes V-Class',2021,'diesel',7,'Y');
INSERT INTO "tbl_cab" VALUES('TX-111','Kia Niro',2020,'hybrid',4,'N');
INSERT INTO "tbl_cab" VALUES('TX-112','Hyundai Ioniq 5',2023,'electric',4,'N');
CREATE TABLE tbl_drv (drv_id INTEGER PRIMARY KEY, drv_nm TEXT, hire_dt INTEGER, active_yn TEXT,
  shift TEXT, lic_score REAL);
INSERT INTO "tbl_drv" VALUES(1,'Ahmed Malik',20151002,'Y','night',4.74);
INSERT INTO "tbl_drv" VALUES(2,'Bob Turner',20180321,'Y','flex',4.51);
INSERT INTO "tbl_drv" VALUES(3,'Carla Mendes',20160307,'Y','day',4.95);
INSERT INTO "tbl_drv" VALUES(4,'Dieter Vogel',20221015,'N','flex',4.0);
INSERT INTO "tbl_drv" VALUES(5,'Esra Yilmaz',20130802,'Y','day',4.18);
INSERT INTO "tbl_drv" VALUES(6,'Finn O''Shea',20230816,'Y','flex',4.86);
INSERT INTO "tbl_drv" VALUES(7,'Goran Ilic',20210722,'Y','day',4.9);
INSERT INTO "tbl_drv" VALUES(8,'Hilda Nkosi',20170705,'Y','day',4.81);
INSERT INTO "tbl_drv" VALUES(9,'Imran Malik',20190228,'Y','day',4.99);
INSERT INTO "tbl_drv" VALUES(10,'Joanna Bialek',20130626,'Y','day',3.77);
INSERT INTO "tbl_drv" VALUES(11,'Kenny Bright',20190320,'N','night',4.32);
INSERT INTO "tbl_drv" VALUES(12,'Lars Holm',20190307,'Y','day',4.1);
INSERT INTO "tbl_drv" VALUES(13,'Miriam Katz',20181029,'Y','flex',NULL);
INSERT INTO "tbl_drv" VALUES(14,'Nadia Saleh',20200922,'Y','night',4.56);
CREATE TABLE tbl_maint (maint_id INTEGER PRIMARY KEY, cab_no TEXT REFERENCES tbl_cab, maint_dt
  INTEGER, work TEXT, cost REAL, garage TEXT);
INSERT INTO "tbl_maint" VALUES(1,'TX-110',20230608,'inspection',86.11,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(2,'TX-102',20230610,'brakes',254.08,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(3,'TX-110',20230618,'tyres',284.79,'QuickFit');
INSERT INTO "tbl_maint" VALUES(4,'TX-103',20230717,'bodywork',396.87,'QuickFit');
INSERT INTO "tbl_maint" VALUES(5,'TX-106',20230806,'battery',164.61,'QuickFit');
INSERT INTO "tbl_maint" VALUES(6,'TX-101',20230812,'brakes',241.24,'own garage');
INSERT INTO "tbl_maint" VALUES(7,'TX-107',20230815,'tyres',417.43,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(8,'TX-107',20230823,'tyres',260.02,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(9,'TX-107',20230914,'software update',52.53,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(10,'TX-102',20230920,'bodywork',1088.69,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(11,'TX-110',20230923,'inspection',71.2,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(12,'TX-107',20231025,'brakes',351.2,'QuickFit');
INSERT INTO "tbl_maint" VALUES(13,'TX-104',20231111,'oil change',122.23,'own garage');
INSERT INTO "tbl_maint" VALUES(14,'TX-107',20231116,'battery',166.26,'own garage');
INSERT INTO "tbl_maint" VALUES(15,'TX-101',20231120,'tyres',220.2,'QuickFit');
INSERT INTO "tbl_maint" VALUES(16,'TX-106',20231121,'brakes',284.62,'QuickFit');
INSERT INTO "tbl_maint" VALUES(17,'TX-107',20231218,'tyres',412.12,'QuickFit');
INSERT INTO "tbl_maint" VALUES(18,'TX-104',20231222,'tyres',332.19,'QuickFit');
INSERT INTO "tbl_maint" VALUES(19,'TX-102',20240111,'bodywork',740.06,'QuickFit');
INSERT INTO "tbl_maint" VALUES(20,'TX-105',20240111,'bodywork',773.15,'Autohaus Becker');
INSERT INTO "tbl_maint" VALUES(21,'TX-104',20240113,'tyres',243.01,'own garage');
INSERT INTO "tbl_maint" VALUES(22,'TX-107',20240123,'battery',148.25,'QuickFit');
INSERT INTO "tbl_maint" VALUES(23,'TX-103',20240207,'inspection',66.92,'own garage');
INSERT INTO "tbl_maint" VALUES(24,'TX-108',20240211,'tyres',279.78,'own garage');
INSERT INTO "tbl_maint" VALUES(25,'TX-101',20240221,'tyres',310.55,'QuickFit');
INSERT INTO "tbl_maint" VALUES(26,'TX-108',20240324,'inspection',92.53,'QuickFit');
CREATE TABLE tbl_ride (ride_id INTEGER PRIMARY KEY, drv_id INTEGER REFERENCES tbl_drv, cab_no TEXT
  REFERENCES tbl_cab, acct_id INTEGER REFERENCES tbl_acct, pickup_ts TEXT, dropoff_ts TEXT,
  from_zone TEXT REFERENCES tbl_zone, to_zone TEXT REFERENCES tbl_zone, km REAL, fare REAL, tip
  REAL, pay_type TEXT, stat TEXT CHECK (stat IN ('C','X','N')) /* C completed, X cancelled, N
  no-show */, cust_rating INTEGER, pax INTEGER);
INSERT INTO "tbl_ride" VALUES(700,7,'TX-107',2,'2024-03-01 09:19','2024-03-01 09:38','STN','NOR',
  7.0,17.7,0.0,'acct','C',NULL,2);
INSERT INTO "tbl_ride" VALUES(701,2,'TX-102',NULL,'2024-03-01 16:25','2024-03-01 17:22','CEN',
  'APT',19.2,38.7,1.5,'card','C',4,3);
INSERT INTO "tbl_ride" VALUES(702,7,'TX-107',NULL,'2024-03-01 17:07','2024-03-01 17:48','APT',
  'OLD',13.4,32.0,3.0,'card','C',2,3);
INSERT INTO "tbl_ride" VALUES(703,10,'TX-110',9,'2024-03-02 08:29',NULL,'STA','APT',NULL,NULL,
  NULL,'acct','X',NULL,1);
INSERT INTO "tbl_ride" VALUES(704,7,'TX-107',4,'2024-03-03 07:11','2024-03-03 07:35','STA','APT',
  12.8,28.9,0.0,'acct','C',4,3);
INSERT INTO "tbl_ride" VALUES(705,9,'TX-109',2,'2024-03-03 09:24','2024-03-03 09:35','HAR','OLD',
  2.7,9.2,0.0,'acct','C',5,2);
INSERT INTO "tbl_ride" VALUES(706,1,'TX-101',NULL,'2024-03-04 00:40','2024-03-04 01:06','STA',
  'APT',12.9,29.1,2.0,'cash','C',3,3);
INSERT INTO "tbl_ride" VALUES(707,8,'TX-108',NULL,'2024-03-04 16:08','2024-03-04 16:27','STA',
  'NOR',7.1,18.3,2.0,'card','C',3,1);
INSERT INTO "tbl_ride" VALUES(708,1,'TX-101',NULL,'2024-03-05 00:42',NULL,'STA','APT',NULL,NULL,
  NULL,'card','X',NULL,1);
INSERT INTO "tbl_ride" VALUES(709,7,'TX-107',NULL,'2024-03-05 09:00','2024-03-05 09:49','CEN',
  'APT',18.7,37.8,1.0,'cash','C',4,3);
INSERT INTO "tbl_ride" VALUES(710,9,'TX-109',NULL,'2024-03-06 07:22','2024-03-06 07:47','STN',
  'STA',8.2,19.9,1.0,'card','C',2,1);
INSERT INTO "tbl_ride" VALUES(711,13,'TX-103',NULL,'2024-03-07 10:13','2024-03-07 10:41','STA',
  'APT',13.5,30.2,3.0,'card','C',5,2);
INSERT INTO "tbl_ride" VALUES(712,9,'TX-109',NULL,'2024-03-07 11:21','2024-03-07 11:50','STN',
  'APT',12.5,27.8,5.0,'card','C',5,1);
INSERT INTO "tbl_ride" VALUES(713,2,'TX-102',2,'2024-03-07 21:01','2024-03-07 21:07','OLD','HAR',
  1.9,6.7,0.0,'acct','C',NULL,4);
INSERT INTO "tbl_ride" VALUES(714,9,'TX-104',NULL,'2024-03-08 09:00',NULL,'UNI','APT',NULL,NULL,
  NULL,'card','N',NULL,1);
INSERT INTO "tbl_ride" VALUES(715,7,'TX-104',2,'2024-03-08 09:58','2024-03-08 10:52','CEN','APT',
  18.5,37.4,0.0,'acct','C',NULL,2);
INSERT INTO "tbl_ride" VALUES(716,3,'TX-103',NULL,'2024-03-09 07:33','2024-03-09 08:14','STA',
  'APT',13.3,29.8,1.5,'card','C',NULL,2);
INSERT INTO "tbl_ride" VALUES(717,2,'TX-103',NULL,'2024-03-09 09:54','2024-03-09 10:35','WES',
  'APT',17.3,35.2,5.0,'card','C',NULL,4);
INSERT INTO "tbl_ride" VALUES(718,8,'TX-108',4,'2024-03-09 09:54','2024-03-09 10:38','UNI','APT',
  15.5,31.9,0.0,'acct','C',5,4);
INSERT INTO "tbl_ride" VALUES(719,7,'TX-107',4,'2024-03-09 16:48',NULL,'NOR','STA',NULL,NULL,NULL,
  'acct','N',NULL,3);
INSERT INTO "tbl_ride" VALUES(720,1,'TX-101',NULL,'2024-03-09 20:39','2024-03-09 20:54','STA',
  'WES',6.2,16.7,1.0,'card','C',2,1);
INSERT INTO "tbl_ride" VALUES(721,2,'TX-102',NULL,'2024-03-09 23:49','2024-03-10 00:30','HOS',
  'APT',20.0,40.2,1.0,'card','C',2,1);
INSERT INTO "tbl_ride" VALUES(722,7,'TX-107',NULL,'2024-03-10 16:34','2024-03-10 17:04','APT',
  'STN',12.4,30.1,3.0,'card','C',5,3);
INSERT INTO "tbl_ride" VALUES(723,9,'TX-109',NULL,'2024-03-10 17:41',NULL,'UNI','APT',NULL,NULL,
  NULL,'cash','N',NULL,1);
INSERT INTO "tbl_ride" VALUES(724,7,'TX-107',NULL,'2024-03-11 07:19','2024-03-11 07:29','UNI',
  'HAR',2.6,8.0,1.5,'card','C',4,2);
INSERT INTO "tbl_ride" VALUES(725,3,'TX-103',NULL,'2024-03-11 09:47','2024-03-11 10:10','UNI',
  'HOS',7.8,17.6,1.5,'card','C',NULL,1);
INSERT INTO "tbl_ride" VALUES(726,9,'TX-109',NULL,'2024-03-11 11:25','2024-03-11 11:49','WES',
  'HOS',9.5,20.8,0.0,'card','C',5,2);
INSERT INTO "tbl_ride" VALUES(727,7,'TX-107',NULL,'2024-03-12 09:15','2024-03-12 09:29','CEN',
  'STA',5.8,13.9,2.0,'card','C',3,2);
INSERT INTO "tbl_ride" VALUES(728,1,'TX-101',NULL,'2024-03-12 18:05',NULL,'HAR','STN',NULL,NULL,
  NULL,'card','X',NULL,1);
INSERT INTO "tbl_ride" VALUES(729,1,'TX-101',NULL,'2024-03-12 22:58','2024-03-12 23:35','APT',
  'STA',13.0,31.2,5.0,'cash','C',3,1);
INSERT INTO "tbl_ride" VALUES(730,1,'TX-101',9,'2024-03-13 18:54','2024-03-13 19:01','WES','UNI',
  2.0,6.9,0.0,'acct','C',4,2);
INSERT INTO "tbl_ride" VALUES(731,9,'TX-109',NULL,'2024-03-14 07:51','2024-03-14 08:27','OLD',
  'APT',12.8,26.9,2.0,'card','C',5,3);
INSERT INTO "tbl_ride" VALUES(732,3,'TX-103',6,'2024-03-14 17:15',NULL,'STN','APT',NULL,NULL,NULL,
  'acct','X',NULL,1);
INSERT INTO "tbl_ride" VALUES(733,9,'TX-109',9,'2024-03-14 17:21','2024-03-14 18:00','HAR','APT',
  21.5,44.0,0.0,'acct','C',NULL,1);
INSERT INTO "tbl_ride" VALUES(734,1,'TX-101',NULL,'2024-03-14 18:52','2024-03-14 19:21','APT',
  'STN',12.6,30.5,5.0,'card','C',4,1);
INSERT INTO "tbl_ride" VALUES(735,1,'TX-101',1,'2024-03-14 20:36','2024-03-14 21:02','STA','APT',
  13.4,30.0,0.0,'acct','C',2,4);
INSERT INTO "tbl_ride" VALUES(736,2,'TX-102',NULL,'2024-03-16 06:13',NULL,'STA','STN',NULL,NULL,
  NULL,'card','X',NULL,2);
INSERT INTO "tbl_ride" VALUES(737,7,'TX-107',NULL,'2024-03-16 11:05','2024-03-16 11:12','HOS',
  'OLD',1.7,6.3,0.0,'cash','C',4,2);
INSERT INTO "tbl_ride" VALUES(738,9,'TX-109',NULL,'2024-03-16 14:34','2024-03-16 14:40','WES',
  'UNI',1.9,6.7,5.0,'cash','C',5,4);
INSERT INTO "tbl_ride" VALUES(739,13,'TX-102',6,'2024-03-16 16:34','2024-03-16 16:53','NOR','HOS',
  6.9,16.0,0.0,'acct','C',5,1);
INSERT INTO "tbl_ride" VALUES(740,8,'TX-110',NULL,'2024-03-17 11:10','2024-03-17 11:40','STN',
  'CEN',9.4,22.1,5.0,'cash','C',5,1);
INSERT INTO "tbl_ride" VALUES(741,6,'TX-103',6,'2024-03-17 17:12','2024-03-17 17:27','NOR','STA',
  6.8,15.8,0.0,'acct','C',5,4);
INSERT INTO "tbl_ride" VALUES(742,1,'TX-101',NULL,'2024-03-17 18:49','2024-03-17 19:05','HOS',
  'CEN',6.6,15.4,5.0,'card','C',NULL,2);
INSERT INTO "tbl_ride" VALUES(743,8,'TX-108',NULL,'2024-03-18 08:55','2024-03-18 09:37','APT',
  'WES',16.7,38.1,1.5,'card','C',5,4);
INSERT INTO "tbl_ride" VALUES(744,9,'TX-109',NULL,'2024-03-18 16:08','2024-03-18 16:23','WES',
  'NOR',4.3,11.2,1.0,'cash','C',5,1);
INSERT INTO "tbl_ride" VALUES(745,3,'TX-104',4,'2024-03-19 11:54','2024-03-19 12:39','UNI','APT',
  16.1,33.0,0.0,'acct','C',5,1);
INSERT INTO "tbl_ride" VALUES(746,8,'TX-108',NULL,'2024-03-19 16:30','2024-03-19 17:26','HAR',
  'APT',21.5,44.0,0.0,'cash','C',2,2);
INSERT INTO "tbl_ride" VALUES(747,9,'TX-102',NULL,'2024-03-19 17:29','2024-03-19 17:41','WES',
  'NOR',4.6,11.7,5.0,'card','C',3,4);
INSERT INTO "tbl_ride" VALUES(748,6,'TX-106',NULL,'2024-03-19 18:46','2024-03-19 18:57','UNI',
  'STA',4.6,11.7,2.0,'cash','C',NULL,2);
INSERT INTO "tbl_ride" VALUES(749,6,'TX-103',NULL,'2024-03-20 15:08',NULL,'CEN','APT',NULL,NULL,
  NULL,'cash','N',NULL,1);
INSERT INTO "tbl_ride" VALUES(750,2,'TX-102',NULL,'2024-03-20 15:49',NULL,'OLD','APT',NULL,NULL,
  NULL,'cash','N',NULL,3);
INSERT INTO "tbl_ride" VALUES(751,9,'TX-109',6,'2024-03-21 14:26','2024-03-21 14:38','STA','UNI',
  4.8,14.1,0.0,'acct','C',5,1);
INSERT INTO "tbl_ride" VALUES(752,7,'TX-109',2,'2024-03-21 14:44','2024-03-21 15:13','UNI','APT',
  16.2,33.2,0.0,'acct','C',4,1);
INSERT INTO "tbl_ride" VALUES(753,1,'TX-101',NULL,'2024-03-22 02:51',NULL,'STA','APT',NULL,NULL,
  NULL,'cash','X',NULL,3);
INSERT INTO "tbl_ride" VALUES(754,13,'TX-102',9,'2024-03-22 08:48',NULL,'HOS','APT',NULL,NULL,
  NULL,'acct','X',NULL,1);
INSERT INTO "tbl_ride" VALUES(755,2,'TX-102',NULL,'2024-03-22 09:35','2024-03-22 10:01','STN',
  'CEN',9.6,22.5,0.0,'cash','C',2,3);
INSERT INTO "tbl_ride" VALUES(756,7,'TX-107',NULL,'2024-03-23 16:04','2024-03-23 16:23','STN',
  'NOR',6.9,17.5,2.0,'card','C',2,1);
INSERT INTO "tbl_ride" VALUES(757,1,'TX-101',NULL,'2024-03-24 02:45','2024-03-24 03:09','OLD',
  'APT',12.7,26.7,5.0,'card','C',2,4);
INSERT INTO "tbl_ride" VALUES(758,7,'TX-107',4,'2024-03-25 08:44','2024-03-25 09:23','OLD','APT',
  13.7,28.5,0.0,'acct','C',2,2);
INSERT INTO "tbl_ride" VALUES(759,9,'TX-109',3,'2024-03-25 16:18','2024-03-25 17:08','WES','APT',
  16.8,34.3,0.0,'acct','C',NULL,1);
INSERT INTO "tbl_ride" VALUES(760,1,'TX-101',NULL,'2024-03-25 18:31','2024-03-25 18:39','UNI',
  'HAR',2.7,8.2,0.0,'card','C',2,1);
INSERT INTO "tbl_ride" VALUES(761,8,'TX-108',NULL,'2024-03-26 11:23',NULL,'STA','WES',NULL,NULL,
  NULL,'card','X',NULL,3);
INSERT INTO "tbl_ride" VALUES(762,10,'TX-110',NULL,'2024-03-26 14:21','2024-03-26 14:32','OLD',
  'CEN',5.0,12.4,0.0,'cash','C',4,1);
INSERT INTO "tbl_ride" VALUES(763,9,'TX-105',NULL,'2024-03-26 14:56','2024-03-26 15:26','STN',
  'APT',12.7,28.2,2.0,'card','C',5,1);
INSERT INTO "tbl_ride" VALUES(764,12,'TX-107',NULL,'2024-03-26 16:05','2024-03-26 16:22','HOS',
  'NOR',6.9,16.0,0.0,'card','C',3,4);
INSERT INTO "tbl_ride" VALUES(765,3,'TX-101',NULL,'2024-03-26 17:01',NULL,'NOR','HAR',NULL,NULL,
  NULL,'cash','X',NULL,3);
INSERT INTO "tbl_ride" VALUES(766,3,'TX-103',1,'2024-03-27 09:06','2024-03-27 09:31','APT','NOR',
  13.7,32.5,0.0,'acct','C',NULL,1);
INSERT INTO "tbl_ride" VALUES(767,6,'TX-106',NULL,'2024-03-27 14:38','2024-03-27 14:49','NOR',
  'OLD',4.2,11.0,2.0,'cash','C',4,1);
INSERT INTO "tbl_ride" VALUES(768,9,'TX-109',NULL,'2024-03-28 07:23','2024-03-28 07:36','STN',
  'HOS',4.1,12.3,1.0,'card','C',NULL,4);
INSERT INTO "tbl_ride" VALUES(769,5,'TX-105',NULL,'2024-03-28 08:38',NULL,'STN','STA',NULL,NULL,
  NULL,'card','N',NULL,1);
INSERT INTO "tbl_ride" VALUES(770,7,'TX-107',NULL,'2024-03-28 16:27','2024-03-28 16:38','HOS',
  'HAR',2.8,8.4,1.5,'cash','C',3,3);
INSERT INTO "tbl_ride" VALUES(771,3,'TX-103',NULL,'2024-03-29 11:46','2024-03-29 12:19','STA',
  'APT',13.2,29.6,2.0,'card','C',5,2);
INSERT INTO "tbl_ride" VALUES(772,13,'TX-102',NULL,'2024-03-29 20:24','2024-03-29 20:49','CEN',
  'STN',9.6,21.0,2.0,'cash','C',5,3);
INSERT INTO "tbl_ride" VALUES(773,1,'TX-101',NULL,'2024-03-29 22:55','2024-03-29 23:35','OLD',
  'APT',13.5,28.2,3.0,'card','C',5,2);
INSERT INTO "tbl_ride" VALUES(774,10,'TX-110',4,'2024-03-30 07:23','2024-03-30 08:16','HOS','APT',
  19.8,39.8,0.0,'acct','C',5,1);
INSERT INTO "tbl_ride" VALUES(775,3,'TX-101',4,'2024-03-30 17:23','2024-03-30 17:57','STN','APT',
  12.2,27.3,0.0,'acct','C',3,1);
INSERT INTO "tbl_ride" VALUES(776,9,'TX-109',3,'2024-03-31 09:00','2024-03-31 09:37','OLD','APT',
  13.3,27.8,0.0,'acct','C',NULL,1);
INSERT INTO "tbl_ride" VALUES(777,12,'TX-107',NULL,'2024-03-31 11:01','2024-03-31 11:12','NOR',
  'HAR',4.0,10.6,1.0,'cash','C',5,4);
INSERT INTO "tbl_ride" VALUES(778,3,'TX-103',NULL,'2024-03-31 16:19','2024-03-31 16:42','APT',
  'STA',13.0,31.2,1.0,'cash','C',NULL,2);
INSERT INTO "tbl_ride" VALUES(779,2,'TX-102',NULL,'2024-03-31 20:08','2024-03-31 20:22','STA',
  'HOS',5.3,15.0,2.0,'cash','C',NULL,2);
CREATE TABLE tbl_zone (zone_cd TEXT PRIMARY KEY, zone_nm TEXT, pickup_surchg REAL);
INSERT INTO "tbl_zone" VALUES('CEN','City Centre',0.0);
INSERT INTO "tbl_zone" VALUES('STN','Railway Station',1.5);
INSERT INTO "tbl_zone" VALUES('APT','Airport',4.0);
INSERT INTO "tbl_zone" VALUES('HOS','St Mary Hospital',0.0);
INSERT INTO "tbl_zone" VALUES('UNI','University',0.0);
INSERT INTO "tbl_zone" VALUES('HAR','Harbour',1.0);
INSERT INTO "tbl_zone" VALUES('NOR','Northfields',0.0);
INSERT INTO "tbl_zone" VALUES('WES','Westgate Retail Park',0.0);
INSERT INTO "tbl_zone" VALUES('OLD','Old Town',0.0);
INSERT INTO "tbl_zone" VALUES('STA','Stadium',2.0);
INSERT INTO "tbl_zone" VALUES('HIL','Hillside',0.0);
COMMIT;
