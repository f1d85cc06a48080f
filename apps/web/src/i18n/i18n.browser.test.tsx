import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { RelativeTime, useT } from './index.ts'
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
  await expect.element(screen.getByText('Sign in: Unexpected status: 418')).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dir).toBe('ltr')
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
  await expect.element(screen.getByText('Sign in: Unexpected status: 418')).toBeVisible()
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
])('[POST-54] %i ms ago is a number and a letter or two: %s', async (ago, text) => {
  const iso = new Date(Date.now() - ago).toISOString()
  const screen = await render(
    <WithEnglish>
      <RelativeTime iso={iso} />
    </WithEnglish>,
  )
  const time = screen.getByText(text, { exact: true })
  await expect.element(time).toHaveAttribute('datetime', iso)
  // The whole date follows as soon as there is something to read.
  await expect.element(time).toHaveAttribute('data-tooltip', expect.stringMatching(/\d{4}/))
})
