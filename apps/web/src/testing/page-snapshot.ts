import { sendCommand } from './cdp.ts'

interface Value {
  readonly value?: unknown
}

/** A node of Chromium's accessibility tree. */
export interface AxNode {
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

/** Columns with one entry a node; words are places in `strings`. */
interface Snapshot {
  readonly documents: readonly {
    readonly frameId: number
    readonly nodes: {
      readonly parentIndex: readonly number[]
      readonly nodeType: readonly number[]
      readonly backendNodeId: readonly number[]
      readonly attributes: readonly (readonly number[])[]
    }
    readonly layout: {
      readonly nodeIndex: readonly number[]
      readonly styles: readonly (readonly number[])[]
    }
  }[]
  readonly strings: readonly string[]
}

/** A DOM node as it was when the snapshot was taken. */
export interface DomNode {
  readonly backendId: number
  readonly isElement: boolean
  readonly parent: DomNode | null
  readonly attributes: ReadonlyMap<string, string>
  /** The computed `display`; null for text and for elements without a box. */
  readonly display: string | null
}

export interface PageSnapshot {
  readonly axNodes: ReadonlyMap<string, AxNode>
  readonly domNodes: ReadonlyMap<number, DomNode>
}

function readDomNodes({ documents, strings }: Snapshot, frameId: string): Map<number, DomNode> {
  const found = documents.find((each) => strings[each.frameId] === frameId)
  if (found === undefined) throw new Error('The snapshot does not contain the page under test')
  const { nodes, layout } = found
  const displays = new Map(
    layout.nodeIndex.map((node, at) => [node, strings[layout.styles[at]?.[0] ?? -1] ?? null]),
  )
  const all: DomNode[] = []
  for (const [index, backendId] of nodes.backendNodeId.entries()) {
    const words = (nodes.attributes[index] ?? []).map((at) => strings[at] ?? '')
    const names = words.filter((_, at) => at % 2 === 0)
    all.push({
      backendId,
      isElement: nodes.nodeType[index] === Node.ELEMENT_NODE,
      // Parents precede their children.
      parent: all[nodes.parentIndex[index] ?? -1] ?? null,
      attributes: new Map(names.map((name, at) => [name, words[2 * at + 1] ?? ''])),
      display: displays.get(index) ?? null,
    })
  }
  return new Map(all.map((node) => [node.backendId, node]))
}

/** Reads the accessibility tree and the DOM of the page under test: three calls, however many nodes there are. */
export async function takeSnapshot(): Promise<PageSnapshot> {
  const { frameTree } = await sendCommand<{ frameTree: Frame }>('Page.getFrameTree')
  const frames = (each: Frame): string[] => [each.frame.id, ...(each.childFrames ?? []).flatMap(frames)]
  const frameId = frames(frameTree).at(-1) ?? ''
  await sendCommand('Accessibility.enable')
  const { nodes } = await sendCommand<{ nodes: readonly AxNode[] }>('Accessibility.getFullAXTree', {
    frameId,
  })
  const snapshot = await sendCommand<Snapshot>('DOMSnapshot.captureSnapshot', { computedStyles: ['display'] })
  return {
    axNodes: new Map(nodes.map((node) => [node.nodeId, node])),
    domNodes: readDomNodes(snapshot, frameId),
  }
}
