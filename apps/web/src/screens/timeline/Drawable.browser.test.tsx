import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { attached } from '../../features/status/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { onFirstContent } from '../../model/first-content.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePerson, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open, openHome, scrollTo } from '../../testing/page.tsx'
import { wirePoll } from '../../testing/wire.ts'
import { holdAttached } from './testing/hold-attached.ts'

beforeEach(async () => {
  await attached.load()
})

const picture = { id: 'm1', type: 'image', url: 'https://fen.invalid/m1.png', preview_url: null, meta: {} }
const card = { url: 'https://bog.example/peat', title: 'Peat', description: '', type: 'link', image: null }
const more: readonly (readonly [what: string, change: Record<string, unknown>])[] = [
  ['a subject', { spoiler_text: 'Peat' }],
  ['an attachment', { media_attachments: [picture] }],
  ['a poll', { poll: wirePoll() }],
  ['a link card', { card }],
  ['a quote', { quote: wirePost(3) }],
  ['a quote that cannot be seen', { quote: null, quote_id: '_' }],
  ['reactions', { emoji_reactions: [{ name: '🪿', count: 2, me: false, url: null }] }],
  ['people who are not named in it', { mentions: [wirePerson('odile')] }],
]

describe('before the code is there for what a post has besides its text', () => {
  // First: what is noted once for a visit is noted by any of the others.
  test('[BOOT-01] nothing of the rest is fetched before there is a post to read', async () => {
    instance.timelines.set(homePath, [wirePost(61, { spoiler_text: 'Peat' }), ...wirePosts(1, 60)])
    await signIn(instance)
    const { come } = holdAttached()
    const rest = vi.fn()
    onFirstContent(rest)
    await open('/main/friends')
    await expect.element(page.getByText('Loading posts')).toBeInTheDocument()
    await frames(4)
    expect(rest).not.toHaveBeenCalled()
    come()
    await expect.poll(() => rest.mock.calls.length).toBe(1)
    expect(mountedIds()).toContain(statusId(61))
  })

  test.each(more)(
    'a post with %s is not drawn, those above it are, and nothing moves when it comes',
    async (_what, change) => {
      const posts = wirePosts(1, 60)
      posts[2] = wirePost(58, change)
      instance.timelines.set(homePath, posts)
      await signIn(instance)
      const { come } = holdAttached()
      await open('/main/friends')
      await expect.poll(mountedIds).toEqual([statusId(60), statusId(59)])
      await expect.element(page.getByText('Loading posts')).toBeInTheDocument()
      const tops = () => [60, 59].map((number) => rowTop(statusId(number)))
      const before = tops()
      come()
      await expect.poll(mountedIds).toContain(statusId(57))
      expect(tops()).toEqual(before)
      await expect.element(page.getByText('Loading posts')).not.toBeInTheDocument()
    },
  )

  test('a list of plain posts is drawn whole', async () => {
    holdAttached()
    await openHome(instance)
    await expect.poll(mountedIds).toContain(statusId(56))
    await expect.element(page.getByText('Loading posts')).not.toBeInTheDocument()
  })

  test('[ERR-28] where it cannot be fetched the text is there to read, and what belongs to it comes later', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    instance.timelines.set(homePath, [
      wirePost(61, { spoiler_text: 'Peat', content: '' }),
      ...wirePosts(1, 60),
    ])
    await signIn(instance)
    const { fail } = holdAttached()
    await open('/main/friends')
    await expect.element(page.getByText('Loading posts')).toBeInTheDocument()
    fail()
    await expect.poll(mountedIds).toContain(statusId(60))
    await expect.element(page.getByText(/couldn’t load/)).not.toBeInTheDocument()
  })

  test('[TL-07] where reading goes on at a place no row is drawn, so that none above the place grows', async () => {
    const posts = wirePosts(1, 60)
    posts[2] = wirePost(58, { poll: wirePoll() })
    instance.timelines.set(homePath, posts)
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toContain(statusId(60))
    await scrollTo(1_500)
    const [read, top] = [firstVisibleId(), rowTop(firstVisibleId())]
    navigate('/about')
    await expect.poll(mountedIds).toEqual([])
    const { come } = holdAttached()
    history.back()
    await expect.element(page.getByText('Loading posts')).toBeInTheDocument()
    expect(mountedIds()).toEqual([])
    come()
    await expect.poll(firstVisibleId).toBe(read)
    await expect.poll(() => Math.abs(rowTop(read) - top)).toBeLessThanOrEqual(1)
  })
})
