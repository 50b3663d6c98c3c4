CREATE TABLE emp(eid INTEGER PRIMARY KEY,fname TEXT,lname TEXT,tel TEXT,mail TEXT,addr TEXT,town
  TEXT,start_dt TEXT,end_dt TEXT,dob TEXT);
CREATE TABLE client(cid INTEGER PRIMARY KEY,cname TEXT,tel TEXT,mail TEXT,town TEXT);
CREATE TABLE house(hid INTEGER PRIMARY KEY,hname TEXT,kind TEXT,rate REAL,owner_cid INTEGER
  REFERENCES client(cid));
CREATE TABLE job(jid INTEGER PRIMARY KEY,hid INTEGER REFERENCES house(hid),eid INTEGER REFERENCES
  emp(eid),jdate TEXT,hours REAL,pay REAL);
INSERT INTO emp
  VALUES(1,'Ada','Wynn','0117 1','ada@tidy.test','14 Hope Terrace','Clifton','2020-01-13',NULL,
  '1986-11-05'),
(2,'Bo','Ek','0117 2','bo@tidy.test','3 Park View','Redland','2022-07-04',NULL,'1999-03-23'),
(3,'Cass','Low','0117 3','cass@tidy.test','60 Ridge Road','Clifton','2018-10-22','2025-05-30',
  '1973-08-16'),
(4,'Di','Marr','0117 4','di@tidy.test','2 Quay Court','Clifton','2023-02-27',NULL,'1992-01-01');
INSERT INTO client VALUES(1,'Victor Hume','0118 1','victor@home.test','Clifton'),
(2,'Wendy Orr','0118 2','wendy@home.test','Redland'),
(3,'Yusuf Demir','0118 3','yusuf@home.test','Clifton');
INSERT INTO house VALUES(1,'Hill House','villa',22,1),
(2,'The Elms','villa',26,2),
(3,'Flat Nine','flat',14,1),
(4,'Dock Loft','flat',17,3),
(5,'Bay Cottage','cottage',16,1),
(6,'Pear Cottage','cottage',19,2);
INSERT INTO job VALUES(1,1,1,'2025-01-15',3,66),
(2,1,2,'2025-02-05',3,66),
(3,2,1,'2025-02-19',4,104),
(4,3,1,'2025-03-04',2,28),
(5,4,2,'2025-03-11',2,34),
(6,1,1,'2025-03-18',3,66),
(7,5,4,'2025-03-25',3,48),
(8,6,3,'2025-04-01',2,38),
(9,2,4,'2025-04-15',4,104),
(10,3,1,'2025-05-06',2,28),
(11,4,1,'2025-05-13',2,34),
(12,2,3,'2025-05-20',4,104),
(13,1,2,'2025-05-27',3,66),
(14,5,4,'2025-06-03',3,48);
