-- A small online shop: who buys what, and what they think of it. All names are invented. Numbers
-- come from fixed pseudo-random sequences (x -> 48271 x mod 2^31-1), so every load is the same.
-- Two customers, Zoë Marchetti and Tomás Quill, share the first place by number of orders.

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  phone TEXT,
  signup_date TEXT NOT NULL CHECK (signup_date = date(signup_date))
);

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  category_id INTEGER NOT NULL REFERENCES categories(id),
  price REAL NOT NULL CHECK (price > 0),
  stock INTEGER NOT NULL CHECK (stock >= 0)
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers(id),
  order_date TEXT NOT NULL CHECK (order_date = date(order_date)),
  shipped_date TEXT CHECK (shipped_date >= order_date),
  status TEXT NOT NULL CHECK (status IN ('delivered', 'shipped', 'open', 'cancelled'))
);

CREATE TABLE order_items (
  order_id INTEGER NOT NULL REFERENCES orders(id),
  product_id INTEGER NOT NULL REFERENCES products(id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price REAL NOT NULL CHECK (unit_price > 0),
  PRIMARY KEY (order_id, product_id)
) WITHOUT ROWID;

CREATE TABLE reviews (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(id),
  customer_id INTEGER NOT NULL REFERENCES customers(id),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment TEXT,
  review_date TEXT NOT NULL CHECK (review_date = date(review_date))
);

CREATE INDEX orders_by_customer ON orders(customer_id);
CREATE INDEX items_by_product ON order_items(product_id);

WITH person(id, name, mailbox, city, country) AS (VALUES
  (1, 'Zoë Marchetti', 'zoe.marchetti', 'Lisbon', 'Portugal'),
  (2, 'Tomás Quill', 'tomas.quill', 'Lisbon', 'Portugal'),
  (3, 'Anneke Vosloo', 'anneke.vosloo', 'Utrecht', 'Netherlands'),
  (4, 'Priya Ramanathe', 'priya.ramanathe', 'Leeds', 'United Kingdom'),
  (5, 'Luca Ferrobianchi', 'luca.ferrobianchi', 'Turin', 'Italy'),
  (6, 'Marta Olivenza', 'marta.olivenza', 'Porto', 'Portugal'),
  (7, 'Jonas Hagelund', 'jonas.hagelund', 'Aarhus', 'Denmark'),
  (8, 'Élodie Vauquelin', 'elodie.vauquelin', 'Lyon', 'France'),
  (9, 'Samuel Okonrede', 'samuel.okonrede', 'Leeds', 'United Kingdom'),
  (10, 'Greta Lindqvall', 'greta.lindqvall', 'Malmö', 'Sweden'),
  (11, 'Dario Pellestrini', 'dario.pellestrini', 'Turin', 'Italy'),
  (12, 'Ines Caldeirão', 'ines.caldeirao', 'Lisbon', 'Portugal'),
  (13, 'Mateusz Borowicz', 'mateusz.borowicz', 'Kraków', 'Poland'),
  (14, 'Hannah Steinbrook', 'hannah.steinbrook', 'Munich', 'Germany'),
  (15, 'Felix Aumüller', 'felix.aumueller', 'Munich', 'Germany'),
  (16, 'Chloé Darrigrand', 'chloe.darrigrand', 'Lyon', 'France'),
  (17, 'Oskar Wiśnicki', 'oskar.wisnicki', 'Kraków', 'Poland'),
  (18, 'Nadia Benhassine', 'nadia.benhassine', 'Marseille', 'France'),
  (19, 'Ruairí O''Shaughlin', 'ruairi.oshaughlin', 'Cork', 'Ireland'),
  (20, 'Signe Brøndal', 'signe.brondal', 'Aarhus', 'Denmark'),
  (21, 'Paulo Figueirinha', 'paulo.figueirinha', 'Lisbon', 'Portugal'),
  (22, 'Katrin Vollmers', 'katrin.vollmers', 'Hamburg', 'Germany'),
  (23, 'Beatriz Alcorta', 'beatriz.alcorta', 'Bilbao', 'Spain'),
  (24, 'Iker Zubialde', 'iker.zubialde', 'Bilbao', 'Spain'),
  (25, 'Freya Ashdownley', 'freya.ashdownley', 'Bristol', 'United Kingdom'),
  (26, 'Noor van Meerdijk', 'noor.vanmeerdijk', 'Utrecht', 'Netherlands'),
  (27, 'Emil Sandahl', 'emil.sandahl', 'Malmö', 'Sweden'),
  (28, 'Giulia Montefalchi', 'giulia.montefalchi', 'Bologna', 'Italy'),
  (29, 'Aoife Kilbrannan', 'aoife.kilbrannan', 'Cork', 'Ireland'),
  (30, 'Henrik Falkenrath', 'henrik.falkenrath', 'Hamburg', 'Germany'),
  (31, 'Sofía Larrañeta', 'sofia.larraneta', 'Seville', 'Spain'),
  (32, 'Callum Strathearn', 'callum.strathearn', 'Bristol', 'United Kingdom'),
  (33, 'Wiktoria Jaskólna', 'wiktoria.jaskolna', 'Gdańsk', 'Poland'),
  (34, 'Bram Oosterwolde', 'bram.oosterwolde', 'Utrecht', 'Netherlands'),
  (35, 'Lena Katzbichler', 'lena.katzbichler', 'Vienna', 'Austria'),
  (36, 'Moritz Edelhofer', 'moritz.edelhofer', 'Vienna', 'Austria'),
  (37, 'Camille Roquefeuille', 'camille.roquefeuille', 'Marseille', 'France'),
  (38, 'Teresa Vilarinho', 'teresa.vilarinho', 'Porto', 'Portugal'),
  (39, 'Hugo Castanheiro', 'hugo.castanheiro', 'Porto', 'Portugal'),
  (40, 'Maeve Tullowell', 'maeve.tullowell', 'Dublin', 'Ireland'))
INSERT INTO customers
SELECT id, name, mailbox || '@example.com', city, country,
       CASE WHEN id % 7 = 3 THEN NULL ELSE printf('+99 555 %04d', id * 48271 % 9973) END,
       date('2021-01-04', '+' || (id * 48271 * 31 % 1009) || ' days')
FROM person;

INSERT INTO categories VALUES
  (1, 'Kitchen'), (2, 'Garden'), (3, 'Books'), (4, 'Toys'), (5, 'Office'), (6, 'Outdoor');

INSERT INTO products VALUES
  (1, 'Cast Iron Pan', 1, 49.90, 34), (2, 'Bread Knife', 1, 24.50, 61),
  (3, 'Espresso Pot', 1, 32.00, 0), (4, 'Ceramic Bowl Set', 1, 38.75, 22),
  (5, 'Café au Lait Mug', 1, 12.90, 140), (6, 'Pasta Roller', 1, 64.00, 9),
  (7, 'Watering Can', 2, 27.30, 45), (8, 'Pruning Shears', 2, 21.80, 52),
  (9, 'Terracotta Pot', 2, 9.95, 210), (10, 'Compost Bin', 2, 58.00, 7),
  (11, 'Bird Feeder', 2, 18.40, 38), (12, 'Herb Seed Box', 2, 14.20, 96),
  (13, 'Atlas of Small Islands', 3, 41.00, 18), (14, 'The Salt Merchant', 3, 16.90, 73),
  (15, 'Baking by Weight', 3, 29.90, 27), (16, 'A Field Guide to Clouds', 3, 22.50, 40),
  (17, 'Night Train North', 3, 12.50, 88), (18, 'Crème de la Crumb', 3, 26.00, 0),
  (19, 'Wooden Train Set', 4, 54.00, 16), (20, 'Puzzle 1000 Pieces', 4, 19.90, 57),
  (21, 'Stacking Rings', 4, 11.40, 80), (22, 'Marionette Fox', 4, 35.60, 12),
  (23, 'Kite', 4, 23.00, 33), (24, 'Chess Board', 4, 44.80, 20),
  (25, 'Desk Lamp', 5, 39.50, 41), (26, 'Fountain Pen', 5, 28.90, 64),
  (27, 'Linen Notebook', 5, 13.70, 175), (28, 'Standing Desk', 5, 389.00, 5),
  (29, 'Document Tray', 5, 17.60, 48), (30, 'Wall Calendar', 5, 15.00, 0),
  (31, 'Two-Person Tent', 6, 179.00, 11), (32, 'Sleeping Bag', 6, 89.90, 19),
  (33, 'Trail Stove', 6, 61.50, 14), (34, 'Headlamp', 6, 34.20, 42),
  (35, 'Hammock', 6, 47.00, 25), (36, 'Steel Bottle', 6, 21.00, 118);

-- 240 orders over three years, in the order of their dates. Orders 6, 13, 20 ... go in turn to the
-- two customers that tie.
WITH RECURSIVE r(n, a, b, c) AS (
  SELECT 1, 1804289383, 846930886, 1681692777
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647, c * 48271 % 2147483647
  FROM r WHERE n < 240),
placed(id, customer_id, order_date, wait, draw) AS (
  SELECT n,
         CASE WHEN n % 7 = 6 THEN 1 + n / 7 % 2 ELSE 3 + (a % 37) * (14 + b % 23) / 36 END,
         date('2022-01-03', '+' || (n * 9 / 2 + c % 5) || ' days'),
         1 + b % 6, (a / 64) % 100
  FROM r)
INSERT INTO orders
SELECT id, customer_id, order_date,
       CASE WHEN id > 232 OR draw < 8 THEN NULL ELSE date(order_date, '+' || wait || ' days') END,
       CASE WHEN draw < 8 THEN 'cancelled' WHEN id > 232 THEN 'open'
            WHEN id > 222 THEN 'shipped' ELSE 'delivered' END
FROM placed;

-- Nobody orders before signing up.
UPDATE customers
SET signup_date = (SELECT date(min(o.order_date), '-' || (customers.id * 48271 % 97) || ' days')
                   FROM orders AS o WHERE o.customer_id = customers.id)
WHERE signup_date > (SELECT min(o.order_date) FROM orders AS o WHERE o.customer_id = customers.id);

-- One to four lines an order; prices were 5 % lower before 2024. Halves of a cent are rounded as
-- whole numbers: what round(x, 2) makes of them depends on the version of SQLite.
WITH RECURSIVE r(n, a, b) AS (
  SELECT 0, 1957747793, 424238335
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647 FROM r WHERE n < 959)
INSERT OR IGNORE INTO order_items
SELECT o.id, p.id, 1 + (r.a / 128) % 3 * ((r.b / 64) % 4 = 0),
       CASE WHEN o.order_date < '2024-01-01'
            THEN CAST(round(p.price * 100) * 95 + 50 AS INTEGER) / 100 / 100.0
            ELSE p.price END
FROM r
JOIN orders AS o ON o.id = 1 + r.n / 4
JOIN products AS p ON p.id = 1 + (r.a % 36 + (r.b % 36) * (r.n % 2)) % 36
WHERE r.n % 4 = 0 OR (r.b / 1024) % 100 < 45;

-- Only what was bought is reviewed; not everybody leaves a comment.
WITH bought(n, order_id, product_id, customer_id, order_date) AS (
  SELECT row_number() OVER (ORDER BY i.order_id, i.product_id), i.order_id, i.product_id,
         o.customer_id, o.order_date
  FROM order_items AS i JOIN orders AS o ON o.id = i.order_id WHERE o.status = 'delivered'),
said(rating, comment) AS (VALUES
  (1, 'Broke after a week'), (2, 'Not what I had hoped for'), (3, 'Does the job'),
  (4, 'Good value'), (5, 'Très bien, would buy again'))
INSERT INTO reviews(product_id, customer_id, rating, comment, review_date)
SELECT b.product_id, b.customer_id, s.rating, CASE WHEN b.n % 3 THEN s.comment END,
       date(b.order_date, '+' || (9 + b.n * 48271 % 23) || ' days')
FROM bought AS b
JOIN said AS s ON s.rating = 5 - (b.n * 48271 % 101) * (3 + b.product_id * 7 % 11) / 300
WHERE b.n % 4 = 1
ORDER BY b.n;
