-- A retailer's data warehouse: a star schema of 19 tables about one year, 2023. All names are
-- invented. Numbers come from fixed pseudo-random sequences (x -> 48271 x mod 2^31-1), so every
-- load is the same.

CREATE TABLE tenants (
  tenant_id INTEGER PRIMARY KEY,
  tenant_name TEXT NOT NULL UNIQUE,
  plan_type TEXT NOT NULL CHECK (plan_type IN ('basic', 'standard', 'enterprise')),
  created_at TEXT NOT NULL
);

CREATE TABLE dim_customer (
  customer_id INTEGER PRIMARY KEY,
  customer_name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  segment TEXT NOT NULL CHECK (segment IN ('Consumer', 'Corporate', 'Small Business')),
  region TEXT NOT NULL CHECK (region IN ('North', 'South', 'East', 'West')),
  created_at TEXT NOT NULL
);

-- What customers used to be: one row for each period, the last one current.
CREATE TABLE dim_customer_scd (
  surrogate_key INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES dim_customer(customer_id),
  customer_name TEXT NOT NULL,
  email TEXT NOT NULL,
  segment TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  valid_to TEXT,
  is_current INTEGER NOT NULL CHECK (is_current IN (0, 1)),
  UNIQUE (customer_id, valid_from),
  CHECK ((valid_to IS NULL) = is_current)
);

-- What last night's import brought; not checked yet, so it refers to nothing.
CREATE TABLE staging_customer (
  customer_id INTEGER PRIMARY KEY,
  customer_name TEXT,
  email TEXT,
  segment TEXT
);

CREATE TABLE dim_product (
  product_id INTEGER PRIMARY KEY,
  product_name TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL,
  subcategory TEXT NOT NULL,
  brand TEXT NOT NULL,
  unit_cost REAL NOT NULL CHECK (unit_cost > 0),
  list_price REAL NOT NULL CHECK (list_price > unit_cost)
);

CREATE TABLE dim_store (
  store_id INTEGER PRIMARY KEY,
  store_name TEXT NOT NULL UNIQUE,
  region TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  country TEXT NOT NULL,
  store_type TEXT NOT NULL CHECK (store_type IN ('flagship', 'mall', 'outlet', 'online'))
);

CREATE TABLE dim_date (
  date_id INTEGER PRIMARY KEY,
  full_date TEXT NOT NULL UNIQUE CHECK (full_date = date(full_date)),
  year INTEGER NOT NULL,
  quarter INTEGER NOT NULL CHECK (quarter BETWEEN 1 AND 4),
  month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 53),
  day_of_week TEXT NOT NULL,
  day_of_month INTEGER NOT NULL CHECK (day_of_month BETWEEN 1 AND 31),
  is_weekend INTEGER NOT NULL CHECK (is_weekend IN (0, 1)),
  is_holiday INTEGER NOT NULL CHECK (is_holiday IN (0, 1))
);

CREATE TABLE dim_promotion (
  promotion_id INTEGER PRIMARY KEY,
  promotion_name TEXT NOT NULL UNIQUE,
  promotion_type TEXT NOT NULL CHECK (promotion_type IN ('seasonal', 'clearance', 'loyalty')),
  discount_pct REAL NOT NULL CHECK (discount_pct BETWEEN 0 AND 100),
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL CHECK (end_date >= start_date)
);

CREATE TABLE sales_fact (
  transaction_id INTEGER PRIMARY KEY,
  tenant_id INTEGER NOT NULL REFERENCES tenants(tenant_id),
  customer_id INTEGER NOT NULL REFERENCES dim_customer(customer_id),
  product_id INTEGER NOT NULL REFERENCES dim_product(product_id),
  store_id INTEGER NOT NULL REFERENCES dim_store(store_id),
  date_id INTEGER NOT NULL REFERENCES dim_date(date_id),
  promotion_id INTEGER REFERENCES dim_promotion(promotion_id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price REAL NOT NULL CHECK (unit_price > 0),
  cost_amount REAL NOT NULL,
  order_date TEXT NOT NULL,
  load_timestamp TEXT NOT NULL
);

CREATE TABLE orders_fact (
  order_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES dim_customer(customer_id),
  product_id INTEGER NOT NULL REFERENCES dim_product(product_id),
  store_id INTEGER NOT NULL REFERENCES dim_store(store_id),
  date_id INTEGER NOT NULL REFERENCES dim_date(date_id),
  promotion_id INTEGER REFERENCES dim_promotion(promotion_id),
  order_date TEXT NOT NULL,
  total_amount REAL NOT NULL CHECK (total_amount > 0),
  cost_amount REAL NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price REAL NOT NULL CHECK (unit_price > 0),
  status TEXT NOT NULL CHECK (status IN
    ('pending', 'processing', 'shipped', 'delivered', 'returned', 'cancelled')),
  load_timestamp TEXT NOT NULL
);

CREATE TABLE user_events (
  event_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES dim_customer(customer_id),
  event_type TEXT NOT NULL CHECK (event_type IN
    ('page_view', 'search', 'add_to_cart', 'checkout', 'purchase')),
  event_timestamp TEXT NOT NULL,
  page_url TEXT NOT NULL,
  session_id TEXT NOT NULL
);

CREATE TABLE employees (
  employee_id INTEGER PRIMARY KEY,
  employee_name TEXT NOT NULL,
  title TEXT NOT NULL,
  department TEXT NOT NULL,
  manager_id INTEGER REFERENCES employees(employee_id),
  hire_date TEXT NOT NULL
);

CREATE TABLE bill_of_materials (
  bom_id INTEGER PRIMARY KEY,
  parent_product_id INTEGER NOT NULL REFERENCES dim_product(product_id),
  component_id INTEGER NOT NULL REFERENCES dim_product(product_id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  UNIQUE (parent_product_id, component_id),
  CHECK (parent_product_id <> component_id)
);

CREATE TABLE inventory (
  product_id INTEGER PRIMARY KEY REFERENCES dim_product(product_id),
  current_stock INTEGER NOT NULL CHECK (current_stock >= 0),
  reorder_point INTEGER NOT NULL CHECK (reorder_point >= 0),
  last_restock_date TEXT NOT NULL
);

CREATE TABLE shipping (
  shipping_id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL UNIQUE REFERENCES orders_fact(order_id),
  carrier TEXT NOT NULL,
  shipping_method TEXT NOT NULL CHECK (shipping_method IN ('standard', 'express', 'overnight')),
  ship_date TEXT NOT NULL,
  delivery_date TEXT CHECK (delivery_date >= ship_date)
);

CREATE TABLE payments (
  payment_id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders_fact(order_id),
  payment_method TEXT NOT NULL CHECK (payment_method IN
    ('credit_card', 'debit_card', 'bank_transfer', 'gift_card')),
  payment_status TEXT NOT NULL CHECK (payment_status IN
    ('completed', 'pending', 'failed', 'refunded')),
  payment_date TEXT NOT NULL,
  amount REAL NOT NULL CHECK (amount > 0)
);

CREATE TABLE support_tickets (
  ticket_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES dim_customer(customer_id),
  subject TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'in_progress', 'resolved', 'closed')),
  priority TEXT NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'urgent')),
  created_at TEXT NOT NULL,
  resolved_at TEXT,
  resolution_hours REAL,
  CHECK ((resolved_at IS NULL) = (status IN ('open', 'in_progress'))),
  CHECK ((resolved_at IS NULL) = (resolution_hours IS NULL))
);

CREATE TABLE customer_engagement (
  engagement_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES dim_customer(customer_id),
  last_login TEXT NOT NULL,
  page_views INTEGER NOT NULL,
  email_opens INTEGER NOT NULL,
  email_clicks INTEGER NOT NULL CHECK (email_clicks <= email_opens)
);

CREATE TABLE marketing_touches (
  touch_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES dim_customer(customer_id),
  order_id INTEGER REFERENCES orders_fact(order_id),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'search', 'social', 'display', 'referral')),
  touch_timestamp TEXT NOT NULL,
  campaign_id TEXT NOT NULL
);

CREATE INDEX sales_by_date ON sales_fact(date_id);
CREATE INDEX orders_by_customer ON orders_fact(customer_id);
CREATE INDEX events_by_user ON user_events(user_id, event_timestamp);

INSERT INTO tenants VALUES
  (1, 'Larkspur Retail', 'enterprise', '2019-03-11'), (2, 'Tidewater Outfitters', 'standard',
  '2020-09-01'), (3, 'Brindle & Co', 'basic', '2022-01-17');

INSERT INTO dim_store VALUES
  (1, 'Larkspur Harbor', 'West', 'Port Ellery', 'California', 'USA', 'flagship'),
  (2, 'Larkspur Midway', 'North', 'Granville', 'Minnesota', 'USA', 'mall'),
  (3, 'Larkspur Commons', 'East', 'Ashmont', 'Massachusetts', 'USA', 'mall'),
  (4, 'Larkspur Outlet', 'South', 'Cedar Bluff', 'Texas', 'USA', 'outlet'),
  (5, 'Larkspur Online', 'East', 'Ashmont', 'Massachusetts', 'USA', 'online');

INSERT INTO dim_promotion VALUES
  (1, 'Spring Refresh', 'seasonal', 10, '2023-03-20', '2023-04-16'),
  (2, 'Midsummer Clearance', 'clearance', 30, '2023-06-19', '2023-07-09'),
  (3, 'Members Week', 'loyalty', 15, '2023-09-11', '2023-09-24'),
  (4, 'Winter Lights', 'seasonal', 20, '2023-11-24', '2023-12-24');

-- Week 1 starts on 1 January, so the week of a day is (its number in the year + 6) / 7.
WITH RECURSIVE day(d) AS (
  SELECT '2023-01-01' UNION ALL SELECT date(d, '+1 day') FROM day WHERE d < '2023-12-31')
INSERT INTO dim_date
SELECT CAST(strftime('%Y%m%d', d) AS INTEGER), d, CAST(strftime('%Y', d) AS INTEGER),
       (strftime('%m', d) + 2) / 3, CAST(strftime('%m', d) AS INTEGER),
       (strftime('%j', d) + 6) / 7,
       CASE strftime('%w', d) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday'
         WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday'
         ELSE 'Saturday' END,
       CAST(strftime('%d', d) AS INTEGER), strftime('%w', d) IN ('0', '6'),
       strftime('%m-%d', d) IN ('01-01', '07-04', '11-11', '11-23', '12-25')
FROM day;

-- Fifty customers: ten given names by fifty family names.
WITH given(i, name) AS (VALUES
  (0, 'Alma'), (1, 'Bruno'), (2, 'Carla'), (3, 'Desmond'), (4, 'Esther'), (5, 'Farid'),
  (6, 'Gwen'), (7, 'Hector'), (8, 'Imani'), (9, 'Jasper')),
family(id, name) AS (VALUES
  (1, 'Abernard'), (2, 'Bellweather'), (3, 'Calloway'), (4, 'Dunmere'), (5, 'Eastlake'),
  (6, 'Farrowby'), (7, 'Gellert'), (8, 'Hollis'), (9, 'Ivarsen'), (10, 'Jessop'),
  (11, 'Kestrel'), (12, 'Lockridge'), (13, 'Merriweth'), (14, 'Norwood'), (15, 'Oakhurst'),
  (16, 'Pemberley'), (17, 'Quimby'), (18, 'Ravenscar'), (19, 'Stanhope'), (20, 'Thistlewood'),
  (21, 'Underhill'), (22, 'Vantongeren'), (23, 'Whitlock'), (24, 'Yardley'), (25, 'Zelinka'),
  (26, 'Ambrosetti'), (27, 'Brightwell'), (28, 'Carrowmore'), (29, 'Dellacqua'),
  (30, 'Ellsworthy'), (31, 'Fairbourne'), (32, 'Greystoke'), (33, 'Hartigan'), (34, 'Islington'),
  (35, 'Jarnefelt'), (36, 'Kirkbride'), (37, 'Lindenau'), (38, 'Montrachet'),
  (39, 'Nightingale'), (40, 'Ollerton'), (41, 'Penhallow'), (42, 'Quarrington'),
  (43, 'Rosenthorpe'), (44, 'Silverbeck'), (45, 'Tannahill'), (46, 'Upshawe'),
  (47, 'Verhoeven'), (48, 'Winterbourne'), (49, 'Yewdale'), (50, 'Zimmerlin'))
INSERT INTO dim_customer
SELECT f.id, g.name || ' ' || f.name, lower(g.name || '.' || f.name) || '@example.com',
       CASE f.id * 7 % 10 WHEN 0 THEN 'Small Business' WHEN 1 THEN 'Small Business'
         WHEN 2 THEN 'Corporate' WHEN 3 THEN 'Corporate' WHEN 4 THEN 'Corporate'
         ELSE 'Consumer' END,
       CASE f.id * 48271 % 1013 % 4 WHEN 0 THEN 'North' WHEN 1 THEN 'South' WHEN 2 THEN 'East'
         ELSE 'West' END,
       date('2020-01-06', '+' || (f.id * 48271 % 1009) || ' days')
FROM family AS f JOIN given AS g ON g.i = f.id * 3 % 10;

INSERT INTO dim_customer_scd
SELECT c.customer_id * 2 - 5, c.customer_id, c.customer_name, c.email,
       CASE c.segment WHEN 'Consumer' THEN 'Small Business' ELSE 'Consumer' END,
       c.created_at, '2023-0' || c.customer_id || '-15', 0
FROM dim_customer AS c WHERE c.customer_id IN (3, 4, 5)
UNION ALL
SELECT c.customer_id * 2 - 4, c.customer_id, c.customer_name, c.email, c.segment,
       '2023-0' || c.customer_id || '-15', NULL, 1
FROM dim_customer AS c WHERE c.customer_id IN (3, 4, 5)
ORDER BY 1;

-- One row that changes a customer, one that changes nothing, one that is new and incomplete.
INSERT INTO staging_customer
SELECT customer_id, customer_name, email, 'Corporate' FROM dim_customer WHERE customer_id = 8
UNION ALL
SELECT customer_id, customer_name, email, segment FROM dim_customer WHERE customer_id = 12
UNION ALL
SELECT 51, 'Klara Ashgrove', NULL, 'Consumer';

INSERT INTO dim_product VALUES
  (1, 'Oakline Desk', 'Furniture', 'Desks', 'Oakline', 148, 289),
  (2, 'Oakline Bookcase', 'Furniture', 'Storage', 'Oakline', 82, 165),
  (3, 'Oakline Filing Cabinet', 'Furniture', 'Storage', 'Oakline', 96, 179),
  (4, 'Perch Task Chair', 'Furniture', 'Chairs', 'Perch', 74, 159),
  (5, 'Perch Lounge Chair', 'Furniture', 'Chairs', 'Perch', 131, 299),
  (6, 'Perch Bar Stool', 'Furniture', 'Chairs', 'Perch', 38, 85),
  (7, 'Home Office Bundle', 'Furniture', 'Desks', 'Oakline', 262, 499),
  (8, 'Nimbus Laptop 13', 'Electronics', 'Computers', 'Nimbus', 612, 999),
  (9, 'Nimbus Laptop 15', 'Electronics', 'Computers', 'Nimbus', 748, 1249),
  (10, 'Nimbus Tablet', 'Electronics', 'Computers', 'Nimbus', 214, 379),
  (11, 'Nimbus Dock', 'Electronics', 'Accessories', 'Nimbus', 61, 129),
  (12, 'Tonal Headphones', 'Electronics', 'Audio', 'Tonal', 58, 149),
  (13, 'Tonal Speaker', 'Electronics', 'Audio', 'Tonal', 44, 99),
  (14, 'Tonal Earbuds', 'Electronics', 'Audio', 'Tonal', 23, 69),
  (15, 'Glow Desk Lamp', 'Electronics', 'Lighting', 'Glow', 17, 45),
  (16, 'Glow Bulb', 'Electronics', 'Lighting', 'Glow', 2.4, 7.5),
  (17, 'Glow Floor Lamp', 'Electronics', 'Lighting', 'Glow', 36, 89),
  (18, 'Fernwood Jacket', 'Clothing', 'Outerwear', 'Fernwood', 52, 139),
  (19, 'Fernwood Rain Coat', 'Clothing', 'Outerwear', 'Fernwood', 41, 110),
  (20, 'Fernwood Fleece', 'Clothing', 'Outerwear', 'Fernwood', 24, 65),
  (21, 'Fernwood Boots', 'Clothing', 'Footwear', 'Fernwood', 57, 145),
  (22, 'Stride Runner', 'Clothing', 'Footwear', 'Stride', 39, 98),
  (23, 'Stride Socks', 'Clothing', 'Footwear', 'Stride', 2.1, 9),
  (24, 'Stride Shorts', 'Clothing', 'Sportswear', 'Stride', 9.5, 32),
  (25, 'Hearth Kettle', 'Home', 'Kitchen', 'Hearth', 19, 48),
  (26, 'Hearth Skillet', 'Home', 'Kitchen', 'Hearth', 15, 42),
  (27, 'Hearth Knife Set', 'Home', 'Kitchen', 'Hearth', 33, 89),
  (28, 'Meadow Duvet', 'Home', 'Bedding', 'Meadow', 28, 79),
  (29, 'Meadow Pillow', 'Home', 'Bedding', 'Meadow', 8.5, 25),
  (30, 'Meadow Throw', 'Home', 'Bedding', 'Meadow', 14, 39);

-- A bundle holds a lamp, and the lamp holds a bulb.
INSERT INTO bill_of_materials VALUES
  (1, 7, 1, 1), (2, 7, 4, 1), (3, 7, 15, 2), (4, 15, 16, 1), (5, 17, 16, 3), (6, 8, 11, 1);

INSERT INTO employees VALUES
  (1, 'Ottoline Brackenridge', 'Chief Executive', 'Management', NULL, '2016-02-01'),
  (2, 'Rafael Montclair', 'Head of Sales', 'Sales', 1, '2017-05-15'),
  (3, 'Ingrid Solheimer', 'Head of Technology', 'Technology', 1, '2018-01-08'),
  (4, 'Kofi Adomako', 'Head of Operations', 'Operations', 1, '2018-09-03'),
  (5, 'Delphine Courtois', 'Account Manager', 'Sales', 2, '2019-03-18'),
  (6, 'Marcus Thornbury', 'Account Manager', 'Sales', 2, '2021-06-07'),
  (7, 'Yuki Hanasaka', 'Data Engineer', 'Technology', 3, '2020-10-12'),
  (8, 'Pavel Dvorecky', 'Web Developer', 'Technology', 3, '2022-04-04'),
  (9, 'Salma Elkhatib', 'Warehouse Lead', 'Operations', 4, '2019-11-25'),
  (10, 'Noah Fitzwarren', 'Picker', 'Operations', 9, '2022-08-29');

-- 500 sales over the year, each sixth in the last two months. A promotion counts only while
-- it runs.
WITH RECURSIVE r(n, a, b, c) AS (
  SELECT 1, 1350490027, 783368690, 1102520059
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647, c * 48271 % 2147483647
  FROM r WHERE n < 500),
sale(n, tenant_id, customer_id, product_id, store_id, day, quantity, hour) AS (
  SELECT n, 1 + (a / 4096) % 10 / 6 + (a / 4096) % 10 / 9, 1 + (a % 50) * (20 + b % 31) / 50,
         1 + (b / 64) % 30, 1 + (c / 64) % 5,
         date('2023-01-01', '+' || CASE WHEN n % 6 = 0
           THEN 304 + (c / 32) % 61 ELSE min(364, (n * 7 + c % 40) * 364 / 3540) END || ' days'),
         1 + (c / 1024) % 4 * ((a / 128) % 3 = 0), b % 6
  FROM r)
INSERT INTO sales_fact
SELECT s.n, s.tenant_id, s.customer_id, s.product_id, s.store_id, d.date_id, m.promotion_id,
       s.quantity, round(p.list_price * (100 - coalesce(m.discount_pct, 0))) / 100,
       round(p.unit_cost * s.quantity, 2), s.day,
       datetime(s.day, '+1 day', '+' || (60 + s.hour * 7) || ' minutes')
FROM sale AS s
JOIN dim_product AS p ON p.product_id = s.product_id
JOIN dim_date AS d ON d.full_date = s.day
LEFT JOIN dim_promotion AS m ON s.day BETWEEN m.start_date AND m.end_date AND s.n % 4 > 0
ORDER BY s.n;

-- 300 orders in the order of their dates. Of the first 250, 50 are cancelled and 200 are shipped;
-- the last 50 are still on their way through the house.
WITH RECURSIVE r(n, a, b, c) AS (
  SELECT 1, 2044897763, 1967513926, 1365180540
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647, c * 48271 % 2147483647
  FROM r WHERE n < 300),
placed(n, customer_id, product_id, store_id, day, quantity, status, hour) AS (
  SELECT n, 1 + (a % 48) * (16 + b % 33) / 48, 1 + (b / 64) % 30, 1 + (c / 64) % 5,
         date('2023-01-01', '+' || min(364, n * 362 / 300 + c % 3) || ' days'),
         1 + (c / 1024) % 5 * ((a / 128) % 4 = 0),
         CASE WHEN n > 275 THEN 'pending' WHEN n > 250 THEN 'processing'
              WHEN n * 37 % 250 < 50 THEN 'cancelled' WHEN n > 230 THEN 'shipped'
              WHEN n * 37 % 250 < 68 THEN 'returned' ELSE 'delivered' END,
         b % 6
  FROM r)
INSERT INTO orders_fact
SELECT o.n, o.customer_id, o.product_id, o.store_id, d.date_id, m.promotion_id, o.day,
       round(o.quantity * round(p.list_price * (100 - coalesce(m.discount_pct, 0))) / 100, 2),
       round(p.unit_cost * o.quantity, 2), o.quantity,
       round(p.list_price * (100 - coalesce(m.discount_pct, 0))) / 100, o.status,
       datetime(o.day, '+1 day', '+' || (60 + o.hour * 7) || ' minutes')
FROM placed AS o
JOIN dim_product AS p ON p.product_id = o.product_id
JOIN dim_date AS d ON d.full_date = o.day
LEFT JOIN dim_promotion AS m ON o.day BETWEEN m.start_date AND m.end_date AND o.n % 3 > 0
ORDER BY o.n;

INSERT INTO shipping
SELECT row_number() OVER (ORDER BY order_id), order_id,
       CASE order_id % 3 WHEN 0 THEN 'Swiftway' WHEN 1 THEN 'Parcel Fox' ELSE 'Bluecrate' END,
       CASE WHEN order_id % 9 = 4 THEN 'overnight' WHEN order_id % 4 = 1 THEN 'express'
            ELSE 'standard' END,
       date(order_date, '+' || (1 + order_id * 48271 % 3) || ' days'),
       CASE WHEN status <> 'shipped' THEN
         date(order_date, '+' || (2 + order_id * 48271 % 3 + CASE WHEN order_id % 9 = 4 THEN 0
              WHEN order_id % 4 = 1 THEN 1 ELSE 1 + order_id * 48271 % 7 END) || ' days') END
FROM orders_fact WHERE status IN ('shipped', 'delivered', 'returned');

INSERT INTO payments
SELECT order_id, order_id,
       CASE order_id * 48271 % 1009 % 7 WHEN 0 THEN 'gift_card' WHEN 1 THEN 'bank_transfer'
         WHEN 2 THEN 'debit_card' WHEN 3 THEN 'debit_card' ELSE 'credit_card' END,
       CASE WHEN status = 'pending' THEN 'pending' WHEN status = 'returned' THEN 'refunded'
            WHEN status = 'cancelled' AND order_id % 2 THEN 'failed'
            WHEN status = 'cancelled' THEN 'refunded' ELSE 'completed' END,
       date(order_date, '+' || (order_id % 5 = 2) || ' days'), total_amount
FROM orders_fact;

INSERT INTO inventory
SELECT product_id, product_id * 48271 % 1009 % 190, 15 + product_id * 7 % 40,
       date('2023-09-04', '+' || (product_id * 48271 % 97) || ' days')
FROM dim_product;

-- 1,000 events in 250 sessions of four; a session gets as far as its visitor wants.
WITH RECURSIVE r(n, a, b) AS (
  SELECT 0, 304089172, 1303455736
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647 FROM r WHERE n < 249),
visit(n, user_id, started, depth) AS (
  SELECT n, 1 + a % 50, datetime('2023-01-02 08:00:00', '+' || (n * 2086 + b % 900) || ' minutes'),
         (a / 64) % 4
  FROM r),
step(s) AS (VALUES (0), (1), (2), (3)),
event(n, s, user_id, at, kind) AS (
  SELECT n, s, user_id, datetime(started, '+' || (s * 3 + n % 3) || ' minutes'),
         CASE WHEN s = 0 THEN 'page_view' WHEN s > depth THEN 'search' WHEN s = 1 THEN 'add_to_cart'
              WHEN s = 2 THEN 'checkout' ELSE 'purchase' END
  FROM visit JOIN step)
INSERT INTO user_events
SELECT n * 4 + s + 1, user_id, kind, at,
       CASE kind WHEN 'page_view' THEN '/product/' || (1 + n * 48271 % 30) WHEN 'search'
         THEN '/search' WHEN 'add_to_cart' THEN '/cart' WHEN 'checkout' THEN '/checkout'
         ELSE '/thanks' END,
       printf('s%04d', n + 1)
FROM event ORDER BY n, s;

WITH RECURSIVE r(n, a, b) AS (
  SELECT 1, 35005211, 521595368
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647 FROM r WHERE n < 100),
said(i, subject, priority) AS (VALUES
  (0, 'Parcel not delivered', 'high'), (1, 'Wrong size delivered', 'medium'),
  (2, 'Refund not received', 'high'), (3, 'Cannot log in', 'urgent'),
  (4, 'Invoice address is wrong', 'low'), (5, 'Question about warranty', 'low'),
  (6, 'Item arrived damaged', 'medium')),
ticket(n, customer_id, subject, priority, at, hours, status) AS (
  SELECT r.n, 1 + r.a % 50, s.subject, s.priority,
         datetime('2023-01-03 09:00:00', '+' || (r.n * 5180 + r.b % 480) || ' minutes'),
         2 + (r.b / 64) % 90 + 0.5 * (r.a % 2),
         CASE WHEN r.n > 94 THEN 'open' WHEN r.n > 88 THEN 'in_progress'
              WHEN r.n % 3 THEN 'closed' ELSE 'resolved' END
  FROM r JOIN said AS s ON s.i = (r.a / 64) % 7)
INSERT INTO support_tickets
SELECT n, customer_id, subject, status, priority, at,
       CASE WHEN n <= 88 THEN datetime(at, '+' || CAST(hours * 60 AS INTEGER) || ' minutes') END,
       CASE WHEN n <= 88 THEN hours END
FROM ticket ORDER BY n;

INSERT INTO customer_engagement
SELECT c.customer_id, c.customer_id,
       coalesce((SELECT max(e.event_timestamp) FROM user_events AS e
                 WHERE e.user_id = c.customer_id), c.created_at || ' 12:00:00'),
       (SELECT count(*) FROM user_events AS e WHERE e.user_id = c.customer_id) * 3,
       10 + c.customer_id * 48271 % 61, c.customer_id * 48271 % 11
FROM dim_customer AS c;

-- Two touches for each order, one to nine days before it. Each third one led nowhere.
INSERT INTO marketing_touches
SELECT row_number() OVER (ORDER BY o.order_id, t.i), o.customer_id,
       CASE WHEN (o.order_id + t.i) % 3 THEN o.order_id END,
       CASE (o.order_id * 48271 % 1013 + t.i * 3) % 8 WHEN 0 THEN 'referral' WHEN 1 THEN 'display'
         WHEN 2 THEN 'social' WHEN 3 THEN 'social' WHEN 4 THEN 'search' WHEN 5 THEN 'search'
         ELSE 'email' END,
       datetime(o.order_date, '-' || (1 + (o.order_id * 31 + t.i * 4) % 9) || ' days',
                '+' || (480 + o.order_id * 48271 % 701) || ' minutes'),
       printf('CMP-%02d', 1 + (o.order_id + t.i) % 12)
FROM orders_fact AS o JOIN (SELECT 0 AS i UNION ALL SELECT 1) AS t;
