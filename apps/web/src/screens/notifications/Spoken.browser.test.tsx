import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { saidTwice, spokenOf } from '../../testing/spoken.ts'
import { wireStatus } from '../../testing/wire.ts'

beforeEach(() => {
  begin()
})
afterEach(end)

const created_at = '2026-06-01T12:00:00.000Z'
const status = wireStatus({ language: 'de', content: '<p>Die Glocke läutet.</p>' })

test('no two words of a notification run together when it is spoken, and its time is a date in words', async () => {
  const server = startAfresh('/wren/notifications')
  server.on('GET /api/v1/notifications', () => [
    { id: '9', type: 'pleroma:emoji_reaction', emoji: '🎉', created_at, account: wirePerson('mira'), status },
    {
      id: '8',
      type: 'mention',
      created_at,
      account: wirePerson('jun'),
      status: { ...status, spoiler_text: 'Öfen' },
    },
    { id: '7', type: 'follow', created_at, account: wirePerson('ada') },
  ])
  await signInAs()
  await open('/wren/notifications')
  await expect.element(page.getByText(/followed you/)).toBeVisible()
  await expect
    .poll(() => document.querySelector('main time')?.closest('a')?.ariaLabel)
    .toMatch(/June 1, 2026/)
  const { glued, pieces } = await spokenOf('main')
  expect(glued).toEqual([])
  expect(saidTwice(pieces.filter(({ role }) => role !== 'link'))).toEqual([])
  const said = pieces.map(({ text }) => text)
  expect(said).toContainEqual(expect.stringMatching(/mira reacted with 🎉/))
  const times = said.filter((text) => text.includes('June 1, 2026'))
  expect(times).toHaveLength(3)
  for (const time of times) expect(time).toMatch(/^\S+, Monday, June 1, 2026/)
  expect(pieces.find(({ text }) => text.includes('Öfen'))?.lang).toBe('de')
  const clickable = [...document.querySelectorAll<HTMLElement>('main article, main article *')].filter(
    (each) => each.onclick !== null && !each.matches('a, button'),
  )
  expect(clickable).toEqual([])
})
