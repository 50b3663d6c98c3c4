/** The file of the extension, from the package of this platform. */
export declare function getLoadablePath(): string;
/** Loads the extension into a connection and gives the connection back. */
export declare function load<Database extends { loadExtension(path: string): unknown }>(
  db: Database
): Database;
