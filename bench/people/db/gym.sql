PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE class_bookings(booking_id INTEGER PRIMARY KEY, class_id INTEGER REFERENCES
  classes(class_id), member_id INTEGER REFERENCES members(member_id), class_date TEXT, status
  TEXT);
INSERT INTO "class_bookings" VALUES(1,4,4,'2024-04-02','attended');
INSERT INTO "class_bookings" VALUES(2,6,45,'2024-04-03','attended');
INSERT INTO "class_bookings" VALUES(3,8,39,'2024-04-04','attended');
INSERT INTO "class_bookings" VALUES(4,9,13,'2024-04-04','attended');
INSERT INTO "class_bookings" VALUES(5,10,19,'2024-04-05','attended');
INSERT INTO "class_bookings" VALUES(6,11,9,'2024-04-05','attended');
INSERT INTO "class_bookings" VALUES(7,1,21,'2024-04-08','no_show');
INSERT INTO "class_bookings" VALUES(8,1,38,'2024-04-08','attended');
INSERT INTO "class_bookings" VALUES(9,3,30,'2024-04-08','attended');
INSERT INTO "class_bookings" VALUES(10,3,42,'2024-04-08','no_show');
INSERT INTO "class_bookings" VALUES(11,5,13,'2024-04-09','attended');
INSERT INTO "class_bookings" VALUES(12,5,4,'2024-04-09','attended');
INSERT INTO "class_bookings" VALUES(13,7,13,'2024-04-10','attended');
INSERT INTO "class_bookings" VALUES(14,7,21,'2024-04-10','no_show');
INSERT INTO "class_bookings" VALUES(15,9,30,'2024-04-11','attended');
INSERT INTO "class_bookings" VALUES(16,13,9,'2024-04-13','attended');
INSERT INTO "class_bookings" VALUES(17,14,19,'2024-04-14','attended');
INSERT INTO "class_bookings" VALUES(18,2,44,'2024-04-15','attended');
INSERT INTO "class_bookings" VALUES(19,2,38,'2024-04-15','attended');
INSERT INTO "class_bookings" VALUES(20,2,34,'2024-04-15','attended');
INSERT INTO "class_bookings" VALUES(21,4,6,'2024-04-16','no_show');
INSERT INTO "class_bookings" VALUES(22,6,42,'2024-04-17','attended');
INSERT INTO "class_bookings" VALUES(23,7,36,'2024-04-17','cancelled');
INSERT INTO "class_bookings" VALUES(24,7,40,'2024-04-17','cancelled');
INSERT INTO "class_bookings" VALUES(25,10,36,'2024-04-19','attended');
INSERT INTO "class_bookings" VALUES(26,1,38,'2024-04-22','attended');
INSERT INTO "class_bookings" VALUES(27,3,4,'2024-04-22','attended');
INSERT INTO "class_bookings" VALUES(28,3,36,'2024-04-22','attended');
INSERT INTO "class_bookings" VALUES(29,5,8,'2024-04-23','attended');
INSERT INTO "class_bookings" VALUES(30,5,21,'2024-04-23','attended');
INSERT INTO "class_bookings" VALUES(31,9,45,'2024-04-25','no_show');
INSERT INTO "class_bookings" VALUES(32,9,2,'2024-04-25','attended');
INSERT INTO "class_bookings" VALUES(33,9,40,'2024-04-25','attended');
INSERT INTO "class_bookings" VALUES(34,9,19,'2024-04-25','attended');
INSERT INTO "class_bookings" VALUES(35,12,9,'2024-04-27','cancelled');
INSERT INTO "class_bookings" VALUES(36,13,8,'2024-04-27','attended');
INSERT INTO "class_bookings" VALUES(37,1,4,'2024-04-29','attended');
INSERT INTO "class_bookings" VALUES(38,2,19,'2024-04-29','attended');
INSERT INTO "class_bookings" VALUES(39,3,38,'2024-04-29','attended');
INSERT INTO "class_bookings" VALUES(40,4,30,'2024-04-30','no_show');
INSERT INTO "class_bookings" VALUES(41,6,30,'2024-05-01','attended');
INSERT INTO "class_bookings" VALUES(42,6,36,'2024-05-01','attended');
INSERT INTO "class_bookings" VALUES(43,7,38,'2024-05-01','cancelled');
INSERT INTO "class_bookings" VALUES(44,8,30,'2024-05-02','attended');
INSERT INTO "class_bookings" VALUES(45,9,19,'2024-05-02','attended');
INSERT INTO "class_bookings" VALUES(46,1,40,'2024-05-06','attended');
INSERT INTO "class_bookings" VALUES(47,2,39,'2024-05-06','attended');
INSERT INTO "class_bookings" VALUES(48,3,21,'2024-05-06','attended');
INSERT INTO "class_bookings" VALUES(49,4,14,'2024-05-07','attended');
INSERT INTO "class_bookings" VALUES(50,4,13,'2024-05-07','attended');
INSERT INTO "class_bookings" VALUES(51,6,14,'2024-05-08','no_show');
INSERT INTO "class_bookings" VALUES(52,6,36,'2024-05-08','attended');
INSERT INTO "class_bookings" VALUES(53,6,6,'2024-05-08','attended');
INSERT INTO "class_bookings" VALUES(54,8,24,'2024-05-09','attended');
INSERT INTO "class_bookings" VALUES(55,9,19,'2024-05-09','attended');
INSERT INTO "class_bookings" VALUES(56,9,36,'2024-05-09','attended');
INSERT INTO "class_bookings" VALUES(57,9,21,'2024-05-09','no_show');
INSERT INTO "class_bookings" VALUES(58,1,4,'2024-05-13','attended');
INSERT INTO "class_bookings" VALUES(59,1,21,'2024-05-13','attended');
INSERT INTO "class_bookings" VALUES(60,1,39,'2024-05-13','attended');
INSERT INTO "class_bookings" VALUES(61,3,43,'2024-05-13','no_show');
INSERT INTO "class_bookings" VALUES(62,4,34,'2024-05-14','attended');
INSERT INTO "class_bookings" VALUES(63,7,26,'2024-05-15','attended');
INSERT INTO "class_bookings" VALUES(64,7,42,'2024-05-15','no_show');
INSERT INTO "class_bookings" VALUES(65,9,39,'2024-05-16','cancelled');
INSERT INTO "class_bookings" VALUES(66,9,2,'2024-05-16','attended');
INSERT INTO "class_bookings" VALUES(67,9,38,'2024-05-16','attended');
INSERT INTO "class_bookings" VALUES(68,9,36,'2024-05-16','no_show');
INSERT INTO "class_bookings" VALUES(69,10,21,'2024-05-17','attended');
INSERT INTO "class_bookings" VALUES(70,12,19,'2024-05-18','attended');
INSERT INTO "class_bookings" VALUES(71,13,37,'2024-05-18','cancelled');
INSERT INTO "class_bookings" VALUES(72,13,21,'2024-05-18','cancelled');
INSERT INTO "class_bookings" VALUES(73,1,8,'2024-05-20','attended');
INSERT INTO "class_bookings" VALUES(74,1,6,'2024-05-20','attended');
INSERT INTO "class_bookings" VALUES(75,7,45,'2024-05-22','attended');
INSERT INTO "class_bookings" VALUES(76,8,2,'2024-05-23','attended');
INSERT INTO "class_bookings" VALUES(77,13,13,'2024-05-25','attended');
INSERT INTO "class_bookings" VALUES(78,13,4,'2024-05-25','attended');
INSERT INTO "class_bookings" VALUES(79,1,14,'2024-05-27','attended');
INSERT INTO "class_bookings" VALUES(80,1,45,'2024-05-27','attended');
CREATE TABLE classes(class_id INTEGER PRIMARY KEY, name TEXT, trainer_id INTEGER REFERENCES
  trainers(trainer_id), weekday TEXT, start_time TEXT, room TEXT, capacity INTEGER, duration_min
  INTEGER);
INSERT INTO "classes" VALUES(1,'Sunrise Yoga',1,'Mon','06:45','Studio A',14,60);
INSERT INTO "classes" VALUES(2,'Spin Express',4,'Mon','12:15','Cycle Room',18,30);
INSERT INTO "classes" VALUES(3,'Body Pump',2,'Mon','18:30','Main Hall',20,55);
INSERT INTO "classes" VALUES(4,'Pilates Core',3,'Tue','09:30','Studio A',12,50);
INSERT INTO "classes" VALUES(5,'Boxfit',6,'Tue','19:00','Main Hall',16,60);
INSERT INTO "classes" VALUES(6,'Vinyasa Flow',5,'Wed','18:00','Studio A',14,75);
INSERT INTO "classes" VALUES(7,'Spin Endurance',4,'Wed','19:15','Cycle Room',18,60);
INSERT INTO "classes" VALUES(8,'Kettlebells',7,'Thu','17:30','Main Hall',15,45);
INSERT INTO "classes" VALUES(9,'Zumba',9,'Thu','19:30','Studio B',25,50);
INSERT INTO "classes" VALUES(10,'Pilates for Backs',3,'Fri','10:00','Studio A',10,50);
INSERT INTO "classes" VALUES(11,'Boxing Basics',6,'Fri','18:00','Main Hall',16,60);
INSERT INTO "classes" VALUES(12,'Weekend Yoga',1,'Sat','09:00','Studio B',20,90);
INSERT INTO "classes" VALUES(13,'Strength Circuit',2,'Sat','10:30','Main Hall',20,60);
INSERT INTO "classes" VALUES(14,'Yin Yoga',5,'Sun','17:00','Studio A',14,60);
INSERT INTO "classes" VALUES(15,'Street Dance',9,'Sun','15:00','Studio B',22,60);
CREATE TABLE members(member_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, gender TEXT,
  birth_date TEXT, joined_on TEXT, plan_id INTEGER REFERENCES plans(plan_id), town TEXT, email
  TEXT, is_active INTEGER DEFAULT 1);
INSERT INTO "members" VALUES(1,'Laura','Hughes','F','1995-08-02','2023-03-01',5,'Bath',
  'laura.hughes@bristolmail.org',1);
INSERT INTO "members" VALUES(2,'Mark','Bennett','M','1971-09-14','2020-07-20',2,'Bristol',
  'mark.bennett@bristolmail.org',0);
INSERT INTO "members" VALUES(3,'Aisha','Khan','F',NULL,'2023-09-10',4,'Bristol',NULL,0);
INSERT INTO "members" VALUES(4,'Tom','Fletcher','M','1972-01-24','2021-05-19',3,'Bath',
  'tom.fletcher@hotmail.co.uk',1);
INSERT INTO "members" VALUES(5,'Priya','Nair','F','2003-02-17','2020-01-19',4,'Bristol',
  'priya.nair@hotmail.co.uk',1);
INSERT INTO "members" VALUES(6,'Daniel','Okafor','M','1975-08-09','2022-11-25',2,'Portishead',
  NULL,0);
INSERT INTO "members" VALUES(7,'Sofia','Rossi','F','1981-02-05','2022-03-11',1,'Bath',
  'sofia.rossi@gmail.com',0);
INSERT INTO "members" VALUES(8,'Jack','Turner','M','1997-03-01','2022-02-16',6,'Bath',
  'jack.turner@hotmail.co.uk',1);
INSERT INTO "members" VALUES(9,'Emily','Walsh','F','1985-03-23','2020-07-06',2,'Bristol',NULL,0);
INSERT INTO "members" VALUES(10,'Oliver','Price','M','1964-01-25','2020-02-01',1,'Bath',
  'oliver.price@outlook.com',1);
INSERT INTO "members" VALUES(11,'Grace','Murphy','F','1999-04-23','2022-05-17',4,'Bristol',
  'grace.murphy@hotmail.co.uk',1);
INSERT INTO "members" VALUES(12,'Liam','Byrne','M','1956-10-05','2021-03-16',1,'Bristol',NULL,1);
INSERT INTO "members" VALUES(13,'Chloe','Dawson','F','1968-02-17','2021-03-21',2,'Bath',
  'chloe.dawson@gmail.com',0);
INSERT INTO "members" VALUES(14,'Ben','Carter','M','1963-01-31','2021-03-12',3,'Keynsham',
  'ben.carter@outlook.com',0);
INSERT INTO "members" VALUES(15,'Hannah','Schmidt','F','1998-05-25','2023-03-31',1,'Bath',
  'hannah.schmidt@outlook.com',1);
INSERT INTO "members" VALUES(16,'Omar','Haddad','M','2004-03-18','2020-11-29',4,'Clevedon',
  'omar.haddad@bristolmail.org',0);
INSERT INTO "members" VALUES(17,'Nina','Petrova','F','1959-04-03','2020-08-09',1,'Portishead',
  'nina.petrova@bristolmail.org',1);
INSERT INTO "members" VALUES(18,'George','Clarke','M',NULL,'2022-12-10',1,'Bath',
  'george.clarke@gmail.com',1);
INSERT INTO "members" VALUES(19,'Ella','Young','F',NULL,'2021-03-19',6,'Bath',
  'ella.young@outlook.com',0);
INSERT INTO "members" VALUES(20,'Lucas','Martin','M','1960-06-04','2020-04-14',1,'Bristol',NULL,
  1);
INSERT INTO "members" VALUES(21,'Mia','Evans','F','1967-06-02','2022-07-20',6,'Bristol',
  'mia.evans@gmail.com',1);
INSERT INTO "members" VALUES(22,'Peter','Novak','M','1998-05-18','2022-01-11',4,'Clevedon',NULL,
  0);
INSERT INTO "members" VALUES(23,'Zoe','Adler','F','1982-11-27','2021-10-24',1,'Keynsham',
  'zoe.adler@outlook.com',0);
INSERT INTO "members" VALUES(24,'Adam','Brooks','M','1985-08-25','2021-12-30',1,'Portishead',
  'adam.brooks@gmail.com',1);
INSERT INTO "members" VALUES(25,'Kate','Sinclair','F','1999-11-07','2023-03-28',1,'Bristol',
  'kate.sinclair@gmail.com',1);
INSERT INTO "members" VALUES(26,'Tom','Reid','M','1963-02-18','2023-08-11',1,'Keynsham',
  'tom.reid@bristolmail.org',1);
INSERT INTO "members" VALUES(27,'Ruth','Goldberg','F','1994-07-10','2022-08-14',5,'Bristol',
  'ruth.goldberg@gmail.com',0);
INSERT INTO "members" VALUES(28,'Victor','Lopez','M','1998-02-23','2020-02-24',1,'Clevedon',
  'victor.lopez@gmail.com',1);
INSERT INTO "members" VALUES(29,'Yara','Nasser','F','1988-01-05','2021-09-17',1,'Keynsham',
  'yara.nasser@bristolmail.org',1);
INSERT INTO "members" VALUES(30,'Sam','Whitfield','X','1999-09-15','2021-05-18',2,'Portishead',
  'sam.whitfield@outlook.com',1);
INSERT INTO "members" VALUES(31,'Ivy','Thornton','F','1974-03-20','2022-03-07',1,'Bristol',
  'ivy.thornton@gmail.com',1);
INSERT INTO "members" VALUES(32,'Noah','Fischer','M','1960-10-02','2021-07-29',5,'Bath',
  'noah.fischer@bristolmail.org',0);
INSERT INTO "members" VALUES(33,'Elena','Costa','F','2005-01-03','2022-10-17',4,'Bristol',
  'elena.costa@gmail.com',1);
INSERT INTO "members" VALUES(34,'Frank','Donnelly','M','1980-03-20','2023-03-23',2,'Bristol',
  'frank.donnelly@outlook.com',1);
INSERT INTO "members" VALUES(35,'Leah','Morgan','F','1957-03-21','2024-05-03',5,'Bristol',
  'leah.morgan@gmail.com',0);
INSERT INTO "members" VALUES(36,'Dylan','Pratt','M','1995-01-21','2020-08-20',3,'Bristol',
  'dylan.pratt@outlook.com',1);
INSERT INTO "members" VALUES(37,'Maria','Silva','F','1997-08-17','2021-06-17',1,'Bristol',NULL,0);
INSERT INTO "members" VALUES(38,'Chris','Baker','M','1979-06-08','2021-12-18',3,'Bristol',
  'chris.baker@outlook.com',1);
INSERT INTO "members" VALUES(39,'Tara','Quinn','F','1962-10-28','2022-04-29',6,'Clevedon',
  'tara.quinn@gmail.com',1);
INSERT INTO "members" VALUES(40,'Hugo','Laurent','M','1988-10-21','2023-02-09',3,'Keynsham',
  'hugo.laurent@outlook.com',1);
INSERT INTO "members" VALUES(41,'Jean','Moreau','F','1963-11-17','2024-01-27',5,'Bristol',
  'jean.moreau@bristolmail.org',1);
INSERT INTO "members" VALUES(42,'Sophie','Khan','F','1962-11-18','2021-10-05',3,'Bristol',
  'sophie.khan@gmail.com',1);
INSERT INTO "members" VALUES(43,'Laura','Stone','F','1958-05-01','2022-06-30',2,'Bristol',
  'laura.stone@gmail.com',1);
INSERT INTO "members" VALUES(44,'Ethan','Bell','M','1993-06-25','2020-03-21',1,'Bristol',
  'ethan.bell@bristolmail.org',1);
INSERT INTO "members" VALUES(45,'Paula','Ortega','F','1999-03-11','2023-04-09',6,'Bath',
  'paula.ortega@outlook.com',0);
CREATE TABLE payments(payment_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES
  members(member_id), paid_on TEXT, amount_cents INTEGER, method TEXT, status TEXT);
INSERT INTO "payments" VALUES(1,39,'2024-03-01',2590,'direct_debit','paid');
INSERT INTO "payments" VALUES(2,9,'2024-03-01',2990,'card','paid');
INSERT INTO "payments" VALUES(3,27,'2024-03-01',1490,'card','paid');
INSERT INTO "payments" VALUES(4,17,'2024-03-01',1990,'cash','paid');
INSERT INTO "payments" VALUES(5,14,'2024-03-02',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(6,26,'2024-03-02',1990,'card','paid');
INSERT INTO "payments" VALUES(7,44,'2024-03-02',1990,'card','paid');
INSERT INTO "payments" VALUES(8,32,'2024-03-02',1490,'direct_debit','paid');
INSERT INTO "payments" VALUES(9,12,'2024-03-02',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(10,3,'2024-03-02',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(11,2,'2024-03-02',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(12,1,'2024-03-02',1490,'direct_debit','paid');
INSERT INTO "payments" VALUES(13,6,'2024-03-02',2990,'card','paid');
INSERT INTO "payments" VALUES(14,33,'2024-03-03',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(15,41,'2024-03-03',1490,'card','failed');
INSERT INTO "payments" VALUES(16,31,'2024-03-04',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(17,30,'2024-03-04',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(18,20,'2024-03-04',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(19,34,'2024-03-04',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(20,22,'2024-03-04',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(21,45,'2024-03-05',2590,'card','paid');
INSERT INTO "payments" VALUES(22,29,'2024-03-05',1990,'direct_debit','failed');
INSERT INTO "payments" VALUES(23,36,'2024-03-05',4490,'card','paid');
INSERT INTO "payments" VALUES(24,42,'2024-03-05',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(25,23,'2024-03-05',1990,'direct_debit','failed');
INSERT INTO "payments" VALUES(26,25,'2024-03-06',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(27,32,'2024-04-01',1490,'cash','paid');
INSERT INTO "payments" VALUES(28,11,'2024-04-01',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(29,34,'2024-04-01',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(30,22,'2024-04-01',1690,'card','paid');
INSERT INTO "payments" VALUES(31,41,'2024-04-01',1490,'direct_debit','paid');
INSERT INTO "payments" VALUES(32,10,'2024-04-01',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(33,23,'2024-04-02',1990,'card','paid');
INSERT INTO "payments" VALUES(34,5,'2024-04-02',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(35,1,'2024-04-02',1490,'card','paid');
INSERT INTO "payments" VALUES(36,26,'2024-04-03',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(37,42,'2024-04-03',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(38,28,'2024-04-03',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(39,44,'2024-04-03',1990,'direct_debit','failed');
INSERT INTO "payments" VALUES(40,4,'2024-04-03',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(41,18,'2024-04-04',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(42,15,'2024-04-04',1990,'card','paid');
INSERT INTO "payments" VALUES(43,31,'2024-04-04',1990,'card','paid');
INSERT INTO "payments" VALUES(44,6,'2024-04-04',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(45,19,'2024-04-04',2590,'direct_debit','paid');
INSERT INTO "payments" VALUES(46,16,'2024-04-05',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(47,36,'2024-04-05',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(48,37,'2024-04-05',1990,'card','paid');
INSERT INTO "payments" VALUES(49,40,'2024-04-05',4490,'card','paid');
INSERT INTO "payments" VALUES(50,13,'2024-04-06',2990,'card','paid');
INSERT INTO "payments" VALUES(51,9,'2024-04-06',2990,'card','failed');
INSERT INTO "payments" VALUES(52,39,'2024-04-06',2590,'direct_debit','paid');
INSERT INTO "payments" VALUES(53,12,'2024-04-06',1990,'card','paid');
INSERT INTO "payments" VALUES(54,5,'2024-05-01',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(55,31,'2024-05-01',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(56,6,'2024-05-01',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(57,24,'2024-05-02',1990,'card','paid');
INSERT INTO "payments" VALUES(58,12,'2024-05-02',1990,'card','paid');
INSERT INTO "payments" VALUES(59,33,'2024-05-02',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(60,38,'2024-05-02',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(61,29,'2024-05-02',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(62,13,'2024-05-02',2990,'direct_debit','failed');
INSERT INTO "payments" VALUES(63,7,'2024-05-03',1990,'card','paid');
INSERT INTO "payments" VALUES(64,39,'2024-05-03',2590,'card','paid');
INSERT INTO "payments" VALUES(65,41,'2024-05-04',1490,'direct_debit','failed');
INSERT INTO "payments" VALUES(66,22,'2024-05-04',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(67,23,'2024-05-04',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(68,21,'2024-05-05',2590,'cash','paid');
INSERT INTO "payments" VALUES(69,2,'2024-05-05',2990,'card','paid');
INSERT INTO "payments" VALUES(70,14,'2024-05-05',4490,'direct_debit','paid');
INSERT INTO "payments" VALUES(71,44,'2024-05-05',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(72,32,'2024-05-05',1490,'direct_debit','paid');
INSERT INTO "payments" VALUES(73,17,'2024-05-05',1990,'direct_debit','paid');
INSERT INTO "payments" VALUES(74,42,'2024-05-06',4490,'card','paid');
INSERT INTO "payments" VALUES(75,16,'2024-05-06',1690,'direct_debit','paid');
INSERT INTO "payments" VALUES(76,9,'2024-05-06',2990,'direct_debit','paid');
INSERT INTO "payments" VALUES(77,20,'2024-05-06',1990,'cash','failed');
INSERT INTO "payments" VALUES(78,8,'2024-05-06',2590,'cash','paid');
INSERT INTO "payments" VALUES(79,28,'2024-05-06',1990,'direct_debit','paid');
CREATE TABLE plans(plan_id INTEGER PRIMARY KEY, name TEXT NOT NULL, monthly_fee_cents INTEGER,
  includes_classes INTEGER, min_months INTEGER);
INSERT INTO "plans" VALUES(1,'Basic',1990,0,1);
INSERT INTO "plans" VALUES(2,'Standard',2990,1,3);
INSERT INTO "plans" VALUES(3,'Premium',4490,1,12);
INSERT INTO "plans" VALUES(4,'Student',1690,0,6);
INSERT INTO "plans" VALUES(5,'Off-Peak',1490,0,1);
INSERT INTO "plans" VALUES(6,'Corporate',2590,1,12);
INSERT INTO "plans" VALUES(7,'Family',5990,1,12);
INSERT INTO "plans" VALUES(8,'Senior',1790,1,1);
INSERT INTO "plans" VALUES(9,'Day Pass',900,0,NULL);
INSERT INTO "plans" VALUES(10,'Platinum',6990,1,24);
CREATE TABLE trainers(trainer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, speciality
  TEXT, hourly_rate REAL, hired_on TEXT);
INSERT INTO "trainers" VALUES(1,'Kelly','Marsh','yoga',28.0,'2018-03-01');
INSERT INTO "trainers" VALUES(2,'Dean','Ryder','strength',32.5,'2019-09-15');
INSERT INTO "trainers" VALUES(3,'Mei','Tan','pilates',30.0,'2021-01-11');
INSERT INTO "trainers" VALUES(4,'Carlos','Vega','spin',27.0,'2020-06-01');
INSERT INTO "trainers" VALUES(5,'Anna','Lindqvist','yoga',29.5,'2022-02-14');
INSERT INTO "trainers" VALUES(6,'Jamal','Edwards','boxing',34.0,'2017-11-20');
INSERT INTO "trainers" VALUES(7,'Steph','Cole','strength',26.0,'2023-08-01');
INSERT INTO "trainers" VALUES(8,'Rob','Marsh','swimming',25.0,'2024-01-08');
INSERT INTO "trainers" VALUES(9,'Ines','Duarte','dance',28.0,'2022-10-03');
INSERT INTO "trainers" VALUES(10,'Paul','Grant',NULL,24.0,'2024-04-15');
CREATE TABLE visits(visit_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES members(member_id),
  checked_in TEXT, checked_out TEXT);
INSERT INTO "visits" VALUES(1,4,'2024-05-01 12:15','2024-05-01 14:13');
INSERT INTO "visits" VALUES(2,26,'2024-05-02 08:07','2024-05-02 09:27');
INSERT INTO "visits" VALUES(3,30,'2024-05-02 12:27','2024-05-02 12:57');
INSERT INTO "visits" VALUES(4,5,'2024-05-02 18:28','2024-05-02 19:16');
INSERT INTO "visits" VALUES(5,30,'2024-05-04 18:25','2024-05-04 20:16');
INSERT INTO "visits" VALUES(6,30,'2024-05-05 17:48','2024-05-05 19:50');
INSERT INTO "visits" VALUES(7,44,'2024-05-06 12:48','2024-05-06 13:37');
INSERT INTO "visits" VALUES(8,26,'2024-05-06 17:44','2024-05-06 19:33');
INSERT INTO "visits" VALUES(9,39,'2024-05-06 19:57','2024-05-06 22:06');
INSERT INTO "visits" VALUES(10,17,'2024-05-06 20:20','2024-05-06 21:03');
INSERT INTO "visits" VALUES(11,5,'2024-05-07 12:11','2024-05-07 14:08');
INSERT INTO "visits" VALUES(12,26,'2024-05-07 12:54','2024-05-07 14:47');
INSERT INTO "visits" VALUES(13,5,'2024-05-07 16:02','2024-05-07 17:26');
INSERT INTO "visits" VALUES(14,26,'2024-05-07 16:46','2024-05-07 17:25');
INSERT INTO "visits" VALUES(15,17,'2024-05-07 18:05','2024-05-07 20:10');
INSERT INTO "visits" VALUES(16,44,'2024-05-07 18:15','2024-05-07 19:56');
INSERT INTO "visits" VALUES(17,44,'2024-05-08 08:50','2024-05-08 10:25');
INSERT INTO "visits" VALUES(18,44,'2024-05-09 17:56','2024-05-09 18:36');
INSERT INTO "visits" VALUES(19,25,'2024-05-10 08:42','2024-05-10 09:35');
INSERT INTO "visits" VALUES(20,25,'2024-05-10 12:07','2024-05-10 13:42');
INSERT INTO "visits" VALUES(21,34,'2024-05-10 18:57','2024-05-10 20:08');
INSERT INTO "visits" VALUES(22,42,'2024-05-11 12:25','2024-05-11 12:59');
INSERT INTO "visits" VALUES(23,26,'2024-05-11 12:41','2024-05-11 14:02');
INSERT INTO "visits" VALUES(24,26,'2024-05-11 16:29','2024-05-11 17:40');
INSERT INTO "visits" VALUES(25,5,'2024-05-11 17:08','2024-05-11 18:06');
INSERT INTO "visits" VALUES(26,42,'2024-05-11 17:09','2024-05-11 19:13');
INSERT INTO "visits" VALUES(27,18,'2024-05-11 18:30',NULL);
INSERT INTO "visits" VALUES(28,25,'2024-05-12 18:32','2024-05-12 20:02');
INSERT INTO "visits" VALUES(29,12,'2024-05-12 20:42','2024-05-12 22:14');
INSERT INTO "visits" VALUES(30,26,'2024-05-13 06:13','2024-05-13 06:55');
INSERT INTO "visits" VALUES(31,5,'2024-05-13 17:21','2024-05-13 18:38');
INSERT INTO "visits" VALUES(32,28,'2024-05-14 06:20','2024-05-14 06:51');
INSERT INTO "visits" VALUES(33,20,'2024-05-14 07:10','2024-05-14 08:03');
INSERT INTO "visits" VALUES(34,5,'2024-05-14 18:07','2024-05-14 18:41');
INSERT INTO "visits" VALUES(35,44,'2024-05-14 18:58','2024-05-14 20:51');
INSERT INTO "visits" VALUES(36,40,'2024-05-15 06:09','2024-05-15 07:41');
INSERT INTO "visits" VALUES(37,44,'2024-05-15 07:28','2024-05-15 09:00');
INSERT INTO "visits" VALUES(38,25,'2024-05-15 08:57','2024-05-15 09:57');
INSERT INTO "visits" VALUES(39,5,'2024-05-15 17:47',NULL);
INSERT INTO "visits" VALUES(40,18,'2024-05-15 20:15','2024-05-15 22:11');
INSERT INTO "visits" VALUES(41,26,'2024-05-16 18:26','2024-05-16 20:20');
INSERT INTO "visits" VALUES(42,34,'2024-05-16 19:06','2024-05-16 20:38');
INSERT INTO "visits" VALUES(43,5,'2024-05-17 07:56','2024-05-17 09:22');
INSERT INTO "visits" VALUES(44,12,'2024-05-17 17:03','2024-05-17 17:47');
INSERT INTO "visits" VALUES(45,5,'2024-05-19 09:02',NULL);
INSERT INTO "visits" VALUES(46,5,'2024-05-19 17:54','2024-05-19 19:23');
INSERT INTO "visits" VALUES(47,30,'2024-05-19 18:34','2024-05-19 20:13');
INSERT INTO "visits" VALUES(48,33,'2024-05-19 19:58','2024-05-19 21:38');
INSERT INTO "visits" VALUES(49,34,'2024-05-20 18:18','2024-05-20 19:51');
INSERT INTO "visits" VALUES(50,21,'2024-05-20 18:40','2024-05-20 20:47');
INSERT INTO "visits" VALUES(51,40,'2024-05-20 19:10','2024-05-20 20:07');
INSERT INTO "visits" VALUES(52,5,'2024-05-20 20:49','2024-05-20 21:35');
INSERT INTO "visits" VALUES(53,26,'2024-05-21 07:19','2024-05-21 09:16');
INSERT INTO "visits" VALUES(54,42,'2024-05-21 17:52','2024-05-21 19:27');
INSERT INTO "visits" VALUES(55,26,'2024-05-21 20:02','2024-05-21 21:59');
INSERT INTO "visits" VALUES(56,21,'2024-05-22 08:20','2024-05-22 09:11');
INSERT INTO "visits" VALUES(57,40,'2024-05-23 19:30','2024-05-23 20:25');
INSERT INTO "visits" VALUES(58,28,'2024-05-24 16:38','2024-05-24 17:44');
INSERT INTO "visits" VALUES(59,30,'2024-05-25 08:58','2024-05-25 09:30');
INSERT INTO "visits" VALUES(60,12,'2024-05-26 06:42','2024-05-26 07:37');
INSERT INTO "visits" VALUES(61,41,'2024-05-26 16:32','2024-05-26 17:53');
INSERT INTO "visits" VALUES(62,30,'2024-05-26 18:08','2024-05-26 19:12');
INSERT INTO "visits" VALUES(63,39,'2024-05-26 19:50','2024-05-26 21:47');
INSERT INTO "visits" VALUES(64,26,'2024-05-27 08:52','2024-05-27 09:33');
INSERT INTO "visits" VALUES(65,20,'2024-05-27 16:05','2024-05-27 16:43');
INSERT INTO "visits" VALUES(66,4,'2024-05-27 19:26','2024-05-27 21:36');
INSERT INTO "visits" VALUES(67,12,'2024-05-28 16:45','2024-05-28 17:27');
INSERT INTO "visits" VALUES(68,18,'2024-05-28 17:26','2024-05-28 19:03');
INSERT INTO "visits" VALUES(69,26,'2024-05-28 18:38','2024-05-28 20:06');
INSERT INTO "visits" VALUES(70,34,'2024-05-28 20:46','2024-05-28 21:37');
INSERT INTO "visits" VALUES(71,12,'2024-05-29 06:30','2024-05-29 07:34');
INSERT INTO "visits" VALUES(72,30,'2024-05-29 06:39','2024-05-29 08:03');
INSERT INTO "visits" VALUES(73,44,'2024-05-29 17:01','2024-05-29 17:48');
INSERT INTO "visits" VALUES(74,36,'2024-05-29 18:34','2024-05-29 20:08');
INSERT INTO "visits" VALUES(75,40,'2024-05-30 09:24','2024-05-30 10:37');
INSERT INTO "visits" VALUES(76,40,'2024-05-30 13:42','2024-05-30 15:17');
INSERT INTO "visits" VALUES(77,34,'2024-05-30 17:03','2024-05-30 17:51');
INSERT INTO "visits" VALUES(78,40,'2024-05-30 17:08','2024-05-30 18:55');
INSERT INTO "visits" VALUES(79,43,'2024-05-31 09:56','2024-05-31 10:29');
INSERT INTO "visits" VALUES(80,42,'2024-05-31 13:48','2024-05-31 15:03');
COMMIT;
