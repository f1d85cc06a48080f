import { maxMarkup, maxParsedElements, maxTagLength, maxTags } from './limits.ts'

/** Markup short enough that nothing in it can hurt. Characters; own choice. */
const harmlessLength = 500

/** What the parser opens again in every block that cuts it off; links apart, of which only one can be open. */
const formatting = /^(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/i

const link = /^a(?=[\s/>])/i

/** Parts of a table: the parser looks for their places through everything that is open, so they count several times. */
const tablePart = /^t(?:able|body|d|foot|h|head|r)(?=[\s/>])/i
const tablePartCost = 4

/** The parser keeps at most so many alike open. */
const openAlike = 3

/** Attributes are copied with the element: so many characters of them cost as much as one more. Own choice. */
const charactersPerElement = 100

export interface BoundMarkup {
  readonly html: string
  /** Something was left out at the end. */
  readonly isCut: boolean
}

/**
 * The beginning of a markup that costs the browser's parser a bounded amount of work: a few kB of misnested tags can
 * otherwise become millions of elements, because `b`, `font` and their kind are opened again in every block.
 * Whatever looks like a tag counts as one, so that no trick with quotes or comments makes the count too low. It decides
 * nothing about safety, which the allow-list does afterwards. Linear in the length.
 */
export function boundMarkup(markup: string): BoundMarkup {
  if (markup.length <= harmlessLength) return { html: markup, isCut: false }
  const end = boundedEnd(markup.length > maxMarkup ? markup.slice(0, maxMarkup) : markup)
  return { html: markup.slice(0, end), isCut: end < markup.length }
}

/** Where the first tag begins that is one too many. */
function boundedEnd(html: string): number {
  const kinds = new Set<string>()
  let kindsCost = 0
  let linkCost = 1
  let tags = 0
  let tagEnd = 0
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', start + 1)) {
    tags += 1
    if (tagEnd <= start) tagEnd = html.indexOf('>', start)
    if (tagEnd === -1) tagEnd = html.length
    const head = html.slice(start + 1, Math.min(tagEnd + 1, start + maxTagLength))
    const cost = 1 + head.length / charactersPerElement
    if (link.test(head)) linkCost = Math.max(linkCost, cost)
    else if (formatting.test(head) && !kinds.has(head)) {
      kinds.add(head)
      kindsCost += openAlike * cost
    } else if (tablePart.test(head)) tags += tablePartCost - 1
    const isTooLong = tagEnd - start > maxTagLength
    if (tags > maxTags || isTooLong || tags * 2 * (kindsCost + linkCost) > maxParsedElements) return start
  }
  return html.length
}
