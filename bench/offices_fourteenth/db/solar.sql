CREATE TABLE panel_models (model_id INTEGER PRIMARY KEY, model TEXT, maker TEXT, watts INTEGER,
  unit_price REAL, warranty_years INTEGER);
CREATE TABLE crews (crew_id INTEGER PRIMARY KEY, crew_name TEXT, vehicle TEXT);
CREATE TABLE employees (emp_id INTEGER PRIMARY KEY, emp_name TEXT, trade TEXT,
  crew_id INTEGER REFERENCES crews(crew_id), is_leader INTEGER, hired TEXT);
CREATE TABLE customers (cust_id INTEGER PRIMARY KEY, cust_name TEXT, cust_type TEXT, town TEXT,
  heard_from TEXT);
CREATE TABLE quotes (quote_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES customers(cust_id),
  surveyor_id INTEGER REFERENCES employees(emp_id), quoted_on TEXT, size_kw REAL, price REAL,
  battery TEXT, status TEXT);
CREATE TABLE installs (install_id INTEGER PRIMARY KEY,
  quote_id INTEGER REFERENCES quotes(quote_id), crew_id INTEGER REFERENCES crews(crew_id),
  model_id INTEGER REFERENCES panel_models(model_id), panels INTEGER, started TEXT,
  finished TEXT, certified TEXT);
CREATE TABLE faults (fault_id INTEGER PRIMARY KEY,
  install_id INTEGER REFERENCES installs(install_id), reported TEXT, fault_type TEXT,
  severity TEXT, resolved TEXT, under_warranty INTEGER);

INSERT INTO panel_models VALUES
(1,'SunPeak 400','Helion',400,142.0,25),
(2,'SunPeak 440 Black','Helion',440,171.0,25),
(3,'Raylite 375','Norsol',375,118.0,20),
(4,'Raylite 420','Norsol',420,139.5,20),
(5,'TerraTile 85','Ardent',85,96.0,15);

INSERT INTO crews VALUES
(1,'Crew Red','van KX19'),
(2,'Crew Blue','van KX21'),
(3,'Crew Green','van LD70');

INSERT INTO employees VALUES
(1,'Dave Hollis','roofer',1,1,'2016-04-11'),
(2,'Shaun Petty','electrician',1,0,'2018-09-03'),
(3,'Anita Bose','electrician',2,1,'2017-01-23'),
(4,'Gary Lomas','roofer',2,0,'2020-06-15'),
(5,'Tyler Madden','apprentice',2,0,'2023-09-04'),
(6,'Steph Quayle','electrician',3,1,'2019-03-18'),
(7,'Marek Nowak','roofer',3,0,'2021-11-01'),
(8,'Ellie Spence','surveyor',NULL,0,'2020-02-10'),
(9,'Ivan Petrov','surveyor',NULL,0,'2022-05-30');

INSERT INTO customers VALUES
(1,'Margaret Dyson','home','Burnley','leaflet'),
(2,'Khalid Anwar','home','Whalley','leaflet'),
(3,'Oakfield Primary School','community','Burnley',NULL),
(4,'Joan Birtwistle','home','Burnley',NULL),
(5,'Steve & Pam Riley','home','Burnley','web'),
(6,'Hollin Bank Farm','business','Accrington','web'),
(7,'Nadia Rahman','home','Burnley','web'),
(8,'St Mary Church Hall','community','Burnley','word of mouth'),
(9,'George Entwistle','home','Clitheroe','word of mouth'),
(10,'Ribble Valley Brewery','business','Burnley','word of mouth'),
(11,'Colin Sharples','home','Blackburn','leaflet'),
(12,'Fiona MacBride','home','Whalley','web'),
(13,'Whalley Cricket Club','community','Whalley','word of mouth'),
(14,'Derek Nuttall','home','Accrington','word of mouth'),
(15,'Jean Aspinall','home','Clitheroe','leaflet'),
(16,'Sanjay Patel','home','Blackburn','leaflet'),
(17,'Brian Cross','home','Accrington','leaflet'),
(18,'Lucy Haworth','home','Accrington',NULL),
(19,'Greenhalgh Joinery','business','Blackburn','word of mouth'),
(20,'Tina Wolstenholme','home','Burnley','leaflet');

INSERT INTO quotes VALUES
(1,1,8,'2023-10-27',5.25,10120.0,'Y','expired'),
(2,2,8,'2023-07-18',5.25,6945.0,'N','accepted'),
(3,3,8,'2024-08-09',12.0,15986.0,'N','accepted'),
(4,4,8,'2024-02-08',4.4,9005.0,'Y','accepted'),
(5,5,8,'2024-07-13',3.2,7135.0,'Y','declined'),
(6,6,9,'2023-05-05',18.0,23897.0,'N','accepted'),
(7,7,9,'2023-06-03',4.4,5843.0,'N','accepted'),
(8,8,9,'2024-05-28',9.6,15707.0,'Y','accepted'),
(9,9,8,'2023-07-30',4.4,5899.0,'N','accepted'),
(10,10,8,'2024-01-26',24.5,35341.0,'Y','accepted'),
(11,11,8,'2023-05-01',5.25,10063.0,'Y','accepted'),
(12,12,8,'2023-01-17',4.0,5290.0,'N','declined'),
(13,12,8,'2023-06-11',4.4,8895.0,'Y','accepted'),
(14,13,8,'2024-01-02',12.0,15946.0,'N','accepted'),
(15,14,9,'2023-12-01',3.2,4330.0,'N','accepted'),
(16,15,8,'2023-02-05',4.4,5996.0,'N','accepted'),
(17,16,8,'2023-05-22',4.0,8336.0,'Y','accepted'),
(18,16,9,'2023-12-18',3.2,4259.0,'N','accepted'),
(19,17,8,'2023-05-10',3.2,4311.0,'N','declined'),
(20,18,9,'2023-10-09',5.25,6977.0,'N','accepted'),
(21,18,8,'2023-01-09',5.25,7118.0,'N','expired'),
(22,19,8,'2024-03-04',24.5,32626.0,'N','open'),
(23,19,8,'2024-03-12',18.0,23981.0,'N','declined'),
(24,20,9,'2023-06-05',5.25,10071.0,'Y','declined'),
(25,20,8,'2024-01-23',3.2,4450.0,'N','accepted');

INSERT INTO installs VALUES
(1,2,2,1,13,'2023-09-03','2023-09-05','2023-09-09'),
(2,3,2,4,29,'2024-10-09',NULL,NULL),
(3,4,2,3,12,'2024-04-12','2024-04-13','2024-04-17'),
(4,6,2,2,41,'2023-07-09','2023-07-15','2023-07-24'),
(5,7,3,2,10,'2023-07-01','2023-07-05',NULL),
(6,8,1,3,26,'2024-06-27','2024-07-04','2024-07-18'),
(7,9,2,4,10,'2023-09-26','2023-09-27','2023-10-01'),
(8,10,1,1,61,'2024-04-06','2024-04-12','2024-04-23'),
(9,11,2,4,12,'2023-06-05','2023-06-07','2023-06-19'),
(10,13,2,1,11,'2023-07-12','2023-07-13','2023-07-31'),
(11,14,2,1,30,'2024-03-19','2024-03-26',NULL),
(12,15,1,3,9,'2023-12-27','2023-12-31',NULL),
(13,16,3,1,11,'2023-04-04','2023-04-05','2023-04-16'),
(14,17,2,2,9,'2023-08-12','2023-08-13','2023-08-26'),
(15,18,3,2,7,'2024-02-02','2024-02-06','2024-02-22'),
(16,20,1,4,12,'2023-12-20','2023-12-21','2023-12-26'),
(17,25,3,1,8,'2024-03-22','2024-03-23','2024-04-01');

INSERT INTO faults VALUES
(1,1,'2024-01-28','wiring','low','2024-02-21',1),
(2,1,'2023-12-17','roof leak','high',NULL,1),
(3,1,'2023-10-08','panel cracked','low','2023-11-01',1),
(4,4,'2023-10-12','panel cracked','medium','2023-10-17',1),
(5,4,'2023-08-25','panel cracked','low',NULL,1),
(6,5,'2023-12-29','roof leak','medium','2024-01-09',0),
(7,6,'2024-09-14','inverter','low','2024-09-27',0),
(8,6,'2024-12-22','app offline','low','2025-01-06',1),
(9,6,'2024-12-16','panel cracked','medium',NULL,1),
(10,7,'2023-12-26','roof leak','high',NULL,1),
(11,7,'2024-03-01','inverter','high',NULL,1),
(12,8,'2024-10-18','inverter','low','2024-10-30',1),
(13,8,'2024-04-27','roof leak','low','2024-04-28',1),
(14,8,'2024-09-25','wiring','medium','2024-09-27',1),
(15,9,'2023-11-15','app offline','medium','2023-11-24',0),
(16,10,'2024-01-28','wiring','low','2024-02-07',1),
(17,11,'2024-06-13','app offline','medium','2024-06-29',1),
(18,12,'2024-02-20','wiring','high','2024-03-13',1),
(19,15,'2024-06-16','wiring','low','2024-07-04',1),
(20,16,'2024-01-05','roof leak','low','2024-01-27',0),
(21,16,'2024-02-15','inverter','low',NULL,0),
(22,16,'2024-06-14','inverter','low','2024-07-05',1),
(23,17,'2024-04-21','roof leak','low','2024-05-05',1),
(24,17,'2024-05-04','wiring','low',NULL,1);

