import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'
import { CAPTCHA_SECONDS } from './limits.ts'
import { randomToken } from './passwords.ts'

/** Letters and digits that are not taken for each other. */
const SIGNS = 'acdefhjkmnpqrtuvwxy3479'
const LENGTH = 5
const WIDTH = 200
const HEIGHT = 70

export interface Puzzle {
  readonly token: string
  readonly answer: string
  readonly answerData: string
}

export interface Captchas {
  make(): Puzzle
  /** The picture of a puzzle that was made here, as SVG. */
  draw(token: string): string | null
  /** Null when the answer is right; else why not. A puzzle can be answered once. */
  check(given: { token?: string; solution?: string; answerData?: string }): string | null
}

interface Kept extends Puzzle {
  readonly until: number
  isUsed: boolean
}

const drawSigns = (answer: string): string => {
  const place = (WIDTH - 30) / answer.length
  return [...answer]
    .map((sign, index) => {
      const [x, y, turn] = [Math.round(22 + index * place), randomInt(42, 56), randomInt(-24, 25)]
      return `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})">${sign}</text>`
    })
    .join('')
}

const drawLine = (): string =>
  `<path d="M0 ${randomInt(HEIGHT)}C60 ${randomInt(HEIGHT)} 140 ${randomInt(HEIGHT)} ${WIDTH} ${randomInt(HEIGHT)}"/>`

const drawPuzzle = (answer: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4efe2"/>` +
  `<g fill="none" stroke="#8a9a8c" stroke-width="2">${drawLine()}${drawLine()}${drawLine()}</g>` +
  `<g fill="#24443f" font-family="monospace" font-size="40" font-weight="700">${drawSigns(answer)}</g></svg>`

/** The puzzles of one server; they are forgotten with it. */
export const createCaptchas = (clock: Clock): Captchas => {
  const kept = new Map<string, Kept>()
  const forgetOld = () => {
    for (const [token, { until }] of kept)
      if (until + CAPTCHA_SECONDS * 1000 < clock.now()) kept.delete(token)
  }
  return {
    make: () => {
      forgetOld()
      const puzzle: Kept = {
        token: randomBytes(10).toString('base64url'),
        answer: Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
        answerData: randomToken(),
        until: clock.now() + CAPTCHA_SECONDS * 1000,
        isUsed: false,
      }
      kept.set(puzzle.token, puzzle)
      return puzzle
    },
    draw: (token) => {
      const puzzle = kept.get(token)
      return puzzle ? drawPuzzle(puzzle.answer) : null
    },
    check: ({ token, solution, answerData }) => {
      for (const [name, value] of Object.entries({
        captcha_solution: solution,
        captcha_token: token,
        captcha_answer_data: answerData,
      }))
        if (!value) return `Invalid CAPTCHA (Missing parameter: ${name})`
      const puzzle = kept.get(token ?? '')
      if (!puzzle || puzzle.answerData !== answerData) return 'Invalid CAPTCHA'
      if (puzzle.isUsed) return 'CAPTCHA already used'
      puzzle.isUsed = true
      if (puzzle.until < clock.now()) return 'CAPTCHA expired'
      return solution?.trim().toLowerCase() === puzzle.answer ? null : 'Invalid CAPTCHA'
    },
  }
}
