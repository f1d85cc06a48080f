import { freshWorld, show } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { servedPicture } from '../../testing/emoji.ts'
import { setSetting } from '../../model/settings.ts'
import { RichText } from './index.ts'

beforeEach(() => {
  freshWorld()
})
afterEach(() => setSetting('stopGifs', undefined))

const image = `<img src="${servedPicture}" alt="dancing" width="9999" height="1" onload="alert(1)">`

test('[POST-01] a picture inside a text is no wider than the text and no higher than 400 px', async () => {
  const screen = await show(<RichText html={image} />)
  const { maxWidth, maxHeight } = getComputedStyle(screen.getByRole('img', { name: 'dancing' }).element())
  expect([maxWidth, maxHeight]).toEqual(['100%', '400px'])
  await expect
    .element(screen.getByRole('img', { name: 'dancing' }))
    .toHaveAttribute('referrerpolicy', 'no-referrer')
})

test('[POST-01] it stands still where movement is not wanted', async () => {
  setSetting('stopGifs', true)
  const screen = await show(<RichText html={image} />)
  await expect.poll(() => screen.container.querySelector('canvas')).not.toBeNull()
})

test('[POST-10] an emoji shows its still picture where movement is not wanted', async () => {
  const cat = { shortcode: 'cat', url: 'https://fen.invalid/c.gif', staticUrl: 'https://fen.invalid/c.png' }
  const moving = await show(<RichText html=":cat:" emojis={[cat]} />)
  await expect.element(moving.getByRole('img', { name: ':cat:' })).toHaveAttribute('src', cat.url)
  await moving.unmount()
  setSetting('stopGifs', true)
  const still = await show(<RichText html=":cat:" emojis={[cat]} />)
  await expect.element(still.getByRole('img', { name: ':cat:' })).toHaveAttribute('src', cat.staticUrl)
})
