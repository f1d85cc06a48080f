import { handleIn } from './handle.ts'

/** A user of the own server, whom a server accepts without its name. */
const ownHandle = /^@?([\w-]+)$/

/** What stands in a file of people. */
interface ReadHandles {
  /** `name@server`, or `name` of the own server, none twice, in the order of the file. */
  readonly handles: readonly string[]
  /** How many lines are something else, but for empty ones and the heading of a table. */
  readonly skipped: number
}

/** As Mastodon begins its tables. */
const heading = 'Account address'

/** The handles in a list of one a line, or in the first column of a table. */
export function readHandles(text: string): ReadHandles {
  const firsts = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split(/[,;\t]/)[0] ?? '').replaceAll('"', '').trim())
    .filter((first, index) => first !== '' && !(index === 0 && first === heading))
  const found = firsts.map((first) => handleIn(first) ?? ownHandle.exec(first)?.[1] ?? null)
  return {
    handles: [...new Set(found.filter((each) => each !== null))],
    skipped: found.filter((each) => each === null).length,
  }
}
