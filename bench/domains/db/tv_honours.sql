CREATE TABLE network (net_id INTEGER PRIMARY KEY, net_name TEXT, net_country TEXT, net_type TEXT,
  net_launch_year INTEGER);
CREATE TABLE series (ser_id INTEGER PRIMARY KEY, ser_title TEXT, ser_genre TEXT, net_id INTEGER,
  ser_first_year INTEGER, ser_last_year INTEGER, ser_episodes INTEGER, ser_language TEXT);
CREATE TABLE person (per_id INTEGER PRIMARY KEY, per_name TEXT, per_job TEXT, per_birth_date TEXT,
  per_birthplace TEXT);
CREATE TABLE ceremony (cer_id INTEGER PRIMARY KEY, cer_year INTEGER, cer_city TEXT, cer_venue TEXT,
  host_id INTEGER, cer_viewers_mil REAL);
CREATE TABLE category (cat_code TEXT PRIMARY KEY, cat_name TEXT, cat_for TEXT);
CREATE TABLE nomination (nom_id INTEGER PRIMARY KEY, cer_id INTEGER, cat_code TEXT, ser_id INTEGER,
  per_id INTEGER, is_winner TEXT);
CREATE TABLE credit (ser_id INTEGER, per_id INTEGER, cr_role TEXT, cr_episodes INTEGER, PRIMARY KEY
  (ser_id, per_id));
INSERT INTO network VALUES (1,'Channel Meridian','United Kingdom','public',1964),
  (2,'Lumen+','United States','streaming',2013),(3,'TeleNova','Spain','commercial',1990),
  (4,'Kanal Nord','Denmark','public',1988),(5,'Starfold','United States','streaming',2018),
  (6,'Harbour TV','Canada','commercial',1979),(7,'Northgate Cable','United States','cable',1982),
  (8,'RTV Adria','Croatia','public',1956);
INSERT INTO series VALUES
(1,'The Salt Road','drama',1,2014,2019,36,'English'),
  (2,'Quiet Company','comedy',1,2017,NULL,48,'English'),
  (3,'Glass Harbour','crime',6,2012,2018,70,'English'),
  (4,'Ashes of Io','science fiction',2,2016,2020,40,'English'),
  (5,'Second Helpings','comedy',2,2019,NULL,32,'English'),
  (6,'La Casona','drama',3,2015,2017,39,'Spanish'),
  (7,'Fuego Lento','crime',3,2018,2021,26,'Spanish'),
(8,'Skygge','crime',4,2013,2017,30,'Danish'),(9,'Fyrtårnet','drama',4,2019,2022,24,'Danish'),
  (10,'Paper Kings','drama',5,2018,NULL,44,'English'),
  (11,'Orbit Motel','comedy',5,2020,2021,16,'English'),
  (12,'County Line','drama',7,2010,2016,78,'English'),
  (13,'Deadpan Alley','comedy',7,2015,2020,62,'English'),
  (14,'The Understudy','comedy',6,2018,2020,27,'English'),
  (15,'The Reckoners','science fiction',5,2019,2022,33,'English');
INSERT INTO person VALUES
(1,'Imelda Hartnoll','actor','1971-03-14','Leeds'),
  (2,'Samuel Oduya','actor','1984-09-02','London'),
  (3,'Ginevra Platt','writer','1978-12-19','Toronto'),
  (4,'Marisol Andrade','actor','1989-06-07','Seville'),
  (5,'Rodrigo Beltrán','director','1965-01-28','Madrid'),
  (6,'Mads Kragh','actor','1976-10-11','Aarhus'),
  (7,'Sidsel Thorup','director','1981-04-23','Copenhagen'),
  (8,'Dwayne Cutler','actor','1969-08-30','Chicago'),
(9,'Tess Abernathy','actor','1992-02-17','Boston'),
  (10,'Noor Haddad','writer','1986-11-05','London'),
  (11,'Leonard Fisk','actor','1958-05-21','Chicago'),
  (12,'June Okafor','director','1974-07-09','Toronto'),
  (13,'Ciarán Doyle','actor','1995-01-12','Dublin'),
  (14,'Beatriz Montalvo','actor','1980-08-16','Madrid'),
  (15,'Perry Wexler','presenter','1972-06-25','New York'),
  (16,'Aoife Brennan','presenter','1983-03-03','Dublin'),
  (17,'Hugo Lindqvist','writer',NULL,'Malmö');
INSERT INTO ceremony VALUES (1,2015,'London','Albion Hall',16,6.4),
  (2,2016,'New York','Grand Meridian Theatre',15,9.8),(3,2017,'London','Albion Hall',16,7.1),
  (4,2018,'Los Angeles','Palisade Auditorium',15,10.6),
  (5,2019,'Madrid','Teatro del Prado Viejo',14,4.9),
  (6,2020,'Los Angeles','Palisade Auditorium',11,8.3),
  (7,2021,'London','Riverside Studios',NULL,3.7),
  (8,2022,'New York','Grand Meridian Theatre',15,7.6);
INSERT INTO category VALUES ('DRA','Best Drama','series'),('COM','Best Comedy','series'),
  ('FOR','Best International Series','series'),('LEA','Best Lead Performance','person'),
  ('SUP','Best Supporting Performance','person'),('DIR','Outstanding Direction','person'),
  ('WRI','Outstanding Writing','person'),('NEW','Best Newcomer','person');
INSERT INTO nomination VALUES
(1,1,'DRA',1,NULL,'Y'),(2,1,'DRA',12,NULL,'N'),(3,1,'LEA',1,1,'Y'),(4,1,'LEA',12,11,'N'),
  (5,1,'FOR',8,NULL,'Y'),(6,2,'DRA',12,NULL,'Y'),(7,2,'DRA',3,NULL,'N'),(8,2,'COM',13,NULL,'Y'),
  (9,2,'LEA',12,8,'Y'),(10,2,'FOR',6,NULL,'N'),(11,2,'FOR',8,NULL,'Y'),(12,2,'DIR',3,12,'N'),
(13,3,'DRA',1,NULL,'Y'),(14,3,'DRA',4,NULL,'N'),(15,3,'LEA',4,2,'Y'),(16,3,'FOR',6,NULL,'Y'),
  (17,3,'SUP',6,14,'N'),(18,3,'DIR',6,5,'Y'),(19,4,'DRA',4,NULL,'Y'),(20,4,'DRA',10,NULL,'N'),
  (21,4,'COM',2,NULL,'Y'),(22,4,'COM',13,NULL,'N'),(23,4,'WRI',2,3,'Y'),(24,4,'NEW',10,9,'Y'),
  (25,4,'LEA',3,1,'N'),
(26,5,'FOR',7,NULL,'Y'),(27,5,'FOR',9,NULL,'N'),(28,5,'LEA',7,4,'Y'),(29,5,'DRA',10,NULL,'Y'),
  (30,5,'COM',5,NULL,'N'),(31,5,'COM',14,NULL,'Y'),(32,5,'DIR',7,5,'N'),(33,6,'DRA',10,NULL,'Y'),
  (34,6,'DRA',4,NULL,'N'),(35,6,'COM',2,NULL,'Y'),(36,6,'COM',5,NULL,'N'),(37,6,'WRI',5,10,'Y'),
  (38,6,'LEA',10,9,'N'),(39,6,'LEA',4,2,'Y'),(40,6,'SUP',10,8,'Y'),
(41,7,'COM',11,NULL,'N'),(42,7,'COM',2,NULL,'Y'),(43,7,'FOR',9,NULL,'Y'),(44,7,'DIR',9,7,'Y'),
  (45,7,'NEW',11,13,'N'),(46,8,'DRA',10,NULL,'N'),(47,8,'DRA',9,NULL,'Y'),(48,8,'COM',5,NULL,'Y'),
  (49,8,'LEA',10,9,'Y'),(50,8,'LEA',9,6,'N'),(51,8,'WRI',10,10,'N');
INSERT INTO credit VALUES (1,1,'Lady Corran',36),(1,2,'Dr Ames',12),(1,10,'writer',18),
  (2,1,'Vera',12),(2,3,'writer',40),(2,13,'Fintan',22),(3,1,'Inspector Vale',51),
  (3,12,'director',30),(4,2,'Captain Osei',40),(4,3,'writer',16),(5,9,'Margot',9),
  (5,10,'writer',32),(6,14,'Doña Inés',39),(6,5,'director',20),(7,4,'Lola Rey',26),
  (7,5,'director',26),(7,14,'Judge Rivas',8),(8,6,'Bo Falk',30),(8,7,'director',14),
  (9,6,'Keeper',24),(9,7,'director',24),(9,17,'writer',24),(10,9,'Dee Royal',44),(10,8,'Sal',31),
  (10,10,'writer',20),(11,13,'Bellboy',16),(11,12,'director',6),(12,11,'Sheriff Roan',78),
  (12,8,'Deputy Hull',66),(13,11,'himself',10),(14,1,'Dame Olive',5);
