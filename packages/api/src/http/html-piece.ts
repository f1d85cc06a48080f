import { garbage } from './answer.ts'
import type { Reads } from './reads.ts'

/** Servers answer unknown paths with their front page, status 200. */
const isWholePage = (text: string): boolean => /^\s*(?:<!doctype|<html)/i.test(text)

/** A piece of HTML as text; a whole page in its place means that there is none. */
export const htmlPiece: Reads<string> = {
  schema: null,
  form: 'text',
  read(answer) {
    const { body } = answer
    if (body === null) return ''
    if (typeof body !== 'string' || isWholePage(body)) throw garbage(answer)
    return body
  },
}
