import { fieldsOf } from '../../lib/fields.ts'
import { useSetting } from '../settings.ts'

/** How a person's posts and name stand out. */
export interface Highlight {
  readonly style: 'solid' | 'striped' | 'side'
  /** Six hexadecimal digits after `#`. */
  readonly colour: string
}

const colourForm = /^#[\da-f]{6}$/i

/** The mark in the stored form that settings profiles share between clients; null for none or an unreadable one. */
export function readHighlight(stored: unknown): Highlight | null {
  const { color, type } = fieldsOf(stored)
  if (typeof color !== 'string' || !colourForm.test(color)) return null
  return type === 'solid' || type === 'striped' || type === 'side' ? { style: type, colour: color } : null
}

/** The viewer's mark for somebody, by handle without the first `@`. */
export function useHighlight(acct: string | null): Highlight | null {
  const marks = useSetting('highlight')
  return acct === null || marks === null || !Object.hasOwn(marks, acct) ? null : readHighlight(marks[acct])
}

/** The class by which instances and people address somebody in style sheets of their own. */
export function personClass(acct: string): string {
  return `USER____${acct.replaceAll('.', '_').replaceAll('@', '_AT_').replace(/\s/g, '')}`
}
