import type { StatusId } from '@skein/api'
import { postsBelow, revealPost, type TreeLayout, type LinearThread, type TreeDisplay } from '@skein/store'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { navigate } from '../../lib/navigate.ts'
import { useKeys } from '../../model/keys.ts'
import { paths } from '../../model/routes.ts'
import { say } from '../../model/notices.ts'
import type { AnchoredListHandle } from '../timeline/index.ts'
import type { Warnings } from './use-warnings.ts'

interface ReadingKeysOptions {
  readonly listRef: RefObject<AnchoredListHandle | null>
  /** Null in the linear display. */
  readonly tree: TreeLayout | null
  readonly linear: LinearThread
  readonly news: readonly StatusId[]
  readonly warnings: Warnings | null
  readonly onDisplay: (display: TreeDisplay) => void
  /** Null outside of a dive. */
  readonly onSurface: (() => void) | null
}

/**
 * u and Backspace go back, or surface; [ and ] go from branch to branch, N from one new reply to the next, and Z opens
 * or shuts every warning. Answers how to go to the next new reply.
 */
export function useReadingKeys(options: ReadingKeysOptions): () => void {
  const { listRef, tree, linear, news, warnings, onDisplay, onSurface } = options

  const showNextNew = () => {
    const order = readingOrder(tree, linear)
    const isNew = new Set(news)
    const known = order.filter((id) => isNew.has(id))
    const [outside] = tree ? news : []
    const id = nextOf(known, order, listRef.current?.getFocusedId() ?? null)
    if (id === null) {
      // What is new is elsewhere in the thread: the whole of it is the way there.
      if (outside !== undefined) navigate(paths.conversation(tree?.view.forest.rootIds[0] ?? outside))
      return
    }
    if (tree) flushSync(() => onDisplay(revealPost(tree.view, id)))
    listRef.current?.focusRow(id)
  }

  const stepBranch = (step: 1 | -1) => {
    const list = listRef.current
    if (!tree || !list) return
    const keys = tree.rows.map(({ key }) => key)
    const here = keys.indexOf(list.getFocusedId() ?? list.getReadId() ?? '')
    const starts = tree.rows.flatMap((row, index) => (row.kind === 'post' && row.level === 0 ? [index] : []))
    const next = step === 1 ? starts.find((start) => start > here) : starts.findLast((start) => start < here)
    const key = keys[next ?? -1]
    if (key !== undefined) list.focusRow(key)
  }

  const isTree = tree !== null
  useKeys('thread', [
    ...(onSurface ? [{ label: 'keyboard.surface' as const, keys: ['u', 'Backspace'], run: onSurface }] : []),
    ...(isTree
      ? [
          { label: 'keyboard.previousBranch' as const, keys: ['['], run: () => stepBranch(-1) },
          { label: 'keyboard.nextBranch' as const, keys: [']'], run: () => stepBranch(1) },
        ]
      : []),
    ...(news.length > 0 ? [{ label: 'keyboard.nextNew' as const, keys: ['N'], run: showNextNew }] : []),
    ...(warnings
      ? [{ label: 'keyboard.warnings' as const, keys: ['Z'], run: () => toggleAll(warnings) }]
      : []),
  ])
  return showNextNew
}

function toggleAll({ areOpen, toggle }: Warnings): void {
  toggle()
  say({ messageKey: areOpen ? 'conversation.warnings.said.shut' : 'conversation.warnings.said.open' })
}

/** Posts in the order in which they are read here; of a dive, what it shows or could show. */
function readingOrder(tree: TreeLayout | null, linear: LinearThread): readonly StatusId[] {
  if (tree === null) return linear.ids
  const { forest } = tree.view
  if (!tree.isDived) return [...forest.nodes.keys()]
  const order: StatusId[] = []
  for (const row of tree.rows) {
    if (row.kind === 'ancestor') order.push(row.id)
    if (row.kind !== 'focus') continue
    return [...order, row.id, ...postsBelow(forest, row.id)]
  }
  return order
}

/** The next one after what has the focus, from the top again after the last. */
function nextOf(
  wanted: readonly StatusId[],
  order: readonly StatusId[],
  focusedId: string | null,
): StatusId | null {
  const here = order.findIndex((id) => id === focusedId)
  return wanted.find((id) => order.indexOf(id) > here) ?? wanted[0] ?? null
}
