import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { getComposing } from '../../model/writing.ts'
import { dismiss, getJournal, getNotices } from '../../model/notices.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { heard } from '../../testing/heard.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { wireStatus } from '../../testing/wire.ts'
import { Notices } from '../notices/index.ts'
import { statusActions } from './actions/index.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => {
  for (const { id } of getNotices()) dismiss(id)
})

/** A post with the focus beside the region that speaks; the server carries out what it is asked. */
async function focused(change: Record<string, unknown> = {}) {
  const screen = await show(
    <>
      <StatusCard statusId={await seed(server, change)} />
      <Notices />
    </>,
  )
  const states: Readonly<Record<string, Record<string, boolean>>> = {
    favourite: { favourited: true },
    unfavourite: { favourited: false },
    reblog: { reblogged: true },
    unreblog: { reblogged: false },
    bookmark: { bookmarked: true },
    unbookmark: { bookmarked: false },
    mute: { muted: true },
    unmute: { muted: false },
  }
  server.reply = ({ method, path }) =>
    method === 'POST' ? wireStatus({ ...change, ...states[path.split('/').at(-1) ?? ''] }) : undefined
  ;(screen.getByRole('article').element() as HTMLElement).focus()
  return screen
}

const spoken = () => heard().at(-1) ?? ''

describe('the result of each key is spoken', () => {
  test.each([
    ['f', 'Favourited.', 'Favourite removed.'],
    ['b', 'Repeated.', 'Repeat undone.'],
    ['d', 'Bookmarked.', 'Bookmark removed.'],
  ])('%s: %s and %s', async (key, on, off) => {
    await focused()
    await userEvent.keyboard(key)
    await expect.poll(spoken).toBe(on)
    await userEvent.keyboard(key)
    await expect.poll(spoken).toBe(off)
  })

  test('x: the warning; Shift and x: the media', async () => {
    const file = { id: 'a1', type: 'image', url: 'https://fen.invalid/a.png', description: 'A heron' }
    await focused({ spoiler_text: 'Ovens', sensitive: true, media_attachments: [file] })
    await userEvent.keyboard('x')
    await expect.poll(spoken).toBe('Text shown.')
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect.poll(spoken).toBe('Media shown.')
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect.poll(spoken).toBe('Media hidden.')
    await userEvent.keyboard('x')
    await expect.poll(spoken).toBe('Text hidden.')
  })

  test('Shift and m: the conversation, with the way back', async () => {
    await focused()
    await userEvent.keyboard('{Shift>}M{/Shift}')
    await expect.poll(spoken).toContain('Conversation muted.')
    await userEvent.keyboard('z')
    await expect
      .poll(() => server.changes)
      .toEqual(['POST /api/v1/statuses/s1/mute', 'POST /api/v1/statuses/s1/unmute'])
    await expect.poll(spoken).toContain('Conversation unmuted.')
  })

  test('what did not work is not said to be done', async () => {
    const screen = await focused()
    server.reply = () => undefined
    await userEvent.keyboard('f')
    await expect.poll(() => server.changes).toHaveLength(1)
    server.last().answer({ error: 'You are not allowed' }, 403)
    await expect.element(screen.getByText(/You are not allowed/)).toBeVisible()
    expect(getJournal()).toEqual([])
  })
})

test('m mentions the author, as in other clients', async () => {
  await focused()
  await userEvent.keyboard('m')
  await expect.poll(() => getComposing('window')).toMatchObject({ kind: 'mention', acct: 'mira' })
})

test('every action says something, or what opens says it', () => {
  const silent = statusActions.filter(({ said }) => said === null).map(({ name }) => name)
  // Forms, windows and other pages take the focus; the rest are told of by notices.
  expect(silent.toSorted()).toEqual(
    [
      'author',
      'blockAuthor',
      'copyLink',
      'edit',
      'filterLike',
      'history',
      'mention',
      'muteAuthor',
      'muteAuthorFor',
      'muteThread',
      'open',
      'openOriginal',
      'quote',
      'react',
      'redraft',
      'reply',
      'report',
      'share',
      'whyHere',
    ].toSorted(),
  )
})
