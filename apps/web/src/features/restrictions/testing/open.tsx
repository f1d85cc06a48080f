import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { page } from 'vitest/browser'

import type { FakeServer } from '../../../testing/fake-server.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { show } from '../../../testing/world.tsx'
import { Notices } from '../../notices/index.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { RestrictionPanel, restrictionKinds, type RestrictionKind } from '../index.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the viewer and a person are to each other, as a server writes it. */
export const relation = (name: string, change: Fields = {}) => ({
  id: `id-${name.toLowerCase()}`,
  following: false,
  followed_by: false,
  blocking: false,
  blocked_by: false,
  muting: false,
  muting_notifications: false,
  requested: false,
  subscribing: false,
  showing_reblogs: true,
  domain_blocking: false,
  note: '',
  ...change,
})

/** A person with this relationship. */
export const person = (name: string, change: Fields = {}) =>
  wireAccount({
    id: `id-${name.toLowerCase()}`,
    acct: name.toLowerCase(),
    display_name: name,
    pleroma: { relationship: relation(name, change) },
  })

/** Has the server list people, 20 a page; the cursor of a page is the position of its first row. */
export function serveList(server: FakeServer, list: 'mutes' | 'blocks', people: readonly object[]): void {
  server.on(`GET /api/v1/${list}`, ({ url }: { readonly url: URL }) => {
    const start = Number(url.searchParams.get('max_id') ?? 0)
    const end = start + 20
    const link = `<https://fen.example/api/v1/${list}?max_id=${end}>; rel="next"`
    return Response.json(people.slice(start, end), { headers: end < people.length ? { link } : {} })
  })
}

/** Answers one kind of change for everyone in turn: `mute`, `unmute`, `block` or `unblock`. */
export function agreeTo(server: FakeServer, names: readonly string[], act: string): void {
  const states: Readonly<Record<string, Fields>> = {
    mute: { muting: true },
    unmute: { muting: false },
    block: { blocking: true },
    unblock: { blocking: false },
  }
  for (const name of names) server.on(route(name, act), relation(name, states[act]))
}

export const route = (name: string, act: string) => `POST /api/v1/accounts/id-${name.toLowerCase()}/${act}`

const tabNames = { mutes: 'Muted people', blocks: 'Blocked', servers: 'Servers' } as const

/** The panels behind tabs, as the section of the settings has them. */
function Restrictions() {
  const [kind, setKind] = useState<RestrictionKind>('mutes')
  const tabs = restrictionKinds.map((name) => ({ name, label: tabNames[name] }))
  return (
    <Tabs label="Muted and blocked" tabs={tabs} current={kind} onChoose={setKind}>
      <RestrictionPanel kind={kind} />
    </Tabs>
  )
}

const queries = { retry: false } as const

export const openRestrictions = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
      <Restrictions />
      <Notices />
    </QueryClientProvider>,
  )

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const tab = (name: string) => page.getByRole('tab', { name, exact: true })
export const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
export const notices = page.getByRole('region', { name: 'Notices' })

/** The names of the entries of a list, by the boxes that select them. */
export const entriesOf = (list: string): readonly string[] =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('checkbox')
    .elements()
    .map((each) => each.getAttribute('aria-label')?.replace('Select ', '') ?? '')
