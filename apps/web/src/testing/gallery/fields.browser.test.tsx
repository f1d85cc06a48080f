import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { SearchForm } from '../../app/shell/SearchForm.tsx'
import { AnnouncementForm } from '../../features/announcements/parts/AnnouncementForm.tsx'
import { ComposerPlaceholder } from '../../features/composer/ComposerPlaceholder.tsx'
import { OptionsButton } from '../../features/composer/options/OptionsButton.tsx'
import { choose, subject, write } from '../../features/composer/testing/form.tsx'
import { openEditor } from '../../features/edit-profile/testing/edit.tsx'
import { EmojiButton } from '../../features/emoji/index.ts'
import { MuteForDialog } from '../../features/relations/parts/MuteForDialog.tsx'
import { meet } from '../../features/relations/testing/meet.tsx'
import { SearchField } from '../../features/search/SearchField.tsx'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { serveEmoji } from '../emoji.ts'
import type { FakeServer } from '../fake-server.ts'
import { freshWorld, show, signIn } from '../world.tsx'
import { lookOf, pixelsApart } from '../seen-difference.ts'
import { expectFieldsSeen, forceColours, plainLook } from './looks.ts'

const nothing = () => undefined
const later = () => Promise.resolve()
const textFields = 'textarea, input[type="text"], input[type="search"], input:not([type])'
let server: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { polls: true } }, instanceBefore)
  await signIn(server)
})
afterEach(async () => {
  plainLook()
  await forceColours('none')
  setInstance(instanceBefore)
})

const click = (name: string) => page.getByRole('button', { name, exact: true }).press()
const draw = (part: ReactNode) => show(<main>{part}</main>)

async function fillComposer(): Promise<void> {
  server.reply = ({ path }) => (path.startsWith('/api/v1/media') ? { id: 'm1', type: 'image' } : undefined)
  await click('Add subject')
  await expect.element(subject()).toBeVisible()
  await click('Add a poll')
  await choose(new File([new Uint8Array(64)], 'geese.png', { type: 'image/png' }))
  await expect.element(page.getByRole('textbox', { name: 'Description of geese.png' })).toBeVisible()
}

/** All that somebody can write in, by name: how it comes to be drawn. */
const places: readonly (readonly [name: string, draw: () => Promise<unknown>])[] = [
  ['the bar of the search', () => draw(<SearchForm />)],
  [
    'the page of the search',
    () =>
      draw(
        <QueryClientProvider client={new QueryClient()}>
          <SearchField words="" />
        </QueryClientProvider>,
      ),
  ],
  [
    'the place of the form in the side column',
    () => draw(<ComposerPlaceholder accountId="" onType={nothing} onNear={nothing} onWanted={nothing} />),
  ],
  ['the form in the side column', () => write({ look: 'panel' })],
  ['the form of a reply', () => write({ look: 'inline' })],
  [
    'the window of the composer, with all that a post can have',
    async () => {
      await write()
      await fillComposer()
    },
  ],
  [
    'the options of writing',
    async () => {
      await draw(<OptionsButton />)
      await click('Writing options')
      await expect.element(page.getByRole('combobox').first()).toBeVisible()
    },
  ],
  [
    'the picker of emoji',
    async () => {
      serveEmoji(server)
      await draw(<EmojiButton label="Emoji" onChoose={nothing} canStayOpen />)
      await click('Emoji')
      await expect.element(page.getByRole('searchbox')).toBeVisible()
    },
  ],
  ['the private note', () => meet(server)],
  [
    'the own profile',
    async () => {
      await openEditor(server)
      await expect.element(page.getByRole('textbox', { name: 'Bio' })).toBeVisible()
    },
  ],
  ['an announcement', () => draw(<AnnouncementForm title="New" submitLabel="Post" onSubmit={later} />)],
  ['how long to mute', () => draw(<MuteForDialog name="Mira" onMute={nothing} onClose={nothing} />)],
]

/** Around the smallest field; the caret has fewer. */
const fewestOfRing = 150

async function expectFocusSeen(): Promise<void> {
  const fields = () =>
    [...document.querySelectorAll<HTMLElement>(textFields)].filter((each) => each.checkVisibility())
  const count = fields().length
  const lookAt = async (index: number) => {
    const frame = fields()[index]?.closest('form, search, [role="dialog"], dialog, main')
    return lookOf(frame ?? document.body)
  }
  for (let index = 0; index < count; index++) {
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = await lookAt(index)
    fields()[index]?.focus()
    expect
      .soft(pixelsApart(before, await lookAt(index)), fields()[index]?.outerHTML)
      .toBeGreaterThanOrEqual(fewestOfRing)
  }
}

test.each(places)(
  'fields of %s are seen, their placeholders can be read, and in forced colours they show the focus',
  async (_name, arrive) => {
    await arrive()
    await stillness()
    expect(document.querySelector('input, textarea, select')).not.toBeNull()
    await expectFieldsSeen()
    await forceColours('active')
    await stillness()
    await expectFocusSeen()
  },
)
