import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { forgetSessionMemory } from '../../../model/session.ts'
import { getSetting, setSetting, settings, useSettings, type SettingName } from '../../../model/settings.ts'
import { freshWorld, show } from '../../../testing/world.tsx'
import type { Control } from '../controls/control.ts'
import { undoChange } from './changes.ts'
import { SettingRow } from './SettingRow.tsx'
import { WindowContext } from './window-context.ts'

interface Given {
  readonly name: SettingName
  readonly control: Control
  readonly needs?: string
}

/** A row of a setting whose control is made up. */
function Shown({ name, control, needs }: Given) {
  const value = useSettings()[name]
  const choose = (raw: unknown) => {
    for (const each of settings) if (each.name === name) setSetting(each.name, each.parse(raw))
  }
  return (
    <SettingRow
      row={{
        name,
        placed: { name, control, section: 'posts', group: 'media' },
        isChoice: false,
        label: 'What it is',
        hint: undefined,
        words: [],
        values: [],
        value,
        chosen: String(value),
        isOn: value === true,
        choose,
        toggle: () => choose(value !== true),
        section: 'posts',
        group: 'media',
        isChanged: false,
        inWords: null,
        defaultInWords: null,
        needs: needs ?? null,
        found: { label: 'What it is' },
      }}
    />
  )
}

const depth = { name: 'maxDepthInThread', control: { kind: 'number', least: 3 } } as const
const words = { name: 'muteWords', control: { kind: 'lines' } } as const

beforeEach(() => {
  freshWorld()
  forgetSessionMemory('left')
})

test('a number holds as soon as it is one, and too small a one becomes the least when the field is left', async () => {
  await show(<Shown {...depth} />)
  const field = page.getByRole('spinbutton', { name: 'What it is' })
  await field.fill('12')
  expect(getSetting('maxDepthInThread')).toBe(12)
  await field.fill('1')
  expect(getSetting('maxDepthInThread')).toBe(12)
  await userEvent.tab()
  expect(getSetting('maxDepthInThread')).toBe(3)
  await expect.element(field).toHaveValue(3)
  await field.fill('')
  await userEvent.tab()
  await expect.element(field).toHaveValue(3)
})

test('lines hold when the typing rests or the field is left, without empty ones, and are undone as one', async () => {
  const screen = await show(<Shown {...words} />)
  const field = page.getByRole('textbox', { name: 'What it is' })
  await expect.element(field).toHaveAccessibleDescription('One per line.')
  await field.fill('geese\n\n  ducks ')
  expect(getSetting('muteWords')).toEqual([])
  await expect.poll(() => getSetting('muteWords')).toEqual(['geese', 'ducks'])
  await field.fill('geese')
  // What was typed last is not lost with the window.
  await screen.unmount()
  expect(getSetting('muteWords')).toEqual(['geese'])
  undoChange()
  expect(getSetting('muteWords')).toEqual(['geese', 'ducks'])
})

test('what needs another setting cannot be changed, and says what it needs', async () => {
  await show(<Shown name="useBlurhash" control={{ kind: 'switch' }} needs="Needs “Hide sensitive media”" />)
  const control = page.getByRole('switch', { name: 'What it is' })
  await expect.element(control).toBeDisabled()
  await expect.element(control).toHaveAccessibleDescription('Needs “Hide sensitive media”')
})

test('a control of its own is drawn by whoever gave it, with what names and describes it', async () => {
  const Own = ({ labelledBy }: { readonly labelledBy: string }) => (
    <div role="group" aria-labelledby={labelledBy}>
      Types
    </div>
  )
  await show(
    <WindowContext value={{ look: 'wide', slots: { controls: { notificationVisibility: Own } } }}>
      <Shown name="notificationVisibility" control={{ kind: 'own' }} />
    </WindowContext>,
  )
  await expect.element(page.getByRole('group', { name: 'What it is' })).toHaveTextContent('Types')
})
