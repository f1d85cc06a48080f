import { page, userEvent } from 'vitest/browser'
import { server } from '../../../../testing/signed-in.ts'
import { wireAccount } from '../../../../testing/wire.ts'
import { seed } from '../../../../testing/world.tsx'
import { text } from '../../testing/form.tsx'

export const list = (name: string) => page.getByRole('listbox', { name })
export const options = () => page.getByRole('listbox').getByRole('option')
export const names = () =>
  options()
    .elements()
    .map((option) => option.textContent)

/** Puts people into the store, as the authors of posts. */
export async function know(...handles: [acct: string, name: string][]): Promise<void> {
  for (const [acct, name] of handles)
    await seed(server, {
      id: `s-${acct}`,
      account: wireAccount({ id: `id-${acct}`, acct, display_name: name }),
    })
}

export function answerEmoji(...shortcodes: string[]): void {
  const custom = Object.fromEntries(
    shortcodes.map((code) => [code, { image_url: `/emoji/${code}.png`, tags: [] }]),
  )
  const answers: Record<string, unknown> = { '/api/v1/pleroma/emoji': custom, '/static/emoji.json': {} }
  server.reply = ({ path }) => answers[path]
}

/** Words that arrive as one: however slow the machine is, there is no pause between their letters. */
export const insert = (words: string) => document.execCommand('insertText', false, words)

/** @param keys words, and after them keys in braces */
export async function type(keys: string): Promise<void> {
  await text().click()
  const [words = ''] = keys.split('{')
  insert(words)
  if (words !== keys) await userEvent.keyboard(keys.slice(words.length))
}

/** The requests that begin so. */
export const asked = (path: string) => server.calls.filter((call) => call.path.startsWith(path))
