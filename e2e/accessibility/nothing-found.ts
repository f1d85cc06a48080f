import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

/** What people choose of the system, and so which of the three themes they get. */
export const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'high contrast', colorScheme: 'dark', contrast: 'more' },
] as const

interface Where {
  /** Something opened over the page stands outside of its landmarks. */
  isOver?: boolean
  /** Selectors of the parts that are looked at; else all of the page. */
  within?: readonly string[]
}

/** The ends of a menu take the focus only to hand it on. */
export async function expectNothingFound(page: Page, { isOver = false, within = [] }: Where = {}) {
  let builder = new AxeBuilder({ page }).exclude('[data-focus-trap]')
  for (const part of within) builder = builder.include(part)
  const { violations } = await (isOver ? builder.disableRules('region') : builder).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)).toEqual([])
}
