import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import { themes } from '../../model/look.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { weakFields } from '../weak-fields.ts'

type Direction = 'ltr' | 'rtl'

/** Colours that are still changing are nobody's colours. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
    else animation.cancel()
  }
}

/** Draws the page in a theme and a direction; `plainLook` takes both back. */
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
  const { send } = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  return send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

let turn = 0

/** Wears the first theme and one of the others, which take turns; all of them where all is run. */
export async function inThemes(look: (theme: string) => Promise<void>): Promise<void> {
  turn += 1
  const other = 1 + (turn % (themes.length - 1))
  for (const { name } of themes.filter((_, index) => isThorough || index === 0 || index === other)) {
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

/** axe finds nothing in what is drawn, in both directions of writing; of the themes between, one has its turn. */
export async function expectNothingFound(root: Element = document.body): Promise<void> {
  turn += 1
  const between = 1 + (turn % (themes.length - 2))
  for (const [index, { name }] of themes.entries()) {
    const isLast = index === themes.length - 1
    if (!isThorough && !isLast && index !== 0 && index !== between) continue
    await wear(name, isLast ? 'rtl' : 'ltr')
    const only = index === 0 || isLast ? undefined : colourRules
    expect(await findings(root, only), name).toEqual([])
  }
  plainLook()
}
