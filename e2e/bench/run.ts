// Started by `npm run bench`: measures the built client against the embedded instance with its large world.
import { parseArgs } from 'node:util'
import { apiAs } from '../fixtures/api.ts'
import { startEmbedded } from '../fixtures/server.ts'
import { launch, signInOnce } from './browser.ts'
import { measureFirstView } from './first-view.ts'
import { measureLongList } from './long-list.ts'
import { createReport } from './report.ts'
import { measureThreads } from './threads.ts'

/** The main reader of the large world, whose home has 5,000 posts. */
const READER = { username: 'wren', password: 'heronsong' }

const { values } = parseArgs({
  options: { client: { type: 'string' }, steps: { type: 'string' } },
})
const { client } = values
if (client === undefined) throw new Error('--client DIR names the folder of the built client')

const report = createReport()
const server = await startEmbedded({ seed: 'large' })
const browser = await launch()
try {
  const reader = await signInOnce(browser, server.url, READER)
  await measureFirstView(reader, client, report)
  await measureThreads(reader, await apiAs(server.url, READER), report)
  await measureLongList(reader, values.steps === undefined ? Infinity : Number(values.steps), report)
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = report.finish() ? 0 : 1
