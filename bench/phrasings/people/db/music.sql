CREATE TABLE tblTeacher(TeacherID INTEGER PRIMARY KEY,FirstName TEXT,LastName TEXT,Phone TEXT,Email
  TEXT,Street TEXT,City TEXT,HireDate TEXT,LeaveDate TEXT,BirthDate TEXT);
CREATE TABLE tblCourse(CourseID INTEGER PRIMARY KEY,CourseName TEXT,Level TEXT,Fee REAL,TeacherID
  INTEGER REFERENCES tblTeacher(TeacherID));
CREATE TABLE tblStudent(StudentID INTEGER PRIMARY KEY,FirstName TEXT,LastName TEXT,Phone TEXT,Email
  TEXT,Street TEXT,City TEXT,JoinDate TEXT,BirthDate TEXT);
CREATE TABLE tblEnrolment(EnrolmentID INTEGER PRIMARY KEY,StudentID INTEGER REFERENCES
  tblStudent(StudentID),CourseID INTEGER REFERENCES tblCourse(CourseID),EnrolDate TEXT,AmountPaid
  REAL);
INSERT INTO tblTeacher
  VALUES(1,'Clara','Voss','555-101','clara@school.test','12 Elm Road','Bath','2015-09-01',NULL,
  '1979-03-09'),
(2,'Hugo','Marsh','555-102','hugo@school.test','3 Oak Close','Wells','2019-01-07',NULL,
  '1988-12-20'),
(3,'Irene','Platt','555-103','irene@school.test','8 Ash Way','Bath','2012-04-16','2024-07-19',
  '1960-06-02'),
(4,'Joel','Finch','555-104','joel@school.test','1 Fir Lane','Frome','2023-09-04',NULL,'1995-02-11');
INSERT INTO tblCourse VALUES(1,'Violin Basics','Beginner',180,1),
(2,'Piano Basics','Beginner',150,2),
(3,'Jazz Piano','Advanced',320,2),
(4,'Choir','Intermediate',90,1),
(5,'Cello Ensemble','Advanced',260,1),
(6,'Folk Guitar','Intermediate',140,4);
INSERT INTO tblStudent
  VALUES(1,'Amy','Burke','555-201','amy@post.test','5 Lime Grove','Bath','2022-09-05','2009-05-01'),
(2,'Ben','Cole','555-202','ben@post.test','6 Lime Grove','Bath','2023-01-09','2007-11-13'),
(3,'Cleo','Dunn','555-203','cleo@post.test','11 Spring Row','Wells','2022-03-02','1998-01-30'),
(4,'Dev','Evans','555-204','dev@post.test','2 Vine Street','Bath','2024-02-12','2001-07-07'),
(5,'Ella','Frost','555-205','ella@post.test','9 Vine Street','Frome','2024-09-02','2010-10-10');
INSERT INTO tblEnrolment VALUES(1,1,1,'2025-01-06',180),
(2,1,4,'2025-01-06',90),
(3,2,2,'2025-01-08',150),
(4,3,3,'2025-02-03',400),
(5,4,1,'2025-02-10',180),
(6,1,5,'2025-03-03',260),
(7,3,4,'2025-03-05',90),
(8,1,2,'2025-03-17',150),
(9,2,4,'2025-04-01',80),
(10,3,5,'2025-04-22',260),
(11,4,4,'2025-05-02',90),
(12,2,5,'2025-05-06',260);
