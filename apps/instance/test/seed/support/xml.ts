/** Says what is wrong with the nesting of an XML text, or null. */
export const findXmlFault = (text: string): string | null => {
  const open: string[] = []
  const tags = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  let end = 0
  for (const match of text.matchAll(tags)) {
    const between = text.slice(end, match.index)
    if (/[<>]/.test(between)) return `a stray bracket near "${between.slice(0, 40)}"`
    end = match.index + match[0].length
    const [, isEnd, name = '', , isEmpty] = match
    if (isEnd) {
      if (open.pop() !== name) return `</${name}> closes something else`
    } else if (!isEmpty) open.push(name)
  }
  return open.length === 0 ? null : `<${open.at(-1)}> stays open`
}
