import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { text, write } from '../testing/form.tsx'
import { insert } from './testing/suggestions.ts'

afterEach(() => page.viewport(1280, 720))

const layer = () => text().element().parentElement?.querySelector<HTMLElement>('[aria-hidden="true"]') ?? null
const runs = () => [...(layer()?.querySelectorAll('span') ?? [])]
const underlined = () =>
  runs()
    .filter((run) => getComputedStyle(run).textDecorationLine === 'underline')
    .map((run) => run.textContent)
    .join('')
const coloured = () =>
  runs()
    .filter((run) => getComputedStyle(run).color !== 'rgba(0, 0, 0, 0)')
    .map((run) => run.textContent)

/** How high the paragraphs of the layer are together with its padding. */
function layerHeight(): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(layer() ?? document.body)
  const heights = [...(layer()?.children ?? [])].map((each) => each.getBoundingClientRect().height)
  return heights.reduce(
    (sum, height) => sum + height,
    parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd),
  )
}

describe('what stands out', () => {
  it('people, hashtags and links are in the accent; nothing is drawn for a text without them', async () => {
    await write()
    await text().fill('plain words')
    expect(layer()).toBeNull()
    await text().fill('ask @mira about #wool at https://fen.example/a.')
    await expect.poll(coloured).toEqual(['@mira', '#wool', 'https://fen.example/a'])
  })

  it('[COMP-07] what is too long is underlined: as much as text and subject are over together', async () => {
    changeInstance({ limits: { textLimit: 10 } })
    await write()
    await text().fill('0123456789')
    expect(underlined()).toBe('')
    await text().fill('0123\n56789abc')
    await expect.poll(underlined).toBe('abc')
    await page.getByRole('button', { name: 'Add subject' }).press()
    await page.getByRole('textbox', { name: 'Subject' }).fill('four')
    await expect.poll(underlined).toBe('6789abc')
  })

  it('lies on the field line by line, whatever is written and however wide it is', async () => {
    const texts = [
      '@mira ' + 'words that go on and on '.repeat(40),
      '#a\n\n\nb\n',
      '@mira ' + 'a   '.repeat(200),
      '@mira  two  spaces\tand a tab ' + 'x'.repeat(300) + ' end   ',
      'שלום @mira עולם #wool '.repeat(20) + '\n\nand back @mira',
      '@mira 🧶👩‍👩‍👧 é '.repeat(30),
      '#wool 日本語の文章が続きます。'.repeat(20),
    ]
    for (const look of ['window', 'panel', 'inline'] as const) {
      const form = await write({ look })
      for (const width of [320, 777, 1280]) {
        await page.viewport(width, 720)
        for (const each of texts) {
          const field = text().element() as HTMLTextAreaElement
          field.select()
          insert(each)
          const least = parseFloat(getComputedStyle(field).minBlockSize)
          await expect
            .poll(() => Math.max(least, layerHeight()))
            .toBeCloseTo(field.getBoundingClientRect().height, 0)
          expect(layer()?.clientWidth).toBe(field.clientWidth)
        }
      }
      await form.unmount()
      localStorage.clear()
    }
  })

  it('a long text scrolls with its marks', async () => {
    await write({ look: 'panel' })
    await text().fill('line\n'.repeat(60) + 'ask @mira')
    const scroller = text().element().parentElement
    expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? 0)
    const mark = runs().find((run) => run.textContent === '@mira')
    const fromEnd = () =>
      text().element().getBoundingClientRect().bottom - (mark?.getBoundingClientRect().bottom ?? 0)
    const before = fromEnd()
    scroller?.scrollTo(0, 9999)
    expect(fromEnd()).toBeCloseTo(before, 0)
    expect(before).toBeLessThan(20)
  })
})
