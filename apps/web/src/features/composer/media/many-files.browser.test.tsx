import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/signed-in.ts'
import { choose, png, write } from '../testing/form.tsx'

test('[MEDIA-06] of ten files that are being written about, none is folded away', async () => {
  await write()
  await choose(...Array.from({ length: 10 }, (_, index) => png(`goose-${index}.png`)))
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Description of goose/ }).elements().length)
    .toBe(10)
})
