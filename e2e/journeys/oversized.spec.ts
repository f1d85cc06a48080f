import { oversizedPosts } from '../../packages/rich-text/src/testing/oversized-posts.ts'
import { prepareReader } from '../fixtures/hostile.ts'
import { openStage, PLACES, type Place } from '../fixtures/oversized.ts'
import { expect, test } from '../fixtures/test.ts'
import { isThorough } from '../limits.ts'

/** A post that is not opened takes no more room than this, pixels. */
const HIGHEST = 1_200
/** Files of other hosts that one look asks for. */
const MOST_REQUESTS = 100
/** Elements of a row; of a post that was opened all that one text may become. */
const mostElements = (place: Place) => (place === 'opened' ? 6_000 : 3_000)

/**
 * All posts in all places where somebody asks. Else an answer, which is drawn as a row of a timeline is, is left out,
 * a profile has only those whose author asks for too much, and the others are seen in a timeline or opened, by turns.
 */
const places = PLACES.filter((place) => isThorough || place !== 'conversation')
const isLookedAt = (place: Place, isOfAuthor: boolean, turn: number) =>
  isThorough || (place === 'profile' ? isOfAuthor : (place === 'opened') === (turn % 2 === 1))

// A recording would keep every state of the page, and takes longer than all the rest.
test.use({ trace: 'off', serviceWorkers: 'block' })

for (const place of places) {
  test(`[POST-46] posts that ask for too much, ${place}: nothing is higher than a window or two, asks for more than 100 files, or reaches the page as it was sent`, async ({
    openAs,
    server,
    complaints,
  }) => {
    // Nobody has what else is asked for around these posts, nor the people whom they mention.
    complaints.allow(/^console: Failed to load resource.* 404 /)
    const page = await openAs(server.accounts.member, '/about', { viewport: { width: 1440, height: 900 } })
    await prepareReader(page)
    const stage = await openStage(page, server.url)
    const found: string[] = []
    let turn = 0
    for (const { what, post, isOfAuthor } of oversizedPosts()) {
      turn += 1
      if (!isLookedAt(place, isOfAuthor, turn)) continue
      const { height, elements, requests, problems } = await stage.show(post, place)
      if (height > HIGHEST && place !== 'opened') found.push(`${what}: ${height} px`)
      if (requests > MOST_REQUESTS) found.push(`${what}: ${requests} requests`)
      if (elements > mostElements(place)) found.push(`${what}: ${elements} elements`)
      found.push(...problems.map((problem) => `${what}: ${problem}`))
      await stage.leave()
    }
    expect(found).toEqual([])
  })
}
