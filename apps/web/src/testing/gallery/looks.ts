import { expect } from 'vitest'

import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import { themes } from '../../model/look.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { sendCommand } from '../cdp.ts'
import { weakFields } from '../weak-fields.ts'

type Direction = 'ltr' | 'rtl'
type Theme = (typeof themes)[number]

/** Colours that are still changing are nobody's colours. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
    else animation.cancel()
  }
}

/** Draws the page in a theme and a direction; `plainLook` resets both. */
async function wear(theme: string, direction: Direction): Promise<void> {
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dir = direction
  await frames(2)
  endTransitions()
}

export function plainLook(): void {
  delete document.documentElement.dataset['theme']
  document.documentElement.removeAttribute('dir')
}

interface Findings {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

// The one that the journeys use: it belongs to their package, and is a script that leaves its name in the window.
import.meta.glob('../../../../../node_modules/axe-core/axe.js', { eager: true, exhaustive: true })
const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<Findings> } }

/** What looks at colours: all that can differ between themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Two things that are as they should be: what opens over a page stands outside of its landmarks and names itself, and
 * the ends of a menu take the focus only to hand it on.
 */
async function findings(root: Element, only?: readonly string[]): Promise<string[]> {
  const context = { include: [root], exclude: ['[data-focus-trap]'] }
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    ...(only === undefined ? { rules: { region: { enabled: false } } } : { runOnly: only }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Whether the system replaces the colours of pages with its own. */
export function forceColours(value: 'active' | 'none'): Promise<void> {
  return sendCommand('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

/** Draws these elements as if each had the focus from the keyboard, and all others without. */
export async function showFocus(elements: readonly Element[]): Promise<void> {
  const mark = 'data-shows-focus'
  for (const element of elements) element.setAttribute(mark, '')
  await sendCommand('DOM.enable')
  await sendCommand('CSS.disable')
  await sendCommand('CSS.enable')
  await sendCommand('DOM.getDocument', { depth: 0 })
  const { searchId } = await sendCommand<{ searchId: string }>('DOM.performSearch', { query: `[${mark}]` })
  const range = { searchId, fromIndex: 0, toIndex: elements.length }
  if (elements.length > 0) {
    const { nodeIds } = await sendCommand<{ nodeIds: readonly number[] }>('DOM.getSearchResults', range)
    for (const nodeId of nodeIds)
      await sendCommand('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] })
  }
  for (const element of elements) element.removeAttribute(mark)
  await frames(2)
  endTransitions()
}

let turn = 0

/** The first theme and one of the others, which take turns; all of them where all is run. */
function someThemes(): readonly Theme[] {
  const other = 1 + (turn % (themes.length - 1))
  turn += 1
  return themes.filter((_, index) => isThorough || index === 0 || index === other)
}

/** Wears each of these themes. */
export async function inThemes(
  look: (theme: string) => Promise<void>,
  chosen: readonly Theme[] = someThemes(),
): Promise<void> {
  for (const { name } of chosen) {
    await wear(name, 'ltr')
    await look(name)
  }
  plainLook()
}

/** Fields are seen and their placeholders can be read, which axe does not look at, in the themes of `inThemes`. */
export async function expectFieldsSeen(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await inThemes(async (theme) => {
    expect.soft(weakFields(), theme).toEqual([])
  })
}

interface Where {
  /** What is drawn, where a test draws several things. */
  readonly what?: string
  /** The part whose colours are looked at, where another test looks at those of the rest; a thorough run looks at all. */
  readonly coloursOf?: Element
}

/**
 * axe finds nothing in what is drawn: by all of its rules in the first theme, written from left to right, and by those
 * of colour in another theme, written from right to left. A thorough run looks at all themes, and uses all of the rules
 * in the last one too.
 */
export async function expectNothingFound(
  root: Element = document.body,
  { what = 'the page', coloursOf = root }: Where = {},
): Promise<void> {
  const looks = someThemes()
  for (const [index, { name }] of looks.entries()) {
    const isLast = index === looks.length - 1
    await wear(name, isLast ? 'rtl' : 'ltr')
    const hasAllRules = index === 0 || (isThorough && isLast)
    const found = hasAllRules
      ? await findings(root)
      : await findings(isThorough ? root : coloursOf, colourRules)
    expect(found, `${what} in ${name}`).toEqual([])
  }
  plainLook()
}
