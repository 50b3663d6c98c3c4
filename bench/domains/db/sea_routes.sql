CREATE TABLE shipping_company (company_id INTEGER PRIMARY KEY, company_name TEXT, country TEXT,
  founded_year INTEGER, annual_revenue_musd REAL);
CREATE TABLE port (port_id INTEGER PRIMARY KEY, port_name TEXT, country TEXT, max_depth_m REAL,
  number_of_berths INTEGER, has_dry_dock TEXT);
CREATE TABLE captain (captain_id INTEGER PRIMARY KEY, full_name TEXT, nationality TEXT, birth_year
  INTEGER, licence_class TEXT);
CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, ship_name TEXT, ship_type TEXT, flag TEXT,
  gross_tonnage INTEGER, length_m REAL, built_year INTEGER, home_port_id INTEGER REFERENCES
  port(port_id), company_id INTEGER REFERENCES shipping_company(company_id), status TEXT);
CREATE TABLE voyage (voyage_id INTEGER PRIMARY KEY, ship_id INTEGER REFERENCES ship(ship_id),
  captain_id INTEGER REFERENCES captain(captain_id),
  origin_port_id INTEGER REFERENCES port(port_id),
  destination_port_id INTEGER REFERENCES port(port_id),
  departure_date TEXT, arrival_date TEXT, cargo_tons INTEGER);
CREATE TABLE inspection (inspection_id INTEGER PRIMARY KEY, ship_id INTEGER REFERENCES
  ship(ship_id), port_id INTEGER REFERENCES port(port_id),
  inspection_date TEXT, deficiencies INTEGER, detained TEXT);
INSERT INTO shipping_company VALUES
(1,'Nordhav Lines','Norway',1912,840.5),(2,'Compañía Atlántica','Spain',1954,412.0),
  (3,'Blue Lantern Shipping','Singapore',1988,1950.2),
  (4,'Hansa Kontor Reederei','Germany',1899,1320.7),
(5,'Piraeus Star Maritime','Greece',1967,990.0),
  (6,'Oriental Pearl Carriers','Singapore',2003,675.4),(7,'Kattegat Tankers','Denmark',1975,530.1),
  (8,'Aegean Bulk Partners','Greece',1991,288.9),(9,'Great Lakes Freight','Canada',1948,NULL);
INSERT INTO port VALUES
(1,'Bergen','Norway',16.5,24,'Y'),(2,'Valencia','Spain',17.0,38,'N'),
  (3,'Singapore','Singapore',18.5,67,'Y'),(4,'Hamburg','Germany',15.1,52,'Y'),
  (5,'Piraeus','Greece',18.0,41,'Y'),
(6,'Aarhus','Denmark',14.0,19,'N'),(7,'Halifax','Canada',16.8,17,'N'),
  (8,'Santos','Brazil',14.2,33,'N'),(9,'Bremerhaven','Germany',14.5,30,'Y'),
  (10,'Algeciras','Spain',18.2,28,'N'),
(11,'Thessaloniki','Greece',12.0,15,'N'),(12,'Durban','South Africa',12.8,36,'Y'),
  (13,'Stavanger','Norway',12.5,11,'N');
INSERT INTO captain VALUES
(1,'Ingrid Solheim','Norwegian',1974,'Master'),(2,'Álvaro Quintana','Spanish',1968,'Master'),
  (3,'Tan Wei Ming','Singaporean',1981,'Master'),(4,'Jürgen Petersen','German',1962,'Master'),
  (5,'Nikos Kallergis','Greek',1971,'Master'),
(6,'Eleni Vlachou','Greek',1985,'Chief Mate'),(7,'Rasmus Dahl','Danish',1979,'Master'),
  (8,'Moira MacAskill','Canadian',1983,'Chief Mate'),(9,'Knut Aasen','Norwegian',1959,'Master'),
  (10,'Bruno Teixeira','Brazilian',1977,'Master'),(11,'Heike Brandt','German',1988,'Chief Mate'),
  (12,'Farid Osman','Singaporean',1966,'Master');
INSERT INTO ship VALUES
(1,'Fjord Pioneer','container','Norway',42800,228.5,2008,1,1,'active'),
  (2,'Fjord Herald','tanker','Norway',61500,246.0,2014,1,1,'active'),
  (3,'Fjord Minstrel','bulk carrier','Malta',33200,190.2,1998,13,1,'laid up'),
(4,'Isla de Gredos','container','Spain',51700,260.4,2011,2,2,'active'),
  (5,'Isla Perdida','ferry','Spain',28400,175.0,2016,10,2,'active'),
  (6,'Lantern Spirit','container','Singapore',142000,366.9,2018,3,3,'active'),
(7,'Lantern Hope','container','Panama',131500,347.0,2015,3,3,'active'),
  (8,'Lantern Grace','tanker','Panama',84600,274.3,2005,3,3,'active'),
  (9,'Kontor Elbe','container','Germany',98700,334.1,2012,4,4,'active'),
(10,'Kontor Weser','bulk carrier','Liberia',45300,225.0,2003,9,4,'active'),
  (11,'Kontor Alster','container','Liberia',74200,294.0,2009,4,4,'laid up'),
  (12,'Star of Samos','bulk carrier','Greece',39800,199.9,2001,5,5,'active'),
(13,'Star of Chios','tanker','Greece',81200,249.9,2017,5,5,'active'),
  (14,'Star of Paros','ferry','Greece',24900,168.2,1996,5,5,'scrapped'),
  (15,'Pearl Dynasty','container','Singapore',88900,299.8,2019,3,6,'active'),
(16,'Pearl Harmony','bulk carrier','Panama',57600,229.0,2010,3,6,'active'),
  (17,'Skagen Trader','tanker','Denmark',29900,183.4,2007,6,7,'active'),
  (18,'Skagen Light','tanker','Denmark',31700,186.0,2020,6,7,'active'),
(19,'Myrto','bulk carrier','Malta',30100,188.8,1994,11,8,'scrapped'),
  (20,'Despina','bulk carrier','Greece',34700,197.0,2006,11,8,'active'),
  (22,'Lantern Joy','container','Singapore',118400,335.5,2021,3,3,'active'),
  (21,'Huron Queen','bulk carrier','Canada',26300,222.5,1989,7,NULL,'active');
INSERT INTO voyage VALUES
(1,1,1,1,4,'2023-01-09','2023-01-12',31200),(2,1,9,4,2,'2023-01-20','2023-01-27',28750),
  (3,2,9,1,6,'2023-02-02','2023-02-04',54000),(4,4,2,2,8,'2023-02-10','2023-02-25',40300),
  (5,4,2,8,10,'2023-03-04','2023-03-18',38900),
(6,5,2,10,2,'2023-03-21','2023-03-22',6100),(7,6,3,3,4,'2023-01-15','2023-02-14',118000),
  (8,6,12,4,3,'2023-02-22','2023-03-25',104500),(9,7,3,3,5,'2023-03-30','2023-04-18',99800),
  (10,7,12,5,3,'2023-04-26','2023-05-15',87300),
(11,8,12,3,12,'2023-05-28','2023-06-10',72400),(12,9,4,4,7,'2023-01-05','2023-01-16',80100),
  (13,9,4,7,4,'2023-01-22','2023-02-02',77600),(14,9,11,4,3,'2023-02-12','2023-03-13',85500),
  (15,10,4,9,1,'2023-03-08','2023-03-10',36400),
(16,10,11,1,12,'2023-04-01','2023-04-22',39950),(17,12,5,5,11,'2023-02-05','2023-02-06',21500),
  (18,12,6,11,2,'2023-02-14','2023-02-20',33100),(19,13,5,5,3,'2023-03-01','2023-03-20',70200),
  (20,13,5,3,5,'2023-04-02','2023-04-21',68800),
(21,15,3,3,8,'2023-05-20','2023-06-15',82700),(22,16,12,3,12,'2023-06-20','2023-07-03',49000),
  (23,17,7,6,4,'2023-04-11','2023-04-12',24300),(24,17,7,4,13,'2023-04-19','2023-04-21',22800),
  (25,18,7,6,1,'2023-05-06','2023-05-08',27900),
(26,20,6,11,5,'2023-05-09','2023-05-10',30500),(27,20,6,5,8,'2023-05-22','2023-06-12',31800),
  (28,21,8,7,4,'2023-06-01','2023-06-13',19700),(29,6,3,3,2,'2023-07-08',NULL,121300),
  (30,2,1,1,4,'2023-07-11',NULL,58200),(31,4,2,2,10,'2023-07-02','2023-07-03',12600),
  (32,15,3,8,3,'2023-06-24','2023-07-19',79900);
INSERT INTO inspection VALUES
(1,1,4,'2022-03-11',2,'N'),(2,3,4,'2022-04-02',14,'Y'),(3,6,3,'2022-05-17',0,'N'),
  (4,8,12,'2022-06-30',9,'Y'),(5,10,9,'2022-07-14',5,'N'),(6,12,5,'2022-08-20',7,'N'),
  (7,14,5,'2022-09-03',21,'Y'),(8,19,11,'2022-09-19',17,'Y'),
(9,17,6,'2022-10-08',1,'N'),(10,9,4,'2022-11-12',0,'N'),(11,16,3,'2023-01-18',4,'N'),
  (12,10,1,'2023-03-11',11,'Y'),(13,21,7,'2023-05-29',8,'N'),(14,4,8,'2023-02-26',3,'N'),
  (15,13,3,'2023-03-21',1,'N'),(16,20,5,'2023-05-11',6,'N'),(17,8,3,'2023-05-25',2,'N'),
  (18,3,4,'2023-04-15',10,'Y');
