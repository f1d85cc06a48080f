import type { StatusId } from '@skein/api'
import {
  layoutTree,
  newestFirst,
  type TreeLayout,
  type ThreadItem,
  type TreeDisplay,
  type TreeRow,
} from '@skein/store'

import type { Settings } from '../../../model/settings.ts'
import type { ThreadState } from '../../../model/threads.ts'

/** A conversation that was opened below a row of a timeline. */
export interface OpenThread {
  readonly statusId: StatusId
  /** The post that the tree is drawn from after a dive. */
  readonly rootId: StatusId | null
  /** What was opened and shut in the tree. */
  readonly display: TreeDisplay
}

/** A row of it; `key` is the id of its post where there is one. */
export type InlineRow =
  | { readonly kind: 'bar' | 'missing' | 'self' | 'wait' | 'alone' | 'end'; readonly key: string }
  | {
      readonly kind: 'item'
      readonly key: StatusId
      readonly item: ThreadItem
      readonly followsSelf: boolean
    }
  | {
      readonly kind: 'tree'
      readonly key: string
      readonly row: TreeRow
      readonly above: TreeRow | undefined
    }

export interface InlineThread {
  readonly rows: readonly InlineRow[]
  /** Null in the linear display. */
  readonly tree: TreeLayout | null
}

/**
 * The rows below the post that was opened: everything else of its thread. That post is not drawn again: where others
 * stand before it, a line holds its place. A repeat so stands in for what it repeats.
 */
export function inlineThread(state: ThreadState, open: OpenThread, settings: Settings): InlineThread {
  const { linear, isLoaded } = state
  const tree = settings.conversationDisplay === 'tree' ? drawnTree(state, open, settings) : null
  const posts = tree ? treeRows(tree, open, isLoaded) : linearRows(linear.items, isLoaded)
  const isAlone = isLoaded && linear.items.length <= 1
  return {
    tree,
    rows: [
      { kind: 'bar', key: 'bar' },
      ...posts,
      ...(isLoaded ? [] : [{ kind: 'wait', key: 'wait' } as const]),
      ...(isAlone ? [{ kind: 'alone', key: 'alone' } as const] : []),
      { kind: 'end', key: 'end' },
    ],
  }
}

function linearRows(items: readonly ThreadItem[], isWhole: boolean): InlineRow[] {
  return items.flatMap((item, index): InlineRow[] => {
    if (item.isFocused) return index === 0 ? [] : [{ kind: 'self', key: 'self' }]
    const followsSelf = items[index - 1]?.isFocused === true
    const row: InlineRow = {
      kind: 'item',
      key: item.id,
      followsSelf,
      item: {
        ...item,
        joinsPrevious: item.joinsPrevious && !followsSelf,
        joinsNext: item.joinsNext && items[index + 1]?.isFocused !== true,
      },
    }
    const isMissing = isWhole && item.parent.kind === 'missing'
    return isMissing ? [{ kind: 'missing', key: `missing:${item.id}` }, row] : [row]
  })
}

function drawnTree({ forest, linear }: ThreadState, open: OpenThread, settings: Settings): TreeLayout {
  return layoutTree({
    forest: settings.conversationReplies === 'newest' ? newestFirst(forest) : forest,
    display: open.display,
    focusId: open.rootId ?? linear.focusId ?? open.statusId,
    maxDepthInThread: settings.maxDepthInThread,
    otherRepliesButton: settings.conversationOtherRepliesButton,
  })
}

/** Above the post that a dive goes to nothing is drawn: the way up stands in the bar. */
const aboveDive: readonly TreeRow['kind'][] = ['whole', 'missing', 'ancestor', 'otherReplies']

function treeRows(tree: TreeLayout, { rootId }: OpenThread, isWhole: boolean): InlineRow[] {
  const drawn = tree.rows.filter(
    ({ kind }) => (isWhole || kind !== 'missing') && (rootId === null || !aboveDive.includes(kind)),
  )
  return drawn.flatMap((row, index): InlineRow[] => {
    if (row.kind === 'focus' && rootId === null) return index === 0 ? [] : [{ kind: 'self', key: 'self' }]
    return [{ kind: 'tree', key: row.key, row, above: drawn[index - 1] }]
  })
}
