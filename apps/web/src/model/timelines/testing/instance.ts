import { fetchAccount } from '@skein/api'

import type { FakeServer } from '../../../testing/fake-server.ts'
import type { WireStatus } from '../../../testing/paged-timeline.ts'
import { getClient } from '../../client.ts'
import { entityStore } from '../../entities/store.ts'
import { beginSession, endSession } from '../../session.ts'

/** Ids that sort as the server's do: the larger number is the newer post. */
export function statusId(number: number): string {
  return `Q${String(number).padStart(6, '0')}`
}

export function wirePerson(name: string): Record<string, unknown> {
  return {
    id: `id-${name}`,
    username: name,
    acct: name,
    url: `https://fen.example/users/${name}`,
    display_name: name,
    note: '',
    avatar: null,
    emojis: [],
    fields: [],
    bot: false,
    locked: false,
  }
}

/** A post with about as many lines as its number says, so that heights differ. */
export function wirePost(number: number, change: Record<string, unknown> = {}): WireStatus {
  const lines = Array.from(
    { length: 1 + (number % 5) },
    (_, line) => `Post ${number}, line ${line}. The bell rang.`,
  )
  return {
    id: statusId(number),
    uri: `https://fen.example/objects/${number}`,
    url: `https://fen.example/notice/${number}`,
    account: wirePerson(['mira', 'tomas', 'ada', 'jun'][number % 4] ?? 'mira'),
    created_at: new Date(Date.UTC(2026, 5, 1) + number * 60_000).toISOString(),
    content: lines.map((line) => `<p>${line}</p>`).join(''),
    spoiler_text: '',
    visibility: 'public',
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog: null,
    media_attachments: [],
    mentions: [],
    tags: [],
    emojis: [],
    emoji_reactions: [],
    replies_count: 0,
    reblogs_count: 0,
    favourites_count: 0,
    pleroma: { local: true },
    ...change,
  }
}

/** Posts of these numbers, newest first. */
export function wirePosts(from: number, to: number): WireStatus[] {
  return Array.from({ length: to - from + 1 }, (_, index) => wirePost(to - index))
}

/** Signs somebody in without asking for a password; feeds and threads of an earlier test are forgotten. */
export async function signIn(instance: FakeServer, name = 'wren'): Promise<void> {
  instance.on(`GET /api/v1/accounts/id-${name}`, wirePerson(name))
  beginSession('token', await fetchAccount(getClient(), `id-${name}`))
}

/** Nobody is signed in and nothing is known. */
export async function becomeVisitor(instance: FakeServer): Promise<void> {
  await signIn(instance)
  endSession('left')
  entityStore.clear()
  instance.calls.length = 0
}
