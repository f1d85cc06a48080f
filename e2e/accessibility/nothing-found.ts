import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { outlineFaults } from '../fixtures/structure.ts'
import { expect } from '../fixtures/test.ts'

/** What people choose of the system, and so which of the four themes they get. */
const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'dark, high contrast', colorScheme: 'dark', contrast: 'more' },
  { name: 'light, high contrast', colorScheme: 'light', contrast: 'more' },
] as const

/** What looks at colours. Themes differ in nothing else: the other rules find the same in each. */
const colourRules = ['color-contrast', 'link-in-text-block']

const isThorough = process.env['SKEIN_THOROUGH'] !== undefined
const turns = new WeakMap<Page, number>()

/** The themes beside the first in which the page is looked at now: they take turns, each width beginning with another. */
function otherLooks(page: Page) {
  const others = looks.slice(1)
  const turn = turns.get(page) ?? Math.floor((page.viewportSize()?.width ?? 0) / 700)
  turns.set(page, turn + 1)
  return others.filter((_, index) => isThorough || index === turn % others.length)
}

interface Where {
  /** Something opened over the page stands outside of its landmarks. */
  isOver?: boolean
  /** Selectors of the parts that are looked at; else all of the page. */
  within?: readonly string[]
  /** The bars and columns around the content have been seen: beside the first theme only the content is looked at. */
  isShellKnown?: boolean
}

/** A script that does nothing, for a page that has axe already: it is half a megabyte to read. */
const nothingMore = { axeSource: ';' }

/** The ends of a menu take the focus only to hand it on. Pages without frames need no second page to report from. */
async function look(page: Page, { isOver = false, within = [] }: Where): Promise<AxeBuilder> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  let builder = new AxeBuilder({ page, ...(hasAxe && nothingMore) })
    .setLegacyMode()
    .exclude('[data-focus-trap]')
  for (const part of within) builder = builder.include(part)
  return isOver ? builder.disableRules('region') : builder
}

async function expectNothing(builder: AxeBuilder, theme: string) {
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)
  expect(found, theme).toEqual([])
}

/** Chooses of the system, and waits until its theme is worn and nothing is on its way to another colour or place. */
async function choose(page: Page, media: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(media)
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    } while (moving().length > 0)
  })
}

/**
 * Looks at the page as it is in the first theme and in one of the others (thorough: in all), and at what axe does not
 * see; leaves it in the first.
 */
export async function expectNothingFound(page: Page, where: Where = {}) {
  const [first] = looks
  await choose(page, first)
  await expectNothing(await look(page, where), first.name)
  if (where.isOver !== true) expect(await outlineFaults(page), 'the outline').toEqual([])
  const content = where.isShellKnown === true ? { ...where, within: ['main'] } : where
  for (const { name, ...media } of otherLooks(page)) {
    await choose(page, media)
    await expectNothing((await look(page, content)).withRules(colourRules), name)
  }
  await choose(page, first)
}
