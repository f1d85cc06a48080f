import { wrap, type DBSchema, type IDBPDatabase } from 'idb'

import { openDatabase, type Stores } from './database.ts'

interface Schema extends DBSchema, Stores {}

export type KeptViews = IDBPDatabase<Schema>

/** The database for whoever writes; fails where it is denied. No first view needs it. */
export async function openKeptViews(): Promise<KeptViews> {
  return wrap(await openDatabase()) as KeptViews
}
