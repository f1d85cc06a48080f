import { BASE_62 } from './ids.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How a make of servers writes the time into its ids: so many bits stand behind the milliseconds. */
interface Scheme {
  readonly fits: RegExp
  readonly digits: string
  readonly bitsBehind: bigint
}

/** No server of this kind is older, and no id is from more than a day ahead: anything else is no time. */
const EARLIEST = Date.UTC(2008, 0)
const AHEAD_MS = 86_400_000

/** Mastodon's snowflakes, Pleroma's and Akkoma's flakes, and ULIDs (GoToSocial). */
const SCHEMES: readonly Scheme[] = [
  { fits: /^\d{15,20}$/, digits: BASE_62.slice(0, 10), bitsBehind: 16n },
  { fits: /^(?=.*\D)[0-9A-Za-z]{18}$/, digits: BASE_62, bitsBehind: 64n },
  { fits: /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, digits: CROCKFORD, bitsBehind: 80n },
]

function read(id: string, { digits, bitsBehind }: Scheme): number {
  const base = BigInt(digits.length)
  let value = 0n
  for (const digit of id) value = value * base + BigInt(digits.indexOf(digit))
  return Number(value >> bitsBehind)
}

function write(time: number, length: number, { digits, bitsBehind }: Scheme): string {
  const base = BigInt(digits.length)
  let value = BigInt(time) << bitsBehind
  let id = ''
  for (; value > 0n; value /= base) id = (digits[Number(value % base)] ?? '') + id
  // A snowflake of long ago is shorter, and that is how it is known to be older.
  return base === 10n ? id : id.padStart(length, '0')
}

function schemeOf(example: string, now: number): Scheme | null {
  const scheme = SCHEMES.find(({ fits }) => fits.test(example))
  if (scheme === undefined) return null
  const time = read(example, scheme)
  return time >= EARLIEST && time <= now + AHEAD_MS ? scheme : null
}

/**
 * The oldest id that a post of this moment could have: asked for with it as `max_id`, a page begins with what was
 * there before. No post need have it.
 * @param example any id of a post of the same server: it tells how that writes its ids
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 * @returns null where the ids of the server tell no time
 */
export function idAtTime<Id extends string>(example: Id, time: number, now: number = Date.now()): Id | null {
  const scheme = schemeOf(example, now)
  if (scheme === null) return null
  return write(Math.max(0, Math.floor(time)), example.length, scheme) as Id
}
