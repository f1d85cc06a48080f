import { createClient, unknownInstance, verifyCredentials } from '@skein/api'

import { FakeServer, notFound } from '../../testing/fake-server.ts'
import { entityStore } from '../entities/store.ts'
import { dismiss, getNotices } from '../notices/store.ts'
import { beginSession, endSession } from '../session.ts'
import { setSetting } from '../settings.ts'
import { settings } from '../settings/list.ts'
import { capabilitiesOf, changeInstance, type InstanceChange } from './change-instance.ts'

type Json = Record<string, unknown>

/** Somebody, as a server writes them. */
export function wirePerson(name: string, change: Json = {}): Json {
  return {
    id: `id-${name}`,
    username: name,
    acct: name,
    url: `https://fen.example/users/${name}`,
    display_name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    note: '',
    avatar: null,
    header: null,
    emojis: [],
    fields: [],
    locked: false,
    statuses_count: 4812,
    following_count: 391,
    followers_count: 507,
    source: { privacy: 'public', pleroma: {} },
    ...change,
  }
}

/** Signs somebody in through the real reading of a server's answer. */
export async function signInAs(change: Json = {}): Promise<void> {
  const fetch = () => Promise.resolve(Response.json(wirePerson('wren', change)))
  beginSession('token', await verifyCredentials(createClient({ baseUrl: 'https://fen.example', fetch })))
}

/** An instance that says what is usual, with changes. */
export function describeInstance({ facts, branding, capabilities, ...change }: InstanceChange = {}): void {
  const usual = {
    facts: { localBubbleInstances: ['loom.town'], ...facts },
    branding: { name: 'Fenland', ...branding },
    capabilities: { ...capabilitiesOf('pleroma_api'), bubble: true, ...capabilities },
  }
  changeInstance({ ...usual, ...change }, unknownInstance)
}

/** Nobody is signed in, nothing is known, nothing is stored. */
export function startAfresh(path = '/'): FakeServer {
  endSession('left')
  localStorage.clear()
  entityStore.clear()
  for (const { name } of settings) setSetting(name, undefined)
  for (const { id } of getNotices()) dismiss(id)
  history.replaceState(null, '', path)
  describeInstance()
  return new FakeServer(notFound)
}
