import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { signIn, wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { servedPicture } from '../../testing/emoji.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open } from '../../testing/page.tsx'

const face = `${servedPicture}#face`
const cat = `${servedPicture}#cat`
const stands = (address: string) =>
  document.querySelector(`article img[src="${address}"]`)?.nextElementSibling?.tagName === 'CANVAS'

test('[SET-19] the quick settings stop profile pictures and emoji, and let them move again', async () => {
  instance.timelines.set(homePath, [
    wirePost(1, {
      account: { ...wirePerson('mira'), avatar: face, avatar_static: face },
      content: '<p>Look :cat:</p>',
      emojis: [{ shortcode: 'cat', url: cat, static_url: cat, visible_in_picker: true }],
    }),
  ])
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).toHaveLength(1)
  const choose = async () => {
    await page.getByRole('button', { name: 'Quick settings' }).press()
    await page.getByRole('menuitemcheckbox', { name: /^Stop animated images/ }).press()
  }
  expect([stands(face), stands(cat)]).toEqual([false, false])
  await choose()
  await expect.poll(() => [stands(face), stands(cat)]).toEqual([true, true])
  await choose()
  await expect.poll(() => [stands(face), stands(cat)]).toEqual([false, false])
})
