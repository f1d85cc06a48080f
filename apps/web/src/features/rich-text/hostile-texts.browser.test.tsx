import { freshWorld, show, signIn } from '../../testing/world.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { problemsOnPage } from '../../../../../packages/rich-text/src/testing/contained.ts'
import {
  hostileHtml,
  hostileKinds,
  hostileMentions,
  type HostileKind,
} from '../../../../../packages/rich-text/src/testing/hostile-html.ts'
import { randomOf } from '../../../../../packages/rich-text/src/testing/random.ts'
import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import { RichText } from './index.ts'

const batchSize = 100
const kindNames = Object.keys(hostileKinds) as HostileKind[]
/** Every kind at its smallest, middling and largest, then mixtures: a journey shows more in the built client. */
const pure = kindNames.flatMap((kind, index) =>
  [0.002, 0.05, 1].map((size) => hostileKinds[kind](randomOf(index), size)),
)
const texts = isThorough ? 1_000 : 100
const textOf = (seed: number): string => pure[seed] ?? hostileHtml(randomOf(seed)).html
/** Elements that one text may become: every node of a folded text, and what a mention is made of. */
const mostElements = 3_000

const cat = { shortcode: 'cat', url: 'https://fen.invalid/c.gif', staticUrl: 'https://fen.invalid/c.png' }

const said = vi.spyOn(console, 'error')
const fired = vi.spyOn(window, 'alert').mockReturnValue(undefined)

beforeEach(async () => {
  said.mockClear()
  fired.mockClear()
  await signIn(freshWorld())
})

test.each(Array.from({ length: texts / batchSize }, (_, index) => index * batchSize))(
  `[POST-01] ${batchSize} of ${texts} hostile texts, from number %i: nothing runs, nothing foreign is drawn, nothing leaves its box`,
  async (start) => {
    const seeds = Array.from({ length: batchSize }, (_, index) => start + index)
    const screen = await show(
      <div style={{ inlineSize: '500px' }}>
        {seeds.map((seed) => (
          <article key={seed}>
            <RichText
              html={textOf(seed)}
              emojis={[cat]}
              mentions={hostileMentions}
              contentType={seed % 3 === 0 ? 'text/html' : 'text/x.misskeymarkdown'}
              originalUrl="https://far.example/1"
              isFolded
            />
          </article>
        ))}
      </div>,
    )
    const drawn = [...screen.container.querySelectorAll('article > div')]
    expect(drawn).toHaveLength(batchSize)
    expect(problemsOnPage(screen.container)).toEqual([])
    for (const [index, text] of drawn.entries()) {
      expect(text.querySelectorAll('*').length, `seed ${start + index}`).toBeLessThanOrEqual(mostElements)
      expect(getComputedStyle(text).overflow, `seed ${start + index}`).toBe('clip')
    }
    await screen.unmount()
    expect(said.mock.calls.map((words: unknown[]) => words.slice(0, 3).join(' '))).toEqual([])
    expect(fired).not.toHaveBeenCalled()
  },
)
