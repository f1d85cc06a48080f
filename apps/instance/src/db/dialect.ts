import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { SqliteDialect } from 'kysely'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const MAX_CACHED_STATEMENTS = 500

const toInput = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return (value === undefined ? null : value) as SQLInputValue
}

const adaptStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(toInput)),
  run: (parameters) => statement.run(...parameters.map(toInput)),
  iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
})

const adaptDatabase = (database: DatabaseSync): SqliteDatabase => {
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => {
      cache.clear()
      database.close()
    },
    prepare: (text) => {
      const known = cache.get(text)
      if (known) return known
      const statement = adaptStatement(database.prepare(text))
      if (cache.size >= MAX_CACHED_STATEMENTS) cache.clear()
      cache.set(text, statement)
      return statement
    },
  }
}

/** Kysely over the database of Node itself; prepared statements are kept by their text. */
export const createNodeSqliteDialect = (database: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: adaptDatabase(database) })
