BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	actor VARCHAR(40) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	event TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_events_command UNIQUE (table_id, actor, command)
);
INSERT INTO "events" VALUES('f6ngey847h',1,'server','open',1.79481775685641837115e+09,'{"event":"opened","game":"california","ruleset":"california/1","players":2,"options":{},"host":"6188653cf741d3c66f4684f4f3dd651f"}');
INSERT INTO "events" VALUES('f6ngey847h',2,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-3',1.7948177568956563473e+09,'{"event":"sat-down","seat":0,"person":"6188653cf741d3c66f4684f4f3dd651f","name":"Anna"}');
INSERT INTO "events" VALUES('f6ngey847h',3,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-4',1.79481775691730380054e+09,'{"event":"preferred","seat":0,"confirms":false}');
INSERT INTO "events" VALUES('f6ngey847h',4,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-5',1.7948177569273877144e+09,'{"event":"got-ready","seat":0,"is_ready":true}');
INSERT INTO "events" VALUES('f6ngey847h',5,'c41d438851e52e7f489e421b646dc955','bc711ee1-3',1.7948177569673686028e+09,'{"event":"sat-down","seat":1,"person":"c41d438851e52e7f489e421b646dc955","name":"Ben"}');
INSERT INTO "events" VALUES('f6ngey847h',6,'c41d438851e52e7f489e421b646dc955','bc711ee1-4',1.79481775697880578039e+09,'{"event":"preferred","seat":1,"confirms":false}');
INSERT INTO "events" VALUES('f6ngey847h',7,'c41d438851e52e7f489e421b646dc955','bc711ee1-5',1.79481775699628639218e+09,'{"event":"got-ready","seat":1,"is_ready":true}');
INSERT INTO "events" VALUES('f6ngey847h',8,'server','start-7',1.79481775700677633278e+09,'{"event":"started","seed":7309913579891521368,"salt":"b9f3e41ebc737e172943005b7e3a17a9"}');
INSERT INTO "events" VALUES('f6ngey847h',9,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-6',1.79481775704714012148e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',10,'c41d438851e52e7f489e421b646dc955','bc711ee1-6',1.79481775707185530659e+09,'{"event":"moved","seat":1,"move":"borrow"}');
INSERT INTO "events" VALUES('f6ngey847h',11,'c41d438851e52e7f489e421b646dc955','bc711ee1-7',1.79481775710308146475e+09,'{"event":"moved","seat":1,"move":"buy L1 B1"}');
INSERT INTO "events" VALUES('f6ngey847h',12,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-7',1.79481775713323330875e+09,'{"event":"moved","seat":0,"move":"buy L2 B1"}');
INSERT INTO "events" VALUES('f6ngey847h',13,'c41d438851e52e7f489e421b646dc955','bc711ee1-8',1.79481775718095254903e+09,'{"event":"moved","seat":1,"move":"buy R1 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',14,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-8',1.79481775721539044384e+09,'{"event":"moved","seat":0,"move":"buy R3 B1"}');
INSERT INTO "events" VALUES('f6ngey847h',15,'c41d438851e52e7f489e421b646dc955','bc711ee1-9',1.79481775724502801896e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',16,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-9',1.79481775726327681544e+09,'{"event":"moved","seat":0,"move":"borrow"}');
INSERT INTO "events" VALUES('f6ngey847h',17,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-10',1.79481775728361201286e+09,'{"event":"moved","seat":0,"move":"buy R2 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',18,'c41d438851e52e7f489e421b646dc955','bc711ee1-10',1.79481775731055521964e+09,'{"event":"moved","seat":1,"move":"repay"}');
INSERT INTO "events" VALUES('f6ngey847h',19,'c41d438851e52e7f489e421b646dc955','bc711ee1-11',1.79481775733647274965e+09,'{"event":"moved","seat":1,"move":"buy L3 extension"}');
INSERT INTO "events" VALUES('f6ngey847h',20,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-11',1.79481775735526323314e+09,'{"event":"moved","seat":0,"move":"repay"}');
INSERT INTO "events" VALUES('f6ngey847h',21,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-12',1.79481775737506556514e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',22,'c41d438851e52e7f489e421b646dc955','bc711ee1-12',1.79481775739966368677e+09,'{"event":"moved","seat":1,"move":"borrow"}');
INSERT INTO "events" VALUES('f6ngey847h',23,'c41d438851e52e7f489e421b646dc955','bc711ee1-13',1.79481775742285513874e+09,'{"event":"moved","seat":1,"move":"buy R4 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',24,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-13',1.79481775746156597137e+09,'{"event":"moved","seat":0,"move":"buy L1 D4"}');
INSERT INTO "events" VALUES('f6ngey847h',25,'c41d438851e52e7f489e421b646dc955','bc711ee1-14',1.79481775749378800392e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',26,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-14',1.79481775753340101241e+09,'{"event":"moved","seat":0,"move":"borrow"}');
INSERT INTO "events" VALUES('f6ngey847h',27,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-15',1.79481775757311129565e+09,'{"event":"moved","seat":0,"move":"buy R1 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',28,'c41d438851e52e7f489e421b646dc955','bc711ee1-15',1.79481775761845254897e+09,'{"event":"moved","seat":1,"move":"buy L4 A2"}');
INSERT INTO "events" VALUES('f6ngey847h',29,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-16',1.7948177576447668076e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',30,'c41d438851e52e7f489e421b646dc955','bc711ee1-16',1.79481775768777418143e+09,'{"event":"moved","seat":1,"move":"buy R2 D1"}');
INSERT INTO "events" VALUES('f6ngey847h',31,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-17',1.79481775772209429737e+09,'{"event":"moved","seat":0,"move":"buy L2 B3"}');
INSERT INTO "events" VALUES('f6ngey847h',32,'c41d438851e52e7f489e421b646dc955','bc711ee1-17',1.79481775774379181866e+09,'{"event":"moved","seat":1,"move":"buy R4 B1"}');
INSERT INTO "events" VALUES('f6ngey847h',33,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-18',1.79481775784290122988e+09,'{"event":"moved","seat":0,"move":"buy L3 C2"}');
INSERT INTO "events" VALUES('f6ngey847h',34,'c41d438851e52e7f489e421b646dc955','bc711ee1-18',1.79481775785621762279e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',35,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-19',1.79481775789985632894e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',36,'c41d438851e52e7f489e421b646dc955','bc711ee1-19',1.79481775795349431036e+09,'{"event":"moved","seat":1,"move":"buy R2 A1"}');
INSERT INTO "events" VALUES('f6ngey847h',37,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-20',1.79481775804367661483e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',38,'c41d438851e52e7f489e421b646dc955','bc711ee1-20',1.79481775808099937438e+09,'{"event":"moved","seat":1,"move":"buy R3 A1"}');
INSERT INTO "events" VALUES('f6ngey847h',39,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-21',1.79481775811682581905e+09,'{"event":"moved","seat":0,"move":"buy L1 extension"}');
INSERT INTO "events" VALUES('f6ngey847h',40,'c41d438851e52e7f489e421b646dc955','bc711ee1-21',1.79481775815073847767e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',41,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-22',1.79481775819438076017e+09,'{"event":"moved","seat":0,"move":"buy L3 D2"}');
INSERT INTO "events" VALUES('f6ngey847h',42,'c41d438851e52e7f489e421b646dc955','bc711ee1-22',1.79481775823887968065e+09,'{"event":"moved","seat":1,"move":"buy R4 B3"}');
INSERT INTO "events" VALUES('f6ngey847h',43,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-23',1.79481775829437923425e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',44,'c41d438851e52e7f489e421b646dc955','bc711ee1-23',1.79481775832631540294e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',45,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-24',1.79481775834616541867e+09,'{"event":"moved","seat":0,"move":"buy R2 B4"}');
INSERT INTO "events" VALUES('f6ngey847h',46,'c41d438851e52e7f489e421b646dc955','bc711ee1-24',1.79481775836840438845e+09,'{"event":"moved","seat":1,"move":"repay"}');
INSERT INTO "events" VALUES('f6ngey847h',47,'c41d438851e52e7f489e421b646dc955','bc711ee1-25',1.7948177583851895332e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',48,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-25',1.794817758412147522e+09,'{"event":"moved","seat":0,"move":"buy R3 D2"}');
INSERT INTO "events" VALUES('f6ngey847h',49,'c41d438851e52e7f489e421b646dc955','bc711ee1-26',1.79481775844218730932e+09,'{"event":"moved","seat":1,"move":"buy L1 C4"}');
INSERT INTO "events" VALUES('f6ngey847h',50,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-26',1.79481775846490263937e+09,'{"event":"moved","seat":0,"move":"buy L2 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',51,'c41d438851e52e7f489e421b646dc955','bc711ee1-27',1.79481775849009895324e+09,'{"event":"moved","seat":1,"move":"buy L4 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',52,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-27',1.79481775852838802342e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',53,'c41d438851e52e7f489e421b646dc955','bc711ee1-28',1.79481775857034516331e+09,'{"event":"moved","seat":1,"move":"buy L3 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',54,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-28',1.79481775860265874858e+09,'{"event":"moved","seat":0,"move":"buy L4 C3"}');
INSERT INTO "events" VALUES('f6ngey847h',55,'c41d438851e52e7f489e421b646dc955','bc711ee1-29',1.7948177586177425384e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',56,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-29',1794817758.64311,'{"event":"moved","seat":0,"move":"buy L2 A2"}');
INSERT INTO "events" VALUES('f6ngey847h',57,'c41d438851e52e7f489e421b646dc955','bc711ee1-30',1.79481775866177773477e+09,'{"event":"moved","seat":1,"move":"buy R2 C1"}');
INSERT INTO "events" VALUES('f6ngey847h',58,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-30',1.79481775869541883465e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',59,'c41d438851e52e7f489e421b646dc955','bc711ee1-31',1.79481775872793745995e+09,'{"event":"moved","seat":1,"move":"buy L1 C2"}');
INSERT INTO "events" VALUES('f6ngey847h',60,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-31',1.79481775876997351644e+09,'{"event":"moved","seat":0,"move":"buy R3 B2"}');
INSERT INTO "events" VALUES('f6ngey847h',61,'c41d438851e52e7f489e421b646dc955','bc711ee1-32',1.79481775879784965512e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',62,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-32',1.79481775883714389802e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',63,'c41d438851e52e7f489e421b646dc955','bc711ee1-33',1.79481775888373827933e+09,'{"event":"moved","seat":1,"move":"buy R1 B4"}');
INSERT INTO "events" VALUES('f6ngey847h',64,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-33',1.79481775892240238189e+09,'{"event":"moved","seat":0,"move":"buy R2 A1"}');
INSERT INTO "events" VALUES('f6ngey847h',65,'c41d438851e52e7f489e421b646dc955','bc711ee1-34',1.79481775894313073157e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',66,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-34',1.79481775896885323521e+09,'{"event":"moved","seat":0,"move":"buy L4 D3"}');
INSERT INTO "events" VALUES('f6ngey847h',67,'c41d438851e52e7f489e421b646dc955','bc711ee1-35',1.79481775898651576043e+09,'{"event":"moved","seat":1,"move":"buy L1 D2"}');
INSERT INTO "events" VALUES('f6ngey847h',68,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-35',1.79481775900879645347e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',69,'c41d438851e52e7f489e421b646dc955','bc711ee1-36',1.79481775903545546536e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',70,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-36',1.794817759097391367e+09,'{"event":"moved","seat":0,"move":"buy L4 C1"}');
INSERT INTO "events" VALUES('f6ngey847h',71,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-37',1.79481775911659502983e+09,'{"event":"moved","seat":0,"move":"unpack billiard-table"}');
INSERT INTO "events" VALUES('f6ngey847h',72,'c41d438851e52e7f489e421b646dc955','bc711ee1-37',1.7948177591417136192e+09,'{"event":"moved","seat":1,"move":"buy L2 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',73,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-38',1.79481775915903401371e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',74,'c41d438851e52e7f489e421b646dc955','bc711ee1-38',1.79481775917385029794e+09,'{"event":"moved","seat":1,"move":"buy R2 A3"}');
INSERT INTO "events" VALUES('f6ngey847h',75,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-39',1.79481775920126080509e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',76,'c41d438851e52e7f489e421b646dc955','bc711ee1-39',1.79481775924852585794e+09,'{"event":"moved","seat":1,"move":"buy R1 B2"}');
INSERT INTO "events" VALUES('f6ngey847h',77,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-40',1.79481775927393054966e+09,'{"event":"moved","seat":0,"move":"buy R3 A4"}');
INSERT INTO "events" VALUES('f6ngey847h',78,'c41d438851e52e7f489e421b646dc955','bc711ee1-40',1.79481775929106378555e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',79,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-41',1.79481775930833435056e+09,'{"event":"moved","seat":0,"move":"buy R2 B4"}');
INSERT INTO "events" VALUES('f6ngey847h',80,'c41d438851e52e7f489e421b646dc955','bc711ee1-41',1.79481775932676291466e+09,'{"event":"moved","seat":1,"move":"buy R1 C3"}');
INSERT INTO "events" VALUES('f6ngey847h',81,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-42',1.79481775934250545496e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',82,'c41d438851e52e7f489e421b646dc955','bc711ee1-42',1.79481775936637186997e+09,'{"event":"moved","seat":1,"move":"borrow"}');
INSERT INTO "events" VALUES('f6ngey847h',83,'c41d438851e52e7f489e421b646dc955','bc711ee1-43',1.79481775938249349597e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',84,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-43',1.7948177594011716843e+09,'{"event":"moved","seat":0,"move":"buy L1 C4"}');
INSERT INTO "events" VALUES('f6ngey847h',85,'c41d438851e52e7f489e421b646dc955','bc711ee1-44',1.7948177594327335357e+09,'{"event":"moved","seat":1,"move":"buy R4 D4"}');
INSERT INTO "events" VALUES('f6ngey847h',86,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-44',1.79481775948031044005e+09,'{"event":"moved","seat":0,"move":"buy R3 D1"}');
INSERT INTO "events" VALUES('f6ngey847h',87,'c41d438851e52e7f489e421b646dc955','bc711ee1-45',1.79481775950709128378e+09,'{"event":"moved","seat":1,"move":"buy L4 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',88,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-45',1.79481775953460073475e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',89,'c41d438851e52e7f489e421b646dc955','bc711ee1-46',1.7948177595543282032e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',90,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-46',1.79481775957376408579e+09,'{"event":"moved","seat":0,"move":"buy R1 attic"}');
INSERT INTO "events" VALUES('f6ngey847h',91,'c41d438851e52e7f489e421b646dc955','bc711ee1-47',1.79481775961792373655e+09,'{"event":"moved","seat":1,"move":"buy L3 C1"}');
INSERT INTO "events" VALUES('f6ngey847h',92,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-47',1.79481775963175606723e+09,'{"event":"moved","seat":0,"move":"buy R3 A3"}');
INSERT INTO "events" VALUES('f6ngey847h',93,'c41d438851e52e7f489e421b646dc955','bc711ee1-48',1.7948177596409158707e+09,'{"event":"moved","seat":1,"move":"gold"}');
INSERT INTO "events" VALUES('f6ngey847h',94,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-48',1.79481775965181183808e+09,'{"event":"moved","seat":0,"move":"gold"}');
INSERT INTO "events" VALUES('9574vr3chu',1,'server','open',1.79481775968110942838e+09,'{"event":"opened","game":"dreamhome","ruleset":"dreamhome/1","players":2,"options":{"discard":true,"roofs":"strict"},"host":"6188653cf741d3c66f4684f4f3dd651f"}');
INSERT INTO "events" VALUES('9574vr3chu',2,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-50',1.79481775969698452953e+09,'{"event":"sat-down","seat":0,"person":"6188653cf741d3c66f4684f4f3dd651f","name":"Anna"}');
INSERT INTO "events" VALUES('9574vr3chu',3,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-51',1.79481775970370149614e+09,'{"event":"preferred","seat":0,"confirms":false}');
INSERT INTO "events" VALUES('9574vr3chu',4,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-52',1.79481775972651791568e+09,'{"event":"got-ready","seat":0,"is_ready":true}');
INSERT INTO "events" VALUES('9574vr3chu',5,'c41d438851e52e7f489e421b646dc955','bc711ee1-50',1.79481775973869729038e+09,'{"event":"sat-down","seat":1,"person":"c41d438851e52e7f489e421b646dc955","name":"Ben"}');
INSERT INTO "events" VALUES('9574vr3chu',6,'c41d438851e52e7f489e421b646dc955','bc711ee1-51',1.79481775975622487068e+09,'{"event":"preferred","seat":1,"confirms":false}');
INSERT INTO "events" VALUES('9574vr3chu',7,'c41d438851e52e7f489e421b646dc955','bc711ee1-52',1.79481775976901841164e+09,'{"event":"got-ready","seat":1,"is_ready":true}');
INSERT INTO "events" VALUES('9574vr3chu',8,'server','start-7',1.79481775977585220329e+09,'{"event":"started","seed":440740358962230693,"salt":"06a878e0accef4bd5b614d389757fcc1"}');
INSERT INTO "events" VALUES('9574vr3chu',9,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-53',1.79481775982634806634e+09,'{"event":"moved","seat":0,"move":"discard 2"}');
INSERT INTO "events" VALUES('9574vr3chu',10,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-54',1.79481775985663795465e+09,'{"event":"moved","seat":0,"move":"take 3"}');
INSERT INTO "events" VALUES('9574vr3chu',11,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-55',1.79481775988743209836e+09,'{"event":"moved","seat":0,"move":"place G2 down"}');
INSERT INTO "events" VALUES('9574vr3chu',12,'c41d438851e52e7f489e421b646dc955','bc711ee1-53',1.79481775990972661975e+09,'{"event":"moved","seat":1,"move":"take 1"}');
INSERT INTO "events" VALUES('9574vr3chu',13,'c41d438851e52e7f489e421b646dc955','bc711ee1-54',1.7948177599412255287e+09,'{"event":"moved","seat":1,"move":"place G3 down"}');
INSERT INTO "events" VALUES('9574vr3chu',14,'c41d438851e52e7f489e421b646dc955','bc711ee1-55',1.79481775999096465111e+09,'{"event":"moved","seat":1,"move":"discard 3"}');
INSERT INTO "events" VALUES('9574vr3chu',15,'c41d438851e52e7f489e421b646dc955','bc711ee1-56',1.79481776002213263511e+09,'{"event":"moved","seat":1,"move":"take 4"}');
INSERT INTO "events" VALUES('6ev5emmwkx',1,'server','open',1.79481776006321954732e+09,'{"event":"opened","game":"homesweethome","ruleset":"homesweethome/1","players":2,"options":{"characters":true,"expert":false},"host":"6188653cf741d3c66f4684f4f3dd651f"}');
INSERT INTO "events" VALUES('6ev5emmwkx',2,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-57',1.79481776008430647844e+09,'{"event":"sat-down","seat":0,"person":"6188653cf741d3c66f4684f4f3dd651f","name":"Anna"}');
INSERT INTO "events" VALUES('6ev5emmwkx',3,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-58',1.79481776011025834088e+09,'{"event":"preferred","seat":0,"confirms":false}');
INSERT INTO "events" VALUES('6ev5emmwkx',4,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-59',1.79481776014589262014e+09,'{"event":"got-ready","seat":0,"is_ready":true}');
INSERT INTO "events" VALUES('6ev5emmwkx',5,'c41d438851e52e7f489e421b646dc955','bc711ee1-58',1794817760.17059,'{"event":"sat-down","seat":1,"person":"c41d438851e52e7f489e421b646dc955","name":"Ben"}');
INSERT INTO "events" VALUES('6ev5emmwkx',6,'c41d438851e52e7f489e421b646dc955','bc711ee1-59',1.79481776018145322798e+09,'{"event":"preferred","seat":1,"confirms":false}');
INSERT INTO "events" VALUES('6ev5emmwkx',7,'c41d438851e52e7f489e421b646dc955','bc711ee1-60',1.79481776020034098622e+09,'{"event":"got-ready","seat":1,"is_ready":true}');
INSERT INTO "events" VALUES('6ev5emmwkx',8,'server','start-7',1.79481776022031283383e+09,'{"event":"started","seed":2067126503448943998,"salt":"e09a66fc39d218e5924995f2274d19e0"}');
INSERT INTO "events" VALUES('6ev5emmwkx',9,'c41d438851e52e7f489e421b646dc955','bc711ee1-61',1.79481776026674962045e+09,'{"event":"moved","seat":1,"move":"say B"}');
INSERT INTO "events" VALUES('6ev5emmwkx',10,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-60',1.79481776032542586322e+09,'{"event":"moved","seat":0,"move":"choose none"}');
INSERT INTO "events" VALUES('6ev5emmwkx',11,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-61',1.79481776034741020205e+09,'{"event":"moved","seat":0,"move":"toss wood"}');
INSERT INTO "events" VALUES('6ev5emmwkx',12,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-62',1.79481776037435960765e+09,'{"event":"moved","seat":0,"move":"toss glass"}');
INSERT INTO "events" VALUES('6ev5emmwkx',13,'c41d438851e52e7f489e421b646dc955','bc711ee1-62',1.79481776040738916395e+09,'{"event":"moved","seat":1,"move":"toss slate"}');
INSERT INTO "events" VALUES('6ev5emmwkx',14,'c41d438851e52e7f489e421b646dc955','bc711ee1-63',1.7948177604362270832e+09,'{"event":"moved","seat":1,"move":"keep"}');
INSERT INTO "events" VALUES('6ev5emmwkx',15,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-63',1.79481776048628830907e+09,'{"event":"moved","seat":0,"move":"say A"}');
INSERT INTO "events" VALUES('6ev5emmwkx',16,'c41d438851e52e7f489e421b646dc955','bc711ee1-64',1.79481776053435492512e+09,'{"event":"moved","seat":1,"move":"choose none"}');
INSERT INTO "events" VALUES('6ev5emmwkx',17,'c41d438851e52e7f489e421b646dc955','bc711ee1-65',1.79481776056612944607e+09,'{"event":"moved","seat":1,"move":"toss metal"}');
INSERT INTO "events" VALUES('9574vr3chu',16,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-64',1.79481776060999345776e+09,'{"event":"said","person":"6188653cf741d3c66f4684f4f3dd651f","name":"Anna","text":"good luck"}');
INSERT INTO "events" VALUES('zckugqqgsd',1,'server','open',1.79481776065802979469e+09,'{"event":"opened","game":"dreamhome","ruleset":"dreamhome/1","players":3,"options":{"discard":true,"roofs":"strict"},"host":"6188653cf741d3c66f4684f4f3dd651f"}');
INSERT INTO "events" VALUES('zckugqqgsd',2,'6188653cf741d3c66f4684f4f3dd651f','bb77bf4a-65',1.79481776069323086734e+09,'{"event":"sat-down","seat":0,"person":"6188653cf741d3c66f4684f4f3dd651f","name":"Anna"}');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('tokens',X'6BCEDEF6E8520A1A7933E42B40E30EB080B66999A09658AB6F8F8A41B6914B80');
INSERT INTO "keys" VALUES('push',X'308187020100301306072A8648CE3D020106082A8648CE3D030107046D306B020101042093B23F30A776E66F9380B03A786EE03CCB8ADF5B154682FDC043CE920C1AB6DCA14403420004E8BAE9FDBE9187090B9A5CE17B43B5C7C88DF03CB1EE20765704069B35DA671F76C7828176533A1AE4BA212FF779B22B261DFBCBF27BA2567C916DC65D5BF8F6');
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	failures INTEGER NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (id), 
	CONSTRAINT fk_notices_person FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60), 
	passphrase VARCHAR(200), 
	recovery VARCHAR(200), 
	recovery_key VARCHAR(64), 
	generation INTEGER NOT NULL, 
	made_at FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_name UNIQUE (name)
);
INSERT INTO "people" VALUES('6188653cf741d3c66f4684f4f3dd651f',NULL,NULL,'$argon2id$v=19$m=19456,t=2,p=1$C5JhfBQtIWdHqTXQTm+Jsw$FAi23EHIxXumFzZunYsSvhGBiYFmiWoAGY9ToNRSqVU','1d9ed',1,1.79481775658428907398e+09);
INSERT INTO "people" VALUES('c41d438851e52e7f489e421b646dc955',NULL,NULL,NULL,NULL,1,1.79481775661390638354e+09);
CREATE TABLE records (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	ruleset VARCHAR(40) NOT NULL, 
	finished_at FLOAT NOT NULL, 
	record TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('f6ngey847h','california','california/1',1.79481775965181183808e+09,'{"format":"rooftree-record/1","game":"california","ruleset":"california/1","package":"0.1.0","seed":7309913579891521368,"options":{},"seats":[{"name":"Anna","player":"human"},{"name":"Ben","player":"human"}],"deal":{"boards":["green","red"],"tiles":["room-light-blue#8","room-grey#5","attic-extension#2","jukebox#1","pinball#1","sports-gear#1","motorcycle#2","workbench#2","room-mauve#5","room-green#7","room-red#5","room-red#8","billiard-table#2","room-mauve#7","grand-piano#1","swimming-pool#1","attic-extension#3","motorcycle#1","attic-extension#1","room-green#3","room-green#5","room-light-blue#1","sunbed#1","room-mauve#1","room-grey#2","home-bar#2","room-red#2","greek-statue#3","swimming-pool#2","room-light-blue#7","grand-piano#2","room-red#6","room-green#6","room-green#2","workbench#1","room-green#8","room-mauve#2","room-brown#1","room-red#7","room-brown#7","room-mauve#6","room-brown#8","room-light-blue#5","room-green#1","room-grey#4","room-grey#1","greek-statue#1","workbench#3","sports-gear#2","dog#1","room-grey#7","room-brown#5","jukebox#3","room-red#4","room-light-blue#6","room-grey#6","room-light-blue#4","billiard-table#3","room-red#3","room-brown#6","room-green#4","swimming-pool#3","room-red#1","room-grey#3","room-brown#2","room-brown#3","home-bar#1","sunbed#2","home-bar#3","room-light-blue#3","room-light-blue#2","room-mauve#4","greek-statue#2","dog#3","room-mauve#3","room-grey#8","motorcycle#3","room-mauve#8","attic-extension#4","sports-gear#3","jukebox#2","billiard-table#1","pinball#2","pinball#3","dog#2","sunbed#3","grand-piano#3","room-brown#4"],"bag":[]},"moves":[[0,"gold"],[1,"borrow"],[1,"buy L1 B1"],[0,"buy L2 B1"],[1,"buy R1 attic"],[0,"buy R3 B1"],[1,"gold"],[0,"borrow"],[0,"buy R2 attic"],[1,"repay"],[1,"buy L3 extension"],[0,"repay"],[0,"gold"],[1,"borrow"],[1,"buy R4 attic"],[0,"buy L1 D4"],[1,"gold"],[0,"borrow"],[0,"buy R1 attic"],[1,"buy L4 A2"],[0,"gold"],[1,"buy R2 D1"],[0,"buy L2 B3"],[1,"buy R4 B1"],[0,"buy L3 C2"],[1,"gold"],[0,"gold"],[1,"buy R2 A1"],[0,"gold"],[1,"buy R3 A1"],[0,"buy L1 extension"],[1,"gold"],[0,"buy L3 D2"],[1,"buy R4 B3"],[0,"gold"],[1,"gold"],[0,"buy R2 B4"],[1,"repay"],[1,"gold"],[0,"buy R3 D2"],[1,"buy L1 C4"],[0,"buy L2 attic"],[1,"buy L4 attic"],[0,"gold"],[1,"buy L3 attic"],[0,"buy L4 C3"],[1,"gold"],[0,"buy L2 A2"],[1,"buy R2 C1"],[0,"gold"],[1,"buy L1 C2"],[0,"buy R3 B2"],[1,"gold"],[0,"gold"],[1,"buy R1 B4"],[0,"buy R2 A1"],[1,"gold"],[0,"buy L4 D3"],[1,"buy L1 D2"],[0,"gold"],[1,"gold"],[0,"buy L4 C1"],[0,"unpack billiard-table"],[1,"buy L2 attic"],[0,"gold"],[1,"buy R2 A3"],[0,"gold"],[1,"buy R1 B2"],[0,"buy R3 A4"],[1,"gold"],[0,"buy R2 B4"],[1,"buy R1 C3"],[0,"gold"],[1,"borrow"],[1,"gold"],[0,"buy L1 C4"],[1,"buy R4 D4"],[0,"buy R3 D1"],[1,"buy L4 attic"],[0,"gold"],[1,"gold"],[0,"buy R1 attic"],[1,"buy L3 C1"],[0,"buy R3 A3"],[1,"gold"],[0,"gold"]],"result":{"scores":[21,21],"winners":[1],"lines":[[{"what":"brown-red-mauve","points":3,"cells":["C1","D2","D4"]},{"what":"swimming-pool-and-grand-piano","points":2,"cells":["D2","B4"]},{"what":"rooms","points":16,"cells":["A1","B1","C1","D1","A2","B2","C2","D2","A3","B3","C3","D3","A4","B4","C4","D4"]}],[{"what":"gifts","points":4,"cells":[]},{"what":"grey-light-blue-green","points":3,"cells":["A1","B1","C2","C3","B4","C4"]},{"what":"rooms","points":14,"cells":["A1","B1","C1","D1","A2","B2","C2","D2","A3","B3","C3","B4","C4","D4"]}]]}}');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	ruleset VARCHAR(40) NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	seats INTEGER NOT NULL, 
	seats_free INTEGER NOT NULL, 
	host_name VARCHAR(60) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	seconds INTEGER, 
	opened_at FLOAT NOT NULL, 
	changed_at FLOAT NOT NULL, 
	due_at FLOAT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('f6ngey847h','california','california/1',0,'over',2,0,'Anna','en','live',NULL,1.79481775685641837115e+09,1.79481775965181183808e+09,NULL);
INSERT INTO "tables" VALUES('9574vr3chu','dreamhome','dreamhome/1',0,'playing',2,0,'Anna','en','live',NULL,1.79481775968110942838e+09,1.79481776060999345776e+09,NULL);
INSERT INTO "tables" VALUES('6ev5emmwkx','homesweethome','homesweethome/1',0,'playing',2,0,'Anna','en','live',NULL,1.79481776006321954732e+09,1.79481776056612944607e+09,NULL);
INSERT INTO "tables" VALUES('zckugqqgsd','dreamhome','dreamhome/1',0,'waiting',3,2,'Anna','en','live',NULL,1.79481776065802979469e+09,1.79481776069323086734e+09,NULL);
CREATE INDEX ix_people_recovery_key ON people (recovery_key);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_lobby ON tables (is_public, status, changed_at);
CREATE INDEX ix_notices_person ON notices (person);
COMMIT;
