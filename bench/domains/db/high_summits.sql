CREATE TABLE ranges (range_code TEXT PRIMARY KEY, range_name TEXT, continent TEXT, length_km
  INTEGER);
CREATE TABLE mountains (mountain_id INTEGER PRIMARY KEY, name TEXT, height_m INTEGER, prominence_m
  INTEGER, country TEXT, range_code TEXT, first_ascent_year INTEGER, FOREIGN KEY (range_code)
  REFERENCES ranges(range_code));
CREATE TABLE climbers (climber_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, nationality
  TEXT, gender TEXT, birth_year INTEGER, profession TEXT, mentor_id INTEGER, FOREIGN KEY
  (mentor_id) REFERENCES climbers(climber_id));
CREATE TABLE expeditions (expedition_id INTEGER PRIMARY KEY, title TEXT, mountain_id INTEGER,
  leader_id INTEGER, start_date TEXT, duration_days INTEGER, budget_usd INTEGER, outcome TEXT,
  FOREIGN KEY (mountain_id) REFERENCES mountains(mountain_id),
  FOREIGN KEY (leader_id) REFERENCES climbers(climber_id));
CREATE TABLE expedition_members (expedition_id INTEGER, climber_id INTEGER, reached_summit INTEGER,
  used_oxygen INTEGER, max_altitude_m INTEGER, PRIMARY KEY (expedition_id, climber_id),
  FOREIGN KEY (expedition_id) REFERENCES expeditions(expedition_id),
  FOREIGN KEY (climber_id) REFERENCES climbers(climber_id));
CREATE TABLE sponsors (sponsor_id INTEGER PRIMARY KEY, name TEXT, industry TEXT, country TEXT);
CREATE TABLE funding (expedition_id INTEGER, sponsor_id INTEGER, amount_usd INTEGER, PRIMARY KEY
  (expedition_id, sponsor_id), FOREIGN KEY (expedition_id) REFERENCES expeditions(expedition_id),
  FOREIGN KEY (sponsor_id) REFERENCES sponsors(sponsor_id));
INSERT INTO ranges VALUES ('HIM','Himalaya','Asia',2400),('KAR','Karakoram','Asia',500),
  ('AND','Andes','South America',7000),('ALP','Alps','Europe',1200),
  ('CAU','Caucasus','Europe',1100),('ALA','Alaska Range','North America',650),
  ('SEM','Simien Mountains','Africa',130),('PYR','Pyrenees','Europe',430);
INSERT INTO mountains VALUES
(1,'Everest',8849,8849,'Nepal','HIM',1953),(2,'K2',8611,4017,'Pakistan','KAR',1954),
  (3,'Lhotse',8516,610,'Nepal','HIM',1956),(4,'Makalu',8485,2378,'Nepal','HIM',1955),
  (5,'Broad Peak',8051,1701,'Pakistan','KAR',1957),(6,'Ama Dablam',6812,1041,'Nepal','HIM',1961),
  (7,'Aconcagua',6961,6962,'Argentina','AND',1897),
(8,'Huascarán',6768,2776,'Peru','AND',1932),(9,'Alpamayo',5947,547,'Peru','AND',1957),
  (10,'Mont Blanc',4806,4695,'France','ALP',1786),
  (11,'Matterhorn',4478,1042,'Switzerland','ALP',1865),
  (12,'Eiger',3967,361,'Switzerland','ALP',1858),(13,'Elbrus',5642,4741,'Russia','CAU',1874),
  (14,'Ushba',4710,1143,'Georgia','CAU',1888),
(15,'Denali',6190,6144,'United States','ALA',1913),
  (16,'Ras Dashen',4550,3997,'Ethiopia','SEM',1841),
  (17,'Trango Tower',6286,NULL,'Pakistan','KAR',1976),
  (18,'Gangkhar Puensum',7570,2995,'Bhutan','HIM',NULL);
INSERT INTO climbers VALUES
(1,'Reto','Ammann','Swiss','M',1961,'guide',NULL),(2,'Pasang','Lhamu','Nepali','F',1986,'guide',4),
  (3,'Chiara','Dellantonio','Italian','F',1978,'engineer',NULL),
  (4,'Mingma','Tshering','Nepali','M',1969,'guide',NULL),
  (5,'Iñaki','Larrea','Spanish','M',1974,'photographer',NULL),
  (6,'Nerea','Goikoetxea','Spanish','F',1990,'doctor',5),
(7,'Tobias','Zurbriggen','Swiss','M',1992,'student',1),
  (8,'Saad','Hunzai','Pakistani','M',1980,'guide',NULL),
  (9,'Lucía','Quispe','Peruvian','F',1988,'guide',NULL),
  (10,'Giorgi','Japaridze','Georgian','M',1971,'teacher',NULL),
  (11,'Hannah','Whitlock','American','F',1983,'doctor',14),
  (12,'Kamila','Nowicka','Polish','F',1966,'teacher',NULL),
(13,'Marek','Ślusarczyk','Polish','M',1995,'student',12),
  (14,'Dale','Rutherford','American','M',1958,'photographer',NULL),
  (15,'Ang','Dorje','Nepali','M',1998,'guide',4),
  (16,'Elsa','Brunner','Swiss','F',2000,'engineer',1),
  (17,'Mateo','Huamán','Peruvian','M',1976,'engineer',NULL),
  (18,'Olga','Sidorova','Russian','F',1981,NULL,10);
INSERT INTO expeditions VALUES
(1,'Swiss Everest Reunion',1,1,'2008-04-05',58,310000,'success'),
  (2,'Light on K2',2,8,'2012-06-12',64,270000,'failure'),
  (3,'Women of Lhotse',3,12,'2014-04-10',51,195000,'success'),
  (4,'Makalu West Pillar',4,5,'2011-04-02',60,180000,'failure'),
  (5,'Broad Peak Traverse',5,8,'2015-06-20',49,140000,'success'),
  (6,'Ama Dablam Youth Climb',6,4,'2019-10-14',28,72000,'success'),
(7,'Andes Medical Survey',7,11,'2016-12-28',22,65000,'success'),
  (8,'Huascarán Ice Cores',8,9,'2017-07-03',31,118000,'success'),
  (9,'Alpamayo Film Project',9,5,'2018-06-18',19,54000,'success'),
  (10,'North Face Winter',12,1,'2013-02-01',9,21000,'failure'),
  (11,'Elbrus Charity Ascent',13,10,'2019-07-22',12,18500,'success'),
  (12,'Ushba Double',14,10,'2021-08-05',16,23500,'failure'),
(13,'Denali Cold Trial',15,14,'2010-05-15',26,88000,'success'),
  (14,'K2 Second Attempt',2,8,'2018-06-10',66,325000,'success'),
  (15,'Everest No Oxygen',1,4,'2021-04-08',55,240000,'success'),
  (16,'Trango Big Wall',17,3,'2022-07-01',37,99000,'failure'),
  (17,'Huascarán Rescue Training',8,9,'2022-06-11',14,30500,'success');
INSERT INTO expedition_members VALUES
(1,1,1,1,8849),(1,3,1,1,8849),(1,4,1,0,8849),(1,14,0,1,8200),(2,8,0,0,8100),(2,5,0,0,7900),
  (2,3,0,1,7400),(3,12,1,1,8516),(3,2,1,1,8516),(3,6,0,1,7800),(3,11,1,1,8516),(4,5,0,0,7650),
  (4,13,0,0,6900),(4,8,0,0,7700),
(5,8,1,0,8051),(5,12,1,0,8051),(5,13,0,0,7500),(6,4,1,0,6812),(6,7,1,0,6812),(6,15,1,0,6812),
  (6,16,0,0,6200),(7,11,1,0,6961),(7,17,1,0,6961),(7,6,1,0,6961),(8,9,1,0,6768),(8,17,0,0,6100),
  (9,5,1,0,5947),(9,9,1,0,5947),(9,14,0,0,5300),
(10,1,0,0,3600),(10,7,0,0,3600),(11,10,1,0,5642),(11,18,1,0,5642),(12,10,0,0,4400),
  (12,18,0,0,4100),(13,14,1,0,6190),(13,11,1,0,6190),(14,8,1,1,8611),(14,15,1,1,8611),
  (14,2,1,1,8611),(14,5,0,1,8000),(15,4,1,0,8849),(15,2,0,0,8300),(15,15,0,0,8450),(16,5,0,0,5900),
  (16,13,0,0,5900),(16,3,0,0,5750),(17,9,1,0,6768),(17,16,1,0,6768);
INSERT INTO sponsors VALUES (1,'Alpenglow Outerwear','clothing','Switzerland'),
  (2,'Banco Cordillera','banking','Peru'),(3,'Polar Compass Watches','watches','Switzerland'),
  (4,'Ridgeline Foods','food','United States'),(5,'Fundación Altura','charity','Spain'),
  (6,'Himal Airways','aviation','Nepal'),(7,'Vistula Insurance','insurance','Poland'),
  (8,'Kestrel Optics','optics','Germany');
INSERT INTO funding VALUES (1,1,120000),(1,3,90000),(2,1,60000),(2,4,45000),(3,7,80000),
  (3,6,35000),(4,5,95000),(5,4,40000),(6,6,30000),(6,1,15000),(7,4,25000),(7,2,20000),(8,2,70000),
  (9,5,22000),(9,2,12000),(13,4,50000),(14,3,150000),(14,1,85000),(14,6,25000),(15,6,110000),
  (16,5,41000),(17,2,18000);
