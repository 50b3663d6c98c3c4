PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE Artists (ArtistId INTEGER PRIMARY KEY, ArtistName TEXT, Nationality TEXT, BirthYear
  INTEGER, DeathYear INTEGER);
INSERT INTO "Artists" VALUES(1,'Johannes Vermeulen','Dutch',1621,1678);
INSERT INTO "Artists" VALUES(2,'Clara Ottosson','Swedish',1866,1931);
INSERT INTO "Artists" VALUES(3,'Giulia Bellandi','Italian',1590,1652);
INSERT INTO "Artists" VALUES(4,'Etienne Rameau','French',1835,1902);
INSERT INTO "Artists" VALUES(5,'Wilhelm Kranz','German',1798,1869);
INSERT INTO "Artists" VALUES(6,'Maud Ashby','British',1881,1964);
INSERT INTO "Artists" VALUES(7,'Tadeusz Wolski','Polish',1904,1979);
INSERT INTO "Artists" VALUES(8,'Ana Figueira','Portuguese',1951,NULL);
INSERT INTO "Artists" VALUES(9,'Hiro Matsuda','Japanese',1938,2011);
INSERT INTO "Artists" VALUES(10,'Louise Perrault','French',1873,1949);
INSERT INTO "Artists" VALUES(11,'Peter Lindgren','Swedish',1962,NULL);
INSERT INTO "Artists" VALUES(12,'Rosa Kahn','German',1912,1998);
INSERT INTO "Artists" VALUES(13,'Thomas Hale','British',1755,1823);
INSERT INTO "Artists" VALUES(14,'Ines Duarte','Portuguese',1984,NULL);
CREATE TABLE Employees (EmpId INTEGER PRIMARY KEY, EmpName TEXT, JobTitle TEXT, HiredOn TEXT,
  AnnualSalary INTEGER, StillHere TEXT);
INSERT INTO "Employees" VALUES(1,'Margaret Lowe','Director','2009-01-05',78000,'Y');
INSERT INTO "Employees" VALUES(2,'Dr Felix Brandt','Curator','2012-06-01',61000,'Y');
INSERT INTO "Employees" VALUES(3,'Joan Pike','Guard','2005-03-14',31000,'Y');
INSERT INTO "Employees" VALUES(4,'Raj Malik','Guard','2018-09-17',29500,'Y');
INSERT INTO "Employees" VALUES(5,'Stella Moreno','Guard','2021-02-01',28200,'Y');
INSERT INTO "Employees" VALUES(6,'Bill Turner','Guard','2011-11-11',30400,'N');
INSERT INTO "Employees" VALUES(7,'Dr Amelie Roche','Curator','2017-04-03',57500,'Y');
INSERT INTO "Employees" VALUES(8,'Greta Holm','Conservator','2015-10-19',49800,'Y');
INSERT INTO "Employees" VALUES(9,'Owen Lacey','Guide','2019-05-06',27900,'Y');
INSERT INTO "Employees" VALUES(10,'Yara Haddad','Guide','2022-03-01',26500,'Y');
INSERT INTO "Employees" VALUES(11,'Nick Bowen','Guide','2016-07-25',28800,'Y');
INSERT INTO "Employees" VALUES(12,'Susan Field','Shop','2014-08-08',25700,'Y');
INSERT INTO "Employees" VALUES(13,'Tom Avery','Curator','2020-01-13',52000,'Y');
CREATE TABLE ExhibitionObjects (ExId INTEGER REFERENCES Exhibitions(ExId), InvNo TEXT REFERENCES
  Objects(InvNo), PRIMARY KEY (ExId, InvNo));
INSERT INTO "ExhibitionObjects" VALUES(1,'1974.004');
INSERT INTO "ExhibitionObjects" VALUES(1,'1992.005');
INSERT INTO "ExhibitionObjects" VALUES(1,'1996.006');
INSERT INTO "ExhibitionObjects" VALUES(1,'2018.012');
INSERT INTO "ExhibitionObjects" VALUES(1,'2019.029');
INSERT INTO "ExhibitionObjects" VALUES(2,'2018.021');
INSERT INTO "ExhibitionObjects" VALUES(2,'1973.031');
INSERT INTO "ExhibitionObjects" VALUES(2,'2000.032');
INSERT INTO "ExhibitionObjects" VALUES(2,'1989.033');
INSERT INTO "ExhibitionObjects" VALUES(2,'1984.043');
INSERT INTO "ExhibitionObjects" VALUES(3,'1968.001');
INSERT INTO "ExhibitionObjects" VALUES(3,'1964.002');
INSERT INTO "ExhibitionObjects" VALUES(3,'2012.003');
INSERT INTO "ExhibitionObjects" VALUES(3,'2010.007');
INSERT INTO "ExhibitionObjects" VALUES(3,'1990.008');
INSERT INTO "ExhibitionObjects" VALUES(3,'1985.034');
INSERT INTO "ExhibitionObjects" VALUES(4,'1996.006');
INSERT INTO "ExhibitionObjects" VALUES(4,'1955.011');
INSERT INTO "ExhibitionObjects" VALUES(4,'1992.019');
INSERT INTO "ExhibitionObjects" VALUES(4,'1977.023');
INSERT INTO "ExhibitionObjects" VALUES(4,'2012.024');
INSERT INTO "ExhibitionObjects" VALUES(4,'1998.025');
INSERT INTO "ExhibitionObjects" VALUES(4,'2020.026');
INSERT INTO "ExhibitionObjects" VALUES(4,'1987.016');
INSERT INTO "ExhibitionObjects" VALUES(5,'2010.017');
INSERT INTO "ExhibitionObjects" VALUES(5,'2016.018');
INSERT INTO "ExhibitionObjects" VALUES(5,'1992.019');
INSERT INTO "ExhibitionObjects" VALUES(5,'2011.022');
INSERT INTO "ExhibitionObjects" VALUES(5,'1991.015');
INSERT INTO "ExhibitionObjects" VALUES(6,'1982.010');
INSERT INTO "ExhibitionObjects" VALUES(6,'1955.011');
INSERT INTO "ExhibitionObjects" VALUES(6,'2015.020');
INSERT INTO "ExhibitionObjects" VALUES(6,'2018.021');
INSERT INTO "ExhibitionObjects" VALUES(6,'2011.022');
INSERT INTO "ExhibitionObjects" VALUES(6,'1997.044');
INSERT INTO "ExhibitionObjects" VALUES(6,'1974.004');
INSERT INTO "ExhibitionObjects" VALUES(7,'1985.034');
INSERT INTO "ExhibitionObjects" VALUES(7,'1978.035');
INSERT INTO "ExhibitionObjects" VALUES(7,'1995.039');
INSERT INTO "ExhibitionObjects" VALUES(8,'1987.016');
INSERT INTO "ExhibitionObjects" VALUES(8,'1974.042');
INSERT INTO "ExhibitionObjects" VALUES(8,'1991.015');
INSERT INTO "ExhibitionObjects" VALUES(8,'2000.032');
INSERT INTO "ExhibitionObjects" VALUES(9,'1964.002');
INSERT INTO "ExhibitionObjects" VALUES(9,'2012.003');
INSERT INTO "ExhibitionObjects" VALUES(9,'1992.005');
INSERT INTO "ExhibitionObjects" VALUES(9,'1996.006');
INSERT INTO "ExhibitionObjects" VALUES(9,'2010.007');
INSERT INTO "ExhibitionObjects" VALUES(9,'1990.008');
CREATE TABLE Exhibitions (ExId INTEGER PRIMARY KEY, ExTitle TEXT, StartsOn TEXT, EndsOn TEXT,
  CuratorId INTEGER REFERENCES Employees(EmpId), Budget INTEGER, Visitors INTEGER, RoomId INTEGER
  REFERENCES Rooms(RoomId));
INSERT INTO "Exhibitions" VALUES(1,'Northern Light','2021-05-01','2021-09-12',2,48000,18450,9);
INSERT INTO "Exhibitions" VALUES(2,'Women Who Wove','2021-10-09','2022-02-27',7,35500,9870,7);
INSERT INTO "Exhibitions" VALUES(3,'Masters of the Low Countries','2022-03-26','2022-08-28',2,
  92000,31240,9);
INSERT INTO "Exhibitions" VALUES(4,'Paper Worlds','2022-09-17','2023-01-15',13,21000,7615,9);
INSERT INTO "Exhibitions" VALUES(5,'Iron and Salt','2023-02-11','2023-05-29',13,27500,8040,9);
INSERT INTO "Exhibitions" VALUES(6,'The Sea, The Sea','2023-06-17','2023-10-22',7,64000,26310,9);
INSERT INTO "Exhibitions" VALUES(7,'Pemberton Family','2022-05-14','2022-06-26',2,8000,2985,2);
INSERT INTO "Exhibitions" VALUES(8,'Town in Wartime','2022-11-05','2023-03-19',13,15500,11120,9);
INSERT INTO "Exhibitions" VALUES(9,'Gifts and Givers','2023-09-02','2024-01-14',7,12000,NULL,9);
INSERT INTO "Exhibitions" VALUES(10,'Toys of our Grandparents','2021-11-20','2022-01-09',13,6500,
  14205,8);
CREATE TABLE MonthlyVisitors (Yr INTEGER, Mon INTEGER, Adults INTEGER, Children INTEGER, Seniors
  INTEGER, ShopSales REAL, PRIMARY KEY (Yr, Mon));
INSERT INTO "MonthlyVisitors" VALUES(2022,1,1300,586,295,4273.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,2,955,511,407,4176.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,3,1337,489,209,2612.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,4,1068,522,327,8000.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,5,1020,375,459,2392.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,6,1979,421,125,4538.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,7,2052,555,416,7898.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,8,1720,367,474,8148.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,9,1057,521,339,3305.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,10,1087,544,408,7064.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,11,1327,365,312,3303.5);
INSERT INTO "MonthlyVisitors" VALUES(2022,12,1032,388,341,2428.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,1,1605,358,483,2638.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,2,1276,565,501,5006.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,3,1658,316,295,3870.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,4,1461,535,460,4558.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,5,1555,559,320,5446.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,6,1910,495,506,6933.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,7,2141,306,141,3872.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,8,2231,456,307,5970.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,9,1554,527,496,2423.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,10,1513,341,463,4409.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,11,1245,519,453,3075.5);
INSERT INTO "MonthlyVisitors" VALUES(2023,12,1363,302,315,NULL);
CREATE TABLE Objects (InvNo TEXT PRIMARY KEY, Title TEXT, ArtistId INTEGER REFERENCES
  Artists(ArtistId), YearMade INTEGER, ObjType TEXT, Material TEXT, AcqDate TEXT, AcqHow TEXT,
  InsValue REAL, RoomId INTEGER REFERENCES Rooms(RoomId), Cond TEXT);
INSERT INTO "Objects" VALUES('1968.001','View of Delft Gate',1,1655,'painting','oil on canvas',
  '31/12/1968','purchase',120000.0,2,'good');
INSERT INTO "Objects" VALUES('1964.002','Girl with a Lute',1,1662,'painting','oil on canvas',
  '27/02/1964','gift',80000.0,2,'fair');
INSERT INTO "Objects" VALUES('2012.003','Still Life with Lemons',1,1670,'painting','oil on panel',
  '03/02/2012','gift',260000.0,NULL,'good');
INSERT INTO "Objects" VALUES('1974.004','Winter Fjord',2,1899,'painting','oil on canvas',
  '14/03/1974','purchase',260000.0,3,'poor');
INSERT INTO "Objects" VALUES('1992.005','Midsummer Dance',2,1905,'painting','oil on canvas',
  '12/09/1992','gift',410000.0,3,'fair');
INSERT INTO "Objects" VALUES('1996.006','Study of Birches',2,1911,'drawing','pencil','15/01/1996',
  'gift',9500.0,6,'good');
INSERT INTO "Objects" VALUES('2010.007','Judith',3,1620,'painting','oil on canvas','02/01/2010',
  'gift',45000.0,2,'good');
INSERT INTO "Objects" VALUES('1990.008','Saint Cecilia',3,1634,'painting','oil on panel',
  '28/12/1990','gift',120000.0,2,'fair');
INSERT INTO "Objects" VALUES('2007.009','The Mill at Dusk',4,1871,'painting','oil on canvas',
  '02/12/2007','purchase',410000.0,3,'fair');
INSERT INTO "Objects" VALUES('1982.010','Harbour at Le Havre',4,1880,'painting','oil on canvas',
  '10/02/1982','bequest',260000.0,3,'fair');
INSERT INTO "Objects" VALUES('1955.011','Boats on the Seine',4,1884,'print','etching',
  '03/02/1955','bequest',1800.0,6,'good');
INSERT INTO "Objects" VALUES('2018.012','Alpine Storm',5,1832,'painting','oil on canvas',
  '09/08/2018','gift',120000.0,3,'poor');
INSERT INTO "Objects" VALUES('1953.013','Castle Ruin by Moonlight',5,1840,'painting',
  'oil on canvas','14/07/1953','purchase',260000.0,NULL,'poor');
INSERT INTO "Objects" VALUES('1995.014','Self-Portrait with Hat',6,1922,'painting',
  'oil on canvas','28/04/1995','loan',120000.0,4,'fair');
INSERT INTO "Objects" VALUES('1991.015','Factory Girls',6,1931,'painting','oil on canvas',
  '10/06/1991','bequest',80000.0,4,'good');
INSERT INTO "Objects" VALUES('1987.016','The Blitz, Night Three',6,1941,'drawing','charcoal',
  '09/01/1987','purchase',6000.0,NULL,'good');
INSERT INTO "Objects" VALUES('2010.017','Composition in Red',7,1949,'painting','oil on canvas',
  '09/08/2010','gift',45000.0,4,'good');
INSERT INTO "Objects" VALUES('2016.018','Composition in Grey',7,1953,'painting','oil on canvas',
  '01/10/2016','gift',950000.0,NULL,'good');
INSERT INTO "Objects" VALUES('1992.019','Poster for the Salt Mine',7,1957,'print','lithograph',
  '16/06/1992','purchase',2400.0,6,'fair');
INSERT INTO "Objects" VALUES('2015.020','Fisherwoman',8,1988,'sculpture','bronze','25/12/2015',
  'bequest',75000.0,5,'good');
INSERT INTO "Objects" VALUES('2018.021','Net',8,1996,'textile','wool','12/03/2018','loan',7000.0,
  7,'good');
INSERT INTO "Objects" VALUES('2011.022','Untitled (Tide)',8,2004,'sculpture','steel','31/05/2011',
  'gift',75000.0,5,'poor');
INSERT INTO "Objects" VALUES('1977.023','Plum Tree',9,1971,'print','woodcut','06/04/1977',
  'bequest',1800.0,6,'fair');
INSERT INTO "Objects" VALUES('2012.024','Crane',9,1979,'print','woodcut','29/02/2012','gift',
  2400.0,6,'fair');
INSERT INTO "Objects" VALUES('1998.025','Mountain with Snow',9,1983,'print','woodcut',
  '28/11/1998','loan',1800.0,NULL,'poor');
INSERT INTO "Objects" VALUES('2020.026','Seated Nude',10,1909,'drawing','chalk','23/11/2020',
  'purchase',9500.0,NULL,'fair');
INSERT INTO "Objects" VALUES('2017.027','Cat Asleep',10,1926,'sculpture','bronze','11/09/2017',
  'gift',22000.0,5,'fair');
INSERT INTO "Objects" VALUES('2014.028','Mother and Child',10,1930,'sculpture','marble',
  '03/07/2014','purchase',140000.0,5,'good');
INSERT INTO "Objects" VALUES('2019.029','Silent Room',11,2008,'painting','acrylic','11/03/2019',
  'bequest',45000.0,4,'fair');
INSERT INTO "Objects" VALUES('2015.030','Silent Room II',11,2010,'painting','acrylic',
  '21/06/2015','purchase',45000.0,4,'fair');
INSERT INTO "Objects" VALUES('1973.031','Weaver''s Hands',12,1938,'textile','silk','24/07/1973',
  'purchase',7000.0,7,'poor');
INSERT INTO "Objects" VALUES('2000.032','Exile',12,1946,'textile','wool','06/02/2000','purchase',
  3500.0,7,'good');
INSERT INTO "Objects" VALUES('1989.033','Blue Coat',12,1961,'textile','linen','23/11/1989',
  'purchase',7000.0,NULL,'good');
INSERT INTO "Objects" VALUES('1985.034','Lord Pemberton',13,1790,'painting','oil on canvas',
  '06/04/1985','purchase',410000.0,2,'good');
INSERT INTO "Objects" VALUES('1978.035','Lady Pemberton with Dog',13,1792,'painting',
  'oil on canvas','14/12/1978','purchase',950000.0,NULL,'good');
INSERT INTO "Objects" VALUES('2019.036','Signal',14,2016,'sculpture','glass','24/09/2019',
  'purchase',140000.0,1,'good');
INSERT INTO "Objects" VALUES('2008.037','Bronze Age Axe',NULL,-1200,'archaeology','bronze',
  '30/12/2008','purchase',NULL,8,'good');
INSERT INTO "Objects" VALUES('2004.038','Roman Oil Lamp',NULL,180,'archaeology','clay',
  '02/06/2004','purchase',4800.0,8,'fair');
INSERT INTO "Objects" VALUES('1995.039','Guild Chest',NULL,1580,'furniture','oak','08/03/1995',
  'purchase',2100.0,8,'good');
INSERT INTO "Objects" VALUES('1992.040','Town Charter',NULL,1347,'document','parchment',
  '04/02/1992','gift',NULL,8,'good');
INSERT INTO "Objects" VALUES('1953.041','Pewter Tankard',NULL,1702,'metalwork','pewter',
  '19/06/1953','loan',15500.0,NULL,'good');
INSERT INTO "Objects" VALUES('1974.042','Fire Brigade Helmet',NULL,1895,'metalwork','brass',
  '02/06/1974','bequest',2100.0,8,'poor');
INSERT INTO "Objects" VALUES('1984.043','Embroidered Banner',NULL,1888,'textile','silk',
  '04/12/1984','bequest',3500.0,7,'fair');
INSERT INTO "Objects" VALUES('1997.044','Ship Model Aurora',NULL,NULL,'model','wood','26/11/1997',
  'gift',NULL,8,'good');
CREATE TABLE Rooms (RoomId INTEGER PRIMARY KEY, RoomName TEXT, Floor INTEGER, AreaSqm INTEGER,
  GuardId INTEGER REFERENCES Employees(EmpId));
INSERT INTO "Rooms" VALUES(1,'Entrance Hall',0,180,NULL);
INSERT INTO "Rooms" VALUES(2,'Old Masters',1,240,3);
INSERT INTO "Rooms" VALUES(3,'Landscape Room',1,150,4);
INSERT INTO "Rooms" VALUES(4,'Modern Gallery',2,310,5);
INSERT INTO "Rooms" VALUES(5,'Sculpture Court',0,400,3);
INSERT INTO "Rooms" VALUES(6,'Print Cabinet',2,65,NULL);
INSERT INTO "Rooms" VALUES(7,'Textile Room',2,90,4);
INSERT INTO "Rooms" VALUES(8,'Local History',0,210,6);
INSERT INTO "Rooms" VALUES(9,'Temporary Hall',1,350,5);
INSERT INTO "Rooms" VALUES(10,'Childrens Studio',0,75,NULL);
CREATE TABLE Tours (TourId INTEGER PRIMARY KEY, TourDate TEXT, GuideId INTEGER REFERENCES
  Employees(EmpId), ExId INTEGER REFERENCES Exhibitions(ExId), Lang TEXT, People INTEGER, PricePP
  REAL, Cancelled TEXT);
INSERT INTO "Tours" VALUES(1,'2022-01-15',9,2,'EN',11,8.0,'N');
INSERT INTO "Tours" VALUES(2,'2022-01-16',9,2,'EN',17,10.0,'N');
INSERT INTO "Tours" VALUES(3,'2022-01-24',11,NULL,'FR',13,6.0,'N');
INSERT INTO "Tours" VALUES(4,'2022-01-26',11,2,'EN',19,8.0,'N');
INSERT INTO "Tours" VALUES(5,'2022-02-16',9,NULL,'EN',10,10.0,'N');
INSERT INTO "Tours" VALUES(6,'2022-03-12',11,NULL,'EN',24,6.0,'N');
INSERT INTO "Tours" VALUES(7,'2022-03-19',9,NULL,'EN',24,8.0,'N');
INSERT INTO "Tours" VALUES(8,'2022-03-31',2,NULL,'FR',7,6.0,'N');
INSERT INTO "Tours" VALUES(9,'2022-04-22',9,3,'DE',8,8.0,'N');
INSERT INTO "Tours" VALUES(10,'2022-06-11',2,7,'EN',4,8.0,'N');
INSERT INTO "Tours" VALUES(11,'2022-06-13',11,3,'FR',18,10.0,'N');
INSERT INTO "Tours" VALUES(12,'2022-06-21',11,NULL,'EN',7,8.0,'N');
INSERT INTO "Tours" VALUES(13,'2022-06-23',11,NULL,'FR',15,8.0,'N');
INSERT INTO "Tours" VALUES(14,'2022-06-25',9,3,'EN',20,8.0,'N');
INSERT INTO "Tours" VALUES(15,'2022-06-29',9,3,'EN',19,10.0,'N');
INSERT INTO "Tours" VALUES(16,'2022-07-26',10,NULL,'EN',23,6.0,'N');
INSERT INTO "Tours" VALUES(17,'2022-09-07',9,NULL,'EN',22,6.0,'N');
INSERT INTO "Tours" VALUES(18,'2022-11-05',9,8,'EN',16,8.0,'N');
INSERT INTO "Tours" VALUES(19,'2022-12-23',9,4,'FR',0,8.0,'Y');
INSERT INTO "Tours" VALUES(20,'2022-12-30',9,4,'EN',22,8.0,'N');
INSERT INTO "Tours" VALUES(21,'2023-01-16',11,NULL,'EN',15,8.0,'N');
INSERT INTO "Tours" VALUES(22,'2023-01-30',2,NULL,'EN',25,8.0,'N');
INSERT INTO "Tours" VALUES(23,'2023-02-02',9,NULL,'EN',6,8.0,'N');
INSERT INTO "Tours" VALUES(24,'2023-02-17',9,8,'EN',23,8.0,'N');
INSERT INTO "Tours" VALUES(25,'2023-03-01',10,8,'EN',11,6.0,'N');
INSERT INTO "Tours" VALUES(26,'2023-03-04',9,NULL,'EN',0,10.0,'Y');
INSERT INTO "Tours" VALUES(27,'2023-03-11',11,5,'EN',14,8.0,'N');
INSERT INTO "Tours" VALUES(28,'2023-03-12',11,NULL,'DE',16,10.0,'N');
INSERT INTO "Tours" VALUES(29,'2023-03-15',11,NULL,'EN',14,8.0,'N');
INSERT INTO "Tours" VALUES(30,'2023-04-21',11,5,'EN',22,8.0,'N');
INSERT INTO "Tours" VALUES(31,'2023-04-29',10,NULL,'EN',19,8.0,'N');
INSERT INTO "Tours" VALUES(32,'2023-05-07',2,NULL,'DE',5,10.0,'N');
INSERT INTO "Tours" VALUES(33,'2023-05-24',2,5,'EN',16,8.0,'N');
INSERT INTO "Tours" VALUES(34,'2023-05-25',10,5,'EN',22,10.0,'N');
INSERT INTO "Tours" VALUES(35,'2023-05-30',9,NULL,'EN',0,6.0,'Y');
INSERT INTO "Tours" VALUES(36,'2023-06-06',2,NULL,'DE',4,8.0,'N');
INSERT INTO "Tours" VALUES(37,'2023-06-19',10,6,'EN',10,8.0,'N');
INSERT INTO "Tours" VALUES(38,'2023-06-29',9,6,'DE',11,8.0,'N');
INSERT INTO "Tours" VALUES(39,'2023-07-08',9,NULL,'DE',13,8.0,'N');
INSERT INTO "Tours" VALUES(40,'2023-07-09',9,NULL,'DE',0,8.0,'Y');
INSERT INTO "Tours" VALUES(41,'2023-07-27',11,NULL,'EN',11,8.0,'N');
INSERT INTO "Tours" VALUES(42,'2023-07-30',10,NULL,'EN',12,6.0,'N');
INSERT INTO "Tours" VALUES(43,'2023-07-31',11,NULL,'FR',0,10.0,'Y');
INSERT INTO "Tours" VALUES(44,'2023-08-26',2,NULL,'EN',7,8.0,'N');
INSERT INTO "Tours" VALUES(45,'2023-09-24',11,6,'DE',24,6.0,'N');
INSERT INTO "Tours" VALUES(46,'2023-09-25',11,9,'DE',4,6.0,'N');
INSERT INTO "Tours" VALUES(47,'2023-10-13',10,9,'EN',19,8.0,'N');
INSERT INTO "Tours" VALUES(48,'2023-11-05',11,9,'FR',22,6.0,'N');
COMMIT;
