CREATE TABLE Regions (RegionID INTEGER PRIMARY KEY, RegionName TEXT, Country TEXT, Climate TEXT);
CREATE TABLE Estates (EstateID INTEGER PRIMARY KEY, EstateName TEXT, RegionID INTEGER, YearFounded
  INTEGER, IsOrganic INTEGER, OwnerName TEXT, FOREIGN KEY (RegionID) REFERENCES Regions(RegionID));
CREATE TABLE Parcels (ParcelID INTEGER PRIMARY KEY, EstateID INTEGER, ParcelName TEXT, AreaHectares
  REAL, SoilType TEXT, AltitudeMetres INTEGER, PlantingYear INTEGER, GrapeID INTEGER, FOREIGN KEY
  (EstateID) REFERENCES Estates(EstateID), FOREIGN KEY (GrapeID) REFERENCES Grapes(GrapeID));
CREATE TABLE Grapes (GrapeID INTEGER PRIMARY KEY, GrapeName TEXT, SkinColour TEXT, ParentGrapeID
  INTEGER, FOREIGN KEY (ParentGrapeID) REFERENCES Grapes(GrapeID));
CREATE TABLE Wines (WineID INTEGER PRIMARY KEY, WineName TEXT, EstateID INTEGER, Vintage INTEGER,
  Style TEXT, AlcoholPct REAL, BottlePrice REAL, BottlesProduced INTEGER, FOREIGN KEY (EstateID)
  REFERENCES Estates(EstateID));
CREATE TABLE WineBlend (WineID INTEGER, GrapeID INTEGER, Percentage INTEGER, PRIMARY KEY (WineID,
  GrapeID), FOREIGN KEY (WineID) REFERENCES Wines(WineID),
  FOREIGN KEY (GrapeID) REFERENCES Grapes(GrapeID));
CREATE TABLE Critics (CriticID INTEGER PRIMARY KEY, CriticName TEXT, Magazine TEXT, Country TEXT);
CREATE TABLE Reviews (ReviewID INTEGER PRIMARY KEY, WineID INTEGER, CriticID INTEGER, Score INTEGER,
  ReviewDate TEXT, FOREIGN KEY (WineID) REFERENCES Wines(WineID),
  FOREIGN KEY (CriticID) REFERENCES Critics(CriticID));
INSERT INTO Regions VALUES (1,'Douro','Portugal','continental'),
  (2,'Alentejo','Portugal','mediterranean'),(3,'Rioja','Spain','continental'),
  (4,'Priorat','Spain','mediterranean'),(5,'Mosel','Germany','cool'),
  (6,'Barossa','Australia','warm'),(7,'Maipo','Chile','mediterranean'),
  (8,'Wachau','Austria','cool'),(9,'Stellenbosch','South Africa','mediterranean');
INSERT INTO Estates VALUES
(1,'Quinta da Ribeira Alta',1,1821,0,'Helena Vasconcelos'),
  (2,'Quinta do Moinho',1,1968,1,'Duarte Pimentel'),
  (3,'Herdade das Cegonhas',2,1994,1,'Helena Vasconcelos'),
  (4,'Bodegas Olmedal',3,1877,0,'Íñigo Zabaleta'),
(5,'Finca Tres Chopos',3,2004,1,'Lucía Armentia'),
  (6,'Celler Pedra Negra',4,1999,1,'Jordi Capdevila'),
  (7,'Weingut Rosenhang',5,1756,0,'Familie Kessler'),
  (8,'Weingut Schieferblick',5,1932,1,'Anja Dörrbecker'),
(9,'Old Gum Creek',6,1911,0,'Trevor Halloran'),
  (10,'Viña Piedra Clara',7,1985,0,'Catalina Errázuriz'),
  (11,'Viña Los Cóndores',7,2011,1,'Matías Urrutia'),
  (12,'Donauterrassen Hof',8,1889,1,'Familie Kessler'),(13,'Silverboom',9,2016,0,NULL);
INSERT INTO Grapes VALUES (1,'Touriga Nacional','red',NULL),(2,'Tinta Roriz','red',NULL),
  (3,'Garnacha','red',NULL),(4,'Cariñena','red',NULL),(5,'Riesling','white',NULL),
  (6,'Grüner Veltliner','white',14),(7,'Shiraz','red',NULL),(8,'Cabernet Sauvignon','red',9),
  (9,'Cabernet Franc','red',NULL),(10,'Merlot','red',9),(11,'Carménère','red',9),
  (12,'Viura','white',14),(13,'Antão Vaz','white',NULL),(14,'Savagnin','white',NULL),
  (15,'Malvasia','white',NULL);
INSERT INTO Parcels VALUES
(1,1,'Encosta Norte',6.4,'schist',310,1962,1),(2,1,'Patamar Velho',3.1,'schist',420,1948,2),
  (3,2,'Vale Escuro',4.8,'granite',510,1999,1),(4,3,'Monte Branco',12.5,'clay',230,1995,13),
  (5,3,'Ninho',8.2,'limestone',250,2001,2),
(6,4,'La Umbría',9.7,'limestone',560,1971,2),(7,4,'El Carrascal',5.5,'clay',480,1984,12),
  (8,5,'Chopo Viejo',2.9,'limestone',610,2005,3),(9,6,'Costers',4.2,'slate',390,1939,3),
  (10,6,'La Pedrera',3.6,'slate',450,2000,4),
(11,7,'Sonnenleite',2.2,'slate',190,1958,5),(12,7,'Kapellenberg',3.9,'slate',215,1980,5),
  (13,8,'Am Turm',1.8,'slate',240,1991,5),(14,9,'Ironstone Block',15.3,'clay',270,1912,7),
  (15,9,'River Flat',11.0,'sand',235,1988,8),
(16,10,'Cuartel 4',14.6,'gravel',620,1992,8),(17,10,'Cuartel 9',10.2,'gravel',650,1997,11),
  (18,11,'Nido Alto',7.7,'granite',880,2012,11),(19,12,'Steinwand',3.3,'gneiss',330,1974,6),
  (20,12,'Loiblgarten',2.7,'loess',260,2003,5),(21,13,'Baboon Ridge',6.9,'granite',345,2016,NULL);
INSERT INTO Wines VALUES
(1,'Ribeira Alta Reserva',1,2016,'red',14.5,38.00,18000),
  (2,'Ribeira Alta Vintage Port',1,2011,'fortified',20.0,85.00,7200),
  (3,'Moinho Tinto',2,2018,'red',13.5,16.50,24000),
  (4,'Cegonha Branco',3,2020,'white',12.5,9.90,41000),
  (5,'Cegonha Tinto',3,2019,'red',14.0,12.40,52000),
(6,'Olmedal Gran Reserva',4,2010,'red',13.8,62.00,15500),
  (7,'Olmedal Crianza',4,2018,'red',13.5,14.20,96000),
  (8,'Olmedal Blanco',4,2021,'white',12.8,11.00,33000),
  (9,'Tres Chopos',5,2019,'red',14.2,27.50,8600),(10,'Pedra Negra',6,2015,'red',15.1,74.00,5100),
  (11,'Petita Pedra',6,2019,'red',14.6,24.00,13400),
(12,'Rosenhang Spätlese',7,2018,'white',8.5,31.00,9200),
  (13,'Rosenhang Auslese',7,2015,'sweet',7.5,58.00,2600),
  (14,'Schieferblick Trocken',8,2020,'white',11.5,18.90,12800),
  (15,'Ironstone Shiraz',9,2014,'red',15.0,92.00,6400),
  (16,'Creek Cabernet',9,2017,'red',14.4,29.00,38000),
(17,'Piedra Clara Reserva',10,2018,'red',14.0,15.80,110000),
  (18,'Piedra Clara Icono',10,2013,'red',14.3,79.00,8800),
  (19,'Cóndor Carménère',11,2019,'red',13.9,21.00,19500),
  (20,'Steinwand Smaragd',12,2019,'white',13.6,44.00,7000),
  (21,'Donau Federspiel',12,2021,'white',12.4,17.20,21000),
  (22,'Ribeira Alta Rosado',1,2022,'rosé',12.9,10.50,15000),
  (23,'Olmedal Joven',4,2022,'red',13.0,8.40,68000);
INSERT INTO WineBlend VALUES (1,1,70),(1,2,30),(2,1,60),(2,2,40),(3,1,100),(4,13,100),(5,2,55),
  (5,1,25),(5,8,20),(6,2,85),(6,3,15),(7,2,90),(7,3,10),(8,12,80),(8,15,20),(9,3,100),(10,3,50),
  (10,4,50),(11,3,45),(11,4,35),(11,8,20),(12,5,100),(13,5,100),(14,5,100),(15,7,100),(16,8,85),
  (16,10,15),(17,8,75),(17,11,15),(17,9,10),(18,8,65),(18,11,35),(19,11,100),(20,6,100),(21,6,90),
  (21,5,10),(22,1,100),(23,2,80),(23,12,20);
INSERT INTO Critics VALUES (1,'Beatrix Holloway','The Cellar Post','United Kingdom'),
  (2,'Rui Sampaio','Vinho & Mesa','Portugal'),(3,'Claudia Rehm','Glas und Rebe','Germany'),
  (4,'Marcus Odell','The Cellar Post','United States'),(5,'Pilar Usandizaga','Copa Larga','Spain'),
  (6,'Sofía Lagos','Copa Larga','Chile'),(7,'Kenji Morimoto','Decant Tokyo','Japan');
INSERT INTO Reviews VALUES
(1,1,1,92,'2019-05-11'),(2,1,2,94,'2019-06-02'),(3,2,1,97,'2014-11-20'),(4,2,2,96,'2014-12-01'),
  (5,3,2,88,'2020-03-15'),(6,4,2,85,'2021-06-18'),(7,5,4,84,'2021-09-09'),(8,6,5,95,'2018-02-10'),
  (9,6,1,93,'2018-04-22'),(10,7,5,89,'2021-01-30'),(11,7,4,86,'2021-02-14'),
(12,8,5,83,'2022-05-05'),(13,9,5,91,'2021-10-12'),(14,10,5,96,'2018-09-27'),
  (15,10,4,98,'2018-10-03'),(16,10,1,94,'2018-11-19'),(17,12,3,92,'2020-02-08'),
  (18,13,3,97,'2017-07-16'),(19,13,1,95,'2017-08-01'),(20,14,3,90,'2021-11-23'),
  (21,15,4,97,'2018-01-12'),(22,15,1,90,'2018-03-03'),
(23,16,4,87,'2019-12-12'),(24,17,6,86,'2020-08-25'),(25,17,4,82,'2020-09-30'),
  (26,18,6,99,'2017-05-14'),(27,19,6,91,'2021-04-04'),(28,20,3,95,'2021-03-13'),
  (29,20,1,92,'2021-05-27'),(30,21,3,87,'2022-08-08');
