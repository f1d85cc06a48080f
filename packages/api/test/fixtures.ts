import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFolder, type Recording } from '../tools/recording.ts'

const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** The software that answers are recorded of: the names of the folders. */
export const software: readonly string[] = readdirSync(FOLDER)

const read = new Map<string, Recording[]>()

/** Recorded answers of one server software; not to be changed by tests. */
export function recordingsOf(name: string): Recording[] {
  const found = read.get(name) ?? readFolder(FOLDER + name).flatMap(({ recording }) => recording ?? [])
  read.set(name, found)
  return found
}

/** The body of one recorded answer, the test's own to change. */
export function bodyOf(of: string, name: string): unknown {
  const found = recordingsOf(of).find((recording) => recording.name === `${name}.json`)
  if (!found) throw new Error(`no recording ${name}`)
  return structuredClone(found.body)
}
