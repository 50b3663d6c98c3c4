PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE courses (id INTEGER PRIMARY KEY, title TEXT, category TEXT, level TEXT, price_cents
  INTEGER, instructor_id INTEGER, published INTEGER, lang TEXT, created_at INTEGER);
INSERT INTO "courses" VALUES(1,'Python for Beginners','programming','beginner',4900,4,1,'en',
  1651654069);
INSERT INTO "courses" VALUES(2,'Advanced Python','programming','advanced',9900,4,1,'en',
  1644097782);
INSERT INTO "courses" VALUES(3,'Woodworking Basics','crafts','beginner',2900,6,1,'en',1645270530);
INSERT INTO "courses" VALUES(4,'Build a Garden Shed','crafts','intermediate',3900,6,1,'en',
  1657888686);
INSERT INTO "courses" VALUES(5,'Spanish A1','languages','beginner',0,12,1,'es',1653075913);
INSERT INTO "courses" VALUES(6,'Spanish A2','languages','intermediate',3500,12,1,'es',1653246322);
INSERT INTO "courses" VALUES(7,'Business Spanish','languages','advanced',5900,12,0,'es',
  1648836643);
INSERT INTO "courses" VALUES(8,'SQL in a Weekend','programming','beginner',1900,19,1,'en',
  1650710175);
INSERT INTO "courses" VALUES(9,'Web Apps with Django','programming','intermediate',7900,19,1,'en',
  1644475987);
INSERT INTO "courses" VALUES(10,'Machine Learning Intro','data','intermediate',8900,19,1,'en',
  1658655339);
INSERT INTO "courses" VALUES(11,'Watercolour Landscapes','art','beginner',2500,28,1,'en',
  1648565253);
INSERT INTO "courses" VALUES(12,'Portrait Drawing','art','intermediate',3200,28,1,'en',
  1658087294);
INSERT INTO "courses" VALUES(13,'Excel for the Office','data','beginner',0,4,1,'de',1646151679);
INSERT INTO "courses" VALUES(14,'Statistics Refresher','data','advanced',6900,4,1,'de',
  1654524105);
INSERT INTO "courses" VALUES(15,'Bookbinding','crafts','beginner',2700,28,0,'en',1645037191);
INSERT INTO "courses" VALUES(16,'German for Nurses','languages','intermediate',4500,4,1,'de',
  1664472953);
CREATE TABLE enrollments (id INTEGER PRIMARY KEY, user_id INTEGER, course_id INTEGER, enrolled_at
  INTEGER, paid_cents INTEGER, progress INTEGER, completed_at INTEGER, refunded INTEGER);
INSERT INTO "enrollments" VALUES(1,5,8,1652641893,950,60,NULL,0);
INSERT INTO "enrollments" VALUES(2,25,13,1654462465,0,100,1660451297,0);
INSERT INTO "enrollments" VALUES(3,30,13,1654993544,0,10,NULL,0);
INSERT INTO "enrollments" VALUES(4,17,2,1655188039,4950,35,NULL,0);
INSERT INTO "enrollments" VALUES(5,30,1,1655215508,0,50,NULL,0);
INSERT INTO "enrollments" VALUES(6,17,5,1656573484,0,10,NULL,0);
INSERT INTO "enrollments" VALUES(7,9,6,1656835291,3500,0,NULL,0);
INSERT INTO "enrollments" VALUES(8,22,9,1656921353,3950,100,1658242767,0);
INSERT INTO "enrollments" VALUES(9,19,1,1657263912,0,10,NULL,0);
INSERT INTO "enrollments" VALUES(10,26,9,1657831997,7900,100,1660883739,0);
INSERT INTO "enrollments" VALUES(11,20,5,1658496887,0,100,1663602293,0);
INSERT INTO "enrollments" VALUES(12,4,12,1658604198,0,100,1662152871,0);
INSERT INTO "enrollments" VALUES(13,13,9,1658622040,3950,5,NULL,1);
INSERT INTO "enrollments" VALUES(14,12,3,1660886323,0,50,NULL,0);
INSERT INTO "enrollments" VALUES(15,21,4,1661128099,3900,100,1663750814,0);
INSERT INTO "enrollments" VALUES(16,13,4,1661780968,3900,60,NULL,0);
INSERT INTO "enrollments" VALUES(17,1,8,1662175689,1900,100,1664794832,0);
INSERT INTO "enrollments" VALUES(18,30,5,1663514404,0,60,NULL,0);
INSERT INTO "enrollments" VALUES(19,2,3,1663623319,2900,20,NULL,0);
INSERT INTO "enrollments" VALUES(20,6,1,1663805037,2450,60,NULL,0);
INSERT INTO "enrollments" VALUES(21,7,13,1663807720,0,60,NULL,0);
INSERT INTO "enrollments" VALUES(22,8,5,1664145730,0,100,1666241127,0);
INSERT INTO "enrollments" VALUES(23,7,8,1665701214,950,10,NULL,1);
INSERT INTO "enrollments" VALUES(24,9,8,1666844404,1900,10,NULL,1);
INSERT INTO "enrollments" VALUES(25,13,1,1667635961,4900,60,NULL,0);
INSERT INTO "enrollments" VALUES(26,8,9,1667691634,3950,60,NULL,0);
INSERT INTO "enrollments" VALUES(27,14,16,1667942934,4500,100,1671076129,0);
INSERT INTO "enrollments" VALUES(28,16,10,1668290677,8900,5,NULL,1);
INSERT INTO "enrollments" VALUES(29,2,11,1668585819,2500,80,NULL,0);
INSERT INTO "enrollments" VALUES(30,19,5,1669466706,0,5,NULL,0);
INSERT INTO "enrollments" VALUES(31,9,2,1669530846,9900,35,NULL,0);
INSERT INTO "enrollments" VALUES(32,29,8,1669865580,950,100,1676547338,0);
INSERT INTO "enrollments" VALUES(33,8,13,1673031957,0,0,NULL,0);
INSERT INTO "enrollments" VALUES(34,25,12,1673899522,1600,50,NULL,0);
INSERT INTO "enrollments" VALUES(35,25,3,1675216489,1450,100,1676022729,0);
INSERT INTO "enrollments" VALUES(36,13,3,1675331411,2900,80,NULL,0);
INSERT INTO "enrollments" VALUES(37,17,3,1675450113,2900,50,NULL,0);
INSERT INTO "enrollments" VALUES(38,2,12,1676052897,3200,35,NULL,1);
INSERT INTO "enrollments" VALUES(39,1,4,1676165036,1950,60,NULL,0);
INSERT INTO "enrollments" VALUES(40,12,8,1676263967,0,60,NULL,0);
INSERT INTO "enrollments" VALUES(41,3,4,1676381620,3900,100,1681483753,0);
INSERT INTO "enrollments" VALUES(42,5,10,1676509670,4450,100,1679623176,0);
INSERT INTO "enrollments" VALUES(43,23,10,1677054666,0,35,NULL,0);
INSERT INTO "enrollments" VALUES(44,25,11,1677800544,2500,0,NULL,1);
INSERT INTO "enrollments" VALUES(45,13,10,1677878631,8900,100,1684532026,0);
INSERT INTO "enrollments" VALUES(46,11,5,1678009110,0,10,NULL,0);
INSERT INTO "enrollments" VALUES(47,15,3,1678279038,1450,80,NULL,0);
INSERT INTO "enrollments" VALUES(48,11,1,1678402073,4900,100,1678768492,0);
INSERT INTO "enrollments" VALUES(49,22,8,1678430236,1900,100,1683114422,0);
INSERT INTO "enrollments" VALUES(50,26,1,1678653431,4900,100,1682637585,0);
INSERT INTO "enrollments" VALUES(51,11,16,1679153937,4500,35,NULL,0);
INSERT INTO "enrollments" VALUES(52,10,5,1679333400,0,10,NULL,0);
INSERT INTO "enrollments" VALUES(53,26,4,1679609648,3900,80,NULL,0);
INSERT INTO "enrollments" VALUES(54,17,10,1679623009,8900,20,NULL,0);
INSERT INTO "enrollments" VALUES(55,1,11,1679799386,2500,20,NULL,0);
INSERT INTO "enrollments" VALUES(56,28,10,1679919304,0,20,NULL,0);
INSERT INTO "enrollments" VALUES(57,10,12,1679988067,0,5,NULL,0);
INSERT INTO "enrollments" VALUES(58,29,13,1680455022,0,50,NULL,0);
INSERT INTO "enrollments" VALUES(59,10,1,1680944291,0,35,NULL,0);
INSERT INTO "enrollments" VALUES(60,20,1,1681079320,4900,100,1685593892,0);
INSERT INTO "enrollments" VALUES(61,4,9,1681341422,0,20,NULL,0);
INSERT INTO "enrollments" VALUES(62,5,3,1681566607,2900,20,NULL,0);
INSERT INTO "enrollments" VALUES(63,9,12,1681837528,3200,10,NULL,0);
INSERT INTO "enrollments" VALUES(64,7,11,1681893301,1250,0,NULL,0);
INSERT INTO "enrollments" VALUES(65,8,2,1682408913,9900,5,NULL,0);
INSERT INTO "enrollments" VALUES(66,10,13,1683253667,0,100,1686721606,0);
INSERT INTO "enrollments" VALUES(67,7,12,1683468768,3200,5,NULL,0);
INSERT INTO "enrollments" VALUES(68,3,11,1683567124,2500,10,NULL,1);
INSERT INTO "enrollments" VALUES(69,3,9,1683687899,7900,35,NULL,1);
INSERT INTO "enrollments" VALUES(70,10,8,1684420555,0,50,NULL,0);
INSERT INTO "enrollments" VALUES(71,9,5,1684811014,0,10,NULL,0);
INSERT INTO "enrollments" VALUES(72,15,10,1685227923,8900,80,NULL,0);
INSERT INTO "enrollments" VALUES(73,3,8,1685367809,1900,100,1691778190,0);
INSERT INTO "enrollments" VALUES(74,10,11,1685397643,0,100,1688355717,0);
INSERT INTO "enrollments" VALUES(75,1,16,1686119171,4500,10,NULL,1);
INSERT INTO "enrollments" VALUES(76,20,8,1687741763,1900,0,NULL,0);
CREATE TABLE lessons (id INTEGER PRIMARY KEY, course_id INTEGER, position INTEGER, title TEXT,
  minutes INTEGER, free_preview INTEGER);
INSERT INTO "lessons" VALUES(1,1,1,'Welcome',7,1);
INSERT INTO "lessons" VALUES(2,1,2,'First steps',36,0);
INSERT INTO "lessons" VALUES(3,1,3,'Wrap-up',45,0);
INSERT INTO "lessons" VALUES(4,2,1,'Welcome',9,1);
INSERT INTO "lessons" VALUES(5,2,2,'First steps',48,0);
INSERT INTO "lessons" VALUES(6,2,3,'Tools and setup',25,0);
INSERT INTO "lessons" VALUES(7,2,4,'Core ideas',44,0);
INSERT INTO "lessons" VALUES(8,2,5,'Wrap-up',35,0);
INSERT INTO "lessons" VALUES(9,3,1,'Welcome',5,1);
INSERT INTO "lessons" VALUES(10,3,2,'First steps',29,0);
INSERT INTO "lessons" VALUES(11,3,3,'Tools and setup',28,0);
INSERT INTO "lessons" VALUES(12,3,4,'Wrap-up',24,0);
INSERT INTO "lessons" VALUES(13,4,1,'Welcome',12,1);
INSERT INTO "lessons" VALUES(14,4,2,'First steps',44,0);
INSERT INTO "lessons" VALUES(15,4,3,'Tools and setup',30,0);
INSERT INTO "lessons" VALUES(16,4,4,'Wrap-up',20,0);
INSERT INTO "lessons" VALUES(17,5,1,'Welcome',6,1);
INSERT INTO "lessons" VALUES(18,5,2,'First steps',14,0);
INSERT INTO "lessons" VALUES(19,5,3,'Tools and setup',34,0);
INSERT INTO "lessons" VALUES(20,5,4,'Core ideas',38,0);
INSERT INTO "lessons" VALUES(21,5,5,'Wrap-up',30,0);
INSERT INTO "lessons" VALUES(22,6,1,'Welcome',12,1);
INSERT INTO "lessons" VALUES(23,6,2,'First steps',46,0);
INSERT INTO "lessons" VALUES(24,6,3,'Tools and setup',36,0);
INSERT INTO "lessons" VALUES(25,6,4,'Core ideas',15,0);
INSERT INTO "lessons" VALUES(26,6,5,'Practice',44,0);
INSERT INTO "lessons" VALUES(27,6,6,'Wrap-up',12,0);
INSERT INTO "lessons" VALUES(28,7,1,'Welcome',12,1);
INSERT INTO "lessons" VALUES(29,7,2,'First steps',47,0);
INSERT INTO "lessons" VALUES(30,7,3,'Tools and setup',38,0);
INSERT INTO "lessons" VALUES(31,7,4,'Wrap-up',46,0);
INSERT INTO "lessons" VALUES(32,8,1,'Welcome',6,1);
INSERT INTO "lessons" VALUES(33,8,2,'First steps',30,0);
INSERT INTO "lessons" VALUES(34,8,3,'Wrap-up',27,0);
INSERT INTO "lessons" VALUES(35,9,1,'Welcome',7,1);
INSERT INTO "lessons" VALUES(36,9,2,'First steps',15,0);
INSERT INTO "lessons" VALUES(37,9,3,'Tools and setup',40,0);
INSERT INTO "lessons" VALUES(38,9,4,'Core ideas',15,0);
INSERT INTO "lessons" VALUES(39,9,5,'Wrap-up',30,0);
INSERT INTO "lessons" VALUES(40,10,1,'Welcome',8,1);
INSERT INTO "lessons" VALUES(41,10,2,'First steps',13,0);
INSERT INTO "lessons" VALUES(42,10,3,'Tools and setup',16,0);
INSERT INTO "lessons" VALUES(43,10,4,'Core ideas',44,0);
INSERT INTO "lessons" VALUES(44,10,5,'Practice',12,0);
INSERT INTO "lessons" VALUES(45,10,6,'Wrap-up',30,0);
INSERT INTO "lessons" VALUES(46,11,1,'Welcome',12,1);
INSERT INTO "lessons" VALUES(47,11,2,'First steps',11,0);
INSERT INTO "lessons" VALUES(48,11,3,'Tools and setup',29,0);
INSERT INTO "lessons" VALUES(49,11,4,'Core ideas',10,0);
INSERT INTO "lessons" VALUES(50,11,5,'Practice',46,0);
INSERT INTO "lessons" VALUES(51,11,6,'Wrap-up',45,0);
INSERT INTO "lessons" VALUES(52,12,1,'Welcome',8,1);
INSERT INTO "lessons" VALUES(53,12,2,'First steps',31,0);
INSERT INTO "lessons" VALUES(54,12,3,'Tools and setup',35,0);
INSERT INTO "lessons" VALUES(55,12,4,'Core ideas',19,0);
INSERT INTO "lessons" VALUES(56,12,5,'Wrap-up',23,0);
INSERT INTO "lessons" VALUES(57,13,1,'Welcome',9,0);
INSERT INTO "lessons" VALUES(58,13,2,'First steps',45,0);
INSERT INTO "lessons" VALUES(59,13,3,'Tools and setup',36,0);
INSERT INTO "lessons" VALUES(60,13,4,'Core ideas',19,0);
INSERT INTO "lessons" VALUES(61,13,5,'Wrap-up',48,0);
INSERT INTO "lessons" VALUES(62,14,1,'Welcome',7,1);
INSERT INTO "lessons" VALUES(63,14,2,'First steps',33,0);
INSERT INTO "lessons" VALUES(64,14,3,'Wrap-up',22,0);
INSERT INTO "lessons" VALUES(65,16,1,'Welcome',4,1);
INSERT INTO "lessons" VALUES(66,16,2,'First steps',33,0);
INSERT INTO "lessons" VALUES(67,16,3,'Tools and setup',46,0);
INSERT INTO "lessons" VALUES(68,16,4,'Wrap-up',23,0);
CREATE TABLE quiz_attempts (id INTEGER PRIMARY KEY, user_id INTEGER, lesson_id INTEGER, score
  INTEGER, passed INTEGER, attempted_at INTEGER);
INSERT INTO "quiz_attempts" VALUES(1,5,34,75,1,1653160293);
INSERT INTO "quiz_attempts" VALUES(2,17,5,38,0,1657175239);
INSERT INTO "quiz_attempts" VALUES(3,17,8,91,1,1655879239);
INSERT INTO "quiz_attempts" VALUES(4,30,1,62,1,1657116308);
INSERT INTO "quiz_attempts" VALUES(5,30,3,72,1,1655474708);
INSERT INTO "quiz_attempts" VALUES(6,22,36,33,0,1657094153);
INSERT INTO "quiz_attempts" VALUES(7,26,36,51,0,1658955197);
INSERT INTO "quiz_attempts" VALUES(8,26,37,92,1,1659905597);
INSERT INTO "quiz_attempts" VALUES(9,4,56,26,0,1660072998);
INSERT INTO "quiz_attempts" VALUES(10,12,11,33,0,1662614323);
INSERT INTO "quiz_attempts" VALUES(11,12,10,61,1,1661404723);
INSERT INTO "quiz_attempts" VALUES(12,1,34,40,0,1663558089);
INSERT INTO "quiz_attempts" VALUES(13,30,20,34,0,1663687204);
INSERT INTO "quiz_attempts" VALUES(14,30,18,71,1,1665242404);
INSERT INTO "quiz_attempts" VALUES(15,6,3,69,1,1664323437);
INSERT INTO "quiz_attempts" VALUES(16,6,2,58,0,1664409837);
INSERT INTO "quiz_attempts" VALUES(17,7,60,55,0,1665622120);
INSERT INTO "quiz_attempts" VALUES(18,7,58,63,1,1665967720);
INSERT INTO "quiz_attempts" VALUES(19,8,21,49,0,1664491330);
INSERT INTO "quiz_attempts" VALUES(20,8,36,72,1,1669592434);
INSERT INTO "quiz_attempts" VALUES(21,8,37,30,0,1668210034);
INSERT INTO "quiz_attempts" VALUES(22,14,65,86,1,1669498134);
INSERT INTO "quiz_attempts" VALUES(23,14,67,42,0,1668115734);
INSERT INTO "quiz_attempts" VALUES(24,2,51,99,1,1669017819);
INSERT INTO "quiz_attempts" VALUES(25,2,46,33,0,1669968219);
INSERT INTO "quiz_attempts" VALUES(26,9,7,76,1,1670999646);
INSERT INTO "quiz_attempts" VALUES(27,29,33,28,0,1670297580);
INSERT INTO "quiz_attempts" VALUES(28,29,34,64,1,1670643180);
INSERT INTO "quiz_attempts" VALUES(29,13,10,72,1,1675417811);
INSERT INTO "quiz_attempts" VALUES(30,2,52,87,1,1678040097);
INSERT INTO "quiz_attempts" VALUES(31,1,14,92,1,1677288236);
INSERT INTO "quiz_attempts" VALUES(32,12,32,94,1,1677387167);
INSERT INTO "quiz_attempts" VALUES(33,5,43,75,1,1678324070);
INSERT INTO "quiz_attempts" VALUES(34,13,42,60,1,1679433831);
INSERT INTO "quiz_attempts" VALUES(35,13,43,90,1,1678483431);
INSERT INTO "quiz_attempts" VALUES(36,11,2,41,0,1678488473);
INSERT INTO "quiz_attempts" VALUES(37,22,33,91,1,1680503836);
INSERT INTO "quiz_attempts" VALUES(38,26,14,63,1,1681337648);
INSERT INTO "quiz_attempts" VALUES(39,17,42,90,1,1681696609);
INSERT INTO "quiz_attempts" VALUES(40,10,2,56,0,1682585891);
INSERT INTO "quiz_attempts" VALUES(41,20,3,96,1,1681684120);
INSERT INTO "quiz_attempts" VALUES(42,20,2,64,1,1682720920);
INSERT INTO "quiz_attempts" VALUES(43,4,35,62,1,1683069422);
INSERT INTO "quiz_attempts" VALUES(44,5,10,36,0,1683640207);
INSERT INTO "quiz_attempts" VALUES(45,10,59,36,0,1683599267);
INSERT INTO "quiz_attempts" VALUES(46,10,58,45,0,1684895267);
INSERT INTO "quiz_attempts" VALUES(47,15,43,58,0,1685746323);
INSERT INTO "quiz_attempts" VALUES(48,10,49,74,1,1685829643);
INSERT INTO "quiz_attempts" VALUES(49,10,51,61,1,1685484043);
CREATE TABLE reviews (id INTEGER PRIMARY KEY, enrollment_id INTEGER, stars INTEGER, comment TEXT,
  created_at INTEGER);
INSERT INTO "reviews" VALUES(1,2,5,'Too short',1661660897);
INSERT INTO "reviews" VALUES(2,5,3,'Loved it',1656684308);
INSERT INTO "reviews" VALUES(3,10,3,'Loved it',1661488539);
INSERT INTO "reviews" VALUES(4,11,4,'Great pace',1663947893);
INSERT INTO "reviews" VALUES(5,12,4,NULL,1662498471);
INSERT INTO "reviews" VALUES(6,14,3,'A bit dry',1661145523);
INSERT INTO "reviews" VALUES(7,15,2,NULL,1665478814);
INSERT INTO "reviews" VALUES(8,16,3,'Audio was bad',1662731368);
INSERT INTO "reviews" VALUES(9,17,5,'A bit dry',1666177232);
INSERT INTO "reviews" VALUES(10,20,2,'Would recommend',1664669037);
INSERT INTO "reviews" VALUES(11,21,4,'A bit dry',1664585320);
INSERT INTO "reviews" VALUES(12,22,5,NULL,1666673127);
INSERT INTO "reviews" VALUES(13,25,3,'Loved it',1667895161);
INSERT INTO "reviews" VALUES(14,27,2,NULL,1671335329);
INSERT INTO "reviews" VALUES(15,32,5,NULL,1678102538);
INSERT INTO "reviews" VALUES(16,35,4,'Exactly what I needed',1677664329);
INSERT INTO "reviews" VALUES(17,36,3,NULL,1676022611);
INSERT INTO "reviews" VALUES(18,37,4,'Exactly what I needed',1676832513);
INSERT INTO "reviews" VALUES(19,39,3,'Great pace',1677720236);
INSERT INTO "reviews" VALUES(20,40,3,'Would recommend',1676695967);
INSERT INTO "reviews" VALUES(21,42,3,'Loved it',1679882376);
INSERT INTO "reviews" VALUES(22,47,4,'A bit dry',1679920638);
INSERT INTO "reviews" VALUES(23,50,1,NULL,1683933585);
INSERT INTO "reviews" VALUES(24,53,2,'Loved it',1680992048);
INSERT INTO "reviews" VALUES(25,70,5,NULL,1685630155);
INSERT INTO "reviews" VALUES(26,72,3,'Too short',1685314323);
INSERT INTO "reviews" VALUES(27,73,4,'Loved it',1691950990);
INSERT INTO "reviews" VALUES(28,74,5,'Too short',1690083717);
CREATE TABLE users (id INTEGER PRIMARY KEY, handle TEXT UNIQUE, full_name TEXT, email TEXT,
  country TEXT, created_at INTEGER, plan TEXT, is_instructor INTEGER NOT NULL, newsletter
  INTEGER);
INSERT INTO "users" VALUES(1,'maria_k','Maria Kovacs','maria_k@mail.example','HU',1628782079,
  'free',0,0);
INSERT INTO "users" VALUES(2,'jdavies','John Davies','jdavies@mail.example','GB',1644351496,'pro',
  0,1);
INSERT INTO "users" VALUES(3,'chloe.b','Chloe Bernard','chloe.b@mail.example','FR',1672048075,
  'pro',0,0);
INSERT INTO "users" VALUES(4,'prof_hans','Hans Dietrich','prof_hans@mail.example','DE',1632137373,
  'team',1,1);
INSERT INTO "users" VALUES(5,'samira','Samira Aziz',NULL,'MA',1633855523,'free',0,0);
INSERT INTO "users" VALUES(6,'tuckerbuilds','Tucker Lowe','tuckerbuilds@mail.example','US',
  1617652005,'pro',1,1);
INSERT INTO "users" VALUES(7,'anika92','Anika Patel','anika92@mail.example','IN',1662964387,
  'free',0,0);
INSERT INTO "users" VALUES(8,'bruno_s','Bruno Silva','bruno_s@mail.example','BR',1656498181,
  'free',0,0);
INSERT INTO "users" VALUES(9,'leafgreen','Wren Hollis','leafgreen@mail.example','US',1623329069,
  'pro',0,1);
INSERT INTO "users" VALUES(10,'yukit','Yuki Tanaka','yukit@mail.example','JP',1676896940,'team',0,
  0);
INSERT INTO "users" VALUES(11,'olek','Oleksandr Bondar','olek@mail.example','UA',1675977552,'pro',
  0,1);
INSERT INTO "users" VALUES(12,'dr_ruiz','Elena Ruiz','dr_ruiz@mail.example','ES',1623139968,
  'team',1,1);
INSERT INTO "users" VALUES(13,'katya_m','Katya Melnik','katya_m@mail.example','UA',1650909025,
  'free',0,0);
INSERT INTO "users" VALUES(14,'pablo.g','Pablo Gil','pablo.g@mail.example','ES',1629385525,'free',
  0,0);
INSERT INTO "users" VALUES(15,'ingrid','Ingrid Solberg','ingrid@mail.example','NO',1646635147,
  'pro',0,0);
INSERT INTO "users" VALUES(16,'mike_t','Michael Turner','mike_t@mail.example','GB',1653601106,
  'free',0,0);
INSERT INTO "users" VALUES(17,'sofiaw','Sofia Wagner','sofiaw@mail.example','DE',1627497345,'pro',
  0,1);
INSERT INTO "users" VALUES(18,'thanh','Thanh Le',NULL,'VN',1631301630,'free',0,0);
INSERT INTO "users" VALUES(19,'codewithzee','Zainab Bello','codewithzee@mail.example','NG',
  1626717418,'team',1,1);
INSERT INTO "users" VALUES(20,'piotr_n','Piotr Nowicki','piotr_n@mail.example','PL',1641812458,
  'pro',0,0);
INSERT INTO "users" VALUES(21,'lottes','Lotte Smit','lottes@mail.example','NL',1650210720,'free',
  0,0);
INSERT INTO "users" VALUES(22,'gabe','Gabriel Stone','gabe@mail.example','US',1647554240,'free',0,
  0);
INSERT INTO "users" VALUES(23,'nora_h','Nora Hansen','nora_h@mail.example','NO',1674073262,'team',
  0,1);
INSERT INTO "users" VALUES(24,'emre_y','Emre Yildiz','emre_y@mail.example','TR',1676375238,'free',
  0,0);
INSERT INTO "users" VALUES(25,'finnoc','Finn O''Connor','finnoc@mail.example','IE',1651915263,
  'pro',0,0);
INSERT INTO "users" VALUES(26,'bea_r','Beatriz Rocha','bea_r@mail.example','BR',1654938085,'pro',
  0,0);
INSERT INTO "users" VALUES(27,'quietowl',NULL,NULL,'DE',1624621749,'free',0,0);
INSERT INTO "users" VALUES(28,'artbyjune','June Albright','artbyjune@mail.example','CA',
  1634644186,'team',1,1);
INSERT INTO "users" VALUES(29,'karl_v','Karl Vogt','karl_v@mail.example','DE',1631473595,'free',0,
  0);
INSERT INTO "users" VALUES(30,'hmiller','Hannah Miller','hmiller@mail.example','US',1631288664,
  'team',0,1);
COMMIT;
