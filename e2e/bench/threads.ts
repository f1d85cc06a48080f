import type { Api, ApiStatus } from '../fixtures/api.ts'
import { type Reader, metric, openSlowPage, posts } from './browser.ts'
import { SHORT_THREAD, THREAD_RUNS, limits } from './limits.ts'
import type { Report } from './report.ts'

interface Context {
  ancestors: ApiStatus[]
  descendants: ApiStatus[]
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim()

/** The first post of the long thread: the only one that the reader wrote. */
async function findLongThread(api: Api): Promise<{ rootId: string; texts: string[] }> {
  const own = await api.call<ApiStatus[]>('GET', `/api/v1/accounts/${api.id}/statuses?limit=40`)
  const root = own.at(-1)
  if (!root) throw new Error('the large world holds no long thread')
  const { descendants } = await api.call<Context>('GET', `/api/v1/statuses/${root.id}/context`)
  return { rootId: root.id, texts: descendants.map(({ content }) => plain(content)) }
}

/** A short thread with the words of the long one. */
async function writeShortThread(api: Api, texts: readonly string[]): Promise<string> {
  const root = await api.post('A shorter conversation begins here.')
  let lastId = root.id
  for (const text of texts.slice(0, SHORT_THREAD - 1))
    lastId = (await api.post(text || '.', { in_reply_to_id: lastId })).id
  return root.id
}

/** Seconds of work from the navigation until the thread stands still. */
async function workFor(reader: Reader, id: string): Promise<number> {
  const slow = await openSlowPage(reader)
  await slow.page.goto(`/notice/${id}`)
  await posts(slow.page).nth(2).waitFor()
  await slow.page.waitForLoadState('networkidle')
  const work = await metric(slow, 'TaskDuration')
  await slow.close()
  return work
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function measureThreads(reader: Reader, api: Api, report: Report): Promise<void> {
  const { rootId, texts } = await findLongThread(api)
  const shortId = await writeShortThread(api, texts)
  const work: { long: number[]; short: number[] } = { long: [], short: [] }
  for (let run = 0; run < THREAD_RUNS; run += 1) {
    work.short.push(await workFor(reader, shortId))
    work.long.push(await workFor(reader, rootId))
  }
  const [short, long] = [middle(work.short), middle(work.long)]
  report.note(`thread of ${SHORT_THREAD} posts`, `${short.toFixed(2)} s of work`)
  report.note(`thread of ${texts.length + 1} posts`, `${long.toFixed(2)} s of work`)
  report.atMost('work for the long thread, to that for the short one', long / short, limits.threadRatio)
}
