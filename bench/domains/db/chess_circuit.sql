CREATE TABLE club (clubid INTEGER PRIMARY KEY, clubname TEXT, city TEXT, foundyr INTEGER, membercnt
  INTEGER);
CREATE TABLE player (plid INTEGER PRIMARY KEY, plname TEXT, fed TEXT, sex TEXT, birthyr INTEGER,
  title TEXT, rating INTEGER, clubid INTEGER, coachid INTEGER);
CREATE TABLE arbiter (arbid INTEGER PRIMARY KEY, arbname TEXT, fed TEXT, grade TEXT, yrsexp
  INTEGER);
CREATE TABLE tourney (tid INTEGER PRIMARY KEY, tname TEXT, city TEXT, startdt TEXT, rounds INTEGER,
  timectl TEXT, prizefund INTEGER, arbid INTEGER);
CREATE TABLE entry (tid INTEGER, plid INTEGER, finalrank INTEGER, points REAL, prizewon INTEGER,
  PRIMARY KEY (tid, plid));
CREATE TABLE opening (eco TEXT PRIMARY KEY, opname TEXT, firstmove TEXT);
CREATE TABLE game (gid INTEGER PRIMARY KEY, tid INTEGER, roundno INTEGER, whiteid INTEGER, blackid
  INTEGER, result TEXT, eco TEXT, nmoves INTEGER);
INSERT INTO club VALUES (1,'Rook & Anchor','Utrecht',1931,84),
  (2,'SK Morgenstern','Vienna',1898,132),(3,'Caïssa Lyon','Lyon',1956,97),
  (4,'Dom Szachowy','Kraków',1974,110),(5,'Tempo Debrecen','Debrecen',1962,65),
  (6,'The Passed Pawns','Leeds',2009,38),(7,'Torre Bianca','Bologna',1987,59),
  (8,'Nordlys Sjakk','Tromsø',2014,27);
INSERT INTO player VALUES
(1,'Joris van Aalten','NED','M',1993,'GM',2611,1,NULL),
  (2,'Femke Doorn','NED','F',1999,'IM',2405,1,1),
  (3,'Lukas Hierzegger','AUT','M',1987,'GM',2548,2,NULL),
  (4,'Valentina Grabner','AUT','F',2003,'WGM',2318,2,3),
  (5,'Étienne Carpentras','FRA','M',1979,'GM',2572,3,NULL),
(6,'Solène Maubert','FRA','F',1996,'WGM',2341,3,5),(7,'Paweł Zdunek','POL','M',2001,'GM',2634,4,8),
  (8,'Ryszard Kłos','POL','M',1965,'IM',2389,4,NULL),
  (9,'Hanna Wilczek','POL','F',2007,'WIM',2244,4,8),
  (10,'Bence Farkas-Tóth','HUN','M',1998,'GM',2590,5,NULL),
(11,'Réka Somogyi','HUN','F',1990,'IM',2432,5,10),
  (12,'Oliver Thackray','ENG','M',1984,'IM',2441,6,NULL),
  (13,'Priya Ramanathan','ENG','F',2005,'WIM',2267,6,12),
  (14,'Dario Benvenuti','ITA','M',1995,'GM',2527,7,NULL),
  (15,'Chiara Lolli','ITA','F',2001,NULL,2098,7,14),
(16,'Eirik Nordmo','NOR','M',2004,'FM',2371,8,NULL),
  (17,'Sunniva Hagen','NOR','F',2009,NULL,1986,8,16),
  (18,'Tomáš Havlík','CZE','M',1991,'GM',2560,NULL,NULL),
  (19,'Jakob Leitner','AUT','M',2010,NULL,2053,2,3),
  (20,'Casper Wouters','NED','M',1972,'FM',2290,1,NULL);
INSERT INTO arbiter VALUES (1,'Marguerite Delacroix','FRA','IA',22),
  (2,'Stefan Pichler','AUT','IA',31),(3,'Zofia Barańska','POL','FA',9),
  (4,'Graham Ibbotson','ENG','FA',14),(5,'Gergely Pataki','HUN','IA',17),
  (6,'Ragnhild Moe','NOR','NA',4);
INSERT INTO tourney VALUES (1,'Danube Open','Vienna','2022-05-07',9,'classical',18000,2),
  (2,'Vistula Masters','Kraków','2022-07-16',7,'classical',24000,3),
  (3,'Lyon Rapid','Lyon','2022-10-01',9,'rapid',9000,1),
  (4,'Moors Weekender','Leeds','2023-02-18',5,'rapid',2500,4),
  (5,'Puszta Cup','Debrecen','2023-04-08',7,'classical',12000,5),
  (6,'Midnight Sun Blitz','Tromsø','2023-06-21',11,'blitz',4000,NULL),
  (7,'Danube Invitational','Vienna','2023-09-02',9,'classical',40000,2),
  (8,'Canal Blitz','Utrecht','2023-11-11',13,'blitz',6000,1),
  (9,'Winter Congress','Leeds','2024-01-20',7,'classical',5000,4);
INSERT INTO entry VALUES
(1,3,1,7.5,6000),(1,10,2,7.0,4000),(1,18,3,6.5,2500),(1,4,4,5.0,1000),(1,8,5,4.5,NULL),
  (1,19,6,2.0,NULL),
(2,7,1,6.0,8000),(2,1,2,5.5,5500),(2,14,3,5.0,3500),(2,11,4,4.0,1500),(2,9,5,2.5,NULL),
  (2,8,6,2.0,NULL),
(3,5,1,8.0,3200),(3,7,2,7.5,2100),(3,6,3,6.0,1100),(3,2,4,5.5,600),(3,12,5,5.0,NULL),
(4,12,1,4.5,1000),(4,13,2,4.0,700),(4,16,3,3.0,300),(4,20,4,2.5,NULL),(4,15,5,1.0,NULL),
(5,10,1,6.5,4500),(5,11,2,5.5,2800),(5,18,3,5.0,1600),(5,3,4,4.5,900),(5,9,5,3.0,NULL),
(6,16,1,9.0,1500),(6,1,2,8.5,1000),(6,17,3,4.0,400),(6,2,4,3.5,NULL),
(7,7,1,7.0,14000),(7,1,2,6.5,10000),(7,5,3,5.5,6500),(7,3,4,5.0,4000),(7,14,5,4.5,2500),
  (7,10,6,4.0,1500),
(8,1,1,11.0,2200),(8,2,2,9.5,1400),(8,20,3,6.0,500),(8,6,4,5.5,NULL),(8,16,5,5.0,NULL);
INSERT INTO opening VALUES ('B90','Sicilian Najdorf','e4'),('C65','Ruy Lopez Berlin','e4'),
  ('B12','Caro-Kann Advance','e4'),('D37','Queen''s Gambit Declined','d4'),
  ('E60','King''s Indian','d4'),('A20','English Opening','c4'),('C11','French Classical','e4'),
  ('E15','Queen''s Indian','d4'),('A04','Réti Opening','Nf3'),('B01','Scandinavian','e4');
INSERT INTO game VALUES
(1,1,1,3,19,'1-0','D37',28),(2,1,1,10,4,'1-0','B90',41),(3,1,2,18,3,'1/2','C65',24),
  (4,1,3,8,10,'0-1','B12',55),(5,1,4,3,10,'1-0','E60',47),(6,1,5,4,18,'1/2','A20',62),
  (7,2,1,7,9,'1-0','B90',22),(8,2,1,1,8,'1-0','D37',39),(9,2,2,14,7,'0-1','C65',58),
  (10,2,3,7,1,'1/2','C65',31),
(11,2,4,11,14,'1/2','E15',44),(12,2,5,9,8,'1-0','C11',36),(13,3,1,5,12,'1-0','A20',33),
  (14,3,2,7,5,'0-1','C65',49),(15,3,3,6,2,'1/2','B12',52),(16,3,4,2,7,'0-1','E60',40),
  (17,4,1,12,15,'1-0','B01',19),(18,4,2,13,20,'1-0','D37',66),(19,4,3,16,12,'0-1','C11',45),
  (20,4,4,15,13,'0-1','B90',27),
(21,5,1,10,9,'1-0','E60',34),(22,5,2,11,18,'1-0','D37',57),(23,5,3,18,10,'1/2','C65',21),
  (24,5,4,3,11,'0-1','A20',71),(25,6,1,16,17,'1-0','B01',17),(26,6,2,1,2,'1-0','B90',38),
  (27,6,3,2,16,'0-1','D37',43),(28,7,1,7,3,'1-0','B90',46),(29,7,2,1,14,'1-0','E60',53),
  (30,7,3,5,1,'1/2','C65',29),
(31,7,4,10,7,'1/2','B12',37),(32,7,5,14,5,'0-1','D37',84),(33,8,1,1,20,'1-0','A20',26),
  (34,8,2,2,6,'1-0','B90',48),(35,8,3,20,16,'1-0','C11',60),(36,8,4,6,1,'0-1','B01',32),
  (37,8,5,16,2,'0-1','D37',35);
