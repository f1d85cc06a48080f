import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { RelativeTime, useT, useTell } from './index.ts'
import { WithEnglish } from './testing.tsx'

function Sample() {
  const t = useT()
  return (
    <p>
      {t('session.signIn')}: {t('errors.unexpectedStatus', { code: '418' })}
    </p>
  )
}

test('texts come from the compiled catalogue with their arguments, and the document knows its language', async () => {
  const screen = await render(
    <WithEnglish>
      <Sample />
    </WithEnglish>,
  )
  await expect.element(screen.getByText('Sign in: Unexpected status: 418.')).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dir).toBe('ltr')
})

const turned = 'Wren\u202e\u2067'

function Turned() {
  const t = useT()
  const tell = useTell()
  return (
    <>
      <p data-said="plain">{t('profile.feed', { name: turned })}</p>
      <p data-said="told">{tell('profile.feed', { name: turned })}</p>
      <p data-said="rich">
        {t.rich('profile.standing.moved', { name: turned, handle: '@عمر', who: (words) => <b>{words}</b> })}
      </p>
    </>
  )
}

test('somebody’s name in a sentence of ours ends where it ends, however the sentence is said', async () => {
  const screen = await render(
    <WithEnglish>
      <Turned />
    </WithEnglish>,
  )
  const said = (how: string) => screen.container.querySelector(`[data-said="${how}"]`)?.textContent
  expect(said('plain')).toBe('RSS feed of \u2068Wren\u2069')
  expect(said('told')).toBe('RSS feed of \u2068Wren\u2069')
  expect(said('rich')).toBe('\u2068Wren\u2069 has moved to a new account: \u2068@عمر\u2069')
})

test('a document that is in its language already is not told so again', async () => {
  const page = document.documentElement
  page.lang = 'en'
  page.dir = 'ltr'
  const told: (string | null)[] = []
  const observer = new MutationObserver((changes) =>
    told.push(...changes.map(({ attributeName }) => attributeName)),
  )
  observer.observe(page, { attributes: true })
  const screen = await render(
    <WithEnglish>
      <Sample />
    </WithEnglish>,
  )
  await expect.element(screen.getByText('Sign in: Unexpected status: 418.')).toBeVisible()
  await new Promise(requestAnimationFrame)
  expect(told).toEqual([])
  observer.disconnect()
})

const minute = 60_000
const day = 24 * 60 * minute

test.each([
  [0, 'now'],
  [38 * minute, '38m'],
  [5 * 60 * minute, '5h'],
  [95 * day, '3mo'],
  [800 * day, '2y'],
  // In the middle of a unit: time goes on while it is drawn.
  [-95 * day, 'in 3mo'],
  [-90 * minute, 'in 1h'],
  [-5_000, 'now'],
])('[POST-54] %i ms ago is a number and a letter or two: %s', async (ago, text) => {
  const iso = new Date(Date.now() - ago).toISOString()
  const screen = await render(
    <WithEnglish>
      <RelativeTime at={iso} />
    </WithEnglish>,
  )
  const time = screen.getByText(text, { exact: true })
  await expect.element(time).toHaveAttribute('datetime', iso)
  // The whole date follows as soon as there is something to read.
  await expect.element(time).toHaveAttribute('data-tooltip', expect.stringMatching(/\d{4}/))
})
