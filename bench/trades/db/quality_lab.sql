CREATE TABLE Supplier (
  SupplierId INTEGER PRIMARY KEY,
  SupplierName TEXT NOT NULL,
  Country TEXT,
  ContactPerson TEXT,
  ApprovedOn TEXT,
  SupplierStatus TEXT
);

INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (1, 'Hanwell Capacitors Ltd', 'United Kingdom', 'Oona Fairley', '2022-01-10', 'Approved');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (2, 'Shenzhen Lumitek', 'China', 'Wei Zhang', '2022-02-21', 'Approved');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (3, 'Brennauer Steckverbinder', 'Germany', 'Klaus Rieger', '2022-01-10', 'Approved');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (4, 'Taichung Semicon', 'Taiwan', 'Mei-Ling Hsu', '2022-05-03', 'Approved');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (5, 'PCB Nordic', 'Sweden', 'Lars Ekholm', '2022-03-15', 'Approved');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (6, 'Vistula Coils', 'Poland', 'Agata Mazur', '2023-02-06', 'Probation');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (7, 'Guangdong Passive Parts', 'China', 'Lin Chen', '2022-09-19', 'Blocked');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (8, 'Relais Dauphin', 'France', 'Sophie Marchand', '2023-06-12', 'Approved');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (9, 'Ibérica Displays', 'Spain', NULL, NULL, 'Candidate');
INSERT INTO Supplier (SupplierId, SupplierName, Country, ContactPerson, ApprovedOn, SupplierStatus)
  VALUES (10, 'Akron Crystal', 'United States', 'Dale Whitmer', '2024-04-08', 'Approved');

CREATE TABLE Component (
  ComponentId INTEGER PRIMARY KEY,
  PartNumber TEXT UNIQUE,
  Description TEXT,
  Category TEXT,
  UnitPriceCents INTEGER
);

INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (1,
  'CAP-100U', 'Electrolytic capacitor 100 uF', 'Passive', 18);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (2,
  'CAP-10N', 'Ceramic capacitor 10 nF', 'Passive', 3);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (3,
  'RES-4K7', 'Resistor 4.7 kOhm', 'Passive', 1);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (4,
  'LED-WHT', 'White SMD LED', 'Opto', 9);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (5,
  'CON-USBC', 'USB-C socket', 'Connector', 64);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (6,
  'CON-8P', '8-pin header', 'Connector', 22);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (7,
  'MCU-32F', '32-bit microcontroller', 'Semiconductor', 315);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (8,
  'REG-3V3', 'Voltage regulator 3.3 V', 'Semiconductor', 47);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (9,
  'PCB-MAIN', 'Main board, 4 layers', 'Board', 780);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (10,
  'PCB-IO', 'I/O board, 2 layers', 'Board', 340);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (11,
  'IND-22U', 'Inductor 22 uH', 'Passive', 31);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (12,
  'REL-12V', 'Relay 12 V', 'Electromechanical', 142);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (13,
  'XTL-16M', 'Crystal 16 MHz', 'Passive', 38);
INSERT INTO Component (ComponentId, PartNumber, Description, Category, UnitPriceCents) VALUES (14,
  'DSP-OLED', 'OLED display 1.3 inch', 'Opto', 595);

CREATE TABLE Inspector (
  InspectorId INTEGER PRIMARY KEY,
  FullName TEXT NOT NULL,
  JobTitle TEXT,
  StartedOn TEXT,
  IsActive INTEGER
);

INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (1,
  'Ruth Okonkwo', 'Lab lead', '2022-01-03', 1);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (2,
  'Stefan Hirsch', 'Inspector', '2022-01-17', 1);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (3,
  'Maya Lindgren', 'Inspector', '2022-08-01', 1);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (4,
  'Paulo Teixeira', 'Inspector', '2023-02-13', 1);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (5,
  'Grace Pemberton', 'Technician', '2023-09-04', 1);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (6,
  'Viktor Hallas', 'Technician', '2022-03-07', 0);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (7,
  'Aiko Tanaka', 'Inspector', '2024-03-11', 1);
INSERT INTO Inspector (InspectorId, FullName, JobTitle, StartedOn, IsActive) VALUES (8,
  'Owen Driscoll', 'Apprentice', '2025-09-01', 1);

CREATE TABLE TestMethod (
  MethodId INTEGER PRIMARY KEY,
  MethodCode TEXT,
  MethodName TEXT,
  DurationMinutes INTEGER,
  IsDestructive INTEGER
);

INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (1, 'VIS', 'Visual inspection', 15, 0);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (2, 'DIM', 'Dimensional check', 30, 0);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (3, 'ELC', 'Electrical parameters', 45, 0);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (4, 'SLD', 'Solderability', 60, 1);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (5, 'TMP', 'Temperature cycling', 2880, 0);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (6, 'XRF', 'RoHS screening by X-ray', 20, 0);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (7, 'PUL', 'Pull test', 40, 1);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (8, 'BRN', 'Burn-in', 10080, 0);
INSERT INTO TestMethod (MethodId, MethodCode, MethodName, DurationMinutes, IsDestructive) VALUES
  (9, 'ESD', 'ESD robustness', 90, 1);

CREATE TABLE IncomingBatch (
  BatchId INTEGER PRIMARY KEY,
  BatchCode TEXT UNIQUE,
  ComponentId INTEGER NOT NULL REFERENCES Component(ComponentId),
  SupplierId INTEGER NOT NULL REFERENCES Supplier(SupplierId),
  ReceivedOn TEXT,
  Quantity INTEGER,
  Disposition TEXT -- ACC accepted, REJ rejected, DEV accepted under deviation, NULL undecided
);

INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (1, '2301-001', 5, 3, '2023-01-31', 2500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (2, '2302-002', 2, 1, '2023-02-02', 5000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (3, '2302-003', 5, 3, '2023-02-12', 1000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (4, '2303-004', 4, 2, '2023-03-01', 8000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (5, '2303-005', 2, 1, '2023-03-05', 20000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (6, '2303-006', 9, 5, '2023-03-26', 500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (7, '2303-007', 4, 2, '2023-03-29', 8000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (8, '2304-008', 4, 2, '2023-04-12', 4000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (9, '2304-009', 5, 3, '2023-04-27', 2500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (10, '2305-010', 11, 6, '2023-05-25', 20000, 'DEV');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (11, '2306-011', 8, 4, '2023-06-05', 1500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (12, '2306-012', 2, 7, '2023-06-18', 20000, 'DEV');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (13, '2307-013', 12, 8, '2023-07-21', 600, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (14, '2307-014', 11, 6, '2023-07-22', 10000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (15, '2308-015', 3, 7, '2023-08-24', 10000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (16, '2311-016', 4, 2, '2023-11-07', 4000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (17, '2312-017', 5, 3, '2023-12-08', 1000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (18, '2403-018', 4, 2, '2024-03-27', 8000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (19, '2404-019', 2, 1, '2024-04-06', 10000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (20, '2404-020', 4, 2, '2024-04-20', 4000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (21, '2404-021', 12, 8, '2024-04-25', 600, 'DEV');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (22, '2408-022', 1, 1, '2024-08-15', 20000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (23, '2408-023', 4, 2, '2024-08-17', 4000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (24, '2408-024', 12, 8, '2024-08-29', 600, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (25, '2409-025', 9, 5, '2024-09-24', 200, 'DEV');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (26, '2410-026', 5, 3, '2024-10-15', 2500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (27, '2411-027', 5, 3, '2024-11-09', 2500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (28, '2501-028', 1, 1, '2025-01-05', 20000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (29, '2501-029', 8, 4, '2025-01-24', 1000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (30, '2501-030', 2, 7, '2025-01-24', 20000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (31, '2502-031', 8, 4, '2025-02-03', 500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (32, '2502-032', 5, 3, '2025-02-10', 1000, 'DEV');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (33, '2503-033', 10, 5, '2025-03-01', 200, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (34, '2505-034', 9, 5, '2025-05-11', 500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (35, '2505-035', 10, 5, '2025-05-18', 200, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (36, '2505-036', 8, 4, '2025-05-31', 500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (37, '2506-037', 1, 1, '2025-06-19', 20000, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (38, '2506-038', 7, 4, '2025-06-30', 1500, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (39, '2507-039', 4, 2, '2025-07-13', 8000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (40, '2508-040', 10, 5, '2025-08-08', 500, 'REJ');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (41, '2511-041', 2, 1, '2025-11-15', 10000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (42, '2511-042', 5, 3, '2025-11-25', 1000, 'ACC');
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (43, '2511-043', 12, 8, '2025-11-26', 600, NULL);
INSERT INTO IncomingBatch (BatchId, BatchCode, ComponentId, SupplierId, ReceivedOn, Quantity,
  Disposition) VALUES (44, '2512-044', 2, 1, '2025-12-05', 5000, NULL);

CREATE TABLE TestRun (
  TestRunId INTEGER PRIMARY KEY,
  BatchId INTEGER NOT NULL REFERENCES IncomingBatch(BatchId),
  MethodId INTEGER NOT NULL REFERENCES TestMethod(MethodId),
  InspectorId INTEGER REFERENCES Inspector(InspectorId),
  TestedOn TEXT,
  SampleSize INTEGER,
  FailedUnits INTEGER,
  Result TEXT
);

INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (1, 2, 3, 2, '2023-02-03', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (2, 1, 2, 2, '2023-02-05', 20, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (3, 1, 6, 2, '2023-02-06', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (4, 3, 1, 2, '2023-02-13', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (5, 3, 2, 1, '2023-02-14', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (6, 4, 1, 2, '2023-03-02', 50, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (7, 4, 3, 6, '2023-03-06', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (8, 4, 5, 2, '2023-03-07', 13, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (9, 5, 4, 2, '2023-03-10', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (10, 6, 1, 6, '2023-03-30', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (11, 7, 1, 2, '2023-03-31', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (12, 6, 2, 4, '2023-04-01', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (13, 7, 3, 2, '2023-04-02', 32, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (14, 7, 5, 1, '2023-04-03', 5, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (15, 8, 1, 6, '2023-04-14', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (16, 8, 5, 2, '2023-04-15', 13, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (17, 9, 1, 4, '2023-05-01', 32, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (18, 9, 6, 1, '2023-05-05', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (19, 9, 7, 2, '2023-05-07', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (20, 10, 1, 2, '2023-05-30', 32, 4, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (21, 10, 4, 2, '2023-06-04', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (22, 10, 6, 2, '2023-06-06', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (23, 11, 1, 2, '2023-06-08', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (24, 11, 3, 4, '2023-06-13', 20, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (25, 11, 5, 4, '2023-06-17', 13, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (26, 12, 4, 6, '2023-06-22', 32, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (27, 12, 6, 3, '2023-06-23', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (28, 14, 3, 2, '2023-07-24', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (29, 13, 1, 4, '2023-07-26', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (30, 13, 5, 2, '2023-07-29', 5, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (31, 14, 4, 6, '2023-07-29', 50, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (32, 15, 1, 4, '2023-08-26', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (33, 15, 4, 2, '2023-08-31', 20, 2, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (34, 16, 1, 3, '2023-11-10', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (35, 16, 3, 2, '2023-11-11', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (36, 17, 1, 4, '2023-12-12', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (37, 17, 6, 2, '2023-12-13', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (38, 17, 7, 2, '2023-12-15', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (39, 18, 1, 5, '2024-03-29', 20, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (40, 19, 3, 2, '2024-04-11', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (41, 19, 4, 3, '2024-04-14', 50, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (42, 19, 6, 5, '2024-04-16', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (43, 20, 1, 6, '2024-04-23', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (44, 21, 1, 5, '2024-04-26', 20, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (45, 20, 5, 5, '2024-04-27', 13, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (46, 21, 3, 6, '2024-04-28', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (47, 21, 5, 3, '2024-05-02', 13, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (48, 22, 1, 6, '2024-08-17', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (49, 22, 3, 7, '2024-08-19', 80, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (50, 23, 1, 2, '2024-08-20', 80, 6, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (51, 22, 4, 6, '2024-08-22', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (52, 23, 5, 6, '2024-08-24', 13, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (53, 24, 1, 1, '2024-09-01', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (54, 24, 5, 7, '2024-09-02', 8, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (55, 25, 2, 1, '2024-09-29', 80, 2, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (56, 25, 4, 6, '2024-10-02', 80, 8, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (57, 26, 7, 4, '2024-10-20', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (58, 27, 2, 2, '2024-11-12', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (59, 27, 6, 7, '2024-11-17', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (60, 27, 7, 2, '2024-11-20', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (61, 28, 3, 2, '2025-01-06', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (62, 28, 4, 2, '2025-01-09', 80, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (63, 30, 4, 3, '2025-01-28', 20, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (64, 29, 3, 5, '2025-01-29', 20, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (65, 29, 5, 4, '2025-01-30', 8, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (66, 31, 1, 3, '2025-02-05', 20, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (67, 31, 3, 5, '2025-02-09', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (68, 31, 5, 2, '2025-02-13', 5, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (69, 32, 2, 1, '2025-02-15', 32, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (70, 32, 6, 3, '2025-02-16', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (71, 32, 7, 2, '2025-02-18', 32, 4, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (72, 33, 4, 2, '2025-03-06', 20, 2, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (73, 34, 1, 5, '2025-05-15', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (74, 35, 4, 2, '2025-05-22', 20, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (75, 35, 6, 5, '2025-05-27', 32, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (76, 36, 3, 2, '2025-06-04', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (77, 36, 5, 2, '2025-06-07', 5, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (78, 37, 4, 7, '2025-06-22', 80, 8, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (79, 38, 1, 7, '2025-07-02', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (80, 38, 3, 2, '2025-07-06', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (81, 38, 5, 1, '2025-07-07', 8, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (82, 39, 3, 2, '2025-07-15', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (83, 39, 5, 5, '2025-07-19', 5, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (84, 40, 2, 4, '2025-08-11', 80, 1, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (85, 40, 4, 3, '2025-08-12', 20, 3, 'FAIL');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (86, 41, 3, 2, '2025-11-20', 80, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (87, 41, 4, 4, '2025-11-23', 50, 0, 'PASS');
INSERT INTO TestRun (TestRunId, BatchId, MethodId, InspectorId, TestedOn, SampleSize, FailedUnits,
  Result) VALUES (88, 42, 2, 5, '2025-11-26', 80, 0, 'PASS');

CREATE TABLE Defect (
  DefectId INTEGER PRIMARY KEY,
  TestRunId INTEGER NOT NULL REFERENCES TestRun(TestRunId),
  DefectType TEXT,
  Severity TEXT,
  UnitsAffected INTEGER,
  FoundOn TEXT,
  RootCause TEXT,
  ClosedOn TEXT
);

INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (1, 2, 'Out of tolerance', 'Minor', 1, '2023-02-05', 'Tool wear', '2023-02-28');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (2, 6, 'Cracked housing', 'Minor', 3, '2023-03-02', 'Transport damage',
  '2023-03-16');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (3, 8, 'Intermittent contact', 'Minor', 1, '2023-03-07', 'Supplier process',
  '2023-03-22');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (4, 13, 'Short circuit', 'Critical', 3, '2023-04-02', 'Supplier process',
  '2023-05-01');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (5, 17, 'Wrong marking', 'Minor', 1, '2023-05-01', 'Supplier process',
  '2023-06-30');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (6, 20, 'Scratched surface', 'Minor', 4, '2023-05-30', 'Transport damage',
  '2023-06-05');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (7, 24, 'Value out of range', 'Minor', 1, '2023-06-13', 'Supplier process',
  '2023-06-17');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (8, 26, 'Poor wetting', 'Major', 3, '2023-06-22', 'Storage humidity',
  '2023-08-04');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (9, 31, 'Poor wetting', 'Minor', 1, '2023-07-29', 'Storage humidity',
  '2023-08-12');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (10, 33, 'Poor wetting', 'Major', 2, '2023-08-31', 'Storage humidity',
  '2023-10-16');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (11, 39, 'Bent lead', 'Minor', 3, '2024-03-29', 'Transport damage',
  '2024-05-23');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (12, 41, 'Poor wetting', 'Minor', 1, '2024-04-14', 'Supplier process',
  '2024-06-07');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (13, 44, 'Scratched surface', 'Major', 3, '2024-04-26', 'Transport damage',
  '2024-05-23');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (14, 45, 'Intermittent contact', 'Minor', 3, '2024-04-27', NULL, '2024-06-02');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (15, 47, 'Intermittent contact', 'Minor', 1, '2024-05-02', 'Supplier process',
  '2024-06-02');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (16, 49, 'Value out of range', 'Minor', 1, '2024-08-19', NULL, '2024-09-24');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (17, 50, 'Cracked housing', 'Major', 3, '2024-08-20', 'Transport damage',
  '2024-10-04');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (18, 50, 'Scratched surface', 'Minor', 3, '2024-08-20', 'Transport damage',
  '2024-09-10');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (19, 52, 'Intermittent contact', 'Minor', 1, '2024-08-24', NULL, '2024-09-09');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (20, 55, 'Out of tolerance', 'Minor', 2, '2024-09-29', 'Tool wear',
  '2024-11-09');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (21, 56, 'Poor wetting', 'Major', 8, '2024-10-02', 'Supplier process',
  '2024-11-27');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (22, 62, 'Poor wetting', 'Minor', 1, '2025-01-09', 'Storage humidity',
  '2025-01-17');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (23, 63, 'Poor wetting', 'Minor', 1, '2025-01-28', 'Supplier process',
  '2025-02-17');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (24, 64, 'Value out of range', 'Minor', 1, '2025-01-29', 'Supplier process',
  '2025-02-15');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (25, 66, 'Wrong marking', 'Minor', 1, '2025-02-05', 'Supplier process',
  '2025-02-22');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (26, 68, 'Open circuit', 'Minor', 1, '2025-02-13', 'Supplier process',
  '2025-04-14');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (27, 69, 'Out of tolerance', 'Minor', 3, '2025-02-15', 'Tool wear',
  '2025-03-19');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (28, 71, 'Pin loose', 'Major', 4, '2025-02-18', 'Tool wear', '2025-03-03');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (29, 72, 'Poor wetting', 'Minor', 2, '2025-03-06', 'Supplier process',
  '2025-03-11');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (30, 77, 'Open circuit', 'Minor', 1, '2025-06-07', NULL, '2025-08-01');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (31, 78, 'Poor wetting', 'Minor', 8, '2025-06-22', NULL, NULL);
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (32, 81, 'Open circuit', 'Minor', 1, '2025-07-07', NULL, NULL);
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (33, 83, 'Open circuit', 'Minor', 1, '2025-07-19', 'Supplier process',
  '2025-08-23');
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (34, 84, 'Warped board', 'Minor', 1, '2025-08-11', NULL, NULL);
INSERT INTO Defect (DefectId, TestRunId, DefectType, Severity, UnitsAffected, FoundOn, RootCause,
  ClosedOn) VALUES (35, 85, 'Poor wetting', 'Major', 3, '2025-08-12', NULL, NULL);

CREATE TABLE SupplierClaim (
  ClaimId INTEGER PRIMARY KEY,
  BatchId INTEGER NOT NULL REFERENCES IncomingBatch(BatchId),
  SentOn TEXT,
  AmountCents INTEGER,
  AnsweredOn TEXT,
  CreditedCents INTEGER
);

INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (1, 4, '2023-03-09', 72000, '2023-04-25', 0);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (2, 7, '2023-04-04', 72000, '2023-04-24', 72000);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (3, 12, '2023-07-01', 18000, '2023-07-28', 18000);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (4, 15, '2023-09-05', 10000, '2023-09-18', 10000);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (5, 18, '2024-04-05', 72000, '2024-05-09', 0);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (6, 20, '2024-05-02', 36000, '2024-05-24', 36000);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (7, 21, '2024-05-08', 25560, '2024-06-12', 0);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (8, 23, '2024-08-29', 36000, '2024-09-20', 18000);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (9, 25, '2024-10-06', 46800, '2024-11-07', 0);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (10, 32, '2025-02-19', 19200, '2025-03-02', 19200);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (11, 33, '2025-03-09', 68000, NULL, NULL);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (12, 37, '2025-07-01', 360000, NULL, NULL);
INSERT INTO SupplierClaim (ClaimId, BatchId, SentOn, AmountCents, AnsweredOn, CreditedCents) VALUES
  (13, 40, '2025-08-21', 170000, NULL, NULL);
