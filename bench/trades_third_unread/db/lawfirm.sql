CREATE TABLE lawyers (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  role TEXT NOT NULL,
  hourly_rate REAL,
  joined_on TEXT,
  left_on TEXT
);
CREATE TABLE clients (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  town TEXT,
  email TEXT,
  phone TEXT,
  client_since TEXT,
  referred_by INTEGER REFERENCES clients(id)
);
CREATE TABLE matters (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients(id),
  lawyer_id INTEGER NOT NULL REFERENCES lawyers(id),
  title TEXT NOT NULL,
  area TEXT NOT NULL,
  opened_on TEXT NOT NULL,
  closed_on TEXT,
  status TEXT NOT NULL
);
CREATE TABLE invoices (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL,
  matter_id INTEGER NOT NULL REFERENCES matters(id),
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  amount REAL NOT NULL,
  paid_on TEXT
);
CREATE TABLE time_entries (
  id INTEGER PRIMARY KEY,
  matter_id INTEGER NOT NULL REFERENCES matters(id),
  lawyer_id INTEGER NOT NULL REFERENCES lawyers(id),
  worked_on TEXT NOT NULL,
  hours REAL NOT NULL,
  activity TEXT NOT NULL,
  billable INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE hearings (
  id INTEGER PRIMARY KEY,
  matter_id INTEGER NOT NULL REFERENCES matters(id),
  hearing_date TEXT NOT NULL,
  court TEXT NOT NULL,
  outcome TEXT
);

INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (1,
  'Margaret', 'Ashdown', 'partner', 310.0, '2022-01-10', NULL);
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (2,
  'Tobias', 'Keller', 'partner', 290.0, '2022-01-10', NULL);
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (3,
  'Priya', 'Raman', 'senior associate', 230.0, '2022-02-01', NULL);
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (4,
  'Owen', 'Fairley', 'associate', 185.0, '2022-06-13', NULL);
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (5,
  'Helena', 'Costa', 'associate', 180.0, '2022-03-14', '2024-08-30');
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (6,
  'Daniel', 'Brooks', 'trainee', 95.0, '2023-09-04', NULL);
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (7,
  'Ruth', 'Sandiford', 'paralegal', 80.0, '2022-01-17', NULL);
INSERT INTO lawyers (id, first_name, last_name, role, hourly_rate, joined_on, left_on) VALUES (8,
  'Callum', 'Drew', 'trainee', 95.0, '2025-09-01', NULL);

INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (1,
  'Hollins Bakery Ltd', 'company', 'Marlow', 'office@hollinsbakery.co.uk', '01491 216772',
  '2022-03-17', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (2,
  'Janet Pruett', 'person', 'Marlow', 'janet.pruett@fastpost.co.uk', '01494 302400', '2022-03-30',
  NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (3,
  'Samuel Okafor', 'person', 'High Wycombe', 'samuel.okafor@inbox.net', '01628 207141',
  '2022-04-18', 2);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (4,
  'Greenacre Nurseries Ltd', 'company', 'Henley', 'office@greenacrenurseries.co.uk', '01494 328497',
  '2022-05-11', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (5,
  'Dorothy Lane', 'person', 'Bourne End', NULL, '01494 696080', '2022-08-29', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (6,
  'Faisal Rahman', 'person', 'Slough', 'faisal.rahman@fastpost.co.uk', '01491 696924', '2022-11-07',
  NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (7,
  'Thames Valley Scaffolding', 'company', 'Maidenhead', 'office@thamesvalleyscaffolding.co.uk',
  '01753 773455', '2022-12-19', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (8,
  'Lucy Birtwhistle', 'person', 'Marlow', 'lucy.birtwhistle@fastpost.co.uk', '01628 448549',
  '2023-02-06', 2);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (9,
  'Kestrel Print & Design', 'company', 'Maidenhead', 'office@kestrelprintdesign.co.uk',
  '01628 961023', '2023-02-14', 7);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (10,
  'Anthony Moreau', 'person', 'Henley', 'anthony.moreau@fastpost.co.uk', NULL, '2023-05-15', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (11,
  'Nadia Petrova', 'person', 'High Wycombe', 'nadia.petrova@fastpost.co.uk', '01494 532920',
  '2023-10-03', 3);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (12,
  'Brightwell Dental Practice', 'company', 'Marlow', 'office@brightwelldentalpractice.co.uk',
  '01628 576628', '2023-10-09', 1);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (13,
  'Gordon Telfer', 'person', 'Cookham', NULL, '01491 414247', '2023-10-24', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (14,
  'Ferryman Inns Ltd', 'company', 'Henley', 'office@ferrymaninns.co.uk', '01491 583206',
  '2023-12-14', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (15,
  'Emily Strand', 'person', 'Maidenhead', 'emily.strand@fastpost.co.uk', '01491 779639',
  '2024-01-05', 9);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (16,
  'Wei Zhang', 'person', 'Slough', 'wei.zhang@fastpost.co.uk', NULL, '2024-02-05', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (17,
  'Michael Donnelly', 'person', 'High Wycombe', 'michael.donnelly@mailbox.uk', '01491 808890',
  '2024-03-07', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (18,
  'Oakridge Garage', 'company', 'Bourne End', NULL, '01491 628982', '2024-07-01', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (19,
  'Patricia Vaughan', 'person', 'Marlow', 'patricia.vaughan@fastpost.co.uk', '01753 848090',
  '2024-07-15', 5);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (20,
  'Cliveden Catering Ltd', 'company', 'Maidenhead', 'office@clivedencatering.co.uk', '01494 774217',
  '2024-11-01', 14);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (21,
  'Robert Haines', 'person', 'Cookham', NULL, '01753 493427', '2024-12-02', NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (22,
  'Sunita Desai', 'person', 'Slough', 'sunita.desai@inbox.net', '01628 624488', '2025-02-10', 6);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (23,
  'Lionel Marsh', 'person', 'Henley', 'lionel.marsh@fastpost.co.uk', '01491 251510', '2025-02-10',
  NULL);
INSERT INTO clients (id, name, kind, town, email, phone, client_since, referred_by) VALUES (24,
  'Riverside Yoga Studio', 'company', 'Marlow', 'office@riversideyogastudio.co.uk', '01491 961373',
  '2025-03-04', 12);

INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (1,
  1, 2, 'Lease of shop at 14 High Street', 'property', '2022-03-17', '2022-12-20', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (2,
  2, 3, 'Divorce', 'family', '2022-03-30', '2022-09-23', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (3,
  3, 1, 'Purchase of 8 Desborough Road', 'property', '2022-04-18', '2022-08-08', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (4,
  1, 4, 'Dismissal of former baker', 'employment', '2022-05-09', '2022-08-22', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (5,
  4, 2, 'Dispute with seed supplier', 'litigation', '2022-05-11', '2023-03-27', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (6,
  5, 7, 'Will and power of attorney', 'wills and probate', '2022-08-29', '2023-03-24', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (7,
  6, 4, 'Landlord deposit claim', 'litigation', '2022-11-07', NULL, 'open');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (8,
  7, 2, 'Unpaid invoice claim against builder', 'litigation', '2022-12-19', '2023-04-05', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES (9,
  7, 4, 'Accident at Bath Road site', 'personal injury', '2023-01-19', '2023-11-20', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (10, 8, 3, 'Separation agreement', 'family', '2023-02-06', '2023-07-31', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (11, 9, 4, 'Employment contracts review', 'employment', '2023-02-14', '2023-09-15', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (12, 2, 3, 'Child arrangements', 'family', '2023-04-13', '2024-01-11', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (13, 4, 1, 'Lease of greenhouse land', 'property', '2023-04-17', NULL, 'on hold');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (14, 10, 1, 'Estate of Claude Moreau', 'wills and probate', '2023-05-15', NULL, 'open');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (15, 6, 1, 'Purchase of flat in Slough', 'property', '2023-09-04', '2024-10-16', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (16, 11, 5, 'Unfair dismissal claim', 'employment', '2023-10-03', '2024-08-28', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (17, 12, 2, 'Partnership agreement', 'company', '2023-10-09', '2024-07-29', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (18, 13, 7, 'Will', 'wills and probate', '2023-10-24', '2024-01-23', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (19, 12, 1, 'Purchase of surgery premises', 'property', '2023-11-10', NULL, 'open');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (20, 14, 2, 'Acquisition of the Swan Hotel', 'company', '2023-12-14', '2024-11-06', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (21, 15, 5, 'Cycling accident claim', 'personal injury', '2024-01-05', '2024-05-17', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (22, 16, 1, 'Sale of 22 Langley Road', 'property', '2024-02-05', '2024-05-02', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (23, 11, 3, 'Prenuptial agreement', 'family', '2024-02-06', '2024-09-25', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (24, 9, 2, 'Sale of minority shares', 'company', '2024-03-05', '2025-01-27', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (25, 17, 3, 'Divorce', 'family', '2024-03-07', NULL, 'open');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (26, 14, 1, 'Licence and lease renewal', 'property', '2024-06-03', '2025-02-24', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (27, 18, 2, 'Boundary dispute with neighbour', 'litigation', '2024-07-01', NULL, 'open');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (28, 19, 1, 'Estate of Harold Vaughan', 'wills and probate', '2024-07-15', '2024-12-20',
  'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (29, 14, 4, 'Redundancy consultation', 'employment', '2024-10-21', NULL, 'open');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (30, 20, 4, 'TUPE transfer of kitchen staff', 'employment', '2024-11-01', '2025-12-12', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (31, 21, 3, 'Slip and fall at supermarket', 'personal injury', '2024-12-02', '2025-11-12',
  'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (32, 22, 3, 'Divorce', 'family', '2025-02-10', '2025-10-28', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (33, 20, 2, 'Shareholders agreement', 'company', '2025-06-12', '2025-11-03', 'closed');
INSERT INTO matters (id, client_id, lawyer_id, title, area, opened_on, closed_on, status) VALUES
  (34, 22, 1, 'Transfer of family home', 'property', '2025-08-04', NULL, 'open');

INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (1,
  '2022-001', 2, '2022-06-01', '2022-07-01', 80.0, '2022-06-06');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (2,
  '2022-002', 3, '2022-06-01', '2022-07-01', 1240.0, '2022-06-07');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (3,
  '2022-003', 3, '2022-06-01', '2022-07-01', 40.0, '2022-06-25');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (4,
  '2022-004', 4, '2022-07-01', '2022-07-31', 185.0, '2022-07-09');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (5,
  '2022-005', 5, '2022-08-01', '2022-08-31', 580.0, '2022-08-28');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (6,
  '2022-006', 2, '2022-09-01', '2022-10-01', 1425.0, '2022-10-27');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (7,
  '2022-007', 6, '2022-11-01', '2022-12-01', 60.0, '2022-11-10');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (8,
  '2022-008', 1, '2022-12-01', '2022-12-31', 580.0, '2022-12-23');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (9,
  '2022-009', 6, '2022-12-01', '2022-12-31', 100.0, '2023-02-09');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (10,
  '2023-001', 8, '2023-03-01', '2023-03-31', 217.5, '2023-03-18');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (11,
  '2023-002', 8, '2023-04-03', '2023-05-03', 155.0, NULL);
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (12,
  '2023-003', 9, '2023-06-01', '2023-07-01', 172.5, '2023-07-04');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (13,
  '2023-004', 10, '2023-06-01', '2023-07-01', 930.0, '2023-06-13');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (14,
  '2023-005', 7, '2023-10-02', '2023-11-01', 502.5, '2023-10-24');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (15,
  '2023-006', 12, '2023-11-01', '2023-12-01', 500.0, '2023-11-13');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (16,
  '2023-007', 9, '2023-12-01', '2023-12-31', 1110.0, '2023-12-15');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (17,
  '2023-008', 18, '2023-12-01', '2023-12-31', 95.0, '2023-12-12');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (18,
  '2024-001', 18, '2024-01-01', '2024-01-31', 80.0, '2024-02-07');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (19,
  '2024-002', 13, '2024-02-01', '2024-03-02', 155.0, '2024-04-04');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (20,
  '2024-003', 17, '2024-03-01', '2024-03-31', 580.0, '2024-04-02');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (21,
  '2024-004', 21, '2024-03-01', '2024-03-31', 1110.0, '2024-05-12');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (22,
  '2024-005', 23, '2024-03-01', '2024-03-31', 200.0, '2024-03-25');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (23,
  '2024-006', 16, '2024-04-01', '2024-05-01', 90.0, '2024-04-08');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (24,
  '2024-007', 19, '2024-05-01', '2024-05-31', 925.0, '2024-07-02');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (25,
  '2024-008', 20, '2024-06-03', '2024-07-03', 580.0, '2024-07-26');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (26,
  '2024-009', 25, '2024-06-03', '2024-07-03', 465.0, '2024-06-18');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (27,
  '2024-010', 26, '2024-07-01', '2024-07-31', 930.0, '2024-08-11');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (28,
  '2024-011', 17, '2024-08-01', '2024-08-31', 405.0, '2024-08-06');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (29,
  '2024-012', 24, '2024-08-01', '2024-08-31', 72.5, '2024-08-26');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (30,
  '2024-013', 25, '2024-08-01', '2024-08-31', 730.0, '2024-08-15');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (31,
  '2024-014', 28, '2024-08-01', '2024-08-31', 310.0, NULL);
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (32,
  '2024-015', 16, '2024-09-02', '2024-10-02', 225.0, '2024-10-25');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (33,
  '2024-016', 20, '2024-09-02', '2024-10-02', 785.0, NULL);
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (34,
  '2024-017', 24, '2024-09-02', '2024-10-02', 575.0, '2024-10-08');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (35,
  '2024-018', 15, '2024-10-01', '2024-10-31', 1472.5, '2024-10-11');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (36,
  '2024-019', 23, '2024-10-01', '2024-10-31', 845.0, '2024-10-16');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (37,
  '2025-001', 28, '2025-01-01', '2025-01-31', 1332.5, '2025-01-05');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (38,
  '2025-002', 29, '2025-04-01', '2025-05-01', 1017.5, NULL);
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (39,
  '2025-003', 30, '2025-07-01', '2025-07-31', 185.0, '2025-07-09');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (40,
  '2025-004', 32, '2025-07-01', '2025-07-31', 620.0, '2025-07-16');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (41,
  '2025-005', 31, '2025-11-03', '2025-12-03', 460.0, '2025-12-28');
INSERT INTO invoices (id, number, matter_id, issued_on, due_on, amount, paid_on) VALUES (42,
  '2026-001', 34, '2026-02-02', '2026-03-04', 1060.0, '2026-02-07');

INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (1,
  2, 7, '2022-05-16', 1.0, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (2,
  3, 1, '2022-05-24', 4.0, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (3,
  3, 7, '2022-05-25', 0.5, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (4,
  4, 4, '2022-06-24', 1.0, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (5,
  2, 7, '2022-07-22', 2.0, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (6,
  5, 2, '2022-07-25', 2.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (7,
  2, 3, '2022-08-04', 5.5, 'site visit', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (8,
  4, 4, '2022-08-17', 1.0, 'correspondence', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES (9,
  6, 7, '2022-10-05', 0.75, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (10, 1, 2, '2022-10-21', 1.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (11, 6, 7, '2022-10-26', 1.0, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (12, 6, 7, '2022-11-14', 0.25, 'research', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (13, 1, 2, '2022-11-28', 1.0, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (14, 8, 2, '2023-01-06', 2.0, 'phone call', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (15, 8, 2, '2023-02-24', 0.75, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (16, 8, 1, '2023-03-31', 0.5, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (17, 7, 7, '2023-04-24', 0.5, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (18, 10, 3, '2023-05-01', 3.0, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (19, 9, 3, '2023-05-08', 0.75, 'site visit', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (20, 10, 7, '2023-05-12', 3.0, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (21, 12, 7, '2023-05-29', 0.5, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (22, 14, 1, '2023-07-03', 1.5, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (23, 14, 3, '2023-07-18', 1.5, 'document review', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (24, 7, 4, '2023-09-27', 2.5, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (25, 9, 4, '2023-10-03', 0.5, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (26, 12, 3, '2023-10-05', 2.0, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (27, 13, 3, '2023-10-31', 1.5, 'correspondence', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (28, 14, 1, '2023-11-17', 4.0, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (29, 9, 4, '2023-11-20', 5.5, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (30, 18, 6, '2023-11-27', 1.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (31, 19, 3, '2023-11-27', 2.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (32, 18, 7, '2023-12-07', 1.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (33, 15, 1, '2024-01-03', 3.0, 'phone call', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (34, 13, 1, '2024-01-15', 0.5, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (35, 21, 7, '2024-02-12', 1.5, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (36, 23, 7, '2024-02-12', 2.5, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (37, 17, 2, '2024-02-16', 2.0, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (38, 21, 5, '2024-02-26', 5.5, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (39, 16, 5, '2024-03-15', 0.5, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (40, 15, 1, '2024-04-12', 4.0, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (41, 22, 7, '2024-04-16', 1.0, 'document review', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (42, 22, 1, '2024-04-18', 0.5, 'correspondence', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (43, 19, 1, '2024-04-25', 1.5, 'site visit', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (44, 17, 2, '2024-05-09', 1.0, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (45, 25, 1, '2024-05-17', 1.5, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (46, 20, 2, '2024-05-28', 2.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (47, 25, 3, '2024-05-29', 3.0, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (48, 26, 1, '2024-06-04', 3.0, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (49, 24, 2, '2024-07-04', 0.25, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (50, 16, 5, '2024-07-15', 0.5, 'site visit', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (51, 17, 3, '2024-07-15', 0.5, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (52, 25, 7, '2024-07-15', 0.5, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (53, 24, 2, '2024-07-18', 0.75, 'research', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (54, 20, 2, '2024-07-22', 2.5, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (55, 28, 1, '2024-07-25', 1.0, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (56, 24, 6, '2024-08-06', 2.5, 'site visit', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (57, 16, 5, '2024-08-09', 0.75, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (58, 27, 2, '2024-08-20', 0.75, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (59, 24, 7, '2024-08-23', 1.5, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (60, 28, 1, '2024-08-26', 2.5, 'drafting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (61, 20, 7, '2024-08-28', 0.75, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (62, 23, 3, '2024-08-28', 3.0, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (63, 23, 1, '2024-09-11', 0.5, 'research', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (64, 15, 1, '2024-09-18', 0.75, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (65, 27, 2, '2024-10-07', 0.75, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (66, 27, 2, '2024-10-10', 1.0, 'court attendance', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (67, 20, 6, '2024-10-29', 0.5, 'document review', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (68, 28, 6, '2024-12-04', 2.5, 'document review', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (69, 25, 3, '2024-12-09', 5.5, 'phone call', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (70, 28, 7, '2024-12-09', 4.0, 'site visit', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (71, 31, 3, '2025-03-03', 1.5, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (72, 29, 4, '2025-03-18', 5.5, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (73, 30, 4, '2025-06-03', 1.0, 'phone call', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (74, 32, 1, '2025-06-16', 2.0, 'client meeting', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (75, 29, 6, '2025-06-25', 5.5, 'drafting', 0);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (76, 34, 1, '2025-08-18', 2.0, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (77, 31, 3, '2025-10-02', 0.5, 'correspondence', 1);
INSERT INTO time_entries (id, matter_id, lawyer_id, worked_on, hours, activity, billable) VALUES
  (78, 34, 7, '2026-01-19', 5.5, 'drafting', 1);

INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (1, 2, '2022-09-21',
  'High Wycombe Family Court', 'adjourned');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (2, 7, '2023-03-17',
  'Oxford Combined Court', 'adjourned');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (3, 7, '2023-04-10',
  'Oxford Combined Court', 'order made');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (4, 10, '2023-07-04',
  'High Wycombe Family Court', 'adjourned');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (5, 12, '2023-07-19',
  'High Wycombe Family Court', 'settled');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (6, 9, '2023-08-07',
  'Oxford Combined Court', 'adjourned');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (7, 9, '2023-08-14',
  'Oxford Combined Court', 'settled');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (8, 16, '2023-11-13',
  'Watford Employment Tribunal', 'won');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (9, 21, '2024-02-16',
  'Slough County Court', 'adjourned');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (10, 21, '2024-05-10',
  'Slough County Court', 'directions given');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (11, 23, '2024-07-31',
  'High Wycombe Family Court', 'order made');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (12, 27, '2025-03-24',
  'Oxford Combined Court', 'settled');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (13, 30, '2025-05-29',
  'Watford Employment Tribunal', 'settled');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (14, 29, '2025-06-30',
  'Watford Employment Tribunal', 'won');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (15, 32, '2025-09-26',
  'High Wycombe Family Court', 'directions given');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (16, 32, '2025-10-17',
  'High Wycombe Family Court', 'lost');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (17, 31, '2025-11-03',
  'Slough County Court', 'won');
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (18, 7, '2026-04-14',
  'Reading County Court', NULL);
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (19, 25, '2026-04-29',
  'High Wycombe Family Court', NULL);
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (20, 27, '2026-05-20',
  'Reading County Court', NULL);
INSERT INTO hearings (id, matter_id, hearing_date, court, outcome) VALUES (21, 29, '2026-06-09',
  'Watford Employment Tribunal', NULL);
