const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_CODE_POINT = 128
const MAX_CODE_POINT = 0x10ffff

function adapt(delta: number, pointCount: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1
  rest += Math.floor(rest / pointCount)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 22
  if (code >= 97 && code <= 122) return code - 97
  return BASE
}

/** One label without its `xn--`, or null when it is not valid Punycode (RFC 3492). */
function decodeLabel(label: string): string | null {
  const cut = label.lastIndexOf('-')
  const output = Array.from(label.slice(0, Math.max(cut, 0)), (char) => char.charCodeAt(0))
  let codePoint = INITIAL_CODE_POINT
  let bias = INITIAL_BIAS
  let position = 0
  for (let index = cut + 1; index < label.length;) {
    const start = position
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(label.charCodeAt(index++))
      if (Number.isNaN(digit) || digit >= BASE) return null
      position += digit * weight
      const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias
      if (digit < threshold) break
      weight *= BASE - threshold
      if (weight > Number.MAX_SAFE_INTEGER || index > label.length) return null
    }
    const size = output.length + 1
    bias = adapt(position - start, size, start === 0)
    codePoint += Math.floor(position / size)
    position %= size
    if (codePoint > MAX_CODE_POINT) return null
    output.splice(position++, 0, codePoint)
  }
  return String.fromCodePoint(...output)
}

/** A host name with its `xn--` labels in the letters they stand for; labels that cannot be read stay. */
export function toUnicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decodeLabel(label.slice(4).toLowerCase()) ?? label) : label))
    .join('.')
}

/**
 * A host name in the letters people read. A globe says that they are not those of the address: letters of different
 * scripts may look the same. [USER-11]
 */
export function toReadableHost(host: string): string {
  const readable = toUnicodeHost(host)
  return readable === host ? host : `🌏${readable}`
}

/** `user@host` with the host as {@link toReadableHost} writes it. A local `user` stays as it is. [USER-11] */
export function toReadableHandle(acct: string): string {
  const at = acct.indexOf('@') + 1
  return at === 0 ? acct : acct.slice(0, at) + toReadableHost(acct.slice(at))
}

/**
 * A handle as it is compared: lower case, and its host in the letters of its address, so that `ann@Bücher.example` and
 * `ann@xn--bcher-kva.example` are the same. Servers differ in which of the two they send.
 * @param acct `user` or `user@host`
 */
export function comparableHandle(acct: string): string {
  const handle = acct.toLowerCase()
  const at = handle.indexOf('@') + 1
  // oxlint-disable-next-line no-control-regex -- of ASCII there is one spelling
  if (at === 0 || /^[\0-\x7f]*$/.test(handle)) return handle
  const address = `https://${handle.slice(at)}`
  return URL.canParse(address) ? handle.slice(0, at) + new URL(address).host : handle
}
