import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Api } from '../fixtures/api.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Media viewer' })

async function postPictures(author: Api, words: string, fields: Record<string, unknown> = {}) {
  const sizes = [
    [480, 300],
    [300, 480],
  ] as const
  const files = []
  for (const [width, height] of sizes)
    files.push(await author.upload(picture(width, height), `${width}.png`, `A field ${width} wide`))
  return author.post(words, { media_ids: files.map(({ id }) => id), ...fields })
}

test('[MEDIA-14] [MEDIA-16] the viewer opens, goes on, acts, and Back leads to the same post at the same place', async ({
  openAs,
  server,
  secondApi,
}) => {
  const words = newWords('Two fields')
  await secondApi.post(newWords('Below'))
  await postPictures(secondApi, words)
  for (const above of ['One above', 'Another above']) await secondApi.post(newWords(above).repeat(20))
  const page = await openAs(server.accounts.member, '/main/public')
  const post = postWith(page, words)
  await post.scrollIntoViewIfNeeded()
  const link = post.getByRole('link', { name: 'A field 480 wide' })
  await link.click()
  const viewer = viewerOf(page)
  await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible()
  const before = await page.evaluate(() => [location.pathname, scrollY])

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible()
  await expect(viewer.getByRole('img', { name: 'A field 300 wide' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible()
  await viewer.getByRole('button', { name: /^Favourite/ }).click()
  await expect(viewer.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)).toEqual([])

  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => [location.pathname, scrollY])).toEqual(before)
  await expect(post.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')

  await post.focus()
  await page.keyboard.press('v')
  await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible()
  await viewer.getByRole('button', { name: /^Reply/ }).click()
  await expect(viewer).toHaveCount(0)
  await expect(
    page.getByRole('form', { name: /^Reply to/ }).getByRole('textbox', { name: 'Post text' }),
  ).toBeFocused()
  expect(await page.evaluate(() => location.pathname)).toBe(before[0])
})

test('[MEDIA-10] a covered picture is not fetched; Shift+X shows it and hides it again', async ({
  openAs,
  server,
  secondApi,
}) => {
  const words = newWords('Covered')
  const status = await postPictures(secondApi, words, { sensitive: true })
  const attachments = status.media_attachments as { url?: string; blurhash?: string | null }[]
  const files = attachments.map(({ url }) => new URL(url ?? '').pathname)
  const page = await openAs(server.accounts.member, '/about')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/main/public')
  const post = postWith(page, words)
  await expect(post.getByRole('button', { name: 'Sensitive: show media' })).toHaveCount(2)
  // A server without upload filters knows none; then the ground is plain.
  const canvas = post.locator('canvas')
  if (attachments[0]?.blurhash) {
    const size = (element: HTMLCanvasElement) => [element.width, element.height]
    expect(await canvas.first().evaluate(size)).toEqual([1024, 512])
  } else await expect(canvas).toHaveCount(0)
  expect(fetched.filter((path) => files.includes(path))).toEqual([])
  await post.focus()
  await page.keyboard.press('Shift+X')
  await expect(post.getByRole('link', { name: 'A field 480 wide' })).toBeVisible()
  await post.focus()
  await page.keyboard.press('Shift+X')
  await expect(post.getByRole('button', { name: 'Sensitive: show media' })).toHaveCount(2)
})

test('a picture that failed is asked for again, and shows', async ({
  openAs,
  server,
  secondApi,
  complaints,
}) => {
  complaints.allow(/503/)
  const words = newWords('Fails once')
  const status = await postPictures(secondApi, words)
  const [first] = status.media_attachments as { url?: string; meta?: { original?: { height?: number } } }[]
  const path = new URL(first?.url ?? '').pathname
  const isSizeKnown = first?.meta?.original?.height !== undefined
  const page = await openAs(server.accounts.member, '/about')
  let asked = 0
  await page.route(`**${path}`, (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto('/main/public')
  const post = postWith(page, words)
  const height = await post.evaluate((element) => element.getBoundingClientRect().height)
  await post.getByRole('button', { name: /Couldn’t load. Retry/i }).click()
  await expect(post.getByRole('link', { name: 'A field 480 wide' })).toBeVisible()
  await expect
    .poll(() =>
      post
        .getByRole('img', { name: 'A field 480 wide' })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(480)
  expect(asked).toBe(2)
  // A server that does not look at pictures leaves their height to be learnt from them.
  if (isSizeKnown)
    expect(await post.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
})

/** Two frames of one pixel. */
const movingGif = Buffer.from(
  'R0lGODlhAgACAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAAgACAAACAoxTACH5BAUKAAAALAAAAAACAAIAgExpcQAA/wICjFMAOw==',
  'base64',
)

test('[MEDIA-21] [MEDIA-22] with less movement a GIF stands still, told from its bytes under the content policy', async ({
  openAs,
  server,
  secondApi,
}) => {
  const words = newWords('It flaps')
  const file = await secondApi.upload(movingGif, 'goose.gif', 'A goose')
  await secondApi.post(words, { media_ids: [file.id] })
  const page = await openAs(server.accounts.member, '/main/public', { reducedMotion: 'reduce' })
  const post = postWith(page, words)
  await expect(post.getByText('GIF', { exact: true })).toBeVisible()
  await expect(post.locator('canvas[role="img"]')).toBeVisible()
  await post.hover()
  await expect(post.getByRole('link', { name: 'A goose' }).locator('img')).toBeVisible()
})
