CREATE TABLE film(film_id INTEGER PRIMARY KEY,title TEXT,released INTEGER,runtime_min INTEGER);
CREATE TABLE screening(screening_id INTEGER PRIMARY KEY,film_id INTEGER REFERENCES
  film(film_id),hall TEXT,shown_on TEXT,tickets INTEGER,takings REAL);
INSERT INTO film VALUES(1,'Rear Window',1954,112),
(2,'Playtime',1967,124),
(3,'Paris, Texas',1984,145),
(4,'The Hustler',1961,134);
INSERT INTO screening VALUES(1,1,'Red','2025-02-01',40,320),
(2,1,'Blue','2025-02-08',22,176),
(3,2,'Red','2025-03-01',18,144),
(4,1,'Red','2025-08-09',51,408),
(5,3,'Blue','2025-08-10',30,240),
(6,1,'Red','2025-09-01',12,96),
(7,3,'Red','2025-09-02',25,200);
