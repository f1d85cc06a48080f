import { domainToASCII } from 'node:url'
import { readData } from '../data.ts'
import { hosts, people, type Person } from './schemas.ts'

export const PEOPLE = readData('small/people.json', people)
export const KNOWN_HOSTS = readData('small/hosts.json', hosts)

/** The accounts a newcomer may sign in with. */
export const SAMPLE_ACCOUNTS = PEOPLE.flatMap(({ username, role, isLocked = false, account }) =>
  account === undefined ? [] : [{ username, role: role ?? ('member' as const), isLocked, ...account }],
)

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
