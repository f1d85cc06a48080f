import { keepReading } from '../../features/timeline/index.ts'
import { wearTextSize } from '../../model/look.ts'
import { getSetting } from '../../model/settings.ts'
import { writeInLetters } from '../../ui/in-letters.ts'

/** What is written in the sheet, of each rule that was looked at. */
const written = new WeakMap<CSSMediaRule, string>()

/** Percent; every style sheet is written for this one. */
let drawn = 100

const scale = (query: string): string =>
  query.replace(/[\d.]+(?=em\b)/g, (width) => String((Number(width) * drawn) / 100))
writeInLetters(scale)

function scaleRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const scaled = scale(query)
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

/**
 * Draws letters in a size, percent of the one that the browser was told, and has every style sheet change the layout at
 * the same number of letters as ever: media queries know only what the browser was told. What is read stays in place.
 */
export function drawInSize(percent: number): void {
  if (percent === drawn) return
  keepReading()
  wearTextSize(percent)
  drawn = percent
  watch.observe(document.head, { childList: true })
  for (const sheet of document.styleSheets) scaleSheet(sheet)
  // Whoever looks at the width looks again.
  dispatchEvent(new Event('resize'))
}

// Before anything that comes with this code is drawn.
drawInSize(getSetting('textSize'))
