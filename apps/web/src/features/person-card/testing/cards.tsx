import { fetchAccount, fetchRelationships } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'

import { getClient } from '../../../model/client.ts'
import { askForCard } from '../../../model/windows.ts'
import { entityStore } from '../../../model/entities.ts'
import { useKeys } from '../../../model/keys.ts'
import { servedPicture } from '../../../testing/emoji.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { show } from '../../../testing/world.tsx'
import { Notices } from '../../notices/index.ts'
import { PersonCards } from '../index.ts'

/** Somebody of another server, as it is read there. */
export const orla = (change: object = {}) =>
  wireAccount({
    id: 'AbCdEfGhIjKlMnOpQr',
    acct: 'orla@far.example',
    username: 'orla',
    url: 'https://far.example/@orla',
    display_name: 'Orla Quinn :yarn:',
    note: '<p>Keeps <b>bees</b>.</p><p>And a boat.</p>',
    emojis: [{ shortcode: 'yarn', url: servedPicture, static_url: '' }],
    statuses_count: 2113,
    following_count: 188,
    followers_count: 940,
    ...change,
  })

export const relation = (change: object = {}) => ({ id: 'AbCdEfGhIjKlMnOpQr', ...change })

/** Puts somebody, and what the viewer and they are to each other, into the store. */
export async function know(server: FakeServer, account: object, relationship?: object): Promise<void> {
  const before = server.reply
  server.reply = () => account
  entityStore.ingestAccount(await fetchAccount(getClient(), 'x'))
  if (relationship !== undefined) {
    server.reply = () => [relationship]
    for (const each of await fetchRelationships(getClient(), ['x'])) entityStore.ingestRelationship(each)
  }
  server.reply = before
  server.calls.length = 0
}

/** The shell's key for it. */
function CardKey() {
  useKeys('everywhere', [{ label: 'keyboard.card', keys: ['i'], run: askForCard }])
  return null
}

/** A page with the way to somebody in it. */
export function openPage(children?: ReactNode) {
  return show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <button type="button">Before</button>
      <p>
        <a href="/users/AbCdEfGhIjKlMnOpQr">Orla</a>
      </p>
      {children}
      <PersonCards />
      <CardKey />
      <Notices />
    </QueryClientProvider>,
  )
}

export const card = () => page.getByRole('dialog', { name: /^About / })
export const link = (name = 'Orla') => page.getByRole('link', { name, exact: true })
export const elsewhere = () => userEvent.hover(page.getByRole('button', { name: 'Before' }))
