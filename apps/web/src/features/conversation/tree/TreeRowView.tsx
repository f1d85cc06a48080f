import type { TreeRow } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FocusCard } from '../FocusCard.tsx'
import { MissingRow } from '../parts/MissingRow.tsx'
import { TreeIcon } from '../parts/icons.tsx'
import { PlacedCard } from '../parts/PlacedCard.tsx'
import { Ancestor, OtherReplies } from './Ancestor.tsx'
import { RepliesRow } from './RepliesRow.tsx'
import type { TreeContext } from './tree-context.ts'
import { TreePostRow } from './TreePostRow.tsx'
import { CollapsedBranchRow } from './CollapsedBranchRow.tsx'
import styles from './tree.module.css'

interface TreeRowViewProps {
  readonly row: TreeRow
  readonly above: TreeRow | undefined
  readonly context: TreeContext
}

/** One row of a tree. */
export function TreeRowView({ row, above, context }: TreeRowViewProps) {
  const t = useT()
  const { forest, positions } = context
  switch (row.kind) {
    case 'whole': {
      const [top] = forest.rootIds
      return (
        top && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
          <article className={styles['way']} tabIndex={-1}>
            <ButtonLink to={paths.conversation(top)} size="small" variant="ghost" icon={TreeIcon}>
              {t('conversation.tree.whole', { count: row.count })}
            </ButtonLink>
          </article>
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
        <PlacedCard
          Card={FocusCard}
          statusId={row.id}
          forest={forest}
          joinsPrevious={above?.kind === 'ancestor' || above?.kind === 'otherReplies'}
          position={positions.get(row.id)}
          setSize={positions.size}
        />
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
