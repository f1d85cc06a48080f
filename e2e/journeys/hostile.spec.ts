import { HOSTILE_POSTS, prepareReader, readHome, seedOf, serveHostileHome } from '../fixtures/hostile.ts'
import { expect, test } from '../fixtures/test.ts'
import { isThorough } from '../limits.ts'

/** One in so many, of every kind; all 5,000 take minutes and are read where somebody asks for it. */
const STEP = isThorough ? 1 : 23
const SEEDS = Array.from({ length: Math.ceil(HOSTILE_POSTS / STEP) }, (_, index) => index * STEP)
/** Steps of the page between two looks at what was found. */
const STEPS = 10
/** More than the client asks for: older posts are asked for once a second at most. */
const PAGE_POSTS = 100

// A recording would keep every state of the page, and takes longer than all the rest.
test.use({ trace: 'off' })

test(`[POST-01] ${SEEDS.length} hostile posts, each also shown in full: no exception, no script, nothing foreign, nothing for the content policy to report`, async ({
  openAs,
  server,
}) => {
  const page = await openAs(server.accounts.member, '/about')
  const spoken: string[] = []
  page.on('dialog', async (dialog) => {
    spoken.push(dialog.message())
    await dialog.dismiss()
  })
  await serveHostileHome(page, {
    seeds: SEEDS,
    pagePosts: PAGE_POSTS,
    own: server.url,
  })
  await prepareReader(page)
  const sent = await page.goto('/main/friends')
  const scripts = (await sent?.text())?.match(/<script\b/g)?.length ?? 0
  await page.getByRole('main').getByRole('article').first().waitFor()
  const { drawn, problems } = await readHome(page, SEEDS.length, { steps: STEPS, pause: 1, hasChecks: true })
  expect(problems).toEqual([])
  const read = new Set(drawn.flatMap(({ ids }) => ids.map(seedOf)))
  expect(SEEDS.filter((seed) => !read.has(seed))).toEqual([])
  expect(spoken).toEqual([])
  expect(await page.locator('script').count()).toBe(scripts)
  await expect(page.locator('iframe, object, embed, style:not([nonce]), base, link[rel=import]')).toHaveCount(
    0,
  )
})
