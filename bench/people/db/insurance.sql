PRAGMA foreign_keys=OFF;
BEGIN;
CREATE TABLE adjuster (adj_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, speciality TEXT,
  since_year INTEGER, in_house TEXT);
INSERT INTO "adjuster" VALUES(1,'Brian','Tate','MOTOR',2009,'Y');
INSERT INTO "adjuster" VALUES(2,'Sunita','Rao','HOME',2014,'Y');
INSERT INTO "adjuster" VALUES(3,'Ellen','Fox','MOTOR',2018,'Y');
INSERT INTO "adjuster" VALUES(4,'Marcus','Webb','TRAVEL',2016,'Y');
INSERT INTO "adjuster" VALUES(5,'Joanne','Tate','PET',2020,'Y');
INSERT INTO "adjuster" VALUES(6,'Derek','Noble','HOME',2003,'N');
INSERT INTO "adjuster" VALUES(7,'Priti','Shah',NULL,2023,'Y');
INSERT INTO "adjuster" VALUES(8,'Owen','Lloyd','LIFE',2011,'Y');
INSERT INTO "adjuster" VALUES(9,'Fiona','Crewe','MOTOR',2012,'N');
INSERT INTO "adjuster" VALUES(10,'Samir','Haddad',NULL,2024,'Y');
CREATE TABLE claim (schaden_nr TEXT PRIMARY KEY, policy_no TEXT, adj_id INTEGER, loss_date TEXT,
  reported_date TEXT, cause TEXT, claimed_cents INTEGER, status TEXT, closed_date TEXT, fraud_flag
  INTEGER);
INSERT INTO "claim" VALUES('SCH-3001','HO-2203',2,'14/01/2022','17/01/2022','fire',255400,'OPEN',
  NULL,1);
INSERT INTO "claim" VALUES('SCH-3002','MO-2056',1,'24/02/2022','24/02/2022','vandalism',593700,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3003','HO-2224',6,'26/02/2022','28/02/2022','fire',447100,'OPEN',
  NULL,0);
INSERT INTO "claim" VALUES('SCH-3004','HO-2091',6,'12/04/2022','13/04/2022','burglary',1020900,
  'PAID','06/07/2022',0);
INSERT INTO "claim" VALUES('SCH-3005','HO-2196',NULL,'13/04/2022','15/04/2022','storm',72700,
  'OPEN',NULL,0);
INSERT INTO "claim" VALUES('SCH-3006','MO-2084',2,'16/04/2022','16/04/2022','collision',130200,
  'PAID','25/07/2022',0);
INSERT INTO "claim" VALUES('SCH-3007','MO-2140',9,'19/04/2022','19/05/2022','theft',251800,'PAID',
  '15/07/2022',1);
INSERT INTO "claim" VALUES('SCH-3008','HO-2154',6,'26/05/2022','29/05/2022','fire',770400,'PAID',
  '17/09/2022',0);
INSERT INTO "claim" VALUES('SCH-3009','MO-2084',NULL,'03/06/2022','07/06/2022','vandalism',527200,
  'OPEN',NULL,0);
INSERT INTO "claim" VALUES('SCH-3010','HO-2091',4,'13/06/2022','17/06/2022','water',1062500,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3011','MO-2119',3,'14/06/2022','20/06/2022','vandalism',318400,
  'PAID','16/09/2022',0);
INSERT INTO "claim" VALUES('SCH-3012','MO-2161',3,'25/06/2022','26/06/2022','theft',53200,'OPEN',
  NULL,0);
INSERT INTO "claim" VALUES('SCH-3013','MO-2147',3,'01/06/2022','01/07/2022','collision',314600,
  'PAID','16/08/2022',0);
INSERT INTO "claim" VALUES('SCH-3014','PE-2105',5,'08/07/2022','08/07/2022','surgery',137200,
  'PAID','15/08/2022',0);
INSERT INTO "claim" VALUES('SCH-3015','TR-2112',4,'17/07/2022','26/07/2022','lost baggage',91400,
  'PAID','05/11/2022',0);
INSERT INTO "claim" VALUES('SCH-3016','MO-2119',3,'10/08/2022','13/08/2022','collision',201600,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3017','HO-2224',6,'27/07/2022','26/08/2022','water',283900,'REJ',
  '06/12/2022',0);
INSERT INTO "claim" VALUES('SCH-3018','TR-2021',4,'21/08/2022','30/08/2022','medical',58400,'REJ',
  '17/12/2022',0);
INSERT INTO "claim" VALUES('SCH-3019','MO-2245',9,'07/09/2022','09/09/2022','theft',218700,
  'WITHDRAWN','19/10/2022',0);
INSERT INTO "claim" VALUES('SCH-3020','HO-2224',2,'02/09/2022','11/09/2022','fire',589600,'PAID',
  '15/11/2022',0);
INSERT INTO "claim" VALUES('SCH-3021','MO-2098',9,'27/09/2022','01/10/2022','theft',90100,'OPEN',
  NULL,0);
INSERT INTO "claim" VALUES('SCH-3022','HO-2168',2,'07/10/2022','08/10/2022','water',172100,'PAID',
  '02/12/2022',0);
INSERT INTO "claim" VALUES('SCH-3023','MO-2161',1,'08/10/2022','08/10/2022','windscreen',21500,
  'OPEN',NULL,1);
INSERT INTO "claim" VALUES('SCH-3024','HO-2168',2,'14/09/2022','14/10/2022','burglary',1200700,
  'REJ','07/11/2022',0);
INSERT INTO "claim" VALUES('SCH-3025','TR-2112',4,'23/10/2022','24/10/2022','lost baggage',40900,
  'WITHDRAWN','20/01/2023',0);
INSERT INTO "claim" VALUES('SCH-3026','HO-2203',2,'12/10/2022','26/10/2022','burglary',565800,
  'OPEN',NULL,0);
INSERT INTO "claim" VALUES('SCH-3027','MO-2245',3,'27/10/2022','29/10/2022','theft',619500,'REJ',
  '01/01/2023',0);
INSERT INTO "claim" VALUES('SCH-3028','MO-2084',1,'12/11/2022','18/11/2022','vandalism',460500,
  'PAID','22/12/2022',0);
INSERT INTO "claim" VALUES('SCH-3029','PE-2105',NULL,'22/10/2022','21/11/2022','illness',146900,
  'OPEN',NULL,0);
INSERT INTO "claim" VALUES('SCH-3030','HO-2168',2,'01/12/2022','01/12/2022','water',780100,'PAID',
  '26/12/2022',0);
INSERT INTO "claim" VALUES('SCH-3031','MO-2119',1,'21/12/2022','23/12/2022','windscreen',15100,
  'PAID','21/03/2023',0);
INSERT INTO "claim" VALUES('SCH-3032','LI-2070',8,'23/12/2022','01/01/2023','death',3224100,
  'PAID','17/04/2023',0);
INSERT INTO "claim" VALUES('SCH-3033','HO-2168',6,'05/01/2023','06/01/2023','water',390400,
  'REVIEW',NULL,1);
INSERT INTO "claim" VALUES('SCH-3034','PE-2189',5,'31/01/2023','09/02/2023','surgery',228100,
  'REJ','14/04/2023',0);
INSERT INTO "claim" VALUES('SCH-3035','MO-2119',3,'10/02/2023','11/02/2023','collision',509900,
  'REVIEW',NULL,1);
INSERT INTO "claim" VALUES('SCH-3036','TR-2217',4,'17/03/2023','18/03/2023','cancellation',142100,
  'PAID','27/05/2023',0);
INSERT INTO "claim" VALUES('SCH-3037','PE-2049',5,'17/03/2023','19/03/2023','illness',9600,'PAID',
  '10/04/2023',0);
INSERT INTO "claim" VALUES('SCH-3038','TR-2112',4,'21/03/2023','21/03/2023','medical',30800,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3039','MO-2175',9,'21/02/2023','23/03/2023','collision',41900,
  'PAID','21/04/2023',0);
INSERT INTO "claim" VALUES('SCH-3040','MO-2098',3,'25/03/2023','26/03/2023','windscreen',33900,
  'REJ','09/07/2023',0);
INSERT INTO "claim" VALUES('SCH-3041','HO-2007',5,'19/04/2023','20/04/2023','burglary',670900,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3042','TR-2217',4,'10/05/2023','16/05/2023','medical',69100,'REJ',
  '28/07/2023',0);
INSERT INTO "claim" VALUES('SCH-3043','HO-2035',2,'21/05/2023','23/05/2023','storm',479700,'PAID',
  '05/08/2023',0);
INSERT INTO "claim" VALUES('SCH-3044','HO-2203',2,'13/05/2023','27/05/2023','burglary',903900,
  'PAID','21/06/2023',0);
INSERT INTO "claim" VALUES('SCH-3045','PE-2231',2,'02/06/2023','02/06/2023','illness',127300,
  'REJ','15/06/2023',1);
INSERT INTO "claim" VALUES('SCH-3046','TR-2112',4,'04/06/2023','10/06/2023','cancellation',64800,
  'PAID','16/06/2023',1);
INSERT INTO "claim" VALUES('SCH-3047','MO-2119',1,'05/06/2023','05/07/2023','windscreen',34400,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3048','PE-2105',5,'04/07/2023','13/07/2023','surgery',18100,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3049','TR-2217',4,'13/06/2023','13/07/2023','lost baggage',8400,
  'WITHDRAWN','23/09/2023',0);
INSERT INTO "claim" VALUES('SCH-3050','LI-2133',8,'08/07/2023','17/07/2023','death',4284200,'REJ',
  '30/07/2023',0);
INSERT INTO "claim" VALUES('SCH-3051','MO-2084',1,'22/07/2023','23/07/2023','collision',115100,
  'WITHDRAWN','09/09/2023',0);
INSERT INTO "claim" VALUES('SCH-3052','MO-2140',9,'30/07/2023','08/08/2023','theft',415600,'OPEN',
  NULL,0);
INSERT INTO "claim" VALUES('SCH-3053','MO-2175',9,'12/08/2023','18/08/2023','theft',285700,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3054','PE-2231',5,'25/08/2023','31/08/2023','illness',70100,
  'PAID','17/12/2023',0);
INSERT INTO "claim" VALUES('SCH-3055','TR-2021',4,'11/08/2023','10/09/2023','cancellation',145000,
  'REJ','30/10/2023',0);
INSERT INTO "claim" VALUES('SCH-3056','HO-2168',1,'14/09/2023','15/09/2023','burglary',786900,
  'PAID','22/12/2023',0);
INSERT INTO "claim" VALUES('SCH-3057','MO-2245',2,'29/10/2023','31/10/2023','windscreen',16600,
  'REVIEW',NULL,0);
INSERT INTO "claim" VALUES('SCH-3058','HO-2035',3,'07/11/2023','13/11/2023','water',640600,'OPEN',
  NULL,0);
CREATE TABLE claim_note (note_id INTEGER PRIMARY KEY, schaden_nr TEXT, adj_id INTEGER, note_date
  TEXT, note_text TEXT);
INSERT INTO "claim_note" VALUES(1,'SCH-3016',3,'18/08/2022','Repair estimate requested');
INSERT INTO "claim_note" VALUES(2,'SCH-3028',1,'18/11/2022','Photos received');
INSERT INTO "claim_note" VALUES(3,'SCH-3002',1,'27/02/2022','Invoice missing');
INSERT INTO "claim_note" VALUES(4,'SCH-3038',4,'26/03/2023','Repair estimate requested');
INSERT INTO "claim_note" VALUES(5,'SCH-3029',7,'26/11/2022','Spoke to garage');
INSERT INTO "claim_note" VALUES(6,'SCH-3019',9,'12/09/2022','Invoice missing');
INSERT INTO "claim_note" VALUES(7,'SCH-3035',3,'14/02/2023','Repair estimate requested');
INSERT INTO "claim_note" VALUES(8,'SCH-3002',1,'28/02/2022','Site visit booked');
INSERT INTO "claim_note" VALUES(9,'SCH-3024',2,'14/10/2022','Waiting for police report');
INSERT INTO "claim_note" VALUES(10,'SCH-3051',1,'24/07/2023','Called customer, left voicemail');
INSERT INTO "claim_note" VALUES(11,'SCH-3015',4,'29/07/2022','Spoke to garage');
INSERT INTO "claim_note" VALUES(12,'SCH-3044',2,'31/05/2023','Called customer, left voicemail');
INSERT INTO "claim_note" VALUES(13,'SCH-3048',5,'15/07/2023','Called customer, left voicemail');
INSERT INTO "claim_note" VALUES(14,'SCH-3045',2,'04/06/2023','Called customer, left voicemail');
INSERT INTO "claim_note" VALUES(15,'SCH-3015',4,'26/07/2022','Photos received');
INSERT INTO "claim_note" VALUES(16,'SCH-3057',2,'02/11/2023','Waiting for police report');
INSERT INTO "claim_note" VALUES(17,'SCH-3002',1,'25/02/2022','Photos received');
INSERT INTO "claim_note" VALUES(18,'SCH-3055',4,'12/09/2023','Photos received');
INSERT INTO "claim_note" VALUES(19,'SCH-3022',2,'12/10/2022','Waiting for police report');
INSERT INTO "claim_note" VALUES(20,'SCH-3009',7,'10/06/2022','Waiting for police report');
INSERT INTO "claim_note" VALUES(21,'SCH-3013',3,'04/07/2022','Customer complained about delay');
INSERT INTO "claim_note" VALUES(22,'SCH-3041',5,'21/04/2023','Invoice missing');
INSERT INTO "claim_note" VALUES(23,'SCH-3045',2,'05/06/2023','Repair estimate requested');
INSERT INTO "claim_note" VALUES(24,'SCH-3013',3,'03/07/2022','Repair estimate requested');
INSERT INTO "claim_note" VALUES(25,'SCH-3018',4,'01/09/2022','Waiting for police report');
INSERT INTO "claim_note" VALUES(26,'SCH-3051',1,'24/07/2023','Photos received');
INSERT INTO "claim_note" VALUES(27,'SCH-3021',9,'03/10/2022','Repair estimate requested');
INSERT INTO "claim_note" VALUES(28,'SCH-3040',3,'30/03/2023','Repair estimate requested');
INSERT INTO "claim_note" VALUES(29,'SCH-3046',4,'12/06/2023','Invoice missing');
INSERT INTO "claim_note" VALUES(30,'SCH-3043',2,'27/05/2023','Repair estimate requested');
CREATE TABLE claim_payment (pay_id INTEGER PRIMARY KEY, schaden_nr TEXT, pay_date TEXT,
  amount_cents INTEGER, payee TEXT);
INSERT INTO "claim_payment" VALUES(1,'SCH-3004','06/07/2022',714630,'customer');
INSERT INTO "claim_payment" VALUES(2,'SCH-3006','25/07/2022',80200,'customer');
INSERT INTO "claim_payment" VALUES(3,'SCH-3007','15/07/2022',201800,'garage');
INSERT INTO "claim_payment" VALUES(4,'SCH-3008','17/09/2022',720400,'customer');
INSERT INTO "claim_payment" VALUES(5,'SCH-3010','26/06/2022',265625,'customer');
INSERT INTO "claim_payment" VALUES(6,'SCH-3011','16/09/2022',264060,'customer');
INSERT INTO "claim_payment" VALUES(7,'SCH-3013','16/08/2022',260640,'garage');
INSERT INTO "claim_payment" VALUES(8,'SCH-3014','15/08/2022',127200,'customer');
INSERT INTO "claim_payment" VALUES(9,'SCH-3015','05/11/2022',91400,'customer');
INSERT INTO "claim_payment" VALUES(10,'SCH-3016','22/08/2022',50400,'customer');
INSERT INTO "claim_payment" VALUES(11,'SCH-3020','15/11/2022',377720,'supplier');
INSERT INTO "claim_payment" VALUES(12,'SCH-3022','02/12/2022',147100,'customer');
INSERT INTO "claim_payment" VALUES(13,'SCH-3028','22/12/2022',369450,'customer');
INSERT INTO "claim_payment" VALUES(14,'SCH-3030','26/12/2022',755100,'supplier');
INSERT INTO "claim_payment" VALUES(15,'SCH-3031','21/03/2023',5000,'garage');
INSERT INTO "claim_payment" VALUES(16,'SCH-3032','17/04/2023',3224100,'customer');
INSERT INTO "claim_payment" VALUES(17,'SCH-3035','20/02/2023',127475,'customer');
INSERT INTO "claim_payment" VALUES(18,'SCH-3036','27/05/2023',105390,'customer');
INSERT INTO "claim_payment" VALUES(19,'SCH-3037','10/04/2023',5000,'vet');
INSERT INTO "claim_payment" VALUES(20,'SCH-3038','30/03/2023',7700,'customer');
INSERT INTO "claim_payment" VALUES(21,'SCH-3039','21/04/2023',29329,'customer');
INSERT INTO "claim_payment" VALUES(22,'SCH-3043','05/08/2023',335790,'supplier');
INSERT INTO "claim_payment" VALUES(23,'SCH-3044','21/06/2023',903900,'supplier');
INSERT INTO "claim_payment" VALUES(24,'SCH-3046','16/06/2023',58320,'customer');
INSERT INTO "claim_payment" VALUES(25,'SCH-3047','14/07/2023',8600,'customer');
INSERT INTO "claim_payment" VALUES(26,'SCH-3048','22/07/2023',4525,'customer');
INSERT INTO "claim_payment" VALUES(27,'SCH-3053','27/08/2023',71425,'customer');
INSERT INTO "claim_payment" VALUES(28,'SCH-3054','17/12/2023',18090,'vet');
INSERT INTO "claim_payment" VALUES(29,'SCH-3056','22/12/2023',533330,'customer');
CREATE TABLE policy (policy_no TEXT PRIMARY KEY, ph_id INTEGER, sparte TEXT, start_date TEXT,
  end_date TEXT, annual_premium_cents INTEGER, excess INTEGER, status TEXT, pay_freq TEXT);
INSERT INTO "policy" VALUES('HO-2000',19,'HOME','14/05/2021','13/05/2022',36550,250,'L','M');
INSERT INTO "policy" VALUES('HO-2007',14,'HOME','02/02/2021',NULL,34600,0,'A','Y');
INSERT INTO "policy" VALUES('MO-2014',14,'MOTOR','30/04/2020','29/04/2022',69200,0,'L','Q');
INSERT INTO "policy" VALUES('TR-2021',18,'TRAVEL','17/01/2022',NULL,10200,0,'A','Y');
INSERT INTO "policy" VALUES('TR-2028',14,'TRAVEL','01/08/2021','31/07/2022',7800,100,'L','Y');
INSERT INTO "policy" VALUES('HO-2035',18,'HOME','26/10/2020',NULL,45799,0,'A','Q');
INSERT INTO "policy" VALUES('HO-2042',16,'HOME','16/08/2021','15/08/2022',48500,250,'C','M');
INSERT INTO "policy" VALUES('PE-2049',8,'PET','13/11/2022',NULL,15750,500,'A','Y');
INSERT INTO "policy" VALUES('MO-2056',1,'MOTOR','21/10/2021',NULL,88000,500,'A','Q');
INSERT INTO "policy" VALUES('MO-2063',2,'MOTOR','17/05/2020','16/05/2021',38799,0,'L','Q');
INSERT INTO "policy" VALUES('LI-2070',10,'LIFE','21/02/2022',NULL,89950,0,'A','Y');
INSERT INTO "policy" VALUES('LI-2077',5,'LIFE','07/07/2021','06/07/2022',39550,500,'L','Y');
INSERT INTO "policy" VALUES('MO-2084',22,'MOTOR','12/04/2018',NULL,94750,500,'A','Y');
INSERT INTO "policy" VALUES('HO-2091',9,'HOME','15/06/2020','14/06/2022',29800,0,'L','Y');
INSERT INTO "policy" VALUES('MO-2098',11,'MOTOR','26/02/2020',NULL,49599,500,'A','M');
INSERT INTO "policy" VALUES('PE-2105',24,'PET','09/04/2022',NULL,15699,100,'A','M');
INSERT INTO "policy" VALUES('TR-2112',2,'TRAVEL','10/01/2018',NULL,13950,0,'A','Y');
INSERT INTO "policy" VALUES('MO-2119',7,'MOTOR','06/02/2021',NULL,80499,250,'A','M');
INSERT INTO "policy" VALUES('MO-2126',18,'MOTOR','09/08/2021','08/08/2022',32799,250,'C','Y');
INSERT INTO "policy" VALUES('LI-2133',10,'LIFE','03/04/2020',NULL,89599,100,'A','Y');
INSERT INTO "policy" VALUES('MO-2140',12,'MOTOR','22/10/2018',NULL,34100,500,'A','Y');
INSERT INTO "policy" VALUES('MO-2147',13,'MOTOR','23/02/2022',NULL,68250,250,'A','Y');
INSERT INTO "policy" VALUES('HO-2154',14,'HOME','03/03/2020',NULL,31450,500,'A','Q');
INSERT INTO "policy" VALUES('MO-2161',2,'MOTOR','04/01/2021','03/01/2023',41899,250,'L','Y');
INSERT INTO "policy" VALUES('HO-2168',24,'HOME','23/06/2022',NULL,51650,250,'A','Y');
INSERT INTO "policy" VALUES('MO-2175',8,'MOTOR','04/10/2019',NULL,85600,0,'A','Y');
INSERT INTO "policy" VALUES('MO-2182',14,'MOTOR','23/10/2021','22/10/2023',65199,500,'L','Q');
INSERT INTO "policy" VALUES('PE-2189',12,'PET','30/03/2020',NULL,30299,250,'A','M');
INSERT INTO "policy" VALUES('HO-2196',22,'HOME','09/05/2020',NULL,41350,500,'A','Q');
INSERT INTO "policy" VALUES('HO-2203',19,'HOME','30/06/2021',NULL,36800,0,'A','M');
INSERT INTO "policy" VALUES('MO-2210',6,'MOTOR','12/06/2022',NULL,65999,100,'A','Y');
INSERT INTO "policy" VALUES('TR-2217',22,'TRAVEL','18/04/2022',NULL,8400,250,'A','Y');
INSERT INTO "policy" VALUES('HO-2224',8,'HOME','07/11/2020','06/11/2022',26700,500,'L','M');
INSERT INTO "policy" VALUES('PE-2231',7,'PET','13/12/2019',NULL,20399,500,'A','Y');
INSERT INTO "policy" VALUES('PE-2238',13,'PET','26/07/2019',NULL,31050,100,'A','M');
INSERT INTO "policy" VALUES('MO-2245',12,'MOTOR','19/12/2019',NULL,35300,250,'A','Q');
INSERT INTO "policy" VALUES('HO-2252',18,'HOME','29/12/2020',NULL,46050,100,'A','Y');
INSERT INTO "policy" VALUES('PE-2259',21,'PET','03/09/2022',NULL,11000,100,'A','Y');
INSERT INTO "policy" VALUES('MO-2266',8,'MOTOR','19/01/2019',NULL,72299,100,'A','M');
INSERT INTO "policy" VALUES('MO-2273',23,'MOTOR','19/11/2021','18/11/2022',50150,100,'C','Y');
INSERT INTO "policy" VALUES('TR-2280',16,'TRAVEL','07/07/2018',NULL,5900,100,'A','Q');
INSERT INTO "policy" VALUES('PE-2287',3,'PET','18/10/2020',NULL,19500,0,'A','Y');
INSERT INTO "policy" VALUES('MO-2294',6,'MOTOR','28/10/2021','27/10/2022',89750,100,'L','Y');
INSERT INTO "policy" VALUES('PE-2301',2,'PET','07/07/2018',NULL,20350,500,'A','Y');
CREATE TABLE policy_holder (ph_id INTEGER PRIMARY KEY, full_name TEXT, geb_datum TEXT, ort TEXT,
  mobile TEXT, loyalty_tier TEXT);
INSERT INTO "policy_holder" VALUES(1,'Margaret Shaw','08/02/1952','Hull',NULL,'silver');
INSERT INTO "policy_holder" VALUES(2,'Kevin Doyle','23/02/1951','York','07377553325','none');
INSERT INTO "policy_holder" VALUES(3,'Hans Richter','30/06/1992','York','07435659741','silver');
INSERT INTO "policy_holder" VALUES(4,'Lucy Chambers','23/06/1982','Leeds','07044051128','gold');
INSERT INTO "policy_holder" VALUES(5,'Ravi Patel','07/01/1990','Leeds','07899695328','gold');
INSERT INTO "policy_holder" VALUES(6,'Anne-Marie Kelly','15/09/1948','York','07538986818','none');
INSERT INTO "policy_holder" VALUES(7,'Oliver Stone','02/07/1961','Hull','07440663945','gold');
INSERT INTO "policy_holder" VALUES(8,'Beata Nowak','03/06/1971','Bradford','07115028295','none');
INSERT INTO "policy_holder" VALUES(9,'Simon Cross','10/11/1971','Bradford','07218052754','gold');
INSERT INTO "policy_holder" VALUES(10,'Wendy Foster','25/12/1985','York','07237368656','silver');
INSERT INTO "policy_holder" VALUES(11,'Klaus Richter','14/09/1993','York','07323989858','gold');
INSERT INTO "policy_holder" VALUES(12,'Jade Mensah','29/03/1981','Harrogate','07795800109',
  'none');
INSERT INTO "policy_holder" VALUES(13,'Peter Langley','31/10/1979','Leeds','07876217139',
  'silver');
INSERT INTO "policy_holder" VALUES(14,'Ursula Brandt','04/10/1970','Bradford','07090096375',
  'none');
INSERT INTO "policy_holder" VALUES(15,'Colin Fraser','23/06/1984','Harrogate','07517039348',
  'silver');
INSERT INTO "policy_holder" VALUES(16,'Nadia Rahman','22/03/1993','Bradford',NULL,'gold');
INSERT INTO "policy_holder" VALUES(17,'Trevor Hill','12/03/1979','York','07187246353','silver');
INSERT INTO "policy_holder" VALUES(18,'Isabel Duarte','14/02/1949','Hull','07780529305','silver');
INSERT INTO "policy_holder" VALUES(19,'Gareth Pugh','21/07/1981','Bradford','07603224765','none');
INSERT INTO "policy_holder" VALUES(20,'Fiona Shaw','10/03/1947','Bradford','07214799929','none');
INSERT INTO "policy_holder" VALUES(21,'Dmitri Orlov','18/05/1973','Harrogate','07568304142',
  'none');
INSERT INTO "policy_holder" VALUES(22,'Helen Archer','07/01/1968','Harrogate','07922404068',
  'gold');
INSERT INTO "policy_holder" VALUES(23,'Mohammed Aziz','03/07/1960','Hull','07750633191','silver');
INSERT INTO "policy_holder" VALUES(24,'Carol Whitby','18/12/1983','Harrogate',NULL,'none');
INSERT INTO "policy_holder" VALUES(25,'Leon Fischer','03/02/1994','Leeds','07273141876','gold');
INSERT INTO "policy_holder" VALUES(26,'Stella Marsh','26/01/1987','Hull','07442870016','none');
INSERT INTO "policy_holder" VALUES(27,'Victor Cheng','02/12/1981','Hull','07927488873','gold');
INSERT INTO "policy_holder" VALUES(28,'Diane Foster','18/02/1990','Leeds','07237569468','none');
COMMIT;
