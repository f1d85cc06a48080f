import {
  addressWithData,
  boundMarks,
  deepest,
  listBounds,
  longestAnswer,
  otherAddress,
  otherList,
  otherText,
  textBounds,
} from './bounds.ts'

/** The first `most` units, without half of a pair at the end. */
function beginning(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

function boundText(text: string, name: string): string | undefined {
  if (name === 'url') {
    return text.length <= (text.startsWith('data:') ? addressWithData : otherAddress) ? text : undefined
  }
  const { most, beyond } = (Object.hasOwn(textBounds, name) && textBounds[name]) || otherText
  if (text.length > most && beyond === 'dropped') return undefined
  const kept = text.length > most ? beginning(text, most) : text
  // What people wrote themselves comes back as it was written.
  return beyond === 'dropped' || name === 'text' ? kept : boundMarks(kept)
}

function boundNumber(number: number): number {
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(number, Number.MAX_SAFE_INTEGER))
}

/** What stays of a value that the wire calls by this name; undefined when nothing does. Changes lists and objects in place. */
function bound(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') return boundText(value, name)
  if (typeof value === 'number') return boundNumber(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return undefined
  if (Array.isArray(value)) boundList(value, name, depth)
  else boundObject(value as Record<string, unknown>, depth)
  return value
}

function boundList(list: unknown[], name: string, depth: number): void {
  const most = (Object.hasOwn(listBounds, name) && listBounds[name]) || otherList
  if (list.length > most) list.length = most
  for (const [index, item] of list.entries()) {
    const kept = bound(item, name, depth + 1)
    // Items that go would move the others: a list may be in step with another one.
    if (kept !== item) list[index] = kept ?? null
  }
}

function boundObject(object: Record<string, unknown>, depth: number): void {
  let left = otherList
  for (const name of Object.keys(object)) {
    left -= 1
    const value = object[name]
    const isLeftOut = left < 0 || name === '__proto__'
    const kept = isLeftOut ? undefined : bound(value, name, depth + 1)
    if (kept === undefined) Reflect.deleteProperty(object, name)
    else if (kept !== value) object[name] = kept
  }
}

/**
 * What another server sent as JSON, with every text, list, number and depth within its bound (`bounds.ts`), whatever the
 * schema that reads it. Cheap where nothing is over: one walk over the value.
 *
 * @throws SyntaxError when the text is no JSON, RangeError when it is too long to be an answer
 */
export function parseJson(text: string): unknown {
  if (text.length > longestAnswer) throw new RangeError('The answer is too long')
  return bound(JSON.parse(text), '', 0)
}
