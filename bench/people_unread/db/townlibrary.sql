PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE tblAuthor (AuthorID INTEGER PRIMARY KEY, AuthorName TEXT, Land TEXT, BornYear
  INTEGER);
INSERT INTO "tblAuthor" VALUES(1,'Christie, Agatha','GB',1890);
INSERT INTO "tblAuthor" VALUES(2,'Mankell, Henning','SE',1948);
INSERT INTO "tblAuthor" VALUES(3,'Funke, Cornelia','DE',1958);
INSERT INTO "tblAuthor" VALUES(4,'Ende, Michael','DE',1929);
INSERT INTO "tblAuthor" VALUES(5,'Rowling, J.K.','GB',1965);
INSERT INTO "tblAuthor" VALUES(6,'Allende, Isabel','CL',1942);
INSERT INTO "tblAuthor" VALUES(7,'Zeh, Juli','DE',1974);
INSERT INTO "tblAuthor" VALUES(8,'Murakami, Haruki','JP',1949);
INSERT INTO "tblAuthor" VALUES(9,'Lindgren, Astrid','SE',1907);
INSERT INTO "tblAuthor" VALUES(10,'Le Guin, Ursula K.','US',1929);
INSERT INTO "tblAuthor" VALUES(11,'King, Stephen','US',1947);
INSERT INTO "tblAuthor" VALUES(12,'Harari, Yuval Noah','IL',1976);
INSERT INTO "tblAuthor" VALUES(13,'Kehlmann, Daniel','DE',1975);
INSERT INTO "tblAuthor" VALUES(14,'Atwood, Margaret','CA',1939);
INSERT INTO "tblAuthor" VALUES(15,'Verne, Jules','FR',1828);
INSERT INTO "tblAuthor" VALUES(16,'Donaldson, Julia','GB',1948);
INSERT INTO "tblAuthor" VALUES(17,'Oliver, Jamie','GB',1975);
INSERT INTO "tblAuthor" VALUES(18,'Simenon, Georges','BE',1903);
CREATE TABLE tblBook (BookNr INTEGER PRIMARY KEY, Title TEXT, AuthorID INTEGER, PubYear INTEGER,
  GenreCode TEXT, Copies INTEGER, Price REAL, Shelf TEXT);
INSERT INTO "tblBook" VALUES(101,'Murder on the Orient Express',1,1934,'KRI',2,9.5,'B4');
INSERT INTO "tblBook" VALUES(102,'And Then There Were None',1,1939,'KRI',1,8.9,'A8');
INSERT INTO "tblBook" VALUES(103,'Death on the Nile',1,1937,'KRI',1,9.2,'B2');
INSERT INTO "tblBook" VALUES(104,'Faceless Killers',2,1991,'KRI',2,11.0,'C2');
INSERT INTO "tblBook" VALUES(105,'Sidetracked',2,1995,'KRI',1,11.5,'B5');
INSERT INTO "tblBook" VALUES(106,'The Fifth Woman',2,1996,'KRI',1,12.0,'A6');
INSERT INTO "tblBook" VALUES(107,'Inkheart',3,2003,'FAN',3,15.9,'B9');
INSERT INTO "tblBook" VALUES(108,'Dragon Rider',3,1997,'KIN',2,13.5,'D1');
INSERT INTO "tblBook" VALUES(109,'The Neverending Story',4,1979,'FAN',2,14.0,'A5');
INSERT INTO "tblBook" VALUES(110,'Momo',4,1973,'KIN',3,10.9,'C7');
INSERT INTO "tblBook" VALUES(111,'Harry Potter and the Philosopher''s Stone',5,1997,'FAN',4,16.0,
  'B3');
INSERT INTO "tblBook" VALUES(112,'Harry Potter and the Chamber of Secrets',5,1998,'FAN',3,16.0,
  'A9');
INSERT INTO "tblBook" VALUES(113,'The Casual Vacancy',5,2012,'ROM',1,18.5,'A6');
INSERT INTO "tblBook" VALUES(114,'The House of the Spirits',6,1982,'ROM',1,12.9,'C5');
INSERT INTO "tblBook" VALUES(115,'Violeta',6,2022,'ROM',1,22.0,'B7');
INSERT INTO "tblBook" VALUES(116,'Unterleuten',7,2016,'ROM',2,24.9,'C9');
INSERT INTO "tblBook" VALUES(117,'The Method',7,2009,'SF',1,10.0,'B5');
INSERT INTO "tblBook" VALUES(118,'Norwegian Wood',8,1987,'ROM',2,11.9,'C3');
INSERT INTO "tblBook" VALUES(119,'Kafka on the Shore',8,2002,'ROM',1,12.9,'D1');
INSERT INTO "tblBook" VALUES(120,'Killing Commendatore',8,2017,'ROM',1,26.0,'C9');
INSERT INTO "tblBook" VALUES(121,'Pippi Longstocking',9,1945,'KIN',4,9.9,'A7');
INSERT INTO "tblBook" VALUES(122,'Ronia the Robber''s Daughter',9,1981,'KIN',2,10.5,'C9');
INSERT INTO "tblBook" VALUES(123,'The Left Hand of Darkness',10,1969,'SF',1,11.0,'C9');
INSERT INTO "tblBook" VALUES(124,'A Wizard of Earthsea',10,1968,'FAN',1,9.9,'D7');
INSERT INTO "tblBook" VALUES(125,'The Shining',11,1977,'HOR',2,10.9,'B5');
INSERT INTO "tblBook" VALUES(126,'It',11,1986,'HOR',1,14.9,'C7');
INSERT INTO "tblBook" VALUES(127,'Sapiens',12,2011,'GES',3,24.0,'A5');
INSERT INTO "tblBook" VALUES(128,'Homo Deus',12,2015,'SAC',1,25.0,'D9');
INSERT INTO "tblBook" VALUES(129,'Measuring the World',13,2005,'ROM',2,12.0,'D2');
INSERT INTO "tblBook" VALUES(130,'Tyll',13,2017,'ROM',1,22.9,'A8');
INSERT INTO "tblBook" VALUES(131,'The Handmaid''s Tale',14,1985,'SF',2,11.9,'C2');
INSERT INTO "tblBook" VALUES(132,'The Testaments',14,2019,'SF',1,23.0,'D7');
INSERT INTO "tblBook" VALUES(133,'Twenty Thousand Leagues Under the Sea',15,1870,'SF',1,NULL,
  'A4');
INSERT INTO "tblBook" VALUES(134,'Around the World in Eighty Days',15,1873,'ROM',2,8.5,'B7');
INSERT INTO "tblBook" VALUES(135,'The Gruffalo',16,1999,'KIN',5,7.9,'A2');
INSERT INTO "tblBook" VALUES(136,'Room on the Broom',16,2001,'KIN',3,7.9,'D4');
INSERT INTO "tblBook" VALUES(137,'Jamie''s 30-Minute Meals',17,2010,'KOC',1,26.0,'B1');
INSERT INTO "tblBook" VALUES(138,'5 Ingredients',17,2017,'KOC',2,28.0,'D6');
INSERT INTO "tblBook" VALUES(139,'Maigret and the Yellow Dog',18,1931,'KRI',1,NULL,'B6');
INSERT INTO "tblBook" VALUES(140,'Walks around the Lake',NULL,2014,'REI',2,6.5,'C4');
INSERT INTO "tblBook" VALUES(141,'Chronicle of our Town',NULL,1988,'GES',1,NULL,'D1');
CREATE TABLE tblFine (FineID INTEGER PRIMARY KEY, LoanID INTEGER, Reason TEXT, Amount REAL, Paid
  TEXT);
INSERT INTO "tblFine" VALUES(1,4,'late',5.0,'Y');
INSERT INTO "tblFine" VALUES(2,9,'late',2.2,'Y');
INSERT INTO "tblFine" VALUES(3,11,'late',1.6,'N');
INSERT INTO "tblFine" VALUES(4,14,'late',4.4,'N');
INSERT INTO "tblFine" VALUES(5,19,'late',6.8,'Y');
INSERT INTO "tblFine" VALUES(6,28,'late',5.8,'Y');
INSERT INTO "tblFine" VALUES(7,33,'late',5.4,'Y');
INSERT INTO "tblFine" VALUES(8,41,'late',5.6,'Y');
INSERT INTO "tblFine" VALUES(9,52,'late',6.2,'Y');
INSERT INTO "tblFine" VALUES(10,10,'damage',8.5,'Y');
INSERT INTO "tblFine" VALUES(11,31,'lost card',5.0,'Y');
INSERT INTO "tblFine" VALUES(12,56,'damage',12.0,'N');
CREATE TABLE tblGenre (Code TEXT PRIMARY KEY, Label TEXT);
INSERT INTO "tblGenre" VALUES('KRI','Crime');
INSERT INTO "tblGenre" VALUES('KIN','Children');
INSERT INTO "tblGenre" VALUES('FAN','Fantasy');
INSERT INTO "tblGenre" VALUES('ROM','Novel');
INSERT INTO "tblGenre" VALUES('SF','Science fiction');
INSERT INTO "tblGenre" VALUES('SAC','Non-fiction');
INSERT INTO "tblGenre" VALUES('KOC','Cooking');
INSERT INTO "tblGenre" VALUES('HOR','Horror');
INSERT INTO "tblGenre" VALUES('REI','Travel');
INSERT INTO "tblGenre" VALUES('GES','History');
CREATE TABLE tblLeser (LeserNr INTEGER PRIMARY KEY, Vorname TEXT, Nachname TEXT, Strasse TEXT, Ort
  TEXT, GebDatum TEXT, Category TEXT, MemberSince TEXT, Aktiv TEXT);
INSERT INTO "tblLeser" VALUES(2001,'Klara','Brenner','Seestrasse 4','Altdorf','12/03/1951',
  'senior','18/09/2012','J');
INSERT INTO "tblLeser" VALUES(2002,'Jonas','Vogel','Birkenweg 11','Altdorf','27/08/2012','child',
  '05/01/2021','J');
INSERT INTO "tblLeser" VALUES(2003,'Miriam','Vogel','Birkenweg 11','Altdorf','02/05/1983','adult',
  '09/07/2013','J');
INSERT INTO "tblLeser" VALUES(2004,'Peter','Egli','Dorfplatz 1','Neudorf','19/11/1974','adult',
  '08/12/2020','J');
INSERT INTO "tblLeser" VALUES(2005,'Hannah','Steiner','Am Bach 7','Altdorf','30/01/1990','adult',
  '29/09/2020','J');
INSERT INTO "tblLeser" VALUES(2006,'Otto','Huber','Seestrasse 22','Altdorf','08/07/1946','senior',
  '08/04/2019','N');
INSERT INTO "tblLeser" VALUES(2007,'Lena','Graf','Schulgasse 3','Neudorf','14/09/2010','child',
  '09/04/2018','J');
INSERT INTO "tblLeser" VALUES(2008,'David','Meier','Schulgasse 9','Neudorf','23/02/1999',
  'student','13/05/2019','J');
INSERT INTO "tblLeser" VALUES(2009,'Sophie','Keller','Ringstrasse 5','Seewil','17/06/1986',
  'adult','16/10/2019','J');
INSERT INTO "tblLeser" VALUES(2010,'Tim','Keller','Ringstrasse 5','Seewil','05/04/2014','child',
  '29/07/2020','J');
INSERT INTO "tblLeser" VALUES(2011,'Agnes','Roth','Dorfplatz 8','Neudorf','21/12/1949','senior',
  '05/08/2012','J');
INSERT INTO "tblLeser" VALUES(2012,'Martin','Frey','Bergweg 2','Seewil','11/10/1968','adult',
  '13/03/2014','N');
INSERT INTO "tblLeser" VALUES(2013,'Nina','Baumann','Am Bach 15','Altdorf','03/03/2001','student',
  '13/08/2016','J');
INSERT INTO "tblLeser" VALUES(2014,'Ali','Yilmaz','Birkenweg 2','Altdorf','28/05/1979','adult',
  '18/05/2013','J');
INSERT INTO "tblLeser" VALUES(2015,'Elif','Yilmaz','Birkenweg 2','Altdorf','16/01/2011','child',
  '01/09/2018','J');
INSERT INTO "tblLeser" VALUES(2016,'Ursula','Wirth','Bergweg 10','Seewil','09/08/1955','senior',
  '04/05/2022','J');
INSERT INTO "tblLeser" VALUES(2017,'Lukas','Brunner','Ringstrasse 17','Seewil','25/07/1995',
  'adult','05/08/2018','J');
INSERT INTO "tblLeser" VALUES(2018,'Carla','Rossi','Seestrasse 9','Altdorf','13/11/1988','adult',
  '05/03/2017','J');
INSERT INTO "tblLeser" VALUES(2019,'Felix','Egli','Dorfplatz 1','Neudorf','06/06/2013','child',
  '03/04/2019','J');
INSERT INTO "tblLeser" VALUES(2020,'Judith','Hofer','Kirchgasse 6','Oberau','18/04/1962','adult',
  '03/07/2021','J');
INSERT INTO "tblLeser" VALUES(2021,'Beat','Lang','Kirchgasse 12','Oberau','01/10/1971','adult',
  '10/05/2013','N');
INSERT INTO "tblLeser" VALUES(2022,'Maya','Singh','Am Bach 3','Altdorf','22/09/2002','student',
  '07/08/2017','J');
CREATE TABLE tblLoan (LoanID INTEGER PRIMARY KEY, BookNr INTEGER, LeserNr INTEGER, LoanDate TEXT,
  DueDate TEXT, Renewals INTEGER, ReturnDate TEXT);
INSERT INTO "tblLoan" VALUES(1,134,2001,'14/01/2023','11/02/2023',0,'19/01/2023');
INSERT INTO "tblLoan" VALUES(2,102,2003,'16/01/2023','13/02/2023',0,'20/01/2023');
INSERT INTO "tblLoan" VALUES(3,109,2014,'21/01/2023','18/02/2023',0,NULL);
INSERT INTO "tblLoan" VALUES(4,107,2013,'24/01/2023','21/02/2023',0,'18/03/2023');
INSERT INTO "tblLoan" VALUES(5,118,2017,'26/01/2023','23/02/2023',0,'15/02/2023');
INSERT INTO "tblLoan" VALUES(6,134,2017,'30/01/2023','27/03/2023',2,'11/02/2023');
INSERT INTO "tblLoan" VALUES(7,124,2013,'03/02/2023','03/03/2023',0,'27/02/2023');
INSERT INTO "tblLoan" VALUES(8,111,2003,'06/02/2023','06/03/2023',0,'22/02/2023');
INSERT INTO "tblLoan" VALUES(9,136,2002,'07/02/2023','21/03/2023',1,'01/04/2023');
INSERT INTO "tblLoan" VALUES(10,101,2012,'07/02/2023','21/03/2023',1,'12/02/2023');
INSERT INTO "tblLoan" VALUES(11,104,2017,'08/02/2023','05/04/2023',2,'13/04/2023');
INSERT INTO "tblLoan" VALUES(12,118,2006,'13/02/2023','27/03/2023',1,'09/03/2023');
INSERT INTO "tblLoan" VALUES(13,140,2014,'23/02/2023','06/04/2023',1,'03/04/2023');
INSERT INTO "tblLoan" VALUES(14,104,2001,'23/02/2023','23/03/2023',0,'14/04/2023');
INSERT INTO "tblLoan" VALUES(15,116,2001,'02/03/2023','30/03/2023',0,'16/03/2023');
INSERT INTO "tblLoan" VALUES(16,122,2001,'03/03/2023','31/03/2023',0,'21/03/2023');
INSERT INTO "tblLoan" VALUES(17,111,2006,'06/03/2023','17/04/2023',1,'04/04/2023');
INSERT INTO "tblLoan" VALUES(18,121,2013,'06/03/2023','03/04/2023',0,'29/03/2023');
INSERT INTO "tblLoan" VALUES(19,103,2012,'07/03/2023','18/04/2023',1,'22/05/2023');
INSERT INTO "tblLoan" VALUES(20,109,2003,'15/03/2023','12/04/2023',0,'05/04/2023');
INSERT INTO "tblLoan" VALUES(21,110,2008,'26/03/2023','23/04/2023',0,'09/04/2023');
INSERT INTO "tblLoan" VALUES(22,127,2017,'02/04/2023','30/04/2023',0,'12/04/2023');
INSERT INTO "tblLoan" VALUES(23,132,2001,'05/04/2023','17/05/2023',1,'12/04/2023');
INSERT INTO "tblLoan" VALUES(24,114,2012,'06/04/2023','04/05/2023',0,'12/04/2023');
INSERT INTO "tblLoan" VALUES(25,119,2016,'07/04/2023','02/06/2023',2,'29/05/2023');
INSERT INTO "tblLoan" VALUES(26,121,2019,'07/04/2023','19/05/2023',1,'23/04/2023');
INSERT INTO "tblLoan" VALUES(27,128,2011,'10/04/2023','22/05/2023',1,'25/04/2023');
INSERT INTO "tblLoan" VALUES(28,131,2001,'12/04/2023','24/05/2023',1,'22/06/2023');
INSERT INTO "tblLoan" VALUES(29,136,2008,'19/04/2023','17/05/2023',0,NULL);
INSERT INTO "tblLoan" VALUES(30,138,2008,'20/04/2023','18/05/2023',0,'05/05/2023');
INSERT INTO "tblLoan" VALUES(31,115,2004,'21/04/2023','19/05/2023',0,'29/04/2023');
INSERT INTO "tblLoan" VALUES(32,135,2018,'25/04/2023','23/05/2023',0,'02/05/2023');
INSERT INTO "tblLoan" VALUES(33,135,2001,'03/05/2023','28/06/2023',2,'25/07/2023');
INSERT INTO "tblLoan" VALUES(34,135,2012,'06/05/2023','01/07/2023',2,'10/05/2023');
INSERT INTO "tblLoan" VALUES(35,124,2015,'12/05/2023','09/06/2023',0,'21/05/2023');
INSERT INTO "tblLoan" VALUES(36,107,2006,'14/05/2023','11/06/2023',0,'02/06/2023');
INSERT INTO "tblLoan" VALUES(37,106,2003,'15/05/2023','10/07/2023',2,'04/06/2023');
INSERT INTO "tblLoan" VALUES(38,131,2018,'17/05/2023','14/06/2023',0,'08/06/2023');
INSERT INTO "tblLoan" VALUES(39,104,2006,'21/05/2023','02/07/2023',1,'29/05/2023');
INSERT INTO "tblLoan" VALUES(40,137,2017,'22/05/2023','03/07/2023',1,'16/06/2023');
INSERT INTO "tblLoan" VALUES(41,107,2009,'26/05/2023','23/06/2023',0,'21/07/2023');
INSERT INTO "tblLoan" VALUES(42,124,2019,'30/05/2023','11/07/2023',1,'12/06/2023');
INSERT INTO "tblLoan" VALUES(43,128,2011,'17/06/2023','29/07/2023',1,'22/06/2023');
INSERT INTO "tblLoan" VALUES(44,105,2018,'28/06/2023','26/07/2023',0,'02/07/2023');
INSERT INTO "tblLoan" VALUES(45,130,2013,'30/06/2023','28/07/2023',0,'04/07/2023');
INSERT INTO "tblLoan" VALUES(46,114,2013,'03/07/2023','31/07/2023',0,'24/07/2023');
INSERT INTO "tblLoan" VALUES(47,108,2022,'04/07/2023','01/08/2023',0,'14/07/2023');
INSERT INTO "tblLoan" VALUES(48,111,2008,'05/07/2023','02/08/2023',0,'12/07/2023');
INSERT INTO "tblLoan" VALUES(49,134,2014,'17/07/2023','11/09/2023',2,'28/08/2023');
INSERT INTO "tblLoan" VALUES(50,119,2009,'19/07/2023','16/08/2023',0,'09/08/2023');
INSERT INTO "tblLoan" VALUES(51,110,2008,'30/07/2023','27/08/2023',0,'07/08/2023');
INSERT INTO "tblLoan" VALUES(52,126,2009,'07/08/2023','02/10/2023',2,'02/11/2023');
INSERT INTO "tblLoan" VALUES(53,133,2017,'15/08/2023','12/09/2023',0,'23/08/2023');
INSERT INTO "tblLoan" VALUES(54,108,2016,'30/08/2023','11/10/2023',1,'10/09/2023');
INSERT INTO "tblLoan" VALUES(55,116,2009,'02/09/2023','14/10/2023',1,'03/10/2023');
INSERT INTO "tblLoan" VALUES(56,109,2009,'04/09/2023','02/10/2023',0,'15/09/2023');
INSERT INTO "tblLoan" VALUES(57,125,2001,'05/09/2023','03/10/2023',0,'17/09/2023');
INSERT INTO "tblLoan" VALUES(58,121,2001,'11/09/2023','06/11/2023',2,'29/09/2023');
INSERT INTO "tblLoan" VALUES(59,122,2005,'12/09/2023','10/10/2023',0,'18/09/2023');
INSERT INTO "tblLoan" VALUES(60,104,2008,'18/09/2023','30/10/2023',1,'10/10/2023');
INSERT INTO "tblLoan" VALUES(61,106,2014,'30/09/2023','28/10/2023',0,'04/10/2023');
INSERT INTO "tblLoan" VALUES(62,109,2017,'30/09/2023','11/11/2023',1,'15/10/2023');
INSERT INTO "tblLoan" VALUES(63,122,2002,'05/10/2023','02/11/2023',0,'26/10/2023');
INSERT INTO "tblLoan" VALUES(64,135,2018,'21/10/2023','02/12/2023',1,'02/11/2023');
INSERT INTO "tblLoan" VALUES(65,103,2011,'29/10/2023','10/12/2023',1,NULL);
INSERT INTO "tblLoan" VALUES(66,127,2017,'31/10/2023','12/12/2023',1,'30/11/2023');
INSERT INTO "tblLoan" VALUES(67,107,2017,'06/11/2023','04/12/2023',0,'25/11/2023');
INSERT INTO "tblLoan" VALUES(68,120,2004,'12/11/2023','10/12/2023',0,'28/11/2023');
INSERT INTO "tblLoan" VALUES(69,126,2009,'17/11/2023','12/01/2024',2,'08/12/2023');
INSERT INTO "tblLoan" VALUES(70,119,2003,'20/11/2023','15/01/2024',2,'14/12/2023');
INSERT INTO "tblLoan" VALUES(71,138,2014,'23/11/2023','18/01/2024',2,NULL);
INSERT INTO "tblLoan" VALUES(72,134,2004,'25/11/2023','23/12/2023',0,NULL);
INSERT INTO "tblLoan" VALUES(73,130,2008,'26/11/2023','21/01/2024',2,NULL);
INSERT INTO "tblLoan" VALUES(74,136,2015,'30/11/2023','11/01/2024',1,NULL);
INSERT INTO "tblLoan" VALUES(75,108,2016,'01/12/2023','12/01/2024',1,NULL);
INSERT INTO "tblLoan" VALUES(76,137,2005,'11/12/2023','22/01/2024',1,NULL);
CREATE TABLE tblReservation (ResID INTEGER PRIMARY KEY, BookNr INTEGER, LeserNr INTEGER, PlacedOn
  TEXT, State TEXT);
INSERT INTO "tblReservation" VALUES(1,130,2004,'05/06/2023','ready');
INSERT INTO "tblReservation" VALUES(2,116,2020,'10/06/2023','collected');
INSERT INTO "tblReservation" VALUES(3,130,2002,'23/06/2023','waiting');
INSERT INTO "tblReservation" VALUES(4,127,2013,'24/06/2023','waiting');
INSERT INTO "tblReservation" VALUES(5,135,2005,'04/07/2023','cancelled');
INSERT INTO "tblReservation" VALUES(6,135,2004,'12/07/2023','ready');
INSERT INTO "tblReservation" VALUES(7,111,2015,'24/07/2023','ready');
INSERT INTO "tblReservation" VALUES(8,138,2014,'25/07/2023','waiting');
INSERT INTO "tblReservation" VALUES(9,107,2015,'03/08/2023','collected');
INSERT INTO "tblReservation" VALUES(10,111,2011,'09/08/2023','collected');
INSERT INTO "tblReservation" VALUES(11,115,2007,'07/10/2023','waiting');
INSERT INTO "tblReservation" VALUES(12,135,2003,'09/10/2023','waiting');
INSERT INTO "tblReservation" VALUES(13,107,2008,'12/10/2023','ready');
INSERT INTO "tblReservation" VALUES(14,127,2003,'16/10/2023','cancelled');
INSERT INTO "tblReservation" VALUES(15,107,2013,'20/10/2023','collected');
INSERT INTO "tblReservation" VALUES(16,132,2003,'31/10/2023','cancelled');
INSERT INTO "tblReservation" VALUES(17,138,2002,'23/11/2023','ready');
INSERT INTO "tblReservation" VALUES(18,116,2018,'28/11/2023','cancelled');
COMMIT;
