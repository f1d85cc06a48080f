import type { StatusId } from '@skein/api'
import { showAllReplies, toggleReplies, type TreeLayout, type TreeDisplay } from '@skein/store'

import { useSetting } from '../../../model/settings.ts'
import { ThreadList, type ThreadViewProps } from '../ThreadList.tsx'
import type { TreeContext } from './tree-context.ts'
import { TreeRowView } from './TreeRowView.tsx'

interface TreeThreadProps extends ThreadViewProps {
  readonly tree: TreeLayout
  readonly onDisplay: (display: TreeDisplay) => void
  /** State of the history entry that a dive leads to. */
  readonly deeper: object
}

/** The posts of a thread below what they answer [CONV-04]. */
export function TreeThread({ tree, newIds, isWhole, onDisplay, deeper, ...view }: TreeThreadProps) {
  const isAdvanced = useSetting('conversationTreeAdvanced')
  const fadesAncestors = useSetting('conversationTreeFadeAncestors')
  const rows = isWhole ? tree.rows : tree.rows.filter(({ kind }) => kind !== 'missing')
  const ids = rows.map(({ key }) => key)
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const positions = new Map([...tree.view.forest.nodes.keys()].map((id, index) => [id, index + 1]))

  const context: TreeContext = {
    forest: tree.view.forest,
    isAdvanced,
    fadesAncestors,
    deeper,
    positions,
    newIds,
    onToggle: (id: StatusId) => onDisplay(toggleReplies(tree.view, id)),
    onShowAll: (id: StatusId) => onDisplay(showAllReplies(tree.view, id)),
  }
  const renderRow = (key: string) => {
    const index = indexes.get(key) ?? -1
    const row = rows[index]
    return row && <TreeRowView row={row} above={rows[index - 1]} context={context} />
  }

  return <ThreadList {...view} ids={ids} renderRow={renderRow} look="tree" />
}
