import { malformedAnswer } from './answer.ts'
import { fileOr } from './front-page.ts'
import type { Reads } from './reads.ts'

const isEmpty = (html: string): boolean => html.replaceAll(/<!--.*?-->/gs, '').trim() === ''

/** A piece of HTML as text, empty where there is none or it holds comments only. */
export const htmlPiece: Reads<string> = fileOr('', {
  schema: null,
  form: 'text',
  read(answer) {
    const { body } = answer
    if (body === null) return ''
    if (typeof body !== 'string') throw malformedAnswer(answer)
    return isEmpty(body) ? '' : body
  },
})
