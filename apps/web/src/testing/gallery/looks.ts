import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

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

/** Wears one theme after the other. */
export async function inEachTheme(look: (theme: string) => Promise<void>): Promise<void> {
  for (const { name } of themes) {
    await wear(name, 'ltr')
    await look(name)
  }
  plainLook()
}

/** Fields are seen and their placeholders can be read, which axe does not look at, in each theme. */
export async function expectFieldsSeen(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await inEachTheme(async (theme) => {
    expect.soft(weakFields(), theme).toEqual([])
  })
}

/** axe finds nothing in what is drawn, in each theme and both directions of writing. */
export async function expectNothingFound(root: Element = document.body): Promise<void> {
  for (const [index, { name }] of themes.entries()) {
    const isLast = index === themes.length - 1
    await wear(name, isLast ? 'rtl' : 'ltr')
    const only = index === 0 || isLast ? undefined : colourRules
    expect(await findings(root, only), name).toEqual([])
  }
  plainLook()
}
