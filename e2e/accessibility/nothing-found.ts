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

interface Where {
  /** Something opened over the page stands outside of its landmarks. */
  isOver?: boolean
  /** Selectors of the parts that are looked at; else all of the page. */
  within?: readonly string[]
  /** The bars and columns around the content have been seen in all themes: in the others only the content is looked at. */
  isShellKnown?: boolean
}

/** The ends of a menu take the focus only to hand it on. Pages without frames need no second page to report from. */
function look(page: Page, { isOver = false, within = [] }: Where): AxeBuilder {
  let builder = new AxeBuilder({ page }).setLegacyMode().exclude('[data-focus-trap]')
  for (const part of within) builder = builder.include(part)
  return isOver ? builder.disableRules('region') : builder
}

async function expectNothing(builder: AxeBuilder, theme: string) {
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)
  expect(found, theme).toEqual([])
}

/** Chooses of the system, and waits until its theme is worn and no colour is on its way to another. */
async function choose(page: Page, media: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(media)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** Looks at the page as it is in all four themes, and at what axe does not see; leaves it in the first. */
export async function expectNothingFound(page: Page, where: Where = {}) {
  const [first, ...others] = looks
  await choose(page, first)
  await expectNothing(look(page, where), first.name)
  if (where.isOver !== true) expect(await outlineFaults(page), 'the outline').toEqual([])
  const content = where.isShellKnown === true ? { ...where, within: ['main'] } : where
  for (const { name, ...media } of others) {
    await choose(page, media)
    await expectNothing(look(page, content).withRules(colourRules), name)
  }
  await choose(page, first)
}
