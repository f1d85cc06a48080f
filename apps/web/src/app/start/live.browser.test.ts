import { expect, test } from 'vitest'

import { accountKey } from '../../model/storage.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { startLive } from './live.ts'

test('what waited when the page was closed is sent after the next start, without anything being done', async () => {
  const server = freshWorld()
  await signIn(server)
  const entry = { kind: 'post', draftKey: 'status', addedAt: 1, dueAt: 1, tries: 0 }
  const post = { ...emptyDraft, status: 'The geese are back', idempotencyKey: 'key-1' }
  localStorage.setItem(accountKey('outbox', 'id-wren', '1'), JSON.stringify({ ...entry, post }))
  startLive()
  const sent = () => server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  await expect.poll(sent).toContain('/api/v1/statuses')
})
