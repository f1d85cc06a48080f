import type { TreeRow } from '@skein/store'
import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { FocusCard } from '../FocusCard.tsx'
import { MissingRow } from '../parts/MissingRow.tsx'
import { PlaceText } from '../parts/PlaceText.tsx'
import { Ancestor, OtherReplies } from './Ancestor.tsx'
import { RepliesRow } from './RepliesRow.tsx'
import type { TreeContext } from './tree-context.ts'
import { TreePostRow } from './TreePostRow.tsx'
import { CollapsedBranchRow } from './CollapsedBranchRow.tsx'
import { ShowMoreRow } from './ShowMoreRow.tsx'

interface TreeRowViewProps {
  readonly row: TreeRow
  readonly above: TreeRow | undefined
  readonly context: TreeContext
}

/** One row of a tree. */
export function TreeRowView({ row, above, context }: TreeRowViewProps) {
  const t = useT()
  const placeId = useId()
  const { forest, positions } = context
  switch (row.kind) {
    case 'whole': {
      const [top] = forest.rootIds
      return (
        top && (
          <ShowMoreRow to={paths.conversation(top)}>
            {t('conversation.tree.whole', { count: row.count })}
          </ShowMoreRow>
        )
      )
    }
    case 'missing':
      return <MissingRow />
    case 'ancestor':
      return <Ancestor row={row} isFirst={above?.kind !== 'ancestor'} context={context} />
    case 'otherReplies':
      return <OtherReplies id={row.id} count={row.count} context={context} />
    case 'focus':
      return (
        <>
          <PlaceText id={placeId} statusId={row.id} forest={forest} />
          <FocusCard
            statusId={row.id}
            isInConversation
            joinsPrevious={above?.kind === 'ancestor' || above?.kind === 'otherReplies'}
            position={positions.get(row.id)}
            setSize={positions.size}
            describedBy={placeId}
          />
        </>
      )
    case 'replies':
      return <RepliesRow count={row.count} />
    case 'post': {
      const startsBranch = row.level === 0 && above !== undefined && above.kind !== 'replies'
      return <TreePostRow row={row} startsBranch={startsBranch} context={context} />
    }
    default:
      return <CollapsedBranchRow row={row} context={context} />
  }
}
