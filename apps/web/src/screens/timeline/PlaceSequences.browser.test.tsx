import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { startStreaming } from '../../model/live.ts'
import { signIn } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { fakeSockets, lastSocket } from '../../testing/fake-sockets.ts'
import { begin, end, open, scrollTo } from '../../testing/page.tsx'
import { loseViews } from '../../testing/restart.ts'
import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import { beginReading, settle, take, type Step } from './testing/journey.ts'

/* Sequences of what happens while somebody reads, drawn by a seed. To play one again give its seed: the failing
   sequence is printed with it. */
const seed = 20_261_121
const sequences = isThorough ? 100 : 10
/** In several tests, so that each stays short. */
const parts = isThorough ? 4 : 1

const pick = fc.nat(999).map((thousandths) => thousandths / 1_000)
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('scroll' as const), by: fc.integer({ min: -900, max: 1_500 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('stream' as const), posts: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sleep' as const), posts: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('edit' as const, 'delete' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('block' as const, 'unfold' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('showNew' as const, 'gap' as const, 'older' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('thread' as const, 'reopen' as const) }) },
)

let stop: () => void = () => undefined

async function play(steps: readonly Step[]): Promise<number> {
  const instance = begin()
  fakeSockets()
  setSetting('useStreamingApi', true)
  stop = startStreaming()
  await loseViews()
  const reading = await beginReading(instance, 80)
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(() => mountedIds().length).toBeGreaterThan(0)
  lastSocket().open()
  await scrollTo(1_200)
  await settle()
  let worst = 0
  try {
    for (const [index, step] of steps.entries()) {
      const moved = await take(step, reading)
      const what = `step ${index + 1} of ${JSON.stringify(steps)}`
      expect(moved.px, what).toBeLessThanOrEqual(1)
      expect(moved.after, what).toBe(moved.before)
      worst = Math.max(worst, moved.px)
    }
  } finally {
    await end()
    stop()
  }
  return worst
}

describe('whatever happens, the post that is read stays where it is', () => {
  test.each(Array.from({ length: parts }, (_, part) => part))(
    `in ${sequences / parts} random sequences (part %i)`,
    async (part) => {
      let worst = 0
      await fc.assert(
        fc.asyncProperty(fc.array(stepArbitrary, { minLength: 5, maxLength: 9 }), async (steps) => {
          worst = Math.max(worst, await play(steps))
        }),
        { seed: seed + part, numRuns: sequences / parts, endOnFailure: true },
      )
      console.warn(`MEASURED worst shift of part ${part}: ${worst.toFixed(3)} px`)
    },
  )
})
