import type { ReactNode } from 'react'
import type { PollId, StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { NavRow } from '../../features/panels/parts/NavRow.tsx'
import { PollResults } from '../../features/polls/parts/PollResults.tsx'
import { SubTabs } from '../../features/profile/parts/SubTabs.tsx'
import { StatusCard } from '../../features/status/index.ts'
import { Chip } from '../../features/status/parts/ReactionChip.tsx'
import { entityStore } from '../../model/entities.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { IconButton, IconLink } from '../../ui/IconButton.tsx'
import { HomeIcon, SettingsIcon } from '../../ui/icons.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SuggestionList } from '../../ui/SuggestionList.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import type { FakeServer } from '../fake-server.ts'
import { lookOf, pixelsApart } from '../seen-difference.ts'
import { wirePoll } from '../wire.ts'
import { freshWorld, seed, show, signIn } from '../world.tsx'
import { forceColours, inThemes, plainLook } from './looks.ts'

const nothing = () => undefined
const two = [
  { value: 'a', label: 'Linear' },
  { value: 'b', label: 'Tree' },
] as const
const tabs = two.map(({ value, label }) => ({ name: value, label, to: `/${value}` }))
const reaction = { name: '🐦', url: null, count: 3, accountIds: [] }
const options = two.map(({ value, label }) => ({ key: value, content: label }))
const over = { voted: true, expired: true }
const corner = () => ({ x: 300, y: 20, width: 0, height: 0 })

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(async () => {
  plainLook()
  await forceColours('none')
})

interface State {
  /** Draws the thing in one of its states, after what it shows is there. */
  readonly draw: (isOn: boolean) => ReactNode
  readonly prepare?: () => Promise<unknown>
  /** Which element has the state; the first of these. */
  readonly element: string
}

const ofPost = (action: string, change: Record<string, unknown>): State => ({
  prepare: async () => {
    await seed(server, { id: 'off' })
    await seed(server, { id: 'on', ...change })
  },
  draw: (isOn) => <StatusCard statusId={(isOn ? 'on' : 'off') as StatusId} />,
  element: `[data-action="${action}"]`,
})

const states: Readonly<Record<string, State>> = {
  'a button that is pressed': {
    draw: (isOn) => <IconButton icon={SettingsIcon} label="Preview" isOn={isOn} />,
    element: 'button',
  },
  'the place where one is, in the top bar': {
    draw: (isOn) => <IconLink icon={HomeIcon} label="Home" to="/" isCurrent={isOn} />,
    element: 'a',
  },
  'the place where one is, in the navigation': {
    draw: (isOn) => (
      <NavRow icon={HomeIcon} to="/" isCurrent={isOn}>
        Home
      </NavRow>
    ),
    element: 'a',
  },
  'one of a few': {
    draw: (isOn) => <Segments label="View" choices={two} value={isOn ? 'a' : 'b'} onChoose={nothing} />,
    element: 'label',
  },
  'the tab that is shown': {
    draw: (isOn) => <TabLinks label="Views" tabs={tabs} current={isOn ? 'a' : 'b'} />,
    element: 'a',
  },
  'the part of a tab that is shown': { draw: (isOn) => <SubTabs isTags={!isOn} />, element: 'a' },
  'the own reaction': {
    draw: (isOn) => <Chip reaction={{ ...reaction, me: isOn }} isStill onPress={nothing} />,
    element: 'button',
  },
  'a favourite': ofPost('favourite', { favourited: true }),
  'a bookmark': ofPost('bookmark', { bookmarked: true }),
  'a repeat': ofPost('repeat', { reblogged: true }),
  'the own vote': {
    prepare: async () => {
      await seed(server, { id: 'off', poll: wirePoll({ id: 'off', ...over, own_votes: [1] }) })
      await seed(server, { id: 'on', poll: wirePoll({ id: 'on', ...over, own_votes: [0] }) })
    },
    draw: (isOn) => {
      const poll = entityStore.polls.get((isOn ? 'on' : 'off') as PollId)
      return poll && <PollResults poll={poll} isOver lang={null} />
    },
    element: 'li',
  },
  'the option of a list that Enter takes': {
    draw: (isOn) => (
      <SuggestionList
        id={`list-${isOn}`}
        label="People"
        options={options}
        active={isOn ? 0 : 1}
        getAnchorRect={isOn ? corner : () => ({ ...corner(), y: 200 })}
        onChoose={nothing}
      />
    ),
    element: '[role="option"]',
  },
}

/** Fewer are the rim of a letter. */
const fewestPixels = 15
/** Around the smallest. */
const fewestOfRing = 80

/** The two states beside each other, with room for what shows around them. */
async function drawBoth({ draw, prepare, element }: State) {
  await prepare?.()
  const view = (isOn: boolean) => (
    <div data-frame="" style={{ inlineSize: '36rem', padding: '0.5rem', background: 'var(--sheet)' }}>
      {draw(isOn)}
    </div>
  )
  await show(
    <main>
      {view(false)}
      {view(true)}
    </main>,
  )
  await stillness()
  return () => {
    const all = [...document.querySelectorAll(element)]
    const [off, on] = [all[0], all[all.length / 2]]
    if (off === undefined || on === undefined) throw new Error(`no two of ${element}`)
    return { off, on }
  }
}

describe.each(Object.entries(states))('%s', (_name, state) => {
  test('is told from its other state without its colour, in the themes and in forced colours', async () => {
    const find = await drawBoth(state)
    const expectApart = async (look: string) => {
      const { off, on } = find()
      const apart = pixelsApart(await lookOf(off), await lookOf(on))
      expect.soft(apart, look).toBeGreaterThanOrEqual(fewestPixels)
    }
    await inThemes(expectApart)
    await forceColours('active')
    await expectApart('forced colours')
  })

  test('shows that it has the focus, in the themes and in forced colours', async () => {
    const find = await drawBoth(state)
    if (!find().on.matches('a, button')) return
    const expectSeen = async (look: string) => {
      const { on } = find()
      const frame = on.closest('[data-frame]') ?? on
      ;(document.activeElement as HTMLElement).blur()
      const before = await lookOf(frame)
      ;(on as HTMLElement).focus()
      expect(on.matches(':focus-visible')).toBe(true)
      expect.soft(pixelsApart(before, await lookOf(frame)), look).toBeGreaterThanOrEqual(fewestOfRing)
    }
    await inThemes(expectSeen)
    await forceColours('active')
    await expectSeen('forced colours')
  })
})
