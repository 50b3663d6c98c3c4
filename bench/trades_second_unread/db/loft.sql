CREATE TABLE customers (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT NOT NULL, town
  TEXT, phone TEXT, email TEXT, newsletter INTEGER DEFAULT 0);
CREATE TABLE suppliers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT, town TEXT);
CREATE TABLE workers (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, trade TEXT, started
  TEXT, left_on TEXT, hourly_rate REAL);
CREATE TABLE furniture (id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT, wood TEXT,
  year_made INTEGER, supplier_id INTEGER REFERENCES suppliers(id), bought_on TEXT, cost REAL,
  asking_price REAL, condition TEXT, in_window INTEGER DEFAULT 0);
CREATE TABLE sales (id INTEGER PRIMARY KEY, furniture_id INTEGER REFERENCES furniture(id),
  customer_id INTEGER REFERENCES customers(id), sold_on TEXT, price REAL, payment TEXT,
  delivered_on TEXT);
CREATE TABLE jobs (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id), worker_id
  INTEGER REFERENCES workers(id), item TEXT, work TEXT, received_on TEXT, promised_for TEXT,
  finished_on TEXT, collected_on TEXT, quote REAL, hours REAL, paid INTEGER DEFAULT 0);
CREATE TABLE fabrics (id INTEGER PRIMARY KEY, name TEXT, maker TEXT, colour TEXT, price_per_metre
  REAL, metres_in_stock REAL);
CREATE TABLE job_fabrics (job_id INTEGER REFERENCES jobs(id), fabric_id INTEGER REFERENCES
  fabrics(id), metres REAL, PRIMARY KEY (job_id, fabric_id));

INSERT INTO customers VALUES (1, 'Hilary', 'Pemberton', 'Ludlow', '01584 853545',
  'hilary.pemberton@gmail.com', 0);
INSERT INTO customers VALUES (2, 'Owen', 'Bright', 'Leominster', '01584 860545',
  'owen.bright@btinternet.com', 1);
INSERT INTO customers VALUES (3, 'Margaret', 'Sandys', 'Ludlow', '01584 846278',
  'margaret.sandys@outlook.com', 1);
INSERT INTO customers VALUES (4, 'Tobias', 'Wren', 'Hereford', '01584 885553',
  'tobias.wren@outlook.com', 0);
INSERT INTO customers VALUES (5, 'Anita', 'Chaudhry', 'Shrewsbury', '01584 842646', NULL, 0);
INSERT INTO customers VALUES (6, 'Gareth', 'Lloyd', 'Knighton', '01584 812403',
  'gareth.lloyd@outlook.com', 1);
INSERT INTO customers VALUES (7, 'Fiona', 'Marsh', 'Tenbury', '01584 829639',
  'fiona.marsh@btinternet.com', 1);
INSERT INTO customers VALUES (8, 'Ruth', 'Abelson', 'Ludlow', '01584 843752',
  'ruth.abelson@btinternet.com', 0);
INSERT INTO customers VALUES (9, 'Colin', 'Yardley', 'Craven Arms', '01584 825704', NULL, 0);
INSERT INTO customers VALUES (10, 'Beatrice', 'Fenn', 'Hereford', '01584 814326',
  'beatrice.fenn@outlook.com', 1);
INSERT INTO customers VALUES (11, 'Patrick', 'Doyle', 'Leominster', '01584 838294',
  'patrick.doyle@gmail.com', 0);
INSERT INTO customers VALUES (12, 'Sunita', 'Rao', 'Shrewsbury', '01584 857212',
  'sunita.rao@outlook.com', 1);
INSERT INTO customers VALUES (13, 'Edmund', 'Croft', 'Ludlow', '01584 882776',
  'edmund.croft@btinternet.com', 0);
INSERT INTO customers VALUES (14, 'Joan', 'Tandy', 'Tenbury', '01584 826222', NULL, 0);
INSERT INTO customers VALUES (15, 'Marcus', 'Hale', 'Knighton', '01584 828820',
  'marcus.hale@btinternet.com', 0);
INSERT INTO customers VALUES (16, 'Lydia', 'Brookes', 'Craven Arms', NULL,
  'lydia.brookes@btinternet.com', 1);
INSERT INTO customers VALUES (17, 'Simon', 'Bright', 'Leominster', '01584 839532',
  'simon.bright@gmail.com', 0);
INSERT INTO customers VALUES (18, 'Priya', 'Nair', 'Hereford', '01584 885731',
  'priya.nair@outlook.com', 0);
INSERT INTO customers VALUES (19, 'Walter', 'Gough', 'Ludlow', '01584 867002', NULL, 0);
INSERT INTO customers VALUES (20, 'Eleanor', 'Vance', 'Shrewsbury', '01584 849507',
  'eleanor.vance@btinternet.com', 1);
INSERT INTO customers VALUES (21, 'Derek', 'Mould', 'Tenbury', '01584 829124', NULL, 0);
INSERT INTO customers VALUES (22, 'Imogen', 'Steele', 'Ludlow', '01584 897511',
  'imogen.steele@btinternet.com', 0);

INSERT INTO suppliers VALUES (1, 'Halls Auctions', 'auction', 'Shrewsbury');
INSERT INTO suppliers VALUES (2, 'Minster Auctions', 'auction', 'Leominster');
INSERT INTO suppliers VALUES (3, 'Teme Valley Clearances', 'house clearance', 'Tenbury');
INSERT INTO suppliers VALUES (4, 'Border House Clearance', 'house clearance', 'Knighton');
INSERT INTO suppliers VALUES (5, 'St Michael''s Hospice Shop', 'charity shop', 'Hereford');
INSERT INTO suppliers VALUES (6, 'Estate of Col. Harding', 'private', 'Ludlow');
INSERT INTO suppliers VALUES (7, 'Brightwells', 'auction', 'Leominster');
INSERT INTO suppliers VALUES (8, 'Church Street Flea Market', 'market', 'Ludlow');

INSERT INTO workers VALUES (1, 'Nell', 'Ashby', 'upholsterer', '2022-02-01', NULL, 22.5);
INSERT INTO workers VALUES (2, 'Joe', 'Kettle', 'cabinet maker', '2022-02-01', NULL, 24.0);
INSERT INTO workers VALUES (3, 'Bronwen', 'Price', 'upholsterer', '2022-09-12', NULL, 19.5);
INSERT INTO workers VALUES (4, 'Karl', 'Dietz', 'french polisher', '2023-04-03', NULL, 21.0);
INSERT INTO workers VALUES (5, 'Sam', 'Oakley', 'upholsterer', '2022-05-16', '2024-03-29', 17.0);
INSERT INTO workers VALUES (6, 'Maisie', 'Tudor', 'apprentice', '2024-09-02', NULL, 12.5);
INSERT INTO workers VALUES (7, 'Ivor', 'Penn', 'caner', '2023-10-09', '2024-12-20', 18.0);
INSERT INTO workers VALUES (8, 'Hattie', 'Lowe', 'shop assistant', '2024-01-15', NULL, 13.0);

INSERT INTO furniture VALUES (1, 'Ladderback chair', 'chair', 'ash', 1890, 4, '2023-01-24', 55.0,
  135.0, 'fair', 1);
INSERT INTO furniture VALUES (2, 'Windsor armchair', 'chair', 'elm', 1860, 6, '2023-02-01', 90.0,
  225.0, 'restored', 0);
INSERT INTO furniture VALUES (3, 'Farmhouse table', 'table', 'pine', 1910, 2, '2023-02-01', 130.0,
  340.0, 'fair', 0);
INSERT INTO furniture VALUES (4, 'Gateleg table', 'table', 'oak', 1930, 5, '2023-02-07', 130.0,
  325.0, 'restored', 0);
INSERT INTO furniture VALUES (5, 'Welsh dresser', 'dresser', 'oak', 1840, 2, '2023-02-20', 295.0,
  720.0, 'restored', 0);
INSERT INTO furniture VALUES (6, 'Chesterfield sofa', 'sofa', 'beech', 1955, 3, '2023-03-18',
  275.0, 545.0, 'restored', 0);
INSERT INTO furniture VALUES (7, 'Wing chair', 'chair', 'beech', 1925, 5, '2023-03-30', 100.0,
  140.0, 'poor', 0);
INSERT INTO furniture VALUES (8, 'Chest of drawers', 'chest', 'mahogany', 1870, 2, '2023-04-07',
  190.0, 370.0, 'fair', 0);
INSERT INTO furniture VALUES (9, 'Blanket box', 'chest', 'pine', 1880, 1, '2023-05-29', 100.0,
  190.0, 'fair', 0);
INSERT INTO furniture VALUES (10, 'Ercol daybed', 'sofa', 'elm', 1962, 2, '2023-06-01', 285.0,
  655.0, 'restored', 0);
INSERT INTO furniture VALUES (11, 'G Plan sideboard', 'sideboard', 'teak', 1968, 7, '2023-07-10',
  185.0, 340.0, 'restored', 1);
INSERT INTO furniture VALUES (12, 'Nest of tables', 'table', 'teak', 1971, 7, '2023-09-02', 160.0,
  415.0, 'restored', 0);
INSERT INTO furniture VALUES (13, 'Corner cupboard', 'cupboard', 'oak', 1790, 4, '2023-10-23',
  150.0, 285.0, 'restored', 0);
INSERT INTO furniture VALUES (14, 'Hall stand', 'other', 'oak', 1905, 1, '2023-12-05', 95.0, 135.0,
  'poor', 0);
INSERT INTO furniture VALUES (15, 'Nursing chair', 'chair', 'walnut', 1875, 7, '2024-02-19', 60.0,
  150.0, 'fair', 0);
INSERT INTO furniture VALUES (16, 'Writing desk', 'desk', 'mahogany', 1920, 4, '2024-02-26', 140.0,
  320.0, 'fair', 0);
INSERT INTO furniture VALUES (17, 'Roll-top desk', 'desk', 'oak', 1908, 1, '2024-03-01', 230.0,
  590.0, 'good', 1);
INSERT INTO furniture VALUES (18, 'Bookcase, glazed', 'bookcase', 'mahogany', 1895, 2,
  '2024-03-20', 175.0, 245.0, 'poor', 1);
INSERT INTO furniture VALUES (19, 'Open bookcase', 'bookcase', 'pine', 1940, 3, '2024-04-23',
  195.0, 275.0, 'poor', 0);
INSERT INTO furniture VALUES (20, 'Linen press', 'cupboard', 'mahogany', 1830, 2, '2024-04-29',
  90.0, 240.0, 'restored', 0);
INSERT INTO furniture VALUES (21, 'Set of four Ercol chairs', 'chair', 'elm', 1964, 7,
  '2024-05-29', 100.0, 140.0, 'poor', 0);
INSERT INTO furniture VALUES (22, 'Piano stool', 'stool', 'walnut', 1900, 2, '2024-07-08', 25.0,
  50.0, 'restored', 0);
INSERT INTO furniture VALUES (23, 'Milking stool', 'stool', 'elm', NULL, 2, '2024-07-15', 15.0,
  35.0, 'restored', 0);
INSERT INTO furniture VALUES (24, 'Drop-leaf table', 'table', 'walnut', 1915, 1, '2024-11-11',
  135.0, 190.0, 'poor', 0);
INSERT INTO furniture VALUES (25, 'Two-seater sofa', 'sofa', 'beech', 1948, 4, '2024-11-12', 165.0,
  365.0, 'restored', 0);
INSERT INTO furniture VALUES (26, 'Pot cupboard', 'cupboard', 'pine', 1890, 1, '2024-11-19', 80.0,
  210.0, 'restored', 0);
INSERT INTO furniture VALUES (27, 'Tallboy', 'chest', 'walnut', 1935, 5, '2024-12-09', 195.0,
  465.0, 'restored', 1);
INSERT INTO furniture VALUES (28, 'Kitchen settle', 'other', 'pine', NULL, 4, '2025-01-13', 60.0,
  125.0, 'fair', 0);
INSERT INTO furniture VALUES (29, 'Captain''s chair', 'chair', 'oak', 1902, 6, '2025-01-16', 105.0,
  205.0, 'restored', 0);
INSERT INTO furniture VALUES (30, 'Footstool, button-top', 'stool', 'beech', 1950, 6, '2025-01-24',
  25.0, 45.0, 'restored', 0);
INSERT INTO furniture VALUES (31, 'Danish armchair', 'chair', 'teak', 1965, 7, '2025-02-10', 75.0,
  105.0, 'poor', 0);
INSERT INTO furniture VALUES (32, 'Chaise longue', 'sofa', 'mahogany', 1880, 4, '2025-02-17',
  130.0, 330.0, 'fair', 0);
INSERT INTO furniture VALUES (33, 'Wash stand', 'other', 'pine', 1898, 7, '2025-04-15', 80.0,
  110.0, 'poor', 0);
INSERT INTO furniture VALUES (34, 'Military chest', 'chest', 'teak', 1875, 7, '2025-05-17', 160.0,
  305.0, 'good', 0);
INSERT INTO furniture VALUES (35, 'Refectory table', 'table', 'oak', 1928, 2, '2025-05-31', 140.0,
  195.0, 'poor', 1);
INSERT INTO furniture VALUES (36, 'Cheval mirror', 'other', 'mahogany', 1890, 1, '2025-06-09',
  55.0, 100.0, 'restored', 0);
INSERT INTO furniture VALUES (37, 'Davenport desk', 'desk', 'walnut', 1865, 1, '2025-06-11', 230.0,
  420.0, 'restored', 0);
INSERT INTO furniture VALUES (38, 'Pair of bedside tables', 'table', 'oak', 1932, 7, '2025-06-23',
  145.0, 205.0, 'poor', 1);
INSERT INTO furniture VALUES (39, 'Bergere armchair', 'chair', 'walnut', 1922, 2, '2025-06-30',
  75.0, 185.0, 'restored', 0);
INSERT INTO furniture VALUES (40, 'Danish sideboard', 'sideboard', 'teak', 1966, 2, '2025-09-04',
  125.0, 175.0, 'poor', 0);

INSERT INTO sales VALUES (1, 6, 15, '2023-04-17', 545.0, 'cash', NULL);
INSERT INTO sales VALUES (2, 4, 1, '2023-04-18', 320.0, 'card', '2023-05-02');
INSERT INTO sales VALUES (3, 3, 11, '2023-04-20', 335.0, 'card', NULL);
INSERT INTO sales VALUES (4, 5, 22, '2023-05-06', 715.0, 'cash', '2023-05-24');
INSERT INTO sales VALUES (5, 8, 18, '2023-09-06', 365.0, 'card', '2023-09-18');
INSERT INTO sales VALUES (6, 10, 6, '2023-09-18', 635.0, 'card', '2023-10-05');
INSERT INTO sales VALUES (7, 14, 7, '2024-03-15', 125.0, 'cash', '2024-03-25');
INSERT INTO sales VALUES (8, 12, 1, '2024-03-18', 150.0, 'card', '2024-04-03');
INSERT INTO sales VALUES (9, 15, 5, '2024-04-24', 145.0, 'card', NULL);
INSERT INTO sales VALUES (10, 13, NULL, '2024-04-30', 285.0, 'cash', '2024-05-03');
INSERT INTO sales VALUES (11, 21, 3, '2024-06-13', 140.0, 'card', '2024-06-24');
INSERT INTO sales VALUES (12, 22, 17, '2024-07-29', 45.0, 'card', NULL);
INSERT INTO sales VALUES (13, 19, 12, '2024-08-22', 265.0, 'card', '2024-08-23');
INSERT INTO sales VALUES (14, 20, 20, '2024-10-19', 240.0, 'card', NULL);
INSERT INTO sales VALUES (15, 24, 4, '2024-11-22', 190.0, 'card', '2024-12-13');
INSERT INTO sales VALUES (16, 23, 8, '2024-12-24', 30.0, 'card', '2025-01-06');
INSERT INTO sales VALUES (17, 28, 1, '2025-02-10', 105.0, 'card', NULL);
INSERT INTO sales VALUES (18, 30, 18, '2025-05-30', 25.0, 'card', '2025-06-05');
INSERT INTO sales VALUES (19, 29, 2, '2025-06-16', 185.0, 'cash', '2025-06-25');
INSERT INTO sales VALUES (20, 39, 4, '2025-07-29', 170.0, 'transfer', NULL);
INSERT INTO sales VALUES (21, 32, 7, '2025-08-28', 330.0, 'cash', '2025-09-12');
INSERT INTO sales VALUES (22, 33, 4, '2025-09-30', 100.0, 'card', '2025-10-20');
INSERT INTO sales VALUES (23, 37, 13, '2025-11-04', 380.0, 'cash', '2025-11-05');

INSERT INTO jobs VALUES (1, 8, 5, 'armchair', 're-cover', '2023-10-21', '2023-12-06', '2023-12-16',
  '2023-12-18', 400.0, 10.5, 1);
INSERT INTO jobs VALUES (2, 8, 7, 'pair of dining chairs', 're-seat in cane', '2023-12-25',
  '2024-02-01', '2024-01-25', '2024-02-05', 530.0, 14.0, 1);
INSERT INTO jobs VALUES (3, 11, 3, 'chaise longue', 'full re-upholstery', '2024-01-08',
  '2024-02-26', '2024-02-27', '2024-03-11', 970.0, 25.5, 1);
INSERT INTO jobs VALUES (4, 20, 3, 'wing chair', 'full re-upholstery', '2024-01-13', '2024-02-08',
  '2024-02-02', '2024-02-05', 1140.0, 30.0, 1);
INSERT INTO jobs VALUES (5, 10, 5, 'piano stool', 're-cover', '2024-02-06', '2024-04-06',
  '2024-04-10', '2024-04-11', 305.0, 8.0, 1);
INSERT INTO jobs VALUES (6, 3, 4, 'writing desk', 'french polish', '2024-03-20', '2024-04-24',
  '2024-04-15', '2024-04-30', 380.0, 10.0, 1);
INSERT INTO jobs VALUES (7, 3, 3, 'footstool', 're-cover', '2024-05-20', '2024-06-10',
  '2024-06-11', '2024-06-20', 285.0, 7.5, 1);
INSERT INTO jobs VALUES (8, 14, 2, 'kitchen chairs, set of six', 'reglue and wax', '2024-06-07',
  '2024-08-01', '2024-08-12', '2024-08-22', 170.0, 4.5, 1);
INSERT INTO jobs VALUES (9, 7, 3, 'two-seater sofa', 'full re-upholstery', '2024-06-17',
  '2024-08-09', '2024-08-02', '2024-08-10', 1235.0, 32.5, 1);
INSERT INTO jobs VALUES (10, 9, 2, 'rocking chair', 'reglue and wax', '2024-07-08', '2024-08-06',
  '2024-08-08', '2024-08-19', 170.0, 4.5, 1);
INSERT INTO jobs VALUES (11, 13, 1, 'headboard', 're-cover', '2024-08-05', '2024-09-06',
  '2024-08-28', '2024-09-09', 360.0, 9.5, 0);
INSERT INTO jobs VALUES (12, 4, 4, 'oak table', 'french polish', '2024-08-06', '2024-09-07',
  '2024-09-21', '2024-09-23', 475.0, 12.5, 1);
INSERT INTO jobs VALUES (13, 14, 3, 'window seat', 'new cushions', '2024-09-05', '2024-10-17',
  '2024-10-07', '2024-10-16', 190.0, 5.0, 1);
INSERT INTO jobs VALUES (14, 21, 7, 'bergere chair', 're-seat in cane', '2024-09-20', '2024-11-08',
  '2024-10-30', '2024-11-07', 420.0, 11.0, 1);
INSERT INTO jobs VALUES (15, 1, 1, 'bench', 'new cushions', '2024-10-03', '2024-11-11',
  '2024-11-13', '2024-11-14', 230.0, 6.0, 1);
INSERT INTO jobs VALUES (16, 17, 4, 'dressing table', 'french polish', '2024-12-23', '2025-02-14',
  '2025-02-18', '2025-02-25', 455.0, 12.0, 1);
INSERT INTO jobs VALUES (17, 3, 1, 'club chair', 'full re-upholstery', '2024-12-31', '2025-01-22',
  '2025-01-30', '2025-02-14', 835.0, 22.0, 1);
INSERT INTO jobs VALUES (18, 10, 3, 'ottoman', 're-cover', '2025-01-25', '2025-03-15',
  '2025-03-22', '2025-04-05', 340.0, 9.0, 1);
INSERT INTO jobs VALUES (19, 13, 2, 'chest of drawers', 'repair runners', '2025-01-29',
  '2025-03-01', '2025-03-05', NULL, 115.0, 3.0, 0);
INSERT INTO jobs VALUES (20, 19, 1, 'nursing chair', 'full re-upholstery', '2025-02-03',
  '2025-02-28', '2025-02-20', '2025-02-25', 760.0, 20.0, 1);
INSERT INTO jobs VALUES (21, 19, 2, 'bookcase', 'repair veneer', '2025-02-12', '2025-03-11',
  '2025-03-19', '2025-03-24', 245.0, 6.5, 1);
INSERT INTO jobs VALUES (22, 9, 3, 'dining chairs, set of four', 're-cover', '2025-02-20',
  '2025-03-27', '2025-04-10', '2025-04-11', 360.0, 9.5, 0);
INSERT INTO jobs VALUES (23, 2, 3, 'sofa bed', 'new springs', '2025-03-13', '2025-05-01',
  '2025-05-14', '2025-05-19', 400.0, 10.5, 1);
INSERT INTO jobs VALUES (24, 20, 3, 'carver chair', 're-cover', '2025-03-25', '2025-05-12',
  '2025-05-01', '2025-05-03', 360.0, 9.5, 1);
INSERT INTO jobs VALUES (25, 1, 4, 'bureau', 'repair veneer', '2025-04-07', '2025-06-04',
  '2025-06-10', NULL, 285.0, 7.5, 1);
INSERT INTO jobs VALUES (26, 5, 3, 'armchair', 'new springs', '2025-04-21', '2025-05-28',
  '2025-05-30', '2025-06-11', 285.0, 7.5, 1);
INSERT INTO jobs VALUES (27, 22, 1, 'child''s chair', 're-seat in cane', '2025-06-12',
  '2025-07-23', NULL, NULL, 515.0, NULL, 0);
INSERT INTO jobs VALUES (28, 6, 3, 'settle', 'new cushions', '2025-06-14', '2025-07-26',
  '2025-07-16', NULL, 285.0, 7.5, 1);
INSERT INTO jobs VALUES (29, 12, 1, 'three-piece suite', 'full re-upholstery', '2025-07-10',
  '2025-08-12', '2025-08-12', '2025-08-26', 1180.0, 31.0, 1);
INSERT INTO jobs VALUES (30, 16, 4, 'music cabinet', 'french polish', '2025-07-28', '2025-09-20',
  '2025-10-02', '2025-10-13', 515.0, 13.5, 1);
INSERT INTO jobs VALUES (31, 6, 1, 'stool', 're-cover', '2025-09-01', '2025-10-23', '2025-10-27',
  '2025-11-10', 305.0, 8.0, 1);
INSERT INTO jobs VALUES (32, 22, 1, 'wing chair', 're-cover', '2025-09-30', '2025-11-24', NULL,
  NULL, 380.0, NULL, 0);
INSERT INTO jobs VALUES (33, 8, NULL, 'hall chair', 'reglue and wax', '2025-10-20', '2025-12-06',
  NULL, NULL, 230.0, NULL, 0);
INSERT INTO jobs VALUES (34, 19, NULL, 'chaise longue', 'new springs', '2025-11-19', '2026-01-05',
  NULL, NULL, 380.0, NULL, 0);

INSERT INTO fabrics VALUES (1, 'Harris Tweed', 'Hebrides Weavers', 'heather', 58.0, 12.5);
INSERT INTO fabrics VALUES (2, 'Harris Tweed', 'Hebrides Weavers', 'moss green', 58.0, 4.0);
INSERT INTO fabrics VALUES (3, 'Linara', 'Romo', 'chalk', 34.5, 22.0);
INSERT INTO fabrics VALUES (4, 'Linara', 'Romo', 'navy', 34.5, 9.5);
INSERT INTO fabrics VALUES (5, 'Strawberry Thief', 'Morris & Co', 'indigo', 79.0, 6.0);
INSERT INTO fabrics VALUES (6, 'Willow Bough', 'Morris & Co', 'green', 72.0, 0.0);
INSERT INTO fabrics VALUES (7, 'Cotton velvet', 'Designers Guild', 'ochre', 65.0, 7.5);
INSERT INTO fabrics VALUES (8, 'Cotton velvet', 'Designers Guild', 'bottle green', 65.0, 3.0);
INSERT INTO fabrics VALUES (9, 'Herringbone wool', 'Abraham Moon', 'charcoal', 46.0, 15.0);
INSERT INTO fabrics VALUES (10, 'Plain calico', 'Whaleys', 'natural', 5.2, 48.0);
INSERT INTO fabrics VALUES (11, 'Aged leather', 'Yarwood', 'tan', 112.0, 5.5);
INSERT INTO fabrics VALUES (12, 'Ticking stripe', 'Ian Mankin', 'black and cream', 27.0, 0.0);

INSERT INTO job_fabrics VALUES (1, 1, 4.5);
INSERT INTO job_fabrics VALUES (3, 4, 3.0);
INSERT INTO job_fabrics VALUES (4, 1, 1.5);
INSERT INTO job_fabrics VALUES (5, 6, 2.5);
INSERT INTO job_fabrics VALUES (5, 9, 2.5);
INSERT INTO job_fabrics VALUES (7, 1, 1.5);
INSERT INTO job_fabrics VALUES (9, 7, 4.5);
INSERT INTO job_fabrics VALUES (9, 1, 6.0);
INSERT INTO job_fabrics VALUES (11, 3, 2.0);
INSERT INTO job_fabrics VALUES (13, 5, 1.5);
INSERT INTO job_fabrics VALUES (15, 1, 3.0);
INSERT INTO job_fabrics VALUES (17, 10, 1.5);
INSERT INTO job_fabrics VALUES (17, 5, 6.0);
INSERT INTO job_fabrics VALUES (18, 5, 4.5);
INSERT INTO job_fabrics VALUES (20, 12, 6.0);
INSERT INTO job_fabrics VALUES (22, 12, 2.0);
INSERT INTO job_fabrics VALUES (24, 10, 2.0);
INSERT INTO job_fabrics VALUES (28, 4, 1.5);
INSERT INTO job_fabrics VALUES (29, 5, 2.0);
INSERT INTO job_fabrics VALUES (29, 6, 2.5);
INSERT INTO job_fabrics VALUES (31, 5, 3.0);
INSERT INTO job_fabrics VALUES (31, 1, 6.0);
