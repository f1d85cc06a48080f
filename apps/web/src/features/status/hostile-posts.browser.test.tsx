import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSetting } from '../../model/settings.ts'
import { problemsOnPage } from '../../../../../packages/rich-text/src/testing/contained.ts'
import { hostilePost } from '../../../../../packages/rich-text/src/testing/hostile-posts.ts'
import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { StatusCard } from './StatusCard.tsx'

const batchSize = 50
/** A journey shows more of them in the built client (all 5,000 where asked); these are for the warnings of a development build. */
const posts = isThorough ? 250 : 50
/** A machine with other work takes long for so many. */
const slowMs = 300_000

let server: FakeServer
let fired = 0
const said = vi.spyOn(console, 'error')

beforeEach(async () => {
  fired = 0
  vi.spyOn(window, 'alert').mockImplementation(() => {
    fired += 1
  })
  said.mockClear()
  server = freshWorld()
  await signIn(server)
  setSetting('collapseMessageWithSubject', false)
  setSetting('hideNsfw', false)
})
afterEach(() => {
  vi.mocked(window.alert).mockRestore()
  setSetting('collapseMessageWithSubject', undefined)
  setSetting('hideNsfw', undefined)
})

async function batchOf(start: number): Promise<StatusId[]> {
  const ids: StatusId[] = []
  for (let index = start; index < start + batchSize; index++) ids.push(await seed(server, hostilePost(index)))
  return ids
}

describe('hostile posts on the page', () => {
  test(
    `[POST-01] ${posts} whole posts with odd fields: nothing runs, nothing foreign is drawn, nothing leaves its row`,
    async () => {
      for (let start = 0; start < posts; start += batchSize) {
        const ids = await batchOf(start)
        const screen = await show(
          <div style={{ inlineSize: '600px' }}>
            {ids.map((id) => (
              <StatusCard key={id} statusId={id} />
            ))}
          </div>,
        )
        const rows = [...screen.container.querySelectorAll('article')]
        expect(rows).toHaveLength(batchSize)
        expect(problemsOnPage(screen.container)).toEqual([])
        for (const row of rows) {
          const name = row.dataset['statusId']
          expect(row.querySelectorAll('*').length, name).toBeLessThanOrEqual(3_000)
          expect(row.scrollWidth, name).toBeLessThanOrEqual(600)
        }
        await screen.unmount()
        expect(said.mock.calls.map((words: unknown[]) => words.slice(0, 3).join(' '))).toEqual([])
      }
      expect(fired).toBe(0)
    },
    slowMs,
  )
})
