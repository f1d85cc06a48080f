import { fileURLToPath } from 'node:url'
import { readFolder, type Recording } from '../tools/recording.ts'

const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url))

type Software = 'akkoma-3.16' | 'mastodon' | 'mastodon-4.6' | 'gotosocial' | 'gotosocial-0.20' | 'hollo'

const read = new Map<Software, Recording[]>()

/** Recorded answers of one server software; not to be changed by tests. */
export function recordingsOf(software: Software): Recording[] {
  const found =
    read.get(software) ?? readFolder(FOLDER + software).flatMap(({ recording }) => recording ?? [])
  read.set(software, found)
  return found
}

/** The body of one recorded answer, the test's own to change. */
export function bodyOf(software: Software, name: string): unknown {
  const found = recordingsOf(software).find((recording) => recording.name === `${name}.json`)
  if (!found) throw new Error(`no recording ${name}`)
  return structuredClone(found.body)
}
