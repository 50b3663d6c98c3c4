CREATE TABLE center (ctr_cd TEXT PRIMARY KEY, ctr_nm TEXT, city TEXT, state TEXT, staff_cnt INTEGER,
  estab_yr INTEGER);
CREATE TABLE rocket (rkt_cd TEXT PRIMARY KEY, rkt_nm TEXT, mfr TEXT, height_m REAL, max_payload_kg
  INTEGER, reusable TEXT);
CREATE TABLE launch_site (site_id INTEGER PRIMARY KEY, site_nm TEXT, country TEXT, latitude REAL);
CREATE TABLE mission (msn_id INTEGER PRIMARY KEY, msn_nm TEXT, target TEXT, msn_type TEXT,
  launch_dt TEXT, dur_days INTEGER, cost_musd REAL, status TEXT, rkt_cd TEXT REFERENCES
  rocket(rkt_cd), site_id INTEGER REFERENCES launch_site(site_id),
  lead_ctr TEXT REFERENCES center(ctr_cd), control_ctr TEXT REFERENCES center(ctr_cd),
  prev_msn_id INTEGER REFERENCES mission(msn_id));
CREATE TABLE astronaut (astro_id INTEGER PRIMARY KEY, astro_nm TEXT, gender TEXT, birth_yr INTEGER,
  nationality TEXT, sel_yr INTEGER, background TEXT, status TEXT);
CREATE TABLE crew_assign (msn_id INTEGER REFERENCES mission(msn_id),
  astro_id INTEGER REFERENCES astronaut(astro_id),
  crew_role TEXT, eva_hrs REAL, PRIMARY KEY (msn_id, astro_id));
CREATE TABLE instrument (instr_id INTEGER PRIMARY KEY, instr_nm TEXT, msn_id INTEGER REFERENCES
  mission(msn_id), instr_type TEXT, mass_kg REAL, builder TEXT);
INSERT INTO center VALUES ('HLC','Halloway Center','Mobile','Alabama',5200,1959),
  ('RDG','Ridgeback Research Center','Boulder','Colorado',2100,1964),
  ('PCF','Pacific Flight Center','Oxnard','California',3900,1961),
  ('TDL','Tidewater Laboratory','Norfolk','Virginia',1750,1972),
  ('MSA','Mesa Deep Space Laboratory','Pasadena','California',4600,1955),
  ('KOA','Kona Tracking Station','Hilo','Hawaii',180,1968);
INSERT INTO rocket VALUES ('AQ4','Aquila IV','Brandt-Keller',58.2,9800,'N'),
  ('AQ5','Aquila V','Brandt-Keller',63.0,13400,'Y'),
  ('TIT','Titanide Heavy','Orion Works',98.5,64000,'N'),
  ('SPR','Sparrow','Lumen Rocketry',22.7,650,'Y'),('HLX','Helix','Lumen Rocketry',70.1,22800,'Y'),
  ('MER','Meridian 2','Orion Works',51.4,7200,'N'),('DRK','Drake','Orion Works',110.0,90500,'Y'),
  ('KES','Kestrel Light','Southern Star',18.4,320,'N');
INSERT INTO launch_site VALUES (1,'Cape Sorrow','United States',28.4),
  (2,'Point Avila Range','United States',34.7),(3,'Kourou Annex','French Guiana',5.2),
  (4,'Mahia Strand','New Zealand',-39.3),(5,'Wallops Spit','United States',37.9),
  (6,'Alcântara Sul','Brazil',-2.4);
INSERT INTO mission VALUES
(1,'Lantern 1','Moon','orbiter','1998-03-12',410,340.0,'completed','AQ4',1,'TDL','PCF',NULL),
  (2,'Lantern 2','Moon','lander','2003-09-27',95,520.5,'failed','AQ4',1,'TDL','PCF',1),
  (3,'Lantern 3','Moon','lander','2007-06-05',388,610.0,'completed','AQ5',1,'TDL','PCF',2),
  (4,'Red Heron','Mars','orbiter','2005-08-10',3650,780.2,'completed','TIT',1,'MSA','MSA',NULL),
  (5,'Red Egret','Mars','rover','2011-11-26',2920,1890.0,'completed','TIT',1,'MSA','MSA',4),
(6,'Red Ibis','Mars','rover','2020-07-30',NULL,2340.0,'active','HLX',1,'MSA','MSA',5),
  (7,'Copper Veil','Venus','orbiter','2009-02-14',1200,455.0,'completed','AQ5',3,'RDG','MSA',NULL),
  (8,'Long Tide','Earth','orbiter','2012-04-18',2555,290.7,'completed','MER',2,'RDG','RDG',NULL),
  (9,'Stormwatch','Earth','orbiter','2016-10-03',NULL,310.4,'active','AQ5',2,'RDG','RDG',8),
  (10,'Icebound','Europa','flyby','2014-05-22',3100,1460.0,'active','TIT',3,'MSA','MSA',NULL),
(11,'Homestead 1','Earth','crewed','2013-03-08',165,890.0,'completed','HLX',1,'HLC','HLC',NULL),
  (12,'Homestead 2','Earth','crewed','2014-09-19',182,845.5,'completed','HLX',1,'HLC','HLC',11),
  (13,'Homestead 3','Earth','crewed','2017-01-30',199,870.9,'completed','HLX',1,'HLC','HLC',12),
  (14,'Selene I','Moon','crewed','2022-11-16',12,2950.0,'completed','DRK',1,'HLC','HLC',3),
  (15,'Selene II','Moon','crewed','2024-02-08',21,3120.0,'completed','DRK',1,'HLC','HLC',14),
(16,'Dust Moth','asteroid','sample return','2015-12-01',1840,815.3,'completed','AQ5',3,'PCF','MSA',
  NULL),(17,'Pebble','Earth','technology demo','2019-06-29',60,18.5,'completed','SPR',4,'TDL','KOA',
  NULL),(18,'Pebble B','Earth','technology demo','2021-03-23',NULL,22.1,'failed','SPR',4,'TDL',
  'KOA',17),(19,'Sun Skimmer','Sun','flyby','2018-08-12',NULL,1510.0,'active','TIT',1,'PCF','PCF',
  NULL),(21,'Homestead 4','Earth','crewed','2018-09-11',190,905.3,'completed','HLX',1,'HLC','HLC',
  13),(20,'Ringfarer','Saturn','orbiter','2027-10-15',NULL,3300.0,'planned','DRK',NULL,'MSA','MSA',
  NULL);
INSERT INTO astronaut VALUES
(1,'Renata Kowalczyk','F',1974,'American',2004,'test pilot','retired'),
  (2,'Marcus Delaney','M',1970,'American',2000,'test pilot','retired'),
  (3,'Yuki Tanabe','F',1979,'Japanese',2009,'physicist','active'),
  (4,'Olivier Marchetti','M',1976,'French',2009,'engineer','active'),
  (5,'Desmond Akers','M',1981,'American',2013,'engineer','active'),
  (6,'Sigrún Jónsdóttir','F',1983,'Icelandic',2013,'geologist','active'),
(7,'Carla Whitfield','F',1985,'American',2017,'physician','active'),
  (8,'Theo Vandermeer','M',1987,'Canadian',2017,'geologist','active'),
  (9,'Anil Chaudhary','M',1978,'American',2009,'physician','retired'),
  (10,'Beth Sorensen','F',1990,'American',2017,'test pilot','active'),
  (11,'Pavel Hruška','M',1968,'Czech',2000,'physicist','retired'),
  (12,'Isabel Nogueira','F',1992,'Brazilian',2021,'engineer','active'),
  (13,'Grant Oyelaran','M',1989,'American',2021,NULL,'active');
INSERT INTO crew_assign VALUES (11,2,'commander',6.5),(11,1,'pilot',0.0),
  (11,11,'mission specialist',12.8),(12,1,'commander',7.2),(12,9,'flight surgeon',0.0),
  (12,3,'mission specialist',13.4),(12,4,'flight engineer',20.1),(13,3,'commander',5.9),
  (13,4,'flight engineer',18.6),(13,5,'pilot',0.0),(13,9,'flight surgeon',3.1),
  (14,5,'commander',0.0),(14,4,'pilot',0.0),(14,6,'mission specialist',14.7),
  (14,7,'flight surgeon',2.2),(15,5,'commander',8.0),(15,8,'mission specialist',22.5),
  (15,6,'mission specialist',19.9),(15,10,'pilot',0.0),(21,6,'mission specialist',4.4),
  (21,3,'commander',6.0);
INSERT INTO instrument VALUES (1,'TopoCam',1,'camera',38.0,'Tidewater Laboratory'),
  (2,'GammaNet',1,'spectrometer',22.4,'University of Bern'),
  (3,'DrillBit',3,'drill',41.5,'Orion Works'),(4,'PanEye',3,'camera',9.8,'Kestrel Imaging'),
  (5,'HiSight',4,'camera',65.3,'Kestrel Imaging'),
  (6,'SubSound',4,'radar',30.6,'University of Padua'),
  (7,'MastView',5,'camera',12.1,'Kestrel Imaging'),
  (8,'RockLab',5,'spectrometer',40.2,'University of Bern'),
  (9,'DustLog',5,'weather station',4.7,'Finnish Weather Institute'),
  (10,'MastView II',6,'camera',10.9,'Kestrel Imaging'),
  (11,'CoreTube',6,'drill',45.8,'Orion Works'),
  (12,'AirMaker',6,'chemistry',17.1,'Ridgeback Research Center'),
(13,'CloudPeer',7,'radar',55.0,'University of Padua'),
  (14,'SulphurSniff',7,'spectrometer',18.3,'University of Bern'),
  (15,'SeaGauge',8,'altimeter',26.9,'Ridgeback Research Center'),
  (16,'GustRadar',9,'radar',72.4,'Ridgeback Research Center'),
  (17,'IceProbe',10,'radar',61.2,'University of Padua'),
  (18,'FarCam',10,'camera',14.6,'Kestrel Imaging'),(19,'GrabArm',16,'sampler',33.7,'Orion Works'),
  (20,'SunCup',19,'particle detector',8.9,'University of Iowa Annex'),
  (21,'FieldBoom',19,'magnetometer',6.2,'Ridgeback Research Center'),
  (22,'MiniLink',17,'radio',1.3,NULL);
