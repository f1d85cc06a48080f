import { domainToASCII } from 'node:url'
import { LOCAL_PEOPLE } from './people-local.ts'
import { REMOTE_PEOPLE } from './people-remote.ts'
import { SAMPLE_PEOPLE } from './people-sample.ts'
import type { Person } from './types.ts'

export const PEOPLE: readonly Person[] = [...SAMPLE_PEOPLE, ...LOCAL_PEOPLE, ...REMOTE_PEOPLE]

/** How posts and plans name somebody: `wren`, or `jost@bücherei.example`. */
export function handleOf({ username, host }: Person): string {
  return host === undefined ? username : `${username}@${host}`
}

/** `jost@xn--bcherei-n2a.example`: as it stands in the database. */
export function asciiHandle(handle: string): string {
  const [username = '', host] = handle.split('@')
  return host === undefined ? username : `${username}@${domainToASCII(host)}`
}

const byHandle = new Map(PEOPLE.map((person) => [handleOf(person), person]))

export function personOf(handle: string): Person {
  const person = byHandle.get(handle)
  if (person === undefined) throw new Error(`Nobody is called "${handle}" in the small world.`)
  return person
}
