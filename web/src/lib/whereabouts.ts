/** Where a table is: on a server, or on this device. Its name tells (server/table.py). */
const HERE = /^here[a-z2-9]{10}$/;

export const isHere = (table: string | undefined): boolean => table !== undefined && HERE.test(table);
