import { Kysely } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createNodeSqliteDialect } from './dialect.ts'
import type { FlakeSource } from './flake.ts'
import { createFlakeSource } from './flake.ts'
import type { Schema } from './schema.ts'
import { LATER_TABLES, SCHEMA_VERSION, TABLES } from './tables.ts'

export interface OpenDatabase {
  db: Kysely<Schema>
  ids: FlakeSource
  getMeta(key: string): string | null
  setMeta(key: string, value: string): void
  close(): Promise<void>
}

const prepareTables = (raw: DatabaseSync): void => {
  raw.exec('create table if not exists meta (key text primary key, value text not null) strict')
  const row = raw.prepare('select value from meta where key = ?').get('schema') as
    | { value: string }
    | undefined
  if (row?.value === SCHEMA_VERSION) return
  if (row)
    throw new Error(
      `The database has version ${row.value}, this program reads ${SCHEMA_VERSION}: use another data folder.`,
    )
  raw.exec('begin')
  for (const text of TABLES) raw.exec(text)
  raw.prepare('insert into meta (key, value) values (?, ?)').run('schema', SCHEMA_VERSION)
  raw.exec('commit')
}

/** Opens (and at first creates) the database; `path` is a file or `:memory:`. `isDurable`: see `CreateInstanceOptions`. */
export const openDatabase = (path: string, now: () => number, isDurable = true): OpenDatabase => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const raw = new DatabaseSync(path)
  raw.exec(
    `pragma journal_mode = wal; pragma synchronous = ${isDurable ? 'normal' : 'off'}; pragma foreign_keys = off; pragma temp_store = memory;`,
  )
  prepareTables(raw)
  raw.exec(LATER_TABLES)
  const read = raw.prepare('select value from meta where key = ?')
  const write = raw.prepare(
    'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
  )
  const getMeta = (key: string) => (read.get(key) as { value: string } | undefined)?.value ?? null
  const setMeta = (key: string, value: string) => {
    write.run(key, value)
  }
  const start = Number(getMeta('starts') ?? '0') + 1
  setMeta('starts', String(start))
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(raw) })
  return {
    db,
    ids: createFlakeSource(now, start),
    getMeta,
    setMeta,
    close: async () => {
      await db.destroy()
      if (raw.isOpen) raw.close()
    },
  }
}
