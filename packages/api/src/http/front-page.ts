import type { Answer } from './call.ts'
import type { Reads } from './reads.ts'

const WHOLE_PAGE = /^\s*(?:<!doctype|<html)/i

/** Servers answer for a file that is not there with their front page, status 200. */
export function isFrontPage({ status, body }: Answer): boolean {
  return status === 200 && typeof body === 'string' && WHOLE_PAGE.test(body)
}

/** Reads a file that a server need not have: where it is not there, `absent` is what it says. */
export function fileOr<T>(absent: T, reads: Reads<T>): Reads<T> {
  return { ...reads, read: (answer) => (isFrontPage(answer) ? absent : reads.read(answer)) }
}
