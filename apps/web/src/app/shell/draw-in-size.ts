import { keepReading } from '../../features/timeline/index.ts'
import { wearTextSize } from '../../model/look.ts'
import { inLetters } from '../../ui/in-letters.ts'

/** What is written in the sheet, of each rule that was looked at. */
const written = new WeakMap<CSSMediaRule, string>()

function scaleRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const scaled = inLetters(query)
      if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) scaleRules(rule.cssRules)
  }
}

function scaleSheet(sheet: CSSStyleSheet | null): void {
  if (sheet === null) return
  try {
    scaleRules(sheet.cssRules)
  } catch {
    // A sheet of another host cannot be read.
  }
}

/** A sheet that is fetched later is scaled before anything is drawn with it. */
const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLStyleElement) scaleSheet(node.sheet)
    if (node instanceof HTMLLinkElement) node.addEventListener('load', () => scaleSheet(node.sheet))
  }
})
watch.observe(document.head, { childList: true })

/**
 * Draws letters in a size, percent of the one that the browser was told, and has every style sheet change the layout at
 * the same number of letters as ever: media queries know only what the browser was told. What is read stays in place.
 */
export function drawInSize(percent: number): void {
  keepReading()
  wearTextSize(percent)
  for (const sheet of document.styleSheets) scaleSheet(sheet)
  // Whoever looks at the width looks again.
  dispatchEvent(new Event('resize'))
}
