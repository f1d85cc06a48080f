import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { dismiss, getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { StatusCard } from './index.ts'
import { rememberRow } from './row-memory.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer
const instanceBefore = getInstance()
const languages = {
  source: [
    { code: 'en', name: 'English' },
    { code: 'nl', name: 'Dutch' },
    { code: 'x-klingon-nonsense-code', name: 'Klingon' },
  ],
  target: [{ code: 'de', name: 'German' }],
}

beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { translation: true } }, instanceBefore)
  setSetting('translationLanguage', 'de')
  await signIn(server)
  rememberRow('s1' as never, { translation: null })
  server.reply = ({ path }) => (path.includes('translation/languages') ? languages : undefined)
})
afterEach(() => {
  setInstance(instanceBefore)
  setSetting('translationLanguage', undefined)
  for (const { id } of getNotices()) dismiss(id)
})

const translations = () => server.calls.filter(({ path }) => path.includes('/translations/'))

async function translate(change: Record<string, unknown> = {}) {
  const screen = await show(<StatusCard statusId={await seed(server, change)} />)
  await screen.getByRole('button', { name: 'More' }).press()
  await screen.getByRole('menuitem', { name: 'Translate' }).press()
  await expect.poll(() => translations().length).toBe(1)
  return screen
}

describe('translation', () => {
  test('[POST-34] the chosen language is asked for; the text shows with the language that was found, in its own language, safely', async ({
    task,
  }) => {
    task.meta.settings = ['translationLanguage']
    const screen = await translate()
    expect(translations()[0]?.path).toBe('/api/v1/statuses/s1/translations/de')
    const box = screen.getByRole('region', { name: 'Translating' })
    await expect.element(box).toHaveAttribute('aria-busy', 'true')
    const text = '<p>Die <b>Glocke</b><img src="x" onerror="alert(1)"><script>alert(1)</script></p>'
    translations()[0]?.answer({ detected_language: 'en', text })
    const done = screen.getByRole('region', { name: 'Translated from English' })
    await expect.element(done).toMatchTextContent('Die Glocke')
    expect(done.element().querySelector('[lang="de"]')?.textContent).toContain('Die Glocke')
    expect(done.element().querySelector('script, [onerror]')).toBeNull()
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
  })

  test('[POST-35] another language of the original, of those the server offers, is sent as from', async () => {
    const screen = await translate()
    translations()[0]?.answer({ detected_language: 'en', text: 'Die Glocke' })
    const select = screen.getByRole('combobox', { name: 'Original language' })
    await expect.element(select).toHaveValue('en')
    expect([...(select.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'English',
      'Dutch',
      'x-klingon-nonsense-code',
    ])
    await select.selectOptions('nl')
    await screen.getByRole('button', { name: 'Translate again' }).press()
    await expect.poll(() => translations().at(-1)?.path).toBe('/api/v1/statuses/s1/translations/de?from=nl')
    await expect.element(screen.getByText('Die Glocke')).toBeVisible()
    translations().at(-1)?.answer({ detected_language: 'nl', text: 'Die Klingel' })
    await expect
      .element(screen.getByRole('region', { name: 'Translated from Dutch' }))
      .toMatchTextContent('Die Klingel')
  })

  test('[POST-34] it is put away by its button and by the key t', async () => {
    const screen = await translate()
    translations()[0]?.answer({ detected_language: 'en', text: 'Die Glocke' })
    await screen.getByRole('button', { name: 'Hide translation' }).press()
    await expect.element(screen.getByText('Die Glocke')).not.toBeInTheDocument()
    ;(screen.getByRole('article').element() as HTMLElement).focus()
    await userEvent.keyboard('t')
    await expect.poll(() => translations().length).toBe(2)
    translations()[1]?.answer({ detected_language: 'en', text: 'Die Glocke' })
    await expect.element(screen.getByText('Die Glocke')).toBeVisible()
    await userEvent.keyboard('t')
    await expect.element(screen.getByText('Die Glocke')).not.toBeInTheDocument()
  })

  test('[ERR-40] without a language of the reader a notice says so, and the language of the page is asked for', async () => {
    setSetting('translationLanguage', undefined)
    await translate()
    expect(getNotices().at(-1)).toMatchObject({
      level: 'info',
      messageKey: 'toast.no_translation_target_set',
    })
    expect(translations()[0]?.path).toBe('/api/v1/statuses/s1/translations/en')
  })

  test('[POST-34] a failure shows on the post, and a translation that stood there stays', async () => {
    const screen = await translate()
    translations()[0]?.answer({ error: 'The translator is away' }, 500)
    await expect
      .element(screen.getByLive('urgent'))
      .toHaveTextContent('“Translate” didn’t work. The translator is away.')
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'More' }).press()
    await screen.getByRole('menuitem', { name: 'Translate' }).press()
    await expect.poll(() => translations().length).toBe(2)
    translations()[1]?.answer({ detected_language: 'en', text: 'Die Glocke' })
    await screen.getByRole('button', { name: 'Translate again' }).press()
    await expect.poll(() => translations().length).toBe(3)
    translations()[2]?.answerText('Something went wrong', 500)
    await expect.element(screen.getByLive('urgent')).toMatchTextContent(/^“Translate” didn’t work/)
    await expect.element(screen.getByText('Die Glocke')).toBeVisible()
  })

  test('[POST-34] of a post that was edited the old translation says nothing', async () => {
    const screen = await translate()
    translations()[0]?.answer({ detected_language: 'en', text: 'Die Glocke' })
    await expect.element(screen.getByText('Die Glocke')).toBeVisible()
    await seed(server, { content: '<p>The ferry is late.</p>' })
    await expect.element(screen.getByText('The ferry is late.')).toBeVisible()
    await expect.element(screen.getByText('Die Glocke')).not.toBeInTheDocument()
  })
})
