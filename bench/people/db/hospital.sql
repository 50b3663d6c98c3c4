PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE admission (adm_id INTEGER PRIMARY KEY, pat_no INTEGER REFERENCES patient(pat_no),
  ward_cd TEXT REFERENCES ward(ward_cd), adm_dt TEXT, disch_dt TEXT, diagnosis TEXT, adm_type
  TEXT, doctor_id INTEGER REFERENCES staff(staff_id), outcome TEXT);
INSERT INTO "admission" VALUES(2301,3007,'ICU','2023-01-02','2023-01-04','sepsis','emergency',125,
  'rehab');
INSERT INTO "admission" VALUES(2302,3019,'D2','2023-01-04','2023-01-15','stroke','emergency',122,
  'transferred');
INSERT INTO "admission" VALUES(2303,3003,'D1','2023-01-11','2023-01-28','fall','emergency',119,
  'home');
INSERT INTO "admission" VALUES(2304,3011,'A2','2023-01-14','2023-01-16','pneumonia','emergency',
  104,'rehab');
INSERT INTO "admission" VALUES(2305,3001,'A2','2023-01-16','2023-01-26','kidney infection',
  'emergency',104,'rehab');
INSERT INTO "admission" VALUES(2306,3023,'C1','2023-01-27','2023-02-03','fever','emergency',113,
  'home');
INSERT INTO "admission" VALUES(2307,3018,'A2','2023-02-02','2023-02-10','pneumonia','emergency',
  104,'home');
INSERT INTO "admission" VALUES(2308,3017,'D2','2023-02-15','2023-02-18','epilepsy','emergency',
  122,'home');
INSERT INTO "admission" VALUES(2309,3001,'D1','2023-02-17','2023-03-11','pneumonia','planned',119,
  'transferred');
INSERT INTO "admission" VALUES(2310,3005,'B1','2023-02-18','2023-03-01','hernia','planned',107,
  'rehab');
INSERT INTO "admission" VALUES(2311,3017,'ICU','2023-02-22','2023-03-06','stroke','planned',125,
  'home');
INSERT INTO "admission" VALUES(2312,3016,'ICU','2023-02-24','2023-02-26','sepsis','emergency',125,
  'home');
INSERT INTO "admission" VALUES(2313,3020,'A2','2023-02-24','2023-03-08','kidney infection',
  'emergency',104,'home');
INSERT INTO "admission" VALUES(2314,3023,'C1','2023-02-25','2023-02-28','bronchitis','emergency',
  113,'home');
INSERT INTO "admission" VALUES(2315,3003,'D2','2023-02-28','2023-03-09','stroke','emergency',122,
  'home');
INSERT INTO "admission" VALUES(2316,3005,'D2','2023-03-03','2023-03-11','epilepsy','emergency',
  122,'home');
INSERT INTO "admission" VALUES(2317,3019,'A2','2023-03-06','2023-03-15','kidney infection',
  'planned',104,'home');
INSERT INTO "admission" VALUES(2318,3006,'B1','2023-03-08','2023-03-15','gallstones','emergency',
  107,'home');
INSERT INTO "admission" VALUES(2319,3009,'D2','2023-03-11','2023-03-22','epilepsy','emergency',
  122,'home');
INSERT INTO "admission" VALUES(2320,3004,'A1','2023-03-13','2023-03-24','heart failure',
  'emergency',101,'rehab');
INSERT INTO "admission" VALUES(2321,3011,'A1','2023-03-14','2023-03-23','angina','emergency',101,
  'home');
INSERT INTO "admission" VALUES(2322,3017,'B2','2023-03-17','2023-03-29','wrist fracture',
  'planned',110,'home');
INSERT INTO "admission" VALUES(2323,3014,'DAY','2023-03-25','2023-03-26','cataract','planned',130,
  'home');
INSERT INTO "admission" VALUES(2324,3008,'B2','2023-03-26','2023-04-05','knee replacement',
  'emergency',110,'home');
INSERT INTO "admission" VALUES(2325,3017,'A2','2023-03-31','2023-04-10','kidney infection',
  'emergency',104,'home');
INSERT INTO "admission" VALUES(2326,3023,'C1','2023-04-02','2023-04-08','bronchitis','emergency',
  113,'home');
INSERT INTO "admission" VALUES(2327,3003,'DAY','2023-04-02','2023-04-02','endoscopy','planned',
  130,'home');
INSERT INTO "admission" VALUES(2328,3005,'A2','2023-04-02','2023-04-08','diabetes','emergency',
  104,'home');
INSERT INTO "admission" VALUES(2329,3013,'C1','2023-04-02','2023-04-06','appendicitis','planned',
  113,'home');
INSERT INTO "admission" VALUES(2330,3014,'D1','2023-04-12','2023-05-04','fall','planned',119,
  'home');
INSERT INTO "admission" VALUES(2331,3002,'C1','2023-04-15','2023-04-23','fever','emergency',113,
  'home');
INSERT INTO "admission" VALUES(2332,3010,'C1','2023-04-17','2023-04-20','appendicitis',
  'emergency',113,'home');
INSERT INTO "admission" VALUES(2333,3008,'B2','2023-04-19','2023-04-25','wrist fracture',
  'planned',110,'home');
INSERT INTO "admission" VALUES(2334,3018,'A2','2023-04-20','2023-04-25','diabetes','emergency',
  104,'home');
INSERT INTO "admission" VALUES(2335,3011,'DAY','2023-04-26','2023-04-27','endoscopy','planned',
  130,'home');
INSERT INTO "admission" VALUES(2336,3003,'ICU','2023-05-02','2023-05-07','sepsis','emergency',125,
  'home');
INSERT INTO "admission" VALUES(2337,3022,'D2','2023-05-02','2023-05-13','migraine','planned',122,
  'home');
INSERT INTO "admission" VALUES(2338,3012,'B2','2023-05-04','2023-05-07','hip fracture','planned',
  110,'home');
INSERT INTO "admission" VALUES(2339,3017,'ICU','2023-05-07','2023-05-11','stroke','emergency',125,
  'home');
INSERT INTO "admission" VALUES(2340,3009,'B2','2023-05-07','2023-05-15','hip fracture','planned',
  110,'home');
INSERT INTO "admission" VALUES(2341,3006,'B2','2023-05-07','2023-05-14','knee replacement',
  'emergency',110,'home');
INSERT INTO "admission" VALUES(2342,3011,'B1','2023-05-11','2023-05-16','gallstones','emergency',
  107,'home');
INSERT INTO "admission" VALUES(2343,3021,'B1','2023-05-17','2023-05-29','gallstones','planned',
  107,'rehab');
INSERT INTO "admission" VALUES(2344,3004,'C2','2023-05-17','2023-05-21','birth','emergency',116,
  'home');
INSERT INTO "admission" VALUES(2345,3015,'ICU','2023-05-20','2023-05-28','sepsis','planned',125,
  'home');
INSERT INTO "admission" VALUES(2346,3001,'B1','2023-05-22','2023-06-02','appendicitis','planned',
  107,'home');
INSERT INTO "admission" VALUES(2347,3017,'B2','2023-05-24','2023-05-27','knee replacement',
  'emergency',110,'home');
INSERT INTO "admission" VALUES(2348,3008,'DAY','2023-05-25','2023-05-25','cataract','planned',130,
  'home');
INSERT INTO "admission" VALUES(2349,3019,'DAY','2023-05-25','2023-05-26','endoscopy','planned',
  130,'home');
INSERT INTO "admission" VALUES(2350,3003,'D2','2023-05-30','2023-06-02','epilepsy','planned',122,
  'home');
INSERT INTO "admission" VALUES(2351,3004,'D2','2023-06-02','2023-06-09','stroke','emergency',122,
  'rehab');
INSERT INTO "admission" VALUES(2352,3006,'A1','2023-06-03','2023-06-15','angina','emergency',101,
  'rehab');
INSERT INTO "admission" VALUES(2353,3021,'B2','2023-06-13','2023-06-18','knee replacement',
  'planned',110,'home');
INSERT INTO "admission" VALUES(2354,3020,'DAY','2023-06-14','2023-06-14','endoscopy','planned',
  130,'home');
INSERT INTO "admission" VALUES(2355,3012,'A1','2023-06-14','2023-06-23','heart failure','planned',
  101,'home');
INSERT INTO "admission" VALUES(2356,3008,'ICU','2023-06-15','2023-06-27','sepsis','emergency',125,
  'deceased');
INSERT INTO "admission" VALUES(2357,3003,'D2','2023-06-16','2023-06-18','epilepsy','planned',122,
  'transferred');
INSERT INTO "admission" VALUES(2358,3014,'A2','2023-06-16','2023-06-24','diabetes','emergency',
  104,'rehab');
INSERT INTO "admission" VALUES(2359,3018,'B2','2023-06-19',NULL,'knee replacement','planned',110,
  NULL);
INSERT INTO "admission" VALUES(2360,3004,'DAY','2023-06-21','2023-06-21','cataract','planned',130,
  'home');
INSERT INTO "admission" VALUES(2361,3016,'A1','2023-06-22','2023-06-29','heart failure','planned',
  101,'home');
INSERT INTO "admission" VALUES(2362,3011,'A1','2023-06-25',NULL,'angina','planned',101,NULL);
CREATE TABLE patient (pat_no INTEGER PRIMARY KEY, surname TEXT, given_name TEXT, dob TEXT, sex
  TEXT, blood_grp TEXT, town TEXT, insurer TEXT);
INSERT INTO "patient" VALUES(3001,'Adler','Ruth','1938-02-17','F',NULL,'Elmstadt','AOK');
INSERT INTO "patient" VALUES(3002,'Bergmann','Lukas','2015-06-04','M','0+','Elmstadt','TK');
INSERT INTO "patient" VALUES(3003,'Cordes','Willi','1947-11-30','M','A-','Rodheim','AOK');
INSERT INTO "patient" VALUES(3004,'Demir','Aylin','1989-03-22','F','0+','Elmstadt','TK');
INSERT INTO "patient" VALUES(3005,'Engel','Frida','1994-08-15','F','B+','Karlsau','Barmer');
INSERT INTO "patient" VALUES(3006,'Fuchs','Dieter','1956-01-09','M','0+','Rodheim','private');
INSERT INTO "patient" VALUES(3007,'Gomez','Pablo','1972-05-27','M','0-','Elmstadt','AOK');
INSERT INTO "patient" VALUES(3008,'Hahn','Elsa','1931-12-03','F','A-','Karlsau','AOK');
INSERT INTO "patient" VALUES(3009,'Ivanov','Sergej','1963-07-18','M','A+','Elmstadt',NULL);
INSERT INTO "patient" VALUES(3010,'Jung','Mila','2019-10-10','F','0-','Rodheim','TK');
INSERT INTO "patient" VALUES(3011,'Kraus','Norbert','1950-04-25','M','A+','Weiler','private');
INSERT INTO "patient" VALUES(3012,'Lorenz','Sandra','1985-09-13','F','B+','Weiler','Barmer');
INSERT INTO "patient" VALUES(3013,'Maurer','Ben','2009-02-28','M','A+','Elmstadt','AOK');
INSERT INTO "patient" VALUES(3014,'Neumann','Inge','1941-06-21','F','B+','Elmstadt','Barmer');
INSERT INTO "patient" VALUES(3015,'Otto','Marvin','1999-11-11','M','B+','Karlsau','TK');
INSERT INTO "patient" VALUES(3016,'Peters','Gerda','1944-03-08','F','AB-','Rodheim','AOK');
INSERT INTO "patient" VALUES(3017,'Quast','Jochen','1968-08-29','M','B+','Elmstadt','TK');
INSERT INTO "patient" VALUES(3018,'Roth','Selina','1997-01-19','F','0+','Weiler','AOK');
INSERT INTO "patient" VALUES(3019,'Sahin','Emre','1980-12-24','M','A+','Elmstadt','TK');
INSERT INTO "patient" VALUES(3020,'Thiel','Margot','1935-05-16','F','0-','Karlsau','private');
INSERT INTO "patient" VALUES(3021,'Ulrich','Paul','1959-10-02','M','A-','Rodheim','Barmer');
INSERT INTO "patient" VALUES(3022,'Vogt','Hanna','1992-07-07','F','A-','Elmstadt','TK');
INSERT INTO "patient" VALUES(3023,'Winter','Ole','2017-04-12','M','A-','Weiler','AOK');
INSERT INTO "patient" VALUES(3024,'Zimmer','Karin','1953-09-23','F','A+','Elmstadt','AOK');
INSERT INTO "patient" VALUES(3025,'Bauer','Anton','1948-08-08','M','A-','Neukirch','AOK');
INSERT INTO "patient" VALUES(3026,'Braun','Lilli','2021-01-30','F','B+','Elmstadt','Barmer');
CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, staff_id INTEGER REFERENCES staff(staff_id),
  ward_cd TEXT REFERENCES ward(ward_cd), shift_dt TEXT, shift_type TEXT, hours INTEGER,
  called_sick INTEGER);
INSERT INTO "shift" VALUES(1,107,'B1','2023-06-01','E',8,0);
INSERT INTO "shift" VALUES(2,113,'C1','2023-06-01','L',8,0);
INSERT INTO "shift" VALUES(3,116,'C2','2023-06-01','N',10,0);
INSERT INTO "shift" VALUES(4,118,'C2','2023-06-01','E',8,0);
INSERT INTO "shift" VALUES(5,119,'ICU','2023-06-01','L',8,0);
INSERT INTO "shift" VALUES(6,121,'A2','2023-06-01','E',8,0);
INSERT INTO "shift" VALUES(7,131,'DAY','2023-06-01','L',8,0);
INSERT INTO "shift" VALUES(8,105,'ICU','2023-06-02','E',8,0);
INSERT INTO "shift" VALUES(9,122,'D2','2023-06-02','N',10,0);
INSERT INTO "shift" VALUES(10,123,'A2','2023-06-02','E',8,0);
INSERT INTO "shift" VALUES(11,102,'A1','2023-06-03','E',8,0);
INSERT INTO "shift" VALUES(12,104,'A2','2023-06-03','E',8,1);
INSERT INTO "shift" VALUES(13,108,'B1','2023-06-03','N',10,0);
INSERT INTO "shift" VALUES(14,118,'C2','2023-06-03','E',8,0);
INSERT INTO "shift" VALUES(15,125,'ICU','2023-06-03','E',8,0);
INSERT INTO "shift" VALUES(16,131,'DAY','2023-06-03','L',8,1);
INSERT INTO "shift" VALUES(17,102,'A1','2023-06-04','E',8,0);
INSERT INTO "shift" VALUES(18,104,'ED','2023-06-04','E',8,0);
INSERT INTO "shift" VALUES(19,114,'C1','2023-06-04','N',10,0);
INSERT INTO "shift" VALUES(20,116,'C2','2023-06-04','N',10,0);
INSERT INTO "shift" VALUES(21,119,'D1','2023-06-04','E',8,0);
INSERT INTO "shift" VALUES(22,121,'D1','2023-06-04','N',10,0);
INSERT INTO "shift" VALUES(23,126,'ICU','2023-06-04','L',8,0);
INSERT INTO "shift" VALUES(24,129,'ED','2023-06-04','E',8,0);
INSERT INTO "shift" VALUES(25,131,'DAY','2023-06-04','N',10,0);
INSERT INTO "shift" VALUES(26,102,'A1','2023-06-05','E',8,0);
INSERT INTO "shift" VALUES(27,109,'B1','2023-06-05','N',10,0);
INSERT INTO "shift" VALUES(28,128,'ED','2023-06-05','E',8,0);
INSERT INTO "shift" VALUES(29,113,'C1','2023-06-06','L',8,0);
INSERT INTO "shift" VALUES(30,116,'A2','2023-06-06','E',8,0);
INSERT INTO "shift" VALUES(31,125,'ICU','2023-06-06','E',8,0);
INSERT INTO "shift" VALUES(32,128,'ED','2023-06-06','E',8,0);
INSERT INTO "shift" VALUES(33,110,'B2','2023-06-07','E',8,0);
INSERT INTO "shift" VALUES(34,118,'C2','2023-06-07','E',8,0);
INSERT INTO "shift" VALUES(35,120,'D1','2023-06-07','N',10,0);
INSERT INTO "shift" VALUES(36,121,'D1','2023-06-07','N',10,1);
INSERT INTO "shift" VALUES(37,131,'DAY','2023-06-07','N',10,0);
INSERT INTO "shift" VALUES(38,120,'D1','2023-06-08','L',8,0);
INSERT INTO "shift" VALUES(39,121,'D1','2023-06-08','L',8,0);
INSERT INTO "shift" VALUES(40,123,'D2','2023-06-08','N',10,1);
INSERT INTO "shift" VALUES(41,104,'A2','2023-06-09','L',8,0);
INSERT INTO "shift" VALUES(42,107,'B1','2023-06-09','N',10,0);
INSERT INTO "shift" VALUES(43,108,'B1','2023-06-09','L',8,0);
INSERT INTO "shift" VALUES(44,110,'ED','2023-06-09','L',8,0);
INSERT INTO "shift" VALUES(45,118,'C2','2023-06-09','E',8,0);
INSERT INTO "shift" VALUES(46,121,'D1','2023-06-09','E',8,0);
INSERT INTO "shift" VALUES(47,126,'ICU','2023-06-09','L',8,0);
INSERT INTO "shift" VALUES(48,104,'A2','2023-06-10','L',8,0);
INSERT INTO "shift" VALUES(49,107,'B1','2023-06-10','E',8,1);
INSERT INTO "shift" VALUES(50,109,'B1','2023-06-10','N',10,0);
INSERT INTO "shift" VALUES(51,110,'A2','2023-06-10','E',8,0);
INSERT INTO "shift" VALUES(52,118,'C2','2023-06-10','L',8,1);
INSERT INTO "shift" VALUES(53,119,'D1','2023-06-10','E',8,0);
INSERT INTO "shift" VALUES(54,128,'A2','2023-06-10','L',8,0);
INSERT INTO "shift" VALUES(55,101,'A1','2023-06-11','E',8,0);
INSERT INTO "shift" VALUES(56,105,'A2','2023-06-11','L',8,0);
INSERT INTO "shift" VALUES(57,121,'D1','2023-06-11','N',10,1);
INSERT INTO "shift" VALUES(58,104,'A2','2023-06-12','L',8,0);
INSERT INTO "shift" VALUES(59,107,'B1','2023-06-12','L',8,0);
INSERT INTO "shift" VALUES(60,109,'B1','2023-06-12','L',8,0);
INSERT INTO "shift" VALUES(61,113,'C1','2023-06-12','N',10,0);
INSERT INTO "shift" VALUES(62,104,'A2','2023-06-13','L',8,1);
INSERT INTO "shift" VALUES(63,108,'B1','2023-06-13','L',8,0);
INSERT INTO "shift" VALUES(64,116,'C2','2023-06-13','L',8,0);
INSERT INTO "shift" VALUES(65,117,'ED','2023-06-13','L',8,0);
INSERT INTO "shift" VALUES(66,118,'C2','2023-06-13','N',10,1);
INSERT INTO "shift" VALUES(67,122,'D2','2023-06-13','L',8,0);
INSERT INTO "shift" VALUES(68,123,'ED','2023-06-13','N',10,0);
INSERT INTO "shift" VALUES(69,126,'ICU','2023-06-13','L',8,0);
INSERT INTO "shift" VALUES(70,129,'ED','2023-06-13','L',8,0);
INSERT INTO "shift" VALUES(71,131,'ICU','2023-06-13','N',10,1);
INSERT INTO "shift" VALUES(72,108,'B1','2023-06-14','N',10,0);
INSERT INTO "shift" VALUES(73,111,'B2','2023-06-14','L',8,0);
INSERT INTO "shift" VALUES(74,114,'C1','2023-06-14','N',10,0);
INSERT INTO "shift" VALUES(75,122,'D2','2023-06-14','E',8,0);
INSERT INTO "shift" VALUES(76,123,'D2','2023-06-14','N',10,1);
INSERT INTO "shift" VALUES(77,128,'ED','2023-06-14','E',8,0);
INSERT INTO "shift" VALUES(78,131,'DAY','2023-06-14','N',10,0);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, surname TEXT, given_name TEXT, job TEXT, ward_cd
  TEXT REFERENCES ward(ward_cd), hrs_week REAL, start_dt TEXT, end_dt TEXT, salary INTEGER);
INSERT INTO "staff" VALUES(101,'Okoye','Grace','doctor','A1',40.0,'2006-04-11',NULL,7000);
INSERT INTO "staff" VALUES(102,'Lindner','Thomas','nurse','A1',38.5,'2007-08-12',NULL,3660);
INSERT INTO "staff" VALUES(103,'Farrell','Niamh','nurse','A1',30.0,'2011-01-14',NULL,3760);
INSERT INTO "staff" VALUES(104,'Weber','Christine','doctor','A2',40.0,'2006-01-13',NULL,6950);
INSERT INTO "staff" VALUES(105,'Pavlov','Igor','nurse','A2',38.5,'2011-01-08',NULL,2990);
INSERT INTO "staff" VALUES(106,'Schultz','Mona','nursing assistant','A2',20.0,'2012-02-19',
  '2023-02-28',2570);
INSERT INTO "staff" VALUES(107,'Brandt','Henrik','doctor','B1',45.0,'2019-02-10',NULL,8130);
INSERT INTO "staff" VALUES(108,'Costa','Ana','nurse','B1',38.5,'2016-05-16',NULL,3290);
INSERT INTO "staff" VALUES(109,'Yusuf','Amina','nurse','B1',25.0,'2012-12-12',NULL,3420);
INSERT INTO "staff" VALUES(110,'Meyer','Karl','doctor','B2',40.0,'2013-05-07',NULL,7500);
INSERT INTO "staff" VALUES(111,'Novotna','Jana','nurse','B2',38.5,'2020-05-17',NULL,3880);
INSERT INTO "staff" VALUES(112,'Reed','Adam','physiotherapist','B2',35.0,'2013-11-13',
  '2022-12-31',3350);
INSERT INTO "staff" VALUES(113,'Santos','Teresa','doctor','C1',40.0,'2021-08-02',NULL,8780);
INSERT INTO "staff" VALUES(114,'Klein','Petra','nurse','C1',38.5,'2005-02-27',NULL,3550);
INSERT INTO "staff" VALUES(115,'Dubois','Luc','nurse','C1',19.5,'2010-01-07',NULL,2940);
INSERT INTO "staff" VALUES(116,'Hassan','Leila','doctor','C2',40.0,'2009-06-03',NULL,8300);
INSERT INTO "staff" VALUES(117,'Moreau','Sylvie','midwife','C2',38.5,'2020-01-29',NULL,3110);
INSERT INTO "staff" VALUES(118,'Jensen','Kirsten','midwife','C2',30.0,'2017-01-15',NULL,3580);
INSERT INTO "staff" VALUES(119,'Ferrari','Paolo','doctor','D1',40.0,'2009-04-07',NULL,6410);
INSERT INTO "staff" VALUES(120,'Oduya','Peter','nurse','D1',38.5,'2012-09-27',NULL,3140);
INSERT INTO "staff" VALUES(121,'Walter','Heike','nursing assistant','D1',38.5,'2006-03-27',NULL,
  2460);
INSERT INTO "staff" VALUES(122,'Chen','Li','doctor','D2',42.0,'2018-09-13',NULL,7950);
INSERT INTO "staff" VALUES(123,'Kaya','Murat','nurse','D2',38.5,'2008-08-16',NULL,3130);
INSERT INTO "staff" VALUES(124,'Thomas','Gwyn','physiotherapist','D2',20.0,'2021-05-25',NULL,
  3010);
INSERT INTO "staff" VALUES(125,'Richter','Eva','doctor','ICU',45.0,'2013-06-14',NULL,6900);
INSERT INTO "staff" VALUES(126,'Sokolova','Daria','nurse','ICU',38.5,'2011-02-07',NULL,3240);
INSERT INTO "staff" VALUES(127,'Berg','Lars','nurse','ICU',38.5,'2004-06-08','2023-05-15',3010);
INSERT INTO "staff" VALUES(128,'Haddad','Omar','doctor','ED',42.0,'2013-06-13',NULL,7470);
INSERT INTO "staff" VALUES(129,'Quinn','Siobhan','nurse','ED',36.0,'2011-07-14',NULL,3270);
INSERT INTO "staff" VALUES(130,'Voss','Martin','doctor','DAY',32.0,'2018-02-18',NULL,7030);
INSERT INTO "staff" VALUES(131,'Lopez','Carmen','nurse','DAY',28.0,'2009-08-22',NULL,3380);
INSERT INTO "staff" VALUES(132,'Bell','Tony','technician',NULL,40.0,'2008-03-06',NULL,2700);
INSERT INTO "staff" VALUES(133,'Ortiz','Rosa','receptionist',NULL,38.5,'2009-03-16',NULL,2400);
CREATE TABLE training (trn_id INTEGER PRIMARY KEY, staff_id INTEGER REFERENCES staff(staff_id),
  course TEXT, done_dt TEXT, valid_to TEXT, passed TEXT);
INSERT INTO "training" VALUES(1,101,'Data protection','2021-12-26','2023-12-26','Y');
INSERT INTO "training" VALUES(2,104,'Fire safety','2023-01-29','2024-01-28','N');
INSERT INTO "training" VALUES(3,104,'Hygiene','2022-09-14','2023-09-14','Y');
INSERT INTO "training" VALUES(4,105,'Data protection','2023-05-11','2025-05-11','N');
INSERT INTO "training" VALUES(5,105,'Medical devices','2023-04-06','2026-04-06','Y');
INSERT INTO "training" VALUES(6,106,'Basic life support','2023-01-29','2025-01-28','N');
INSERT INTO "training" VALUES(7,108,'Data protection','2023-04-04','2025-04-04','N');
INSERT INTO "training" VALUES(8,109,'Hygiene','2023-02-24','2024-02-24','N');
INSERT INTO "training" VALUES(9,110,'Medical devices','2023-03-11','2026-03-11','Y');
INSERT INTO "training" VALUES(10,110,'Data protection','2022-08-13','2024-08-13','Y');
INSERT INTO "training" VALUES(11,112,'Basic life support','2022-08-09','2024-08-09','Y');
INSERT INTO "training" VALUES(12,113,'Medical devices','2022-09-22','2025-09-22','Y');
INSERT INTO "training" VALUES(13,114,'Basic life support','2021-12-01','2023-12-01','Y');
INSERT INTO "training" VALUES(14,115,'Hygiene','2021-08-30','2022-08-28','Y');
INSERT INTO "training" VALUES(15,116,'Hygiene','2023-02-19','2024-02-19','Y');
INSERT INTO "training" VALUES(16,116,'Fire safety','2022-03-18','2023-03-18','Y');
INSERT INTO "training" VALUES(17,117,'Basic life support','2022-02-10','2024-02-10','Y');
INSERT INTO "training" VALUES(18,117,'Medical devices','2023-01-22','2026-01-22','Y');
INSERT INTO "training" VALUES(19,119,'Fire safety','2021-09-29','2022-09-28','Y');
INSERT INTO "training" VALUES(20,120,'Data protection','2022-04-27','2024-04-27','N');
INSERT INTO "training" VALUES(21,121,'Basic life support','2022-01-01','2024-01-01','Y');
INSERT INTO "training" VALUES(22,122,'Medical devices','2022-02-07','2025-02-07','Y');
INSERT INTO "training" VALUES(23,123,'Fire safety','2022-12-03','2023-12-03','Y');
INSERT INTO "training" VALUES(24,123,'Hygiene','2022-01-25','2023-01-25','N');
INSERT INTO "training" VALUES(25,124,'Basic life support','2021-05-28','2023-05-28','Y');
INSERT INTO "training" VALUES(26,126,'Fire safety','2021-11-07','2022-11-07','Y');
INSERT INTO "training" VALUES(27,126,'Medical devices','2023-02-11','2026-02-11','N');
INSERT INTO "training" VALUES(28,127,'Medical devices','2021-10-02','2024-10-02','Y');
INSERT INTO "training" VALUES(29,127,'Basic life support','2022-11-27','2024-11-27','Y');
INSERT INTO "training" VALUES(30,128,'Data protection','2022-03-03','2024-03-03','Y');
INSERT INTO "training" VALUES(31,129,'Fire safety','2021-10-09','2022-10-09','Y');
INSERT INTO "training" VALUES(32,131,'Basic life support','2023-04-09','2025-04-09','N');
INSERT INTO "training" VALUES(33,131,'Hygiene','2022-04-17','2023-04-17','Y');
CREATE TABLE ward (ward_cd TEXT PRIMARY KEY, ward_name TEXT, floor INTEGER, beds INTEGER, division
  TEXT, head_id INTEGER);
INSERT INTO "ward" VALUES('A1','Cardiology',1,24,'Internal medicine',101);
INSERT INTO "ward" VALUES('A2','Internal Medicine',1,28,'Internal medicine',104);
INSERT INTO "ward" VALUES('B1','General Surgery',2,22,'Surgery',107);
INSERT INTO "ward" VALUES('B2','Orthopaedics',2,20,'Surgery',NULL);
INSERT INTO "ward" VALUES('C1','Paediatrics',3,18,'Women and children',113);
INSERT INTO "ward" VALUES('C2','Maternity',3,16,'Women and children',116);
INSERT INTO "ward" VALUES('D1','Geriatrics',4,26,'Internal medicine',119);
INSERT INTO "ward" VALUES('D2','Neurology',4,18,'Neurosciences',122);
INSERT INTO "ward" VALUES('ICU','Intensive Care',0,10,'Anaesthesia',125);
INSERT INTO "ward" VALUES('ED','Emergency',0,12,'Anaesthesia',NULL);
INSERT INTO "ward" VALUES('DAY','Day Clinic',1,14,'Surgery',130);
COMMIT;
