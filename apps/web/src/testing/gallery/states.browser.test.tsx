import type { ReactNode } from 'react'
import type { PollId, StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { NavRow } from '../../features/panels/parts/NavRow.tsx'
import { PollResults } from '../../features/polls/parts/PollResults.tsx'
import { SubTabs } from '../../features/profile/parts/SubTabs.tsx'
import { StatusCard } from '../../features/status/index.ts'
import { Chip } from '../../features/status/parts/ReactionChip.tsx'
import { entityStore } from '../../model/entities.ts'
import { themes } from '../../model/look.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { IconButton, IconLink } from '../../ui/IconButton.tsx'
import { HomeIcon, SettingsIcon } from '../../ui/icons.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SuggestionList } from '../../ui/SuggestionList.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import type { FakeServer } from '../fake-server.ts'
import { cut, lookOf, pixelsApart } from '../seen-difference.ts'
import { wirePoll } from '../wire.ts'
import { freshWorld, seed, show, signIn } from '../world.tsx'
import { forceColours, inThemes, plainLook, showFocus } from './looks.ts'

const nothing = () => undefined
const two = [
  { value: 'a', label: 'Linear' },
  { value: 'b', label: 'Tree' },
] as const
const tabs = two.map(({ value, label }) => ({ name: value, label, to: `/${value}` }))
const reaction = { name: '🐦', url: null, count: 3, accountIds: [] }
const options = two.map(({ value, label }) => ({ key: value, content: label }))
const over = { voted: true, expired: true }
/** Beside the frames. */
const corner = () => ({ x: 700, y: 20, width: 0, height: 0 })

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(async () => {
  plainLook()
  await forceColours('none')
  await page.viewport(1024, 800)
})

interface State {
  /** Draws the thing in one of its states, after what it shows is there. */
  readonly draw: (isOn: boolean) => ReactNode
  readonly prepare?: () => Promise<unknown>
  /** Which element has the state; the first of these. */
  readonly element: string
  /** It is drawn over the page, outside of its frame. */
  readonly isFloating?: boolean
}

const ofPost = (action: string, change: Record<string, unknown>): State => ({
  prepare: async () => {
    await seed(server, { id: 'off' })
    await seed(server, { id: action, ...change })
  },
  draw: (isOn) => <StatusCard statusId={(isOn ? action : 'off') as StatusId} />,
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
      await seed(server, { id: 'poll', poll: wirePoll({ id: 'off', ...over, own_votes: [1] }) })
      await seed(server, { id: 'own-poll', poll: wirePoll({ id: 'on', ...over, own_votes: [0] }) })
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
    isFloating: true,
  },
}

/** Fewer are the rim of a letter. */
const fewestPixels = 15
/** Around the smallest. */
const fewestOfRing = 80

/** Draws every thing in both of its states, one below the other. */
async function drawAll(): Promise<HTMLElement> {
  // Room for all of it: a screenshot shows no more than the window.
  await page.viewport(1024, 2000)
  for (const { prepare } of Object.values(states)) await prepare?.()
  const frame = { inlineSize: '36rem', padding: '0.5rem', background: 'var(--sheet)' }
  await show(
    <main>
      {Object.entries(states).flatMap(([name, { draw }]) =>
        [false, true].map((isOn) => (
          <div key={`${name} ${isOn}`} data-frame={name} style={frame}>
            {draw(isOn)}
          </div>
        )),
      )}
    </main>,
  )
  await stillness()
  const main = page.getByRole('main').element()
  expect(main.scrollHeight).toBeLessThan(window.innerHeight)
  return main as HTMLElement
}

function find(name: string, { element, isFloating = false }: State) {
  const all = [
    ...document.querySelectorAll<HTMLElement>(isFloating ? element : `[data-frame="${name}"] ${element}`),
  ]
  const [off, on] = [all[0], all[all.length / 2]]
  if (off === undefined || on === undefined) throw new Error(`no two of ${element}`)
  return { off, on }
}

/** What can have the focus of what is on. */
function controlsOf(): { name: string; on: HTMLElement }[] {
  return Object.entries(states)
    .map(([name, state]) => ({ name, on: find(name, state).on }))
    .filter(({ on }) => on.matches('a, button'))
}

test('a control that has the focus from the keyboard matches :focus-visible', async () => {
  await drawAll()
  const controls = controlsOf()
  expect(controls).toHaveLength(9)
  for (const { name, on } of controls) {
    on.focus()
    expect(on.matches(':focus-visible'), name).toBe(true)
  }
})

test('on is told from off without colour, and focus is seen, in the themes and in forced colours', async () => {
  const main = await drawAll()
  const expectSeen = async (look: string) => {
    const before = await lookOf(main)
    for (const [name, state] of Object.entries(states)) {
      const { off, on } = find(name, state)
      const apart = pixelsApart(cut(before, main, off), cut(before, main, on))
      expect.soft(apart, `${name} in ${look}`).toBeGreaterThanOrEqual(fewestPixels)
    }
    const controls = controlsOf()
    await showFocus(controls.map(({ on }) => on))
    const after = await lookOf(main)
    await showFocus([])
    for (const { name, on } of controls) {
      const frame = on.closest('[data-frame]') ?? on
      const apart = pixelsApart(cut(before, main, frame), cut(after, main, frame))
      expect.soft(apart, `the focus of ${name} in ${look}`).toBeGreaterThanOrEqual(fewestOfRing)
    }
  }
  await inThemes(expectSeen, themes)
  await forceColours('active')
  await expectSeen('forced colours')
})
