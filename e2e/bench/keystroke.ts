import { floorPath, type Measured, posts, withPage, type World } from './browser.ts'
import { type Note, median, type Sample } from './figures.ts'
import { rest, watchKeystrokes } from './in-page.ts'
import { KEYSTROKES, SLOWDOWN } from './limits.ts'
import { longestLine, type Task, watchTasks } from './tasks.ts'

/** 5,000 characters in paragraphs, with twenty custom emoji, and people, tags and a link here and there. */
function longText(): string {
  const sentence = 'The alum mordant keeps the madder from fading in the evening light. '
  const paragraphs = Array.from({ length: 20 }, (_, index) => {
    const begin = `${index % 4 === 0 ? '@mira ' : ''}${index % 5 === 0 ? '#weaving https://fenland.example/wool ' : ''}:blobcat: `
    return `${begin}${sentence.repeat(4)}`.slice(0, 248)
  })
  return paragraphs.join('\n\n').padEnd(5000, ' and so on').slice(0, 4995) + ' yarn'
}

/** The form of the sidebar, with a long text in it and the caret at its end. */
export async function openComposer({ page }: Measured): Promise<void> {
  await page.goto('/main/friends')
  await posts(page).first().waitFor()
  const form = page.getByRole('form', { name: 'New post' })
  const field = form.getByRole('textbox', { name: 'Post text' })
  await field.click()
  await form.getByRole('button', { name: 'Add emoji' }).waitFor()
  await field.fill(longText())
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Space')
}

async function openFloor({ page }: Measured, world: World): Promise<void> {
  await page.goto(floorPath('list', world))
  await posts(page).first().waitFor()
  await page.evaluate((text) => {
    const field = document.createElement('textarea')
    field.value = text
    document.body.prepend(field)
  }, longText())
  // With the pointer over it, as over ours.
  await page.locator('textarea').click()
}

/**
 * Milliseconds of work from a key to the paint that shows it, as on a slowed processor. The browser itself is not slowed
 * down: it counts the pauses it makes for that as work.
 */
async function typeAll(measured: Measured, note: (line: string) => void): Promise<number> {
  const { page } = measured
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+End')
  await page.evaluate(rest)
  await page.evaluate(() => void window.keystrokes?.splice(0))
  const end = await watchTasks(measured)
  for (let key = 0; key < KEYSTROKES; key += 1) {
    // Asked for before the key goes down: between key and paint the page is left alone.
    await page.evaluate(() => {
      window.keystrokeShown = new Promise((resolve) => (window.onKeystroke = resolve))
    })
    // Every sixth ends a word.
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    await page.evaluate(() => window.keystrokeShown)
    await page.evaluate(rest)
  }
  const keystrokes = await page.evaluate(() => window.keystrokes ?? [])
  const tasks = await end()
  const slowWork = (some: readonly Task[]) => SLOWDOWN * some.reduce((sum, { work }) => sum + work, 0)
  const works = keystrokes.map(({ pressed, painted }) =>
    slowWork(tasks.filter(({ start, duration }) => start + duration > pressed && start <= painted)),
  )
  note(
    `${median(works).toFixed(1)} ms; ${longestLine(tasks)} at full speed; the worst key ${Math.max(...works).toFixed(1)} ms; with what waits until nobody types ${(slowWork(tasks) / KEYSTROKES).toFixed(1)} ms a key`,
  )
  return median(works)
}

/** What a keystroke in a long text costs more than one in a bare field with the same text. */
export async function measureKeystroke(world: World, note: Note): Promise<Record<'keystroke', Sample>> {
  const run = (name: string, open: (measured: Measured) => Promise<void>) =>
    withPage(
      world,
      async (measured) => {
        await open(measured)
        return typeAll(measured, (line) => note(name, line))
      },
      { prepare: [watchKeystrokes] },
    )
  const floor = await run('a bare field', (measured) => openFloor(measured, world))
  return { keystroke: { own: (await run('ours', openComposer)) - floor, floor } }
}
