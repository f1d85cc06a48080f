import { plainAuthor, plainPost } from '../../packages/rich-text/src/testing/hostile-posts.ts'
import { oversizedPosts, type OversizedPost } from '../../packages/rich-text/src/testing/oversized-posts.ts'
import { prepareReader } from '../fixtures/hostile.ts'
import { openStage, PLACES, type Cost, type Place } from '../fixtures/oversized.ts'
import { withPage, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { LIMITS } from './limits.ts'
import { longest, watchTasks } from './tasks.ts'

const NAME = 'oversized-longest-task'

/** Whatever else the machine does takes time as well: so often posts that were slow are shown again. */
const TIMES_AGAIN = 4

/** What a post cost in one place, and the most work of a task while it came there (milliseconds). */
interface Shown extends Cost {
  work: number
}

/** By what is too much. */
type Table = Map<string, Partial<Record<Place, Shown>>>

const plain = (what: string, id: string, authorId: string): OversizedPost => ({
  what,
  isOfAuthor: false,
  post: { ...plainPost(id), account: plainAuthor(authorId) },
})
/** Brings the code that a place needs. */
const first = plain('the first post', 'first', '880998')
const ordinary = plain('an ordinary post', 'ordinary', '880999')

function* allPosts(): Generator<OversizedPost> {
  yield ordinary
  yield* oversizedPosts()
}

/** Shows posts in one place, one after the other, on a page whose code is there; of each the least work is kept. */
function showIn(place: Place, world: World, table: Table, isShown: (what: string) => boolean): Promise<void> {
  return withPage(
    world,
    async (measured) => {
      await prepareReader(measured.page)
      const stage = await openStage(measured.page, world.server.url)
      await stage.show(first.post, place)
      await stage.leave()
      for (const { what, post } of allPosts()) {
        if (!isShown(what)) continue
        const endTasks = await watchTasks(measured)
        const cost = await stage.show(post, place)
        const { work } = longest(await endTasks())
        const row = table.get(what) ?? {}
        table.set(what, { ...row, [place]: { ...cost, work: Math.min(work, row[place]?.work ?? work) } })
        await stage.leave()
      }
    },
    { serviceWorkers: 'block' },
  )
}

const worstOf = (row: Partial<Record<Place, Shown>> = {}): number =>
  Math.max(...Object.values(row).map(({ work }) => work))

/** A line for each post: what it cost in each place. */
function tableLines(table: Table): string[] {
  const cells = [...table].map(([what, row]) => [
    what,
    ...PLACES.flatMap((place) => {
      const { work = Number.NaN, height, requests, elements } = row[place] ?? {}
      return [work.toFixed(0), `${height}`, `${requests}`, `${elements}`]
    }),
  ])
  const head = ['ms, px, requests, elements', ...PLACES.flatMap((place) => [place, '', '', ''])]
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return [head, ...cells].map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

/**
 * The longest task while a post comes that asks for too much in one place, at full processor speed: the worst of them
 * all, wherever posts are met. Each counts by the least of several times: a post that is slow is slow every time.
 */
export async function measureOversized(world: World, note: Note): Promise<Record<typeof NAME, Sample>> {
  const table: Table = new Map()
  const most = LIMITS[NAME].most ?? 0
  for (const place of PLACES) {
    await showIn(place, world, table, () => true)
    for (let time = 0; time < TIMES_AGAIN; time += 1) {
      const slow = [...table].filter(([, row]) => (row[place]?.work ?? 0) > most).map(([what]) => what)
      if (slow.length === 0) break
      note(`${place}, again`, slow.join(', '))
      await showIn(place, world, table, (what) => slow.includes(what))
    }
  }
  for (const line of tableLines(table)) note(NAME, line)
  const floor = worstOf(table.get(ordinary.what))
  table.delete(ordinary.what)
  return { [NAME]: { own: Math.max(...[...table.values()].map(worstOf)), floor } }
}
