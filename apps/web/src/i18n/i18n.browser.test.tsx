import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { useT } from './index.ts'
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
