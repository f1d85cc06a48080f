import { cdp } from 'vitest/browser'

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

interface Value {
  readonly value?: unknown
}

interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId: number
}

interface Frame {
  readonly frame: { readonly id: string }
  readonly childFrames?: readonly Frame[]
}

const send = <Answer>(method: string, params: object = {}): Promise<Answer> =>
  (cdp() as unknown as { send(method: string, params: object): Promise<Answer> }).send(method, params)

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
  readonly last: AxNode | null
  readonly lang: string
}

const textOf = (value: Value | undefined): string => (typeof value?.value === 'string' ? value.value : '')

/** Says for two nodes whether something between them ends the line of words that the first one stands in. */
function standApart(this: Node, next: Node): boolean {
  const above = (node: Node): Element[] => {
    const found: Element[] = []
    for (let up = node.parentElement; up !== null; up = up.parentElement) found.push(up)
    return found
  }
  const others = above(next)
  const mine = above(this)
  const common = mine.find((each) => others.includes(each))
  const between = [
    ...mine.slice(0, common ? mine.indexOf(common) : 0),
    ...others.slice(0, common ? others.indexOf(common) : 0),
  ]
  return between.some((each) => getComputedStyle(each).display !== 'inline')
}

async function objectOf({ backendDOMNodeId }: AxNode): Promise<string> {
  const { object } = await send<{ object: { objectId: string } }>('DOM.resolveNode', {
    backendNodeId: backendDOMNodeId,
  })
  return object.objectId
}

async function ask(node: AxNode, declaration: string, others: readonly AxNode[] = []): Promise<unknown> {
  const { result } = await send<{ result: Value }>('Runtime.callFunctionOn', {
    objectId: await objectOf(node),
    functionDeclaration: declaration,
    arguments: await Promise.all(others.map(async (other) => ({ objectId: await objectOf(other) }))),
    returnByValue: true,
  })
  return result.value
}

/** Where it is not that of the page. */
async function languageOf(node: AxNode): Promise<string> {
  const asked =
    'function () { return (this.closest ? this : this.parentElement).closest("[lang]")?.lang ?? "" }'
  const lang = String(await ask(node, asked))
  return lang === document.documentElement.lang || lang === 'en' ? '' : lang
}

async function treeOfPage(): Promise<ReadonlyMap<string, AxNode>> {
  const { frameTree } = await send<{ frameTree: Frame }>('Page.getFrameTree')
  const frames = (each: Frame): string[] => [each.frame.id, ...(each.childFrames ?? []).flatMap(frames)]
  await send('Accessibility.enable')
  await send('DOM.enable')
  const { nodes } = await send<{ nodes: readonly AxNode[] }>('Accessibility.getFullAXTree', {
    frameId: frames(frameTree).at(-1),
  })
  return new Map(nodes.map((node) => [node.nodeId, node]))
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

async function nodeOf(tree: ReadonlyMap<string, AxNode>, selector: string): Promise<AxNode | undefined> {
  await send('DOM.getDocument', { depth: 0 })
  const mark = 'data-listened-to'
  const wanted = document.querySelector(selector)
  wanted?.setAttribute(mark, '')
  const { searchId, resultCount } = await send<{ searchId: string; resultCount: number }>(
    'DOM.performSearch',
    {
      query: `[${mark}]`,
    },
  )
  const range = { searchId, fromIndex: 0, toIndex: resultCount }
  const { nodeIds } = await send<{ nodeIds: readonly number[] }>('DOM.getSearchResults', range)
  wanted?.removeAttribute(mark)
  for (const nodeId of nodeIds) {
    const { node } = await send<{ node: { backendNodeId: number } }>('DOM.describeNode', { nodeId })
    for (const each of tree.values()) if (each.backendDOMNodeId === node.backendNodeId) return each
  }
  return undefined
}

/** Of the first element that the selector finds: the browser's accessibility tree, as a screen reader goes through it. */
export async function spokenOf(selector: string): Promise<Spoken> {
  const tree = await treeOfPage()
  const start = await nodeOf(tree, selector)
  if (start === undefined) throw new Error(`nothing is said of ${selector}`)

  const pieces: Piece[] = []
  const glued: string[] = []
  let run: Run = { text: '', last: null, lang: '' }

  async function flush() {
    const text = run.text.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') pieces.push({ role: null, text, lang: run.lang })
    run = { text: '', last: null, lang: '' }
  }
  async function add(node: AxNode, text: string) {
    const lang = await languageOf(node)
    if (run.text.trim() !== '' && text.trim() !== '' && lang !== run.lang) await flush()
    const { last } = run
    const touches = /[^\s(“"'#]$/u.test(run.text) && /^[^\s,.;:!?)”"']/u.test(text)
    if (last !== null && touches && (await ask(last, standApart.toString(), [node])) === true)
      glued.push(`${run.text.slice(-20)}${text.slice(0, 20)}`)
    run = { text: run.text + text, last: node, lang }
  }
  async function inside(node: AxNode, labels: readonly string[]) {
    for (const id of node.childIds ?? []) {
      const child = tree.get(id)
      if (child !== undefined) await walk(child, labels)
    }
  }
  /** What a link or a button is made of, where that is its name: it is read word by word too. */
  async function checkInside(node: AxNode) {
    if ((await ask(node, 'function () { return this.hasAttribute("aria-label") }')) === true) return
    const before = pieces.length
    await inside(node, [])
    await flush()
    pieces.length = before
  }
  async function walk(node: AxNode, labels: readonly string[]): Promise<void> {
    const role = textOf(node.role)
    const name = textOf(node.name)
    if (role === 'InlineTextBox') return
    if (role === 'StaticText') return labels.includes(name.trim()) ? undefined : add(node, name)
    if (role === 'LineBreak') return add(node, '\n')
    if (node.ignored || role === 'none' || inline.has(role)) return inside(node, labels)
    // In the middle of words.
    if (
      role === 'link' &&
      (await ask(node, 'function () { return getComputedStyle(this).display }')) === 'inline'
    )
      return add(node, name)
    await flush()
    const lang = await languageOf(node)
    if (named.has(role)) {
      const description = textOf(node.description)
      const more = description === '' || description === name ? '' : `, ${description}`
      await checkInside(node)
      pieces.push({ role, text: `${name}${statesOf(node)}${more}`, lang })
      return undefined
    }
    if (node !== start && (name !== '' || role === 'blockquote')) pieces.push({ role, text: name, lang })
    // Words of a label are the name of its field.
    const fields = (node.childIds ?? []).map((id) => textOf(tree.get(id)?.name)).filter(Boolean)
    await inside(node, role === 'LabelText' ? fields : labels)
    return flush()
  }
  await walk(start, [])
  return {
    label: textOf(start.name),
    description: textOf(start.description),
    lang: await languageOf(start),
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
