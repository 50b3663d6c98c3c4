CREATE TABLE makers (maker_no INTEGER PRIMARY KEY, forename TEXT, surname TEXT, started TEXT,
  taught_by INTEGER, hourly_rate REAL, speciality TEXT);
CREATE TABLE clients (client_no INTEGER PRIMARY KEY, title TEXT, forename TEXT, surname TEXT,
  town TEXT, phone TEXT, heard_via TEXT);
CREATE TABLE commissions (job_no INTEGER PRIMARY KEY, client_no INTEGER, maker_no INTEGER, kind
  TEXT, description TEXT, price REAL, ordered TEXT, due TEXT, finished TEXT, status TEXT);
CREATE TABLE payments (payment_no INTEGER PRIMARY KEY, job_no INTEGER, paid_on TEXT, amount REAL,
  method TEXT);
CREATE TABLE glass (glass_code TEXT PRIMARY KEY, colour TEXT, texture TEXT, manufacturer TEXT,
  sheets_in_stock INTEGER, price_per_sheet REAL, reorder_at INTEGER);
CREATE TABLE glass_used (job_no INTEGER, glass_code TEXT, sheets REAL);
CREATE TABLE courses (course_no INTEGER PRIMARY KEY, title TEXT, tutor_no INTEGER, held_on TEXT,
  places INTEGER, fee REAL);
CREATE TABLE course_bookings (booking_no INTEGER PRIMARY KEY, course_no INTEGER, client_no
  INTEGER, booked_on TEXT, paid TEXT, attended TEXT);

INSERT INTO makers VALUES (1, 'Ursula', 'Brandreth', '1996-06-03', NULL, 32.00,
  'leading, painting');
INSERT INTO makers VALUES (2, 'Tomas', 'Havel', '2008-02-18', 1, 27.50, 'restoration');
INSERT INTO makers VALUES (3, 'Joan', 'Silcock', '2013-09-09', 1, 26.00, 'copper foil');
INSERT INTO makers VALUES (4, 'Dylan', 'Moffat', '2021-01-25', 2, 15.50, NULL);
INSERT INTO makers VALUES (5, 'Esme', 'Parrish', '2023-09-04', 3, 12.75, NULL);
INSERT INTO makers VALUES (6, 'Bernard', 'Lutyens', '1996-06-03', NULL, NULL, 'design');
INSERT INTO makers VALUES (7, 'Carys', 'Owen', '2017-04-24', 1, 24.00, 'painting');
INSERT INTO makers VALUES (8, 'Reuben', 'Katz', '2019-10-14', 2, 22.50, 'kiln work');
INSERT INTO makers VALUES (9, 'Polly', 'Asher', '2022-05-16', 7, 16.25, 'copper foil');
INSERT INTO makers VALUES (10, 'Graham', 'Unwin', '2011-03-07', NULL, 21.00, 'fitting');

INSERT INTO clients VALUES (101, 'Mrs', 'Adela', 'Fenwick', 'Hexham', '01434 609281',
  'church notice');
INSERT INTO clients VALUES (102, 'Rev', 'Martin', 'Outhwaite', 'Corbridge', '01434 656962',
  'website');
INSERT INTO clients VALUES (103, 'Mr', 'Paul', 'Devlin', 'Newcastle', '01434 658416',
  'church notice');
INSERT INTO clients VALUES (104, 'Ms', 'Naomi', 'Stern', 'Newcastle', NULL, 'church notice');
INSERT INTO clients VALUES (105, 'Mr', 'Gordon', 'Lisle', 'Hexham', '01434 673457',
  'word of mouth');
INSERT INTO clients VALUES (106, 'Dr', 'Anjali', 'Varma', 'Durham', '01434 697554', 'craft fair');
INSERT INTO clients VALUES (107, 'Mrs', 'Cicely', 'Rutherford', 'Alnwick', '01434 624147',
  'craft fair');
INSERT INTO clients VALUES (108, 'Mr', 'Luke', 'Fenwick', 'Hexham', '01434 668494', 'website');
INSERT INTO clients VALUES (109, 'Rev', 'Joyce', 'Tennant', 'Morpeth', '01434 693854',
  'word of mouth');
INSERT INTO clients VALUES (110, 'Ms', 'Holly', 'Carr', 'Durham', '01434 693645', 'church notice');
INSERT INTO clients VALUES (111, 'Mr', 'Des', 'Brannigan', 'Gateshead', NULL, NULL);
INSERT INTO clients VALUES (112, 'Mrs', 'Vera', 'Lockhart', 'Alnwick', '01434 621918',
  'craft fair');
INSERT INTO clients VALUES (113, 'Ms', 'Ingrid', 'Solberg', 'Newcastle', '01434 695443', NULL);
INSERT INTO clients VALUES (114, 'Mr', 'Harvey', 'Pinder', 'Morpeth', '01434 660023', NULL);
INSERT INTO clients VALUES (115, 'Mrs', 'Sunita', 'Bose', 'Durham', NULL, 'website');
INSERT INTO clients VALUES (116, 'Mr', 'Edwin', 'Charlton', 'Rothbury', '01434 604062', 'website');
INSERT INTO clients VALUES (117, 'Ms', 'Kate', 'Milburn', 'Hexham', '01434 614719', 'craft fair');
INSERT INTO clients VALUES (118, 'Mr', 'Joe', 'Ridley', 'Corbridge', '01434 617784',
  'church notice');
INSERT INTO clients VALUES (119, 'Canon', 'Peter', 'Aske', 'Durham', '01434 603125',
  'word of mouth');
INSERT INTO clients VALUES (120, 'Mrs', 'Olive', 'Thornton', NULL, '01434 693058', 'website');

INSERT INTO commissions VALUES (2001, 108, 2, 'door panel', 'Peacock door', 600.00, '2022-03-22',
  '2022-05-12', '2022-05-04', 'finished');
INSERT INTO commissions VALUES (2002, 111, 9, 'door panel', 'Geometric front door', 575.00,
  '2022-04-05', '2022-05-08', '2022-06-02', 'finished');
INSERT INTO commissions VALUES (2003, 107, 3, 'fanlight', 'House number fanlight', 475.00,
  '2022-04-13', '2022-05-22', '2022-05-03', 'finished');
INSERT INTO commissions VALUES (2004, 117, 3, 'repair', 'Re-lead bay window', 240.00,
  '2022-05-11', '2022-06-29', '2022-06-18', 'finished');
INSERT INTO commissions VALUES (2005, 112, 7, 'fanlight', 'Sunburst fanlight', 350.00,
  '2022-05-23', '2022-06-28', '2022-07-10', 'finished');
INSERT INTO commissions VALUES (2006, 103, 1, 'suncatcher', 'Sailing boat', 96.00, '2022-07-07',
  '2022-08-08', '2022-08-25', 'finished');
INSERT INTO commissions VALUES (2007, 101, 7, 'repair', 'Cracked pane', 400.00, '2022-09-01',
  '2022-10-11', '2022-10-29', 'finished');
INSERT INTO commissions VALUES (2008, 113, 3, 'door panel', 'Geometric front door', 650.00,
  '2022-09-14', '2022-10-21', '2022-10-13', 'finished');
INSERT INTO commissions VALUES (2009, 113, 3, 'repair', 'Re-lead bay window', 400.00,
  '2022-10-21', '2022-12-08', NULL, 'cancelled');
INSERT INTO commissions VALUES (2010, 107, 7, 'lampshade', 'Table lamp, amber', 420.00,
  '2022-11-03', '2022-12-01', '2022-12-22', 'finished');
INSERT INTO commissions VALUES (2011, 118, 8, 'door panel', 'Peacock door', 475.00, '2022-11-26',
  '2023-01-01', '2022-12-27', 'finished');
INSERT INTO commissions VALUES (2012, 112, 8, 'fanlight', 'House number fanlight', 425.00,
  '2022-12-08', '2023-01-18', '2023-01-19', 'finished');
INSERT INTO commissions VALUES (2013, 106, 9, 'fanlight', 'Sunburst fanlight', 225.00,
  '2023-01-21', '2023-03-11', '2023-03-04', 'finished');
INSERT INTO commissions VALUES (2014, 115, 4, 'door panel', 'Art nouveau tulips', 575.00,
  '2023-02-23', '2023-04-05', '2023-04-20', 'finished');
INSERT INTO commissions VALUES (2015, 119, 3, 'repair', 'Cracked pane', 230.00, '2023-03-06',
  '2023-04-15', '2023-04-27', 'finished');
INSERT INTO commissions VALUES (2016, 119, 3, 'church window', 'Vestry roundel', 10800.00,
  '2023-04-09', '2023-11-15', '2023-11-11', 'finished');
INSERT INTO commissions VALUES (2017, 112, 1, 'door panel', 'Victorian hallway set', 600.00,
  '2023-04-12', '2023-06-03', '2023-05-10', 'finished');
INSERT INTO commissions VALUES (2018, 117, 9, 'door panel', 'Victorian hallway set', 675.00,
  '2023-08-04', '2023-09-19', '2023-09-17', 'finished');
INSERT INTO commissions VALUES (2019, 103, 3, 'door panel', 'Geometric front door', 425.00,
  '2023-08-16', '2023-10-09', '2023-09-04', 'finished');
INSERT INTO commissions VALUES (2020, 103, 2, 'suncatcher', 'Sailing boat', 64.00, '2023-09-21',
  '2023-10-29', '2023-11-12', 'finished');
INSERT INTO commissions VALUES (2021, 103, NULL, 'fanlight', 'House number fanlight', 450.00,
  '2023-10-05', NULL, NULL, 'quoted');
INSERT INTO commissions VALUES (2022, 116, 2, 'door panel', 'Peacock door', 775.00, '2023-10-10',
  '2023-11-12', NULL, 'in progress');
INSERT INTO commissions VALUES (2023, 106, 2, 'fanlight', 'House number fanlight', 225.00,
  '2023-10-25', '2023-12-02', NULL, 'in progress');
INSERT INTO commissions VALUES (2024, 101, 9, 'door panel', 'Peacock door', 800.00, '2023-10-27',
  '2023-12-06', '2023-12-19', 'finished');
INSERT INTO commissions VALUES (2025, 108, 2, 'door panel', 'Peacock door', 700.00, '2023-11-01',
  '2023-12-16', NULL, 'in progress');
INSERT INTO commissions VALUES (2026, 111, 1, 'fanlight', 'Sunburst fanlight', 225.00,
  '2023-11-01', '2023-12-12', NULL, 'awaiting glass');
INSERT INTO commissions VALUES (2027, 106, NULL, 'suncatcher', 'Kingfisher', 72.00, '2023-11-27',
  NULL, NULL, 'quoted');
INSERT INTO commissions VALUES (2028, 115, NULL, 'door panel', 'Art nouveau tulips', 600.00,
  '2024-01-23', NULL, NULL, 'quoted');
INSERT INTO commissions VALUES (2029, 106, NULL, 'suncatcher', 'Kingfisher', 48.00, '2024-01-27',
  NULL, NULL, 'quoted');
INSERT INTO commissions VALUES (2030, 117, 2, 'fanlight', 'Sunburst fanlight', 250.00,
  '2024-02-08', '2024-03-15', NULL, 'awaiting glass');
INSERT INTO commissions VALUES (2031, 106, 3, 'door panel', 'Art nouveau tulips', 775.00,
  '2024-02-17', '2024-03-18', NULL, 'cancelled');
INSERT INTO commissions VALUES (2032, 115, 3, 'repair', 'Re-lead bay window', 290.00,
  '2024-05-19', '2024-06-16', '2024-06-17', 'finished');

INSERT INTO payments VALUES (1, 2001, '2022-03-29', 180.00, 'cash');
INSERT INTO payments VALUES (2, 2001, '2022-05-11', 420.00, 'bank');
INSERT INTO payments VALUES (3, 2002, '2022-04-07', 172.50, 'cash');
INSERT INTO payments VALUES (4, 2002, '2022-06-04', 402.50, 'bank');
INSERT INTO payments VALUES (5, 2003, '2022-04-18', 142.50, 'bank');
INSERT INTO payments VALUES (6, 2004, '2022-05-16', 72.00, 'cash');
INSERT INTO payments VALUES (7, 2004, '2022-06-26', 168.00, 'card');
INSERT INTO payments VALUES (8, 2005, '2022-05-27', 105.00, 'bank');
INSERT INTO payments VALUES (9, 2005, '2022-07-21', 245.00, 'cash');
INSERT INTO payments VALUES (10, 2006, '2022-07-14', 28.80, 'cash');
INSERT INTO payments VALUES (11, 2006, '2022-09-09', 67.20, 'bank');
INSERT INTO payments VALUES (12, 2007, '2022-09-02', 120.00, 'bank');
INSERT INTO payments VALUES (13, 2008, '2022-09-20', 195.00, 'cash');
INSERT INTO payments VALUES (14, 2008, '2022-10-18', 455.00, 'cheque');
INSERT INTO payments VALUES (15, 2010, '2022-11-07', 126.00, 'cash');
INSERT INTO payments VALUES (16, 2010, '2022-12-23', 294.00, 'bank');
INSERT INTO payments VALUES (17, 2011, '2022-12-03', 142.50, 'bank');
INSERT INTO payments VALUES (18, 2011, '2023-01-21', 332.50, 'cash');
INSERT INTO payments VALUES (19, 2012, '2022-12-10', 127.50, 'card');
INSERT INTO payments VALUES (20, 2012, '2023-01-19', 297.50, 'card');
INSERT INTO payments VALUES (21, 2013, '2023-01-29', 67.50, 'bank');
INSERT INTO payments VALUES (22, 2013, '2023-03-21', 157.50, 'card');
INSERT INTO payments VALUES (23, 2014, '2023-03-03', 172.50, 'cheque');
INSERT INTO payments VALUES (24, 2014, '2023-05-15', 402.50, 'card');
INSERT INTO payments VALUES (25, 2015, '2023-03-09', 69.00, 'card');
INSERT INTO payments VALUES (26, 2015, '2023-05-16', 161.00, 'card');
INSERT INTO payments VALUES (27, 2016, '2023-04-10', 3240.00, 'card');
INSERT INTO payments VALUES (28, 2016, '2023-12-02', 7560.00, 'cash');
INSERT INTO payments VALUES (29, 2017, '2023-04-13', 180.00, 'bank');
INSERT INTO payments VALUES (30, 2018, '2023-08-11', 202.50, 'bank');
INSERT INTO payments VALUES (31, 2018, '2023-09-30', 472.50, 'bank');
INSERT INTO payments VALUES (32, 2019, '2023-08-22', 127.50, 'card');
INSERT INTO payments VALUES (33, 2019, '2023-09-09', 297.50, 'card');
INSERT INTO payments VALUES (34, 2020, '2023-09-24', 19.20, 'bank');
INSERT INTO payments VALUES (35, 2022, '2023-10-12', 232.50, 'bank');
INSERT INTO payments VALUES (36, 2023, '2023-10-31', 67.50, 'cheque');
INSERT INTO payments VALUES (37, 2024, '2023-11-01', 240.00, 'cheque');
INSERT INTO payments VALUES (38, 2024, '2023-12-28', 560.00, 'card');
INSERT INTO payments VALUES (39, 2025, '2023-11-05', 210.00, 'card');
INSERT INTO payments VALUES (40, 2026, '2023-11-07', 67.50, 'cash');
INSERT INTO payments VALUES (41, 2030, '2024-02-14', 75.00, 'bank');
INSERT INTO payments VALUES (42, 2032, '2024-05-20', 87.00, 'bank');
INSERT INTO payments VALUES (43, 2032, '2024-06-30', 203.00, 'bank');

INSERT INTO glass VALUES ('RB01', 'ruby red', 'smooth', 'Lamberts', 4, 68.00, 3);
INSERT INTO glass VALUES ('CB02', 'cobalt blue', 'smooth', 'Lamberts', 2, 59.50, 3);
INSERT INTO glass VALUES ('AM03', 'amber', 'seedy', 'Hartley Wood', 9, 41.00, 4);
INSERT INTO glass VALUES ('OP04', 'opal white', 'opalescent', 'Bullseye', 6, 33.50, 2);
INSERT INTO glass VALUES ('GR05', 'forest green', 'hammered', 'Spectrum', 1, 28.00, 4);
INSERT INTO glass VALUES ('CL06', 'clear', 'reamy', 'Hartley Wood', 15, 22.75, 5);
INSERT INTO glass VALUES ('VI07', 'violet', 'smooth', 'Lamberts', 0, 72.00, 2);
INSERT INTO glass VALUES ('TQ08', 'turquoise', 'streaky', 'Bullseye', 5, 37.25, 3);
INSERT INTO glass VALUES ('YL09', 'silver stain yellow', 'smooth', 'Lamberts', 3, 55.00, 2);
INSERT INTO glass VALUES ('PK10', 'gold pink', 'smooth', 'Lamberts', 1, 118.00, 1);
INSERT INTO glass VALUES ('BR11', 'tobacco brown', 'hammered', 'Spectrum', 7, 26.00, 3);
INSERT INTO glass VALUES ('CL12', 'clear', 'hammered', 'Spectrum', 11, 18.50, 5);
INSERT INTO glass VALUES ('OR13', 'tangerine', 'streaky', 'Bullseye', 0, 39.00, 2);
INSERT INTO glass VALUES ('GY14', 'smoke grey', 'seedy', 'Hartley Wood', 4, NULL, 2);

INSERT INTO glass_used VALUES (2001, 'AM03', 0.50);
INSERT INTO glass_used VALUES (2001, 'CL06', 1);
INSERT INTO glass_used VALUES (2001, 'TQ08', 2);
INSERT INTO glass_used VALUES (2002, 'CL06', 1.50);
INSERT INTO glass_used VALUES (2002, 'OR13', 0.50);
INSERT INTO glass_used VALUES (2003, 'CB02', 2);
INSERT INTO glass_used VALUES (2004, 'CL12', 1);
INSERT INTO glass_used VALUES (2005, 'RB01', 0.50);
INSERT INTO glass_used VALUES (2005, 'CL12', 0.50);
INSERT INTO glass_used VALUES (2006, 'OR13', 0.25);
INSERT INTO glass_used VALUES (2007, 'GR05', 0.25);
INSERT INTO glass_used VALUES (2008, 'PK10', 1.50);
INSERT INTO glass_used VALUES (2010, 'OP04', 0.50);
INSERT INTO glass_used VALUES (2010, 'BR11', 0.50);
INSERT INTO glass_used VALUES (2011, 'TQ08', 0.50);
INSERT INTO glass_used VALUES (2011, 'GR05', 0.25);
INSERT INTO glass_used VALUES (2012, 'OP04', 2);
INSERT INTO glass_used VALUES (2012, 'TQ08', 0.25);
INSERT INTO glass_used VALUES (2013, 'OP04', 0.50);
INSERT INTO glass_used VALUES (2014, 'BR11', 2);
INSERT INTO glass_used VALUES (2014, 'OR13', 2);
INSERT INTO glass_used VALUES (2014, 'VI07', 2);
INSERT INTO glass_used VALUES (2015, 'AM03', 1.50);
INSERT INTO glass_used VALUES (2015, 'CL12', 1.50);
INSERT INTO glass_used VALUES (2016, 'CB02', 3.00);
INSERT INTO glass_used VALUES (2016, 'OR13', 6.00);
INSERT INTO glass_used VALUES (2016, 'PK10', 4.00);
INSERT INTO glass_used VALUES (2017, 'OP04', 1.50);
INSERT INTO glass_used VALUES (2018, 'RB01', 2);
INSERT INTO glass_used VALUES (2018, 'VI07', 0.50);
INSERT INTO glass_used VALUES (2019, 'CL06', 2);
INSERT INTO glass_used VALUES (2019, 'CB02', 2);
INSERT INTO glass_used VALUES (2022, 'VI07', 1.50);
INSERT INTO glass_used VALUES (2023, 'AM03', 1);
INSERT INTO glass_used VALUES (2023, 'BR11', 2);
INSERT INTO glass_used VALUES (2024, 'BR11', 1);
INSERT INTO glass_used VALUES (2025, 'BR11', 0.25);
INSERT INTO glass_used VALUES (2025, 'VI07', 0.25);
INSERT INTO glass_used VALUES (2026, 'BR11', 1);
INSERT INTO glass_used VALUES (2026, 'GR05', 1.50);
INSERT INTO glass_used VALUES (2026, 'CL12', 0.50);
INSERT INTO glass_used VALUES (2030, 'BR11', 2);
INSERT INTO glass_used VALUES (2030, 'TQ08', 1);
INSERT INTO glass_used VALUES (2032, 'VI07', 0.50);
INSERT INTO glass_used VALUES (2032, 'GR05', 2);
INSERT INTO glass_used VALUES (2032, 'CL12', 0.50);

INSERT INTO courses VALUES (1, 'Beginners copper foil', 3, '2023-09-16', 8, 85.00);
INSERT INTO courses VALUES (2, 'Beginners leaded panel', 1, '2023-10-14', 6, 140.00);
INSERT INTO courses VALUES (3, 'Christmas suncatchers', 3, '2023-12-02', 10, 55.00);
INSERT INTO courses VALUES (4, 'Glass painting', 7, '2024-02-10', 6, 120.00);
INSERT INTO courses VALUES (5, 'Beginners copper foil', 9, '2024-03-09', 8, 90.00);
INSERT INTO courses VALUES (6, 'Fusing taster', 8, '2024-04-20', 8, 65.00);
INSERT INTO courses VALUES (7, 'Tiffany lampshade weekend', 3, '2024-05-18', 5, 260.00);
INSERT INTO courses VALUES (8, 'Restoration day', 2, '2024-06-22', 6, 150.00);
INSERT INTO courses VALUES (9, 'Beginners leaded panel', 1, '2024-07-13', 6, 145.00);
INSERT INTO courses VALUES (10, 'Mosaic for families', NULL, '2024-08-03', 12, 30.00);

INSERT INTO course_bookings VALUES (1, 1, 120, '2023-07-21', 'no', 'yes');
INSERT INTO course_bookings VALUES (2, 1, 110, '2023-08-13', 'yes', 'yes');
INSERT INTO course_bookings VALUES (3, 2, 111, '2023-08-24', 'no', 'no');
INSERT INTO course_bookings VALUES (4, 2, 104, '2023-09-20', 'yes', 'yes');
INSERT INTO course_bookings VALUES (5, 2, 114, '2023-09-21', 'yes', 'no');
INSERT INTO course_bookings VALUES (6, 2, 103, '2023-09-14', 'yes', 'yes');
INSERT INTO course_bookings VALUES (7, 2, 105, '2023-09-17', 'yes', 'yes');
INSERT INTO course_bookings VALUES (8, 3, 110, '2023-10-14', 'yes', 'yes');
INSERT INTO course_bookings VALUES (9, 3, 113, '2023-10-07', 'yes', 'yes');
INSERT INTO course_bookings VALUES (10, 3, 108, '2023-10-06', 'yes', 'no');
INSERT INTO course_bookings VALUES (11, 3, 107, '2023-11-09', 'no', 'no');
INSERT INTO course_bookings VALUES (12, 3, 105, '2023-10-09', 'yes', 'yes');
INSERT INTO course_bookings VALUES (13, 4, 115, '2024-01-05', 'yes', 'yes');
INSERT INTO course_bookings VALUES (14, 4, 103, '2023-12-17', 'no', 'yes');
INSERT INTO course_bookings VALUES (15, 4, 111, '2024-01-05', 'yes', 'no');
INSERT INTO course_bookings VALUES (16, 4, 108, '2024-01-27', 'yes', 'yes');
INSERT INTO course_bookings VALUES (17, 4, 107, '2023-12-28', 'yes', 'yes');
INSERT INTO course_bookings VALUES (18, 5, 106, '2024-01-11', 'yes', 'no');
INSERT INTO course_bookings VALUES (19, 5, 118, '2024-02-10', 'yes', 'yes');
INSERT INTO course_bookings VALUES (20, 6, 104, '2024-02-20', 'yes', 'yes');
INSERT INTO course_bookings VALUES (21, 6, 115, '2024-02-28', 'yes', 'yes');
INSERT INTO course_bookings VALUES (22, 7, 116, '2024-05-06', 'yes', 'no');
INSERT INTO course_bookings VALUES (23, 7, 115, '2024-03-28', 'yes', 'yes');
INSERT INTO course_bookings VALUES (24, 7, 112, '2024-04-09', 'yes', 'yes');
INSERT INTO course_bookings VALUES (25, 7, 105, '2024-05-08', 'yes', 'yes');
INSERT INTO course_bookings VALUES (26, 7, 120, '2024-03-22', 'yes', 'yes');
INSERT INTO course_bookings VALUES (27, 8, 116, '2024-05-09', 'yes', NULL);
INSERT INTO course_bookings VALUES (28, 8, 107, '2024-06-06', 'yes', NULL);
INSERT INTO course_bookings VALUES (29, 9, 104, '2024-06-08', 'yes', NULL);
INSERT INTO course_bookings VALUES (30, 9, 112, '2024-06-21', 'yes', NULL);
INSERT INTO course_bookings VALUES (31, 9, 105, '2024-05-28', 'yes', NULL);
INSERT INTO course_bookings VALUES (32, 9, 120, '2024-06-24', 'yes', NULL);
INSERT INTO course_bookings VALUES (33, 9, 117, '2024-06-07', 'yes', NULL);

