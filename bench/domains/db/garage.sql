CREATE TABLE Customers (
  cust_id INTEGER PRIMARY KEY,
  cust_name TEXT,
  cust_town TEXT,
  cust_phone TEXT,
  cust_since INTEGER,
  cust_kind TEXT
);
INSERT INTO Customers VALUES
(1, 'Walter Hobbs', 'Eastmere', '555-0141', 2011, 'private'),
  (2, 'Greenleaf Couriers', 'Dunholm', '555-0177', 2016, 'fleet'),
(3, 'Marisol Vega', 'Eastmere', NULL, 2019, 'private'),
  (4, 'Trevor Ingham', 'Kirkby Ash', '555-0109', 2008, 'private'),
(5, 'Amélie Dufour', 'Dunholm', '555-0192', 2022, 'private'),
  (6, 'Hightown Taxis', 'Hightown', '555-0166', 2013, 'fleet'),
(7, 'Sunil Kapoor', 'Hightown', '555-0123', 2015, 'private'),
  (8, 'Bridget O''Shea', 'Eastmere', '555-0138', 2020, 'private'),
(9, 'Norbert Gast', 'Kirkby Ash', NULL, 2023, 'private'),
  (10, 'Parish Council', 'Kirkby Ash', '555-0115', 2010, 'public'),
(11, 'Ines Carvalho', 'Dunholm', '555-0150', 2018, 'private'),
  (12, 'Leonard Webb', 'Eastmere', '555-0184', 2024, 'private'),
(13, 'Agnes Poole', 'Hightown', '555-0131', 2012, 'private'),
  (14, 'Dario Conti', 'Port Lisle', '555-0159', 2021, 'private');

CREATE TABLE Vehicles (
  veh_id INTEGER PRIMARY KEY,
  veh_plate TEXT,
  veh_make TEXT,
  veh_model TEXT,
  veh_year INTEGER,
  veh_km INTEGER,
  veh_fuel TEXT,
  cust_id INTEGER
);
INSERT INTO Vehicles VALUES
(1, 'EM11 KLO', 'Ford', 'Focus', 2012, 143200, 'petrol', 1),
  (2, 'DH65 VAN', 'Ford', 'Transit', 2016, 201450, 'diesel', 2),
(3, 'DH18 VAN', 'Renault', 'Kangoo', 2018, 156300, 'diesel', 2),
  (4, 'DH21 EVX', 'Renault', 'Kangoo E-Tech', 2021, 61200, 'electric', 2),
(5, 'EM07 SEA', 'Seat', 'Ibiza', 2007, 189900, 'petrol', 3),
  (6, 'KA99 TRV', 'Volvo', 'V70', 1999, 312700, 'petrol', 4),
(7, 'KA22 XCF', 'Volvo', 'XC40', 2022, 24800, 'hybrid', 4),
  (8, 'DH70 AML', 'Peugeot', 208, 2020, 38100, 'electric', 5),
(9, 'HT14 CAB', 'Skoda', 'Octavia', 2014, 287600, 'diesel', 6),
  (10, 'HT17 CAB', 'Skoda', 'Superb', 2017, 245300, 'diesel', 6),
(11, 'HT20 CAB', 'Toyota', 'Corolla', 2020, 118900, 'hybrid', 6),
  (12, 'HT09 SUN', 'Honda', 'Jazz', 2009, 97500, 'petrol', 7),
(13, 'EM16 BOS', 'Toyota', 'Yaris', 2016, 72100, 'hybrid', 8),
  (14, 'KA13 NOG', 'Volkswagen', 'Golf', 2013, 164800, 'diesel', 9),
(15, 'KA08 TIP', 'Ford', 'Ranger', 2008, 133050, 'diesel', 10),
  (16, 'KA19 PCL', 'Nissan', 'e-NV200', 2019, 44700, 'electric', 10),
(17, 'DH15 INC', 'Fiat', 500, 2015, 81600, 'petrol', 11),
  (18, 'EM23 LWB', 'Volkswagen', 'ID.3', 2023, 9300, 'electric', 12),
(19, 'HT03 AGP', 'Rover', 75, 2003, 128400, 'petrol', 13),
  (20, 'PL18 DCO', 'Alfa Romeo', 'Giulia', 2018, 67400, 'petrol', 14),
(21, 'EM66 HBS', 'Honda', 'Civic', 2016, NULL, 'petrol', 1);

CREATE TABLE Mechanics (
  emp_id INTEGER PRIMARY KEY,
  emp_name TEXT,
  emp_grade TEXT,
  emp_hired TEXT,
  emp_rate REAL,
  emp_boss INTEGER,
  emp_active INTEGER
);
INSERT INTO Mechanics VALUES
(1, 'Hazel Brannigan', 'Workshop Manager', '2006-04-03', 58, NULL, 1),
  (2, 'Ray Sutcliffe', 'Master Technician', '2009-08-17', 52.5, 1, 1),
(3, 'Danuta Zielińska', 'Master Technician', '2014-01-20', 50, 1, 1),
  (4, 'Joe Pickering', 'Technician', '2017-06-12', 41, 2, 1),
(5, 'Kemal Aydın', 'Technician', '2019-10-07', 39.5, 2, 1),
  (6, 'Molly Frost', 'Technician', '2021-02-15', 38, 3, 1),
(7, 'Theo Barnes', 'Apprentice', '2023-09-04', 19.5, 3, 1),
  (8, 'Abigail Stone', 'Apprentice', '2024-09-02', 17, 2, 1),
(9, 'Frank Dobson', 'Technician', '2010-03-22', 40, 1, 0);

CREATE TABLE Suppliers (
  supp_id INTEGER PRIMARY KEY,
  supp_name TEXT,
  supp_country TEXT,
  lead_days INTEGER
);
INSERT INTO Suppliers VALUES
(1, 'Northern Motor Factors', 'United Kingdom', 2), (2, 'Autoteile Krämer', 'Germany', 5),
  (3, 'Pièces Rapides', 'France', 4),
(4, 'Kansai Components', 'Japan', 21), (5, 'Budget Bits', 'United Kingdom', 1),
  (6, 'Volta Systems', 'Norway', 9), (7, 'Recambios Duero', 'Spain', 6);

CREATE TABLE Parts (
  part_no TEXT PRIMARY KEY,
  part_name TEXT,
  supp_id INTEGER,
  unit_price REAL,
  stock_qty INTEGER,
  min_qty INTEGER
);
INSERT INTO Parts VALUES
('BRK-010', 'Brake pad set', 1, 34.9, 26, 10), ('BRK-022', 'Brake disc', 2, 61.5, 9, 8),
  ('FLT-001', 'Oil filter', 5, 6.75, 54, 20),
('FLT-004', 'Cabin filter', 5, 9.2, 17, 12), ('OIL-530', 'Engine oil 5W-30, 5 l', 1, 31, 40, 15),
  ('BAT-070', 'Battery 70 Ah', 2, 112, 4, 4),
('BAT-12E', '12 V auxiliary battery, EV', 6, 148.5, 2, 3), ('CLT-200', 'Clutch kit', 2, 238, 1, 2),
  ('TMB-118', 'Timing belt kit', 4, 129.95, 3, 3),
('EXH-310', 'Rear silencer', 3, 94, 2, 2), ('TYR-195', 'Tyre 195/65 R15', 1, 58.4, 22, 16),
  ('TYR-225', 'Tyre 225/45 R17', 1, 83.6, 7, 12),
('SUS-041', 'Front shock absorber', 3, 76.3, 6, 4), ('LMP-H7', 'Headlamp bulb H7', 5, 4.1, 61, 25),
('WPR-24', 'Wiper blade 24 in', NULL, 7.95, 33, 20),
  ('INV-900', 'Traction inverter', 6, 1890, 0, 0);

CREATE TABLE Jobs (
  job_no INTEGER PRIMARY KEY,
  veh_id INTEGER,
  opened TEXT,
  closed TEXT,
  status TEXT,
  complaint TEXT,
  checked_by INTEGER
);
INSERT INTO Jobs VALUES
(3001, 1, '2024-01-08', '2024-01-09', 'closed', 'annual service', 2),
  (3002, 9, '2024-01-15', '2024-01-17', 'closed', 'brakes squealing', 2),
(3003, 2, '2024-01-22', '2024-01-29', 'closed', 'clutch slipping', 3),
  (3004, 6, '2024-02-05', '2024-02-07', 'closed', 'exhaust rattle', 2),
(3005, 14, '2024-02-12', '2024-02-16', 'closed', 'timing belt due', 3),
  (3006, 12, '2024-02-20', '2024-02-20', 'closed', 'headlamp out', NULL),
(3007, 10, '2024-03-04', '2024-03-06', 'closed', 'annual service', 2),
  (3008, 3, '2024-03-11', '2024-03-12', 'closed', 'battery dead', 1),
(3009, 8, '2024-03-18', '2024-03-18', 'closed', 'tyre puncture', NULL),
  (3010, 17, '2024-04-02', '2024-04-04', 'closed', 'annual service', 3),
(3011, 19, '2024-04-09', '2024-04-15', 'closed', 'won''t start', 1),
  (3012, 9, '2024-04-22', '2024-04-23', 'closed', 'annual service', 3),
(3013, 4, '2024-05-06', '2024-05-20', 'closed', 'charging fault', 1),
  (3014, 5, '2024-05-13', '2024-05-14', 'cancelled', 'clutch slipping', NULL),
(3015, 13, '2024-05-27', '2024-05-27', 'closed', 'annual service', 2),
  (3016, 11, '2024-06-03', '2024-06-05', 'closed', 'brakes squealing', 1),
(3017, 2, '2024-06-17', '2024-06-19', 'closed', 'suspension knock', 2),
  (3018, 20, '2024-07-01', '2024-07-02', 'closed', 'tyres worn', NULL),
(3019, 15, '2024-07-15', '2024-07-19', 'closed', 'annual service', 3),
  (3020, 16, '2024-08-05', '2024-08-06', 'closed', 'battery dead', 1),
(3021, 6, '2024-08-19', '2024-08-22', 'closed', 'brakes squealing', 2),
  (3022, 1, '2024-09-02', '2024-09-04', 'closed', 'suspension knock', 3),
(3023, 10, '2024-09-16', NULL, 'waiting parts', 'clutch slipping', NULL),
  (3024, 4, '2024-09-23', NULL, 'waiting parts', 'inverter failure', NULL),
(3025, 9, '2024-09-30', NULL, 'open', 'timing belt due', NULL),
  (3026, 7, '2024-10-02', NULL, 'open', 'annual service', NULL),
(3027, 3, '2024-10-03', NULL, 'open', 'tyres worn', NULL),
  (3028, 14, '2024-10-04', '2024-10-04', 'cancelled', 'annual service', NULL);

CREATE TABLE JobLabour (
  job_no INTEGER,
  emp_id INTEGER,
  hours REAL,
  PRIMARY KEY (job_no, emp_id)
);
INSERT INTO JobLabour VALUES
(3001, 5, 3), (3002, 6, 1.25), (3003, 5, 1.25), (3004, 7, 1), (3005, 2, 1.5), (3006, 6, 1.5),
  (3006, 5, 2), (3007, 6, 2), (3007, 3, 1), (3008, 6, 3),
(3008, 2, 6), (3009, 5, 2.5), (3009, 6, 2.5), (3010, 2, 4.5), (3010, 5, 2.5), (3011, 5, 2.5),
  (3012, 3, 3), (3012, 2, 0.5), (3013, 3, 6), (3015, 5, 3),
(3016, 6, 1), (3017, 4, 2), (3017, 3, 3), (3018, 4, 1.25), (3018, 6, 1.5), (3019, 3, 3),
  (3020, 5, 6), (3021, 5, 2.5), (3022, 2, 3), (3022, 3, 4.5),
(3023, 4, 1.5), (3024, 6, 6), (3025, 5, 6), (3025, 4, 3);

CREATE TABLE JobParts (
  job_no INTEGER,
  part_no TEXT,
  qty INTEGER,
  PRIMARY KEY (job_no, part_no)
);
INSERT INTO JobParts VALUES
(3001, 'FLT-001', 1), (3001, 'OIL-530', 1), (3001, 'FLT-004', 1), (3002, 'BRK-010', 1),
  (3002, 'BRK-022', 2), (3003, 'CLT-200', 1),
(3004, 'EXH-310', 1), (3005, 'TMB-118', 1), (3006, 'LMP-H7', 2), (3007, 'FLT-001', 1),
  (3007, 'OIL-530', 1), (3007, 'FLT-004', 1),
(3008, 'BAT-070', 1), (3009, 'TYR-195', 1), (3010, 'FLT-001', 1), (3010, 'OIL-530', 1),
  (3010, 'FLT-004', 1), (3011, 'BAT-070', 1),
(3011, 'FLT-001', 1), (3011, 'OIL-530', 1), (3012, 'FLT-001', 1), (3012, 'OIL-530', 1),
  (3013, 'BAT-12E', 1), (3015, 'FLT-001', 1),
(3015, 'OIL-530', 1), (3015, 'FLT-004', 1), (3016, 'BRK-010', 1), (3016, 'BRK-022', 2),
  (3017, 'SUS-041', 2), (3018, 'TYR-225', 4),
(3019, 'FLT-001', 1), (3019, 'OIL-530', 1), (3019, 'FLT-004', 1), (3020, 'BAT-12E', 1),
  (3021, 'BRK-010', 1), (3021, 'BRK-022', 2),
(3022, 'SUS-041', 2), (3025, 'TMB-118', 1);

CREATE TABLE Invoices (
  inv_no INTEGER PRIMARY KEY,
  job_no INTEGER,
  inv_date TEXT,
  inv_total REAL,
  paid TEXT,
  paid_on TEXT
);
INSERT INTO Invoices VALUES
(20241, 3001, '2024-01-12', 236.55, 'Y', '2024-02-09'),
  (20242, 3002, '2024-01-20', 233.9, 'Y', '2024-03-01'),
(20243, 3003, '2024-02-01', 317.0, 'Y', '2024-02-13'),
  (20244, 3004, '2024-02-10', 125.2, 'Y', '2024-02-15'),
(20245, 3005, '2024-02-19', 255.95, 'Y', '2024-02-19'),
  (20246, 3006, '2024-02-20', 225.8, 'Y', '2024-02-25'),
(20247, 3007, '2024-03-06', 248.55, 'Y', '2024-03-11'),
  (20248, 3008, '2024-03-12', 798.4, 'Y', '2024-04-09'),
(20249, 3009, '2024-03-19', 368.4, 'Y', '2024-03-24'),
  (20250, 3010, '2024-04-07', 582.95, 'Y', '2024-05-05'),
(20251, 3011, '2024-04-15', 307.75, 'N', NULL),
  (20252, 3012, '2024-04-24', 319.75, 'Y', '2024-06-04'),
  (20253, 3013, '2024-05-23', 628.5, 'N', NULL),
(20254, 3015, '2024-05-28', 236.55, 'Y', '2024-07-08'),
  (20255, 3016, '2024-06-06', 218.7, 'Y', '2024-06-18'),
(20256, 3017, '2024-06-20', 523.8, 'Y', '2024-06-20'),
  (20257, 3018, '2024-07-03', 507.6, 'Y', '2024-07-03'),
(20258, 3019, '2024-07-19', 286.95, 'N', NULL),
  (20259, 3020, '2024-08-09', 527.7, 'Y', '2024-08-09'),
  (20260, 3021, '2024-08-24', 315.9, 'N', NULL),
(20261, 3022, '2024-09-06', 764.6, 'N', NULL);
