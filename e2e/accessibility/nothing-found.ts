import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { outlineFaults } from '../fixtures/structure.ts'
import { expect } from '../fixtures/test.ts'
import { isThorough } from '../limits.ts'

/** What people choose of the system, and so which of the four themes they get. */
const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'dark, high contrast', colorScheme: 'dark', contrast: 'more' },
  { name: 'light, high contrast', colorScheme: 'light', contrast: 'more' },
] as const

/** What looks at colours. Themes differ in nothing else: the other rules find the same in each. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** How often each page was looked at. */
const turns = new WeakMap<Page, number>()

/**
 * The themes besides the first in which the page is looked at now; thorough: all. Else one of them by turns at every
 * second look: a phone begins with the first look, wider pages with the second, so that what is looked at on both is
 * seen in another theme once.
 */
function otherLooks(page: Page, isWanted?: boolean) {
  const others = looks.slice(1)
  const isPhone = (page.viewportSize()?.width ?? 0) < 700
  const turn = turns.get(page) ?? 0
  turns.set(page, turn + 1)
  if (isThorough) return others
  if (!(isWanted ?? (turn % 2 === 0) === isPhone)) return []
  return others.filter((_, index) => index === Math.floor(turn / 2) % others.length)
}

interface Where {
  /** Whether it is looked at in another theme as well; every second time where this is left out. */
  hasOtherTheme?: boolean
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

/** Waits until no colour or position is animated. */
async function waitForAnimations(page: Page) {
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

/** Looks at the page in the first theme and in those of `otherLooks`, and at what axe does not see; leaves it in the first. */
export async function expectNothingFound(page: Page, where: Where = {}) {
  const [first] = looks
  await page.emulateMedia(first)
  await waitForAnimations(page)
  await expectNothing(await look(page, where), first.name)
  if (where.isOver !== true) expect(await outlineFaults(page), 'the outline').toEqual([])
  const content = where.isShellKnown === true ? { ...where, within: ['main'] } : where
  for (const { name, ...media } of otherLooks(page, where.hasOtherTheme)) {
    await page.emulateMedia(media)
    await waitForAnimations(page)
    await expectNothing((await look(page, content)).withRules(colourRules), name)
  }
  await page.emulateMedia(first)
}
