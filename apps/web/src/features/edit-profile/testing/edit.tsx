import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { page } from 'vitest/browser'

import { getInstance } from '../../../model/instance.ts'
import type { FakeServer, SeenCall } from '../../../testing/fake-server.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { show } from '../../../testing/world.tsx'
import { Notices } from '../../notices/index.ts'
import { EditProfileDialog } from '../EditProfileDialog.tsx'
import {
  capabilitiesOf,
  changeInstance,
  type InstanceChange,
} from '../../../model/testing/change-instance.ts'

export const savePath = '/api/v1/accounts/update_credentials'

/** The viewer, as a server of the Pleroma family tells them. */
export const own = (change: Record<string, unknown> = {}) =>
  wireAccount({
    acct: 'wren',
    display_name: 'Wren',
    note: '<p>Counts geese.</p>',
    fields: [{ name: 'Place', value: 'The fen' }],
    accepts_direct_messages_from: 'everybody',
    source: {
      note: 'Counts geese.',
      fields: [{ name: 'Place', value: 'The fen' }],
      privacy: 'public',
      pleroma: { discoverable: true, no_rich_text: false, show_role: true },
    },
    pleroma: {
      background_image: null,
      allow_following_move: true,
      hide_follows: false,
      hide_followers: false,
      hide_follows_count: false,
      hide_followers_count: false,
      hide_favorites: true,
      is_admin: false,
      is_moderator: false,
      notification_settings: {},
    },
    akkoma: { permit_followback: false, status_ttl_days: null },
    ...change,
  })

/** The viewer, as Mastodon tells them. */
export const mastodonOwn = () =>
  wireAccount({
    acct: 'wren',
    display_name: 'Wren',
    source: { note: '', fields: [], privacy: 'public', discoverable: null, follow_requests_count: 0 },
  })

export const limitsBefore = getInstance()

export function setLimits({ limits, ...change }: InstanceChange = {}): void {
  const usual = {
    fieldsLimits: { maxFields: 3, maxRemoteFields: 20, nameLength: 10, valueLength: 20 },
    avatarLimit: 2_000,
    bannerLimit: 40_000,
    backgroundLimit: 40_000,
  }
  const capabilities = capabilitiesOf('pleroma_api', 'akkoma_api')
  changeInstance({ capabilities, ...change, limits: { ...usual, ...limits } }, limitsBefore)
}

function Opened() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {isOpen && <EditProfileDialog onClose={() => setIsOpen(false)} />}
      <Notices />
    </QueryClientProvider>
  )
}

/** The window of the own profile, in front of a server that answers changes with `saved`. */
export function openEditor(
  server: FakeServer,
  account = own(),
  saved: (call: SeenCall) => unknown = () => own(),
) {
  server.reply = (call) => {
    if (call.path === '/api/v1/accounts/verify_credentials') return account
    if (call.path === savePath) return saved(call)
    return call.path.includes('emoji') ? {} : undefined
  }
  return show(<Opened />)
}

export const saves = (server: FakeServer) => server.calls.filter(({ path }) => path === savePath)
export const sent = (server: FakeServer) => saves(server).map(({ body }) => JSON.parse(body) as unknown)
/** Names of the parts of multipart bodies. */
export const parts = (server: FakeServer) =>
  saves(server).map(({ body }) => [...body.matchAll(/ name="(.*?)"/g)].map(([, name]) => name))

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const check = (name: string) => page.getByRole('checkbox', { name, exact: true })
export const save = () => button('Save').press()

/** A picture of noise, which packs badly. */
export async function drawn(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing to draw on')
  const data = context.createImageData(width, height)
  let noise = 1
  for (let at = 0; at < data.data.length; at += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0
    data.data[at] = at % 4 === 3 ? 255 : noise >>> 24
  }
  context.putImageData(data, 0, 0)
  return new File([await canvas.convertToBlob({ type })], 'me.png', { type })
}
