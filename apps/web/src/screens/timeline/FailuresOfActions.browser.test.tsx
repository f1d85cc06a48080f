import type { PollId, StatusId } from '@skein/api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { getOutbox, removeFromOutbox } from '../../model/outbox.ts'
import { setSetting } from '../../model/settings.ts'
import { signIn, statusId, wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { misbehaving, someFaults } from '../../testing/faults.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open } from '../../testing/page.tsx'
import { wirePoll } from '../../testing/wire.ts'

const theirs = statusId(1) as StatusId
const own = statusId(2) as StatusId
const bird = { name: '🐦', count: 3, me: false, account_ids: [] }
const theirPost = (change = {}) =>
  wirePost(1, { favourites_count: 4, reblogs_count: 2, emoji_reactions: [bird], poll: wirePoll(), ...change })
const ownPost = (change = {}) => wirePost(2, { account: wirePerson('wren'), ...change })

beforeEach(() => {
  instance.timelines.set(homePath, [ownPost(), theirPost()])
  changeInstance({ capabilities: { editing: true, translation: true } })
  setSetting('modalOnDelete', false)
  setSetting('translationLanguage', 'en')
})

const post = (id: string) =>
  page.elementLocator(document.querySelector(`[data-row-id="${id}"]`) ?? document.body)
const click = (target: ReturnType<typeof page.getByRole>) => (target.element() as HTMLElement).click()
const pressIn = (id: string, name: RegExp) => () => click(post(id).getByRole('button', { name }).first())
const chooseIn = (id: string, name: RegExp) => async () => {
  click(post(id).getByRole('button', { name: 'More' }))
  await expect.element(page.getByRole('menuitem', { name })).toBeInTheDocument()
  click(page.getByRole('menuitem', { name }))
}
const rowOf = (id: StatusId) => {
  const row = entityStore.statuses.get(id)
  if (row === undefined) throw new Error(`${id} is not known`)
  return row
}
/** What a change may not leave behind when it fails. */
const facts = (id: StatusId) => {
  const { isFavourited, favouritesCount, isRepeated, repeatsCount, isBookmarked, isPinned } = rowOf(id)
  const { reactions, isThreadMuted, isMuted, isDeleted, pollId } = rowOf(id)
  const poll = pollId === null ? null : entityStore.polls.get(pollId)?.ownVotes
  return structuredClone({
    switches: { isFavourited, isRepeated, isBookmarked, isPinned, isThreadMuted, isMuted, isDeleted },
    numbers: { favouritesCount, repeatsCount },
    reactions,
    poll,
  })
}

interface ActionCase {
  readonly name: string
  readonly rows: string
  readonly id: StatusId
  readonly path: string
  readonly method?: string
  readonly press: () => unknown
  /** How the message begins. */
  readonly says: string
  /** The answer to a retry, and whether it is seen. */
  readonly answer: object
  readonly isDone: () => boolean
  /** What is said of it while it waits; left out where nothing of its kind waits. */
  readonly waitsAs?: string
}

const statusPath = (id: string, call: string) => `/api/v1/statuses/${id}/${call}`
const did = (name: string) => `“${name}” didn’t work. `

const actions: readonly ActionCase[] = [
  {
    name: 'favourite',
    rows: '[POST-17]',
    id: theirs,
    path: statusPath(theirs, 'favourite'),
    press: pressIn(theirs, /^Favourite/),
    says: did('Favourite'),
    answer: theirPost({ favourited: true, favourites_count: 5 }),
    isDone: () => rowOf(theirs).isFavourited,
    waitsAs: 'Favourite',
  },
  {
    name: 'repeat',
    rows: '[POST-17]',
    id: theirs,
    path: statusPath(theirs, 'reblog'),
    press: pressIn(theirs, /^Repeat/),
    says: did('Repeat'),
    answer: wirePost(3, { reblog: theirPost({ reblogged: true, reblogs_count: 3 }) }),
    isDone: () => rowOf(theirs).isRepeated,
    waitsAs: 'Repeat',
  },
  {
    name: 'bookmark',
    rows: '[POST-17]',
    id: theirs,
    path: statusPath(theirs, 'bookmark'),
    press: pressIn(theirs, /^Bookmark/),
    says: did('Bookmark'),
    answer: theirPost({ bookmarked: true }),
    isDone: () => rowOf(theirs).isBookmarked,
    waitsAs: 'Bookmark',
  },
  {
    name: 'react',
    rows: '[REACT-03]',
    id: theirs,
    path: `/api/v1/pleroma/statuses/${theirs}/reactions/${encodeURIComponent('🐦')}`,
    method: 'PUT',
    press: pressIn(theirs, /🐦/),
    says: did('React'),
    answer: theirPost({ emoji_reactions: [{ ...bird, count: 4, me: true }] }),
    isDone: () => rowOf(theirs).reactions[0]?.me === true,
    waitsAs: 'React with 🐦',
  },
  {
    name: 'mute the conversation',
    rows: '[POST-23] [ERR-38]',
    id: theirs,
    path: statusPath(theirs, 'mute'),
    press: chooseIn(theirs, /^Mute conversation/),
    says: did('Mute conversation'),
    answer: theirPost({ muted: true, pleroma: { local: true, thread_muted: true } }),
    isDone: () => rowOf(theirs).isThreadMuted,
  },
  {
    name: 'pin',
    rows: '[POST-22] [ERR-38]',
    id: own,
    path: statusPath(own, 'pin'),
    press: chooseIn(own, /^Pin/),
    says: did('Pin to profile'),
    answer: ownPost({ pinned: true }),
    isDone: () => rowOf(own).isPinned,
  },
  {
    name: 'translate',
    rows: '[POST-34]',
    id: theirs,
    path: statusPath(theirs, 'translations/en'),
    method: 'GET',
    press: chooseIn(theirs, /^Translate/),
    says: did('Translate'),
    answer: { detected_language: 'nl', text: '<p>In words of ours.</p>' },
    isDone: () => page.getByText('In words of ours.').query() !== null,
  },
  {
    name: 'delete',
    rows: '[POST-25]',
    id: own,
    path: `/api/v1/statuses/${own}`,
    method: 'DELETE',
    press: chooseIn(own, /^Delete$/),
    says: did('Delete'),
    answer: ownPost(),
    isDone: () => rowOf(own).isDeleted,
  },
  {
    name: 'vote',
    rows: '[POLL-06]',
    id: theirs,
    path: '/api/v1/polls/p1/votes',
    press: () => {
      click(post(theirs).getByRole('radio', { name: 'Oat' }))
      click(post(theirs).getByRole('button', { name: 'Vote' }))
    },
    says: '',
    answer: wirePoll({ voted: true, own_votes: [1] }),
    isDone: () => entityStore.polls.get('p1' as PollId)?.ownVotes?.[0] === 1,
    waitsAs: 'Vote',
  },
]

const waits = (it: ActionCase) => it.waitsAs !== undefined
const mark = (it: ActionCase) => post(it.id).getByRole('button', { name: `Not sent yet: ${it.waitsAs}` })

async function openHome() {
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).toHaveLength(2)
}

describe('what is done with a post and fails', () => {
  test.each(actions)(
    '$rows $name is taken back and says why, whatever the reason, and works when pressed again',
    async (it) => {
      await openHome()
      const before = facts(it.id)
      for (const fault of someFaults(({ isTransient }) => !isTransient || !waits(it))) {
        instance.faults.clear()
        await misbehaving(instance, fault, [it.path], it.press)
        const message = page.getByLive('urgent').filter({ hasText: `${it.says}${fault.actionSays}` })
        await expect.element(message, { message: fault.name }).toBeVisible()
        expect(facts(it.id), fault.name).toEqual(before)
        expect(mountedIds(), fault.name).toHaveLength(2)
      }
      instance.faults.clear()
      instance.on(`${it.method ?? 'POST'} ${it.path}`, it.answer)
      await it.press()
      await expect.poll(it.isDone).toBe(true)
      await expect.element(page.getByLive('urgent')).not.toBeInTheDocument()
    },
  )

  test.each(actions.filter(waits))(
    '$rows $name stays as wished and is marked as waiting while the server cannot take it, whatever the reason, and arrives by itself',
    async (it) => {
      await openHome()
      const before = facts(it.id)
      for (const fault of someFaults(({ isTransient }) => isTransient)) {
        instance.faults.clear()
        await misbehaving(instance, fault, [it.path], it.press)
        await expect.element(mark(it), { message: fault.name }).toBeVisible()
        await expect.poll(it.isDone, { message: fault.name }).toBe(true)
        expect(page.getByLive('urgent').elements(), fault.name).toHaveLength(0)
        await removeFromOutbox(getOutbox()[0]?.id ?? '')
        await expect.element(mark(it), { message: fault.name }).not.toBeInTheDocument()
        expect(facts(it.id), fault.name).toEqual(before)
      }
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      await misbehaving(instance, { fault: 'unreachable' }, [it.path], it.press)
      await expect.element(mark(it)).toBeVisible()
      instance.faults.clear()
      instance.on(`${it.method ?? 'POST'} ${it.path}`, it.answer)
      await vi.advanceTimersByTimeAsync(2_000)
      vi.useRealTimers()
      await expect.element(mark(it)).not.toBeInTheDocument()
      expect(it.isDone()).toBe(true)
      expect(getOutbox()).toEqual([])
    },
  )
})
