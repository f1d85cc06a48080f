const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀçđéƒğĥíĵķļɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŘŠŢÚṼŴẊÝŽ']
const letters = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]))

/** What makes a text longer: other languages take more words, and longer ones. */
const filling = ' ļóřéɱ íþšúɱ đóļóř šíţ áɱéţ çóñšéçţéţúř áđíþíšçíñğ éļíţ šéđ đó'.repeat(8)
const longer = 0.4

/** Where the bracket that opens at `start` is closed. */
function endOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error(`A bracket stays open in "${text}"`)
}

/** An argument as it is; the texts of a plural or a choice are texts. */
function argument(inner: string): string {
  const head = /^\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(inner)?.[0]
  if (head === undefined) return `{${inner}}`
  let out = head
  for (let at = head.length; at < inner.length; at += 1) {
    if (inner[at] !== '{') {
      out += inner[at]
      continue
    }
    const end = endOf(inner, at)
    out += `{${lengthened(inner.slice(at + 1, end))}}`
    at = end
  }
  return `{${out}}`
}

function lengthened(text: string): string {
  let out = ''
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '{') {
      const end = endOf(text, at)
      out += argument(text.slice(at + 1, end))
      at = end
    } else if (sign === '<') {
      const end = text.indexOf('>', at)
      out += text.slice(at, end + 1)
      at = end
    } else {
      count += 1
      out += letters.get(sign) ?? sign
    }
  }
  return out + filling.slice(0, Math.ceil(count * longer))
}

/**
 * A text of the pseudo-locale en-XL: accented, 40 % longer and in brackets, its arguments and tags as they were. What has
 * no brackets on a screen is not translated, and what is cut off there has no room for other languages.
 */
export function pseudo(text: string): string {
  return `⟦${lengthened(text)}⟧`
}
