import { takeSnapshot, type AxNode, type DomNode, type PageSnapshot } from './page-snapshot.ts'

/** One thing that is said: the words that stand together, or a control, a picture or a group by its name. */
export interface Piece {
  /** What it is, where it is more than words. */
  readonly role: string | null
  readonly text: string
  /** The language whose voice says it; empty where that is the page's own. */
  readonly lang: string
}

export interface Spoken {
  /** What the element says of itself when it takes the focus. */
  readonly label: string
  readonly description: string
  readonly lang: string
  /** What is read in it, piece by piece. */
  readonly pieces: readonly Piece[]
  /** Words that stand apart on the page and are said as one. */
  readonly glued: readonly string[]
}

/** Words go on inside of these. */
const inline = new Set(['time', 'strong', 'emphasis', 'mark', 'code', 'deletion', 'insertion', 'Abbr'])
/** Said by their name alone: what is in them is their name. */
const named = new Set([
  ...['link', 'button', 'image', 'radio', 'checkbox', 'combobox', 'textbox', 'heading', 'progressbar'],
  ...['Video', 'Audio', 'menuitem', 'switch'],
])

/** Words that follow each other without anything between them. */
interface Run {
  readonly text: string
  readonly last: DomNode | null
  readonly lang: string
}

const textOf = (value: AxNode['name']): string => (typeof value?.value === 'string' ? value.value : '')

/** The elements around a node, from the nearest out. */
function ancestorsOf(node: DomNode): DomNode[] {
  const found: DomNode[] = []
  for (let up = node.parent; up?.isElement === true; up = up.parent) found.push(up)
  return found
}

/** Whether an element between two nodes ends the line of words that the first one is in. */
function standApart(node: DomNode, next: DomNode): boolean {
  const others = ancestorsOf(next)
  const mine = ancestorsOf(node)
  const common = mine.find((each) => others.includes(each))
  const between = [
    ...mine.slice(0, common ? mine.indexOf(common) : 0),
    ...others.slice(0, common ? others.indexOf(common) : 0),
  ]
  return between.some(({ display }) => display !== 'inline')
}

/** Where it is not that of the page. */
function languageOf(node: DomNode): string {
  const around = [node, ...ancestorsOf(node)].find(({ attributes }) => attributes.has('lang'))
  const lang = around?.attributes.get('lang') ?? ''
  return lang === document.documentElement.lang || lang === 'en' ? '' : lang
}

/** What is on and off about a control, in the words that are usual. */
function statesOf({ properties = [] }: AxNode): string {
  const words: string[] = []
  for (const { name, value } of properties) {
    if (name === 'pressed' && value.value === 'true') words.push('pressed')
    if (name === 'checked' && value.value === 'true') words.push('checked')
    if (name === 'expanded') words.push(value.value === true ? 'expanded' : 'collapsed')
    if (name === 'disabled' && value.value === true) words.push('unavailable')
  }
  return words.map((word) => `, ${word}`).join('')
}

const mark = 'data-listened-to'

/** Reads the page; `start` is what the accessibility tree has of the first element that the selector finds. */
async function read(selector: string): Promise<PageSnapshot & { readonly start: AxNode }> {
  const wanted = document.querySelector(selector)
  wanted?.setAttribute(mark, '')
  const snapshot = await takeSnapshot()
  wanted?.removeAttribute(mark)
  const start = [...snapshot.axNodes.values()].find(
    ({ backendDOMNodeId }) => snapshot.domNodes.get(backendDOMNodeId)?.attributes.has(mark) === true,
  )
  if (start === undefined) throw new Error(`nothing is said of ${selector}`)
  return { ...snapshot, start }
}

/** Of the first element that the selector finds: the browser's accessibility tree, as a screen reader goes through it. */
export async function spokenOf(selector: string): Promise<Spoken> {
  const { axNodes, domNodes, start } = await read(selector)
  const pieces: Piece[] = []
  const glued: string[] = []
  let run: Run = { text: '', last: null, lang: '' }

  function domOf({ backendDOMNodeId }: AxNode): DomNode {
    const found = domNodes.get(backendDOMNodeId)
    if (found === undefined) throw new Error(`no element for node ${backendDOMNodeId}`)
    return found
  }
  function flush() {
    const text = run.text.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') pieces.push({ role: null, text, lang: run.lang })
    run = { text: '', last: null, lang: '' }
  }
  function add(node: AxNode, text: string) {
    const dom = domOf(node)
    const lang = languageOf(dom)
    if (run.text.trim() !== '' && text.trim() !== '' && lang !== run.lang) flush()
    const { last } = run
    const touches = /[^\s(“"'#]$/u.test(run.text) && /^[^\s,.;:!?)”"']/u.test(text)
    if (last !== null && touches && standApart(last, dom))
      glued.push(`${run.text.slice(-20)}${text.slice(0, 20)}`)
    run = { text: run.text + text, last: dom, lang }
  }
  function inside(node: AxNode, labels: readonly string[]) {
    for (const id of node.childIds ?? []) {
      const child = axNodes.get(id)
      if (child !== undefined) walk(child, labels)
    }
  }
  /** What a link or a button is made of, where that is its name: it is read word by word too. */
  function checkInside(node: AxNode) {
    if (domOf(node).attributes.has('aria-label')) return
    const before = pieces.length
    inside(node, [])
    flush()
    pieces.length = before
  }
  function walk(node: AxNode, labels: readonly string[]): void {
    const role = textOf(node.role)
    const name = textOf(node.name)
    if (role === 'InlineTextBox') return
    if (role === 'StaticText') return labels.includes(name.trim()) ? undefined : add(node, name)
    if (role === 'LineBreak') return add(node, '\n')
    if (node.ignored || role === 'none' || inline.has(role)) return inside(node, labels)
    // In the middle of words.
    if (role === 'link' && domOf(node).display === 'inline') return add(node, name)
    flush()
    const lang = languageOf(domOf(node))
    if (named.has(role)) {
      const description = textOf(node.description)
      const more = description === '' || description === name ? '' : `, ${description}`
      checkInside(node)
      pieces.push({ role, text: `${name}${statesOf(node)}${more}`, lang })
      return undefined
    }
    if (node !== start && (name !== '' || role === 'blockquote')) pieces.push({ role, text: name, lang })
    // Words of a label are the name of its field.
    const fields = (node.childIds ?? []).map((id) => textOf(axNodes.get(id)?.name)).filter(Boolean)
    inside(node, role === 'LabelText' ? fields : labels)
    return flush()
  }
  walk(start, [])
  return {
    label: textOf(start.name),
    description: textOf(start.description),
    lang: languageOf(domOf(start)),
    pieces,
    glued,
  }
}

/** What is said a second time: pieces of more than two words that stand in another piece too. */
export function saidTwice(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap(({ text }, index) => {
    const isLong = text.split(' ').length > 2
    const isAgain = pieces.some((other, place) => place !== index && other.text.includes(text))
    return isLong && isAgain ? [text] : []
  })
}
