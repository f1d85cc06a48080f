import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getInstance, setInstance } from '../../../model/instance.ts'
import { setSetting } from '../../../model/settings.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { wireAccount, wireStatus } from '../../../testing/wire.ts'
import { freshWorld, seed, signIn } from '../../../testing/world.tsx'
import { sentTo, subject, text, write } from '../testing/form.tsx'

let server: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => {
  setInstance(instanceBefore)
  setSetting('postContentType', undefined)
})

const list = (name: string) => page.getByRole('listbox', { name })
const options = () => page.getByRole('option')
const names = () => options().elements().map((option) => option.textContent)
const said = () => page.getByRole('status').elements().map((each) => each.textContent)
const searches = () => server.calls.filter(({ path }) => path.startsWith('/api/v1/accounts/search'))
const tagSearches = () => server.calls.filter(({ path }) => path.startsWith('/api/v2/search'))

/** Puts people into the store, as the authors of posts. */
async function know(...handles: [acct: string, name: string][]): Promise<void> {
  for (const [acct, name] of handles)
    await seed(server, { id: `s-${acct}`, account: wireAccount({ id: `id-${acct}`, acct, display_name: name }) })
}

function answerEmoji(...shortcodes: string[]): void {
  server.reply = ({ path }) =>
    path.startsWith('/api/v1/pleroma/emoji')
      ? Object.fromEntries(shortcodes.map((code) => [code, { image_url: `/emoji/${code}.png`, tags: [] }]))
      : undefined
}

async function type(keys: string): Promise<void> {
  await text().click()
  await userEvent.keyboard(keys)
}

describe('people', () => {
  it('[EMOJI-14] those who are known are there at once, those of the server after a pause, and only then is it asked', async () => {
    await know(['mira', 'Mira Okafor'], ['tomas', 'Miriam'])
    await write()
    await type('ask @mi')
    await expect.element(list('People')).toBeVisible()
    expect(names()).toEqual(['Mira Okafor @mira', 'Miriam @tomas'])
    await expect.poll(searches).toHaveLength(1)
    expect(searches()[0]?.path).toBe('/api/v1/accounts/search?q=mi&resolve=true')
    searches()[0]?.answer([wireAccount({ id: 'far', acct: 'milo@far.example', display_name: 'Milo' })])
    await expect.poll(names).toEqual(['Milo @milo@far.example', 'Mira Okafor @mira', 'Miriam @tomas'])
  })

  it('[EMOJI-14] a handle with a server asks nobody', async () => {
    await know(['al@x.example', 'Al'])
    await write()
    await type('@al@x')
    await expect.poll(names).toEqual(['Al @al@x.example'])
    await type('{Backspace}{Backspace}{Backspace}{Backspace}an')
    await expect.poll(searches).toHaveLength(1)
    expect(searches()[0]?.path).toContain('q=an&')
  })
})
