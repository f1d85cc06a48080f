import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { PollId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entityStore } from '../../model/entities.ts'
import { themes } from '../../model/look.ts'
import { getJournal } from '../../model/notices.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wirePoll } from '../../testing/wire.ts'
import { Poll } from './index.ts'
import { contrast, luminance } from '../../testing/luminance.ts'
import { pollWithTimers } from '../../testing/poll-with-timers.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

const open = async (change: Record<string, unknown> = {}) => {
  await seed(server, { poll: wirePoll(change) })
  return show(<Poll pollId={'p1' as PollId} />)
}

function votesIn(row: Element): Element {
  const votes = [...row.children].find(({ textContent }) => /^\d+ votes?$/.test(textContent))
  if (votes === undefined) throw new Error('no votes')
  return votes
}

describe('what a poll shows', () => {
  test('[POLL-01] results show to who voted, when it is over, and to visitors', async () => {
    for (const change of [
      { voted: true, own_votes: [0] },
      { expired: true },
      { expires_at: '2020-01-01T00:00:00.000Z' },
    ]) {
      const screen = await open(change)
      await expect.element(screen.getByRole('button', { name: 'Vote' })).not.toBeInTheDocument()
      await expect.element(screen.getByText('75%')).toBeVisible()
      await screen.unmount()
      entityStore.clear()
      await signIn(server)
    }
    server = freshWorld()
    const visitor = await open({ voted: null, own_votes: null })
    await expect.element(visitor.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(visitor.getByRole('listitem').first()).toBeVisible()
  })

  test('[POLL-02] one choice has radio buttons, several choices have checkboxes', async () => {
    const one = await open()
    expect(one.getByRole('radio').elements()).toHaveLength(3)
    await one.unmount()
    const several = await open({ multiple: true })
    expect(several.getByRole('checkbox').elements()).toHaveLength(3)
    await several.getByRole('checkbox', { name: 'Rye' }).press()
    await several.getByRole('checkbox', { name: 'Corn' }).press()
    await expect.element(several.getByRole('checkbox', { name: 'Rye' })).toBeChecked()
  })

  test('[POLL-04] results say each share, the own vote, the total and the end', async () => {
    const screen = await open({ voted: true, own_votes: [1], emojis: [], voters_count: 4 })
    const rows = screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
    expect(rows).toEqual(['Rye, 3 votes, 75%', 'Oat, your vote, 1 vote, 25%', 'Corn, 0 votes, 0%'])
    await expect.element(screen.getByText(/^4 people, ends in \d+ years?$/)).toBeVisible()
  })

  test('[POLL-04] one vote is "1 vote", in an option and in all', async () => {
    const options = [
      { title: 'Rye', votes_count: 1 },
      { title: 'Oat', votes_count: null },
    ]
    const screen = await open({ voted: true, options, votes_count: 1, expires_at: null })
    const [rye, oat] = screen.getByRole('listitem').elements()
    expect([rye?.textContent, oat?.textContent]).toEqual(['Rye, 1 vote, 100%', 'Oat, 0%'])
    await expect.element(screen.getByText('1 vote, no end date')).toBeVisible()
  })

  test('the share of the own vote has the accent, that of the leader has not', async () => {
    const screen = await open({ voted: true, own_votes: [1] })
    const [leader, mine] = screen
      .getByRole('listitem')
      .elements()
      .map((row) => getComputedStyle(row.firstElementChild ?? row).borderInlineStartWidth)
    expect([leader, mine]).toEqual(['0px', '3px'])
  })

  test('the own vote stands out more than the leader, and what lies over a share can be read', async () => {
    await open({ voted: true, own_votes: [1] })
    try {
      for (const { name: theme } of themes) {
        document.documentElement.dataset['theme'] = theme
        const [leader, mine] = [...document.querySelectorAll('li')].map((row) => ({
          ground: luminance(row),
          share: luminance(row.firstElementChild ?? row),
          votes: luminance(votesIn(row), 'color'),
        }))
        if (leader === undefined || mine === undefined) throw new Error('no options')
        expect(contrast(mine.share, mine.ground), theme).toBeGreaterThan(
          contrast(leader.share, leader.ground),
        )
        for (const { share, votes } of [leader, mine])
          expect(contrast(share, votes), theme).toBeGreaterThanOrEqual(4.5)
      }
    } finally {
      delete document.documentElement.dataset['theme']
    }
  })

  test('[POLL-07] newer numbers are offered while it lasts, not once it is over', async () => {
    const lasting = await open({ voted: true })
    await expect.element(lasting.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await lasting.unmount()
    const over = await open({ expired: true })
    await expect.element(over.getByText(/ended/)).toBeVisible()
    await expect.element(over.getByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
  })

  test('[POLL-04] without a number of people the votes are counted, without an end none is told', async () => {
    const screen = await open({ voted: true, expires_at: null })
    await expect.element(screen.getByText('4 votes, no end date')).toBeVisible()
  })
})

describe('voting', () => {
  /** The form keeps its choice until the vote is counted, which is after its results show. */
  async function expectCounted() {
    await expect.poll(() => getJournal().at(-1)?.messageKey).toBe('polls.voted')
  }

  test('[POLL-05] the button waits for a choice, and while the vote is on its way', async () => {
    const screen = await open()
    const button = screen.getByRole('button', { name: 'Vote' })
    await expect.element(button).toBeDisabled()
    await screen.getByRole('radio', { name: 'Oat' }).press()
    await expect.element(button).toBeEnabled()
    await button.press()
    await expect.poll(() => server.changes).toHaveLength(1)
    await expect.element(button).toBeDisabled()
    await expect.element(screen.getByRole('radio', { name: 'Oat' })).toBeDisabled()
  })

  test('[POLL-06] the chosen indices go out as a list, and the results follow the answer', async () => {
    const screen = await open({ multiple: true })
    await screen.getByRole('checkbox', { name: 'Corn' }).press()
    await screen.getByRole('checkbox', { name: 'Rye' }).press()
    await screen.getByRole('button', { name: 'Vote' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/polls/p1/votes'])
    expect(JSON.parse(server.last().body)).toEqual({ choices: [0, 2] })
    server.last().answer(wirePoll({ multiple: true, voted: true, own_votes: [0, 2] }))
    await expect.poll(() => screen.getByText('your vote').elements().length).toBe(2)
    await expectCounted()
  })

  test('[POLL-06] what was ticked is still ticked after the form left the screen, until the vote', async () => {
    const screen = await open({ multiple: true })
    await screen.getByRole('checkbox', { name: 'Oat' }).press()
    await screen.unmount()
    const again = await show(<Poll pollId={'p1' as PollId} />)
    await expect.element(again.getByRole('checkbox', { name: 'Oat' })).toBeChecked()
    await again.getByRole('button', { name: 'Vote' }).press()
    await expect.poll(() => server.changes).toHaveLength(1)
    expect(server.last().body).toContain('1')
    server.last().answer(wirePoll({ multiple: true, voted: true, own_votes: [1] }))
    await expect.element(again.getByText('your vote')).toBeInTheDocument()
    await expectCounted()
    await again.unmount()
    const anew = await open({ multiple: true })
    await expect.element(anew.getByRole('checkbox', { name: 'Oat' })).not.toBeChecked()
  })

  test('[POLL-06] [BUG] a failed vote gives the form back with its choice and the reason', async () => {
    const screen = await open()
    await screen.getByRole('radio', { name: 'Oat' }).press()
    await screen.getByRole('button', { name: 'Vote' }).press()
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().answer({ error: 'Poll has ended' }, 422)
    await expect
      .element(screen.getByLive('urgent'))
      .toHaveTextContent('Your vote wasn’t counted. Poll has ended.')
    await expect.element(screen.getByRole('radio', { name: 'Oat' })).toBeChecked()
    await expect.element(screen.getByRole('button', { name: 'Vote' })).toBeEnabled()
  })
})

describe('while it is on screen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('[POLL-07] [LIM-06] it is asked for again every 30 s, and no longer when it is gone', async () => {
    const screen = await open({ voted: true })
    vi.advanceTimersByTime(29_999)
    expect(server.calls).toHaveLength(0)
    vi.advanceTimersByTime(1)
    await pollWithTimers(() => expect(server.calls.map(({ path }) => path)).toEqual(['/api/v1/polls/p1']))
    server.last().answer(wirePoll({ voted: true, votes_count: 5 }))
    await pollWithTimers(() => expect(screen.container.textContent).toContain('5 votes'))
    vi.advanceTimersByTime(30_000)
    await pollWithTimers(() => expect(server.calls).toHaveLength(2))
    server.last().answer(wirePoll({ voted: true, votes_count: 6 }))
    await pollWithTimers(() => expect(screen.container.textContent).toContain('6 votes'))
    await screen.unmount()
    vi.advanceTimersByTime(90_000)
    expect(server.calls).toHaveLength(2)
  })

  test('[POLL-07] it is not asked for while the page is hidden', async () => {
    await open({ voted: true })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.advanceTimersByTime(90_000)
    expect(server.calls).toHaveLength(0)
    vi.restoreAllMocks()
  })

  test('[POLL-01] the form gives way to the results at the end, and the last numbers are asked for once', async () => {
    vi.setSystemTime('2026-06-01T12:00:00.000Z')
    const screen = await open({ expires_at: '2026-06-01T12:00:10.000Z' })
    expect(screen.getByRole('radio').elements()).toHaveLength(3)
    vi.advanceTimersByTime(9_999)
    expect(screen.getByRole('radio').elements()).toHaveLength(3)
    vi.advanceTimersByTime(1)
    await pollWithTimers(() => expect(screen.container.textContent).toContain('75%'))
    expect(screen.getByRole('radio').elements()).toHaveLength(0)
    expect(screen.container.textContent).toContain('ended')
    await pollWithTimers(() => expect(server.calls.map(({ path }) => path)).toEqual(['/api/v1/polls/p1']))
    server.last().answer(wirePoll({ expired: true, expires_at: '2026-06-01T12:00:10.000Z', votes_count: 8 }))
    await pollWithTimers(() => expect(screen.container.textContent).toContain('8 votes'))
    vi.advanceTimersByTime(90_000)
    expect(server.calls).toHaveLength(1)
  })

  test('[POLL-01] a poll without end, or with one that cannot be read, stays open', async () => {
    const screen = await open({ expires_at: null })
    vi.advanceTimersByTime(1_000)
    expect(screen.getByRole('radio').elements()).toHaveLength(3)
    await screen.unmount()
    const odd = await open({ expires_at: 'some day' })
    expect(odd.getByRole('radio').elements()).toHaveLength(3)
    expect(odd.container.textContent).toContain('4 votes, no end date')
  })

  test('[POLL-07] a poll that is over is not asked for', async () => {
    await open({ expired: true })
    vi.advanceTimersByTime(90_000)
    expect(server.calls).toHaveLength(0)
  })
})
