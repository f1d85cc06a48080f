import { maxMarks } from './limits.ts'

const surplus = new RegExp(`([\\p{M}\\p{Cf}]{${maxMarks}})[\\p{M}\\p{Cf}]+`, 'gu')
const atEnd = /[\p{M}\p{Cf}]*$/u

/** A text with at most {@link maxMarks} marks in a row. */
export const boundMarks = (text: string): string => text.replace(surplus, '$1')

/** Bounds the marks of a text that comes in pieces, also where a row of them goes on in the next piece. */
export function marksBounder(): (piece: string) => string {
  let before = ''
  return (piece) => {
    const whole = boundMarks(before + piece)
    const bounded = whole.slice(before.length)
    // Two units for each mark are enough.
    before = atEnd.exec(whole.slice(-2 * maxMarks))?.[0] ?? ''
    return bounded
  }
}
