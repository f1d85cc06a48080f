import type { StatusId } from '@skein/api'
import type { TreeRow } from '@skein/store'
import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PlacedCard } from '../parts/PlacedCard.tsx'
import { diveLink } from './dive-link.ts'
import styles from './tree.module.css'
import type { TreeContext } from './tree-context.ts'

interface AncestorProps {
  readonly row: Extract<TreeRow, { kind: 'ancestor' }>
  readonly isFirst: boolean
  readonly context: TreeContext
}

/** [CONV-09] A post above the one that is viewed. */
export function Ancestor({ row, isFirst, context }: AncestorProps) {
  const { fadesAncestors, forest, newIds, positions } = context
  return (
    <div className={clsx(styles['ancestor'], fadesAncestors && styles['faded'])}>
      <PlacedCard
        statusId={row.id}
        forest={forest}
        isNew={newIds.has(row.id)}
        place={context.placeOf?.(row.id)}
        joinsPrevious={!isFirst}
        joinsNext
        hasNoLine
        position={positions.get(row.id)}
        setSize={positions.size}
        belowBody={
          row.otherReplies > 0 && <OtherRepliesLink id={row.id} count={row.otherReplies} context={context} />
        }
      />
    </div>
  )
}

interface OtherRepliesProps {
  readonly id: StatusId
  readonly count: number
  readonly context: TreeContext
}

/** [CONV-10] Below an ancestor: the way to what else answers it. */
export function OtherReplies(props: OtherRepliesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
    <article className={styles['others']} tabIndex={-1}>
      <OtherRepliesLink {...props} />
    </article>
  )
}

function OtherRepliesLink({ id, count, context }: OtherRepliesProps) {
  const t = useT()
  return (
    <ButtonLink
      {...diveLink({ ...context, deeper: {} }, id)}
      size="small"
      variant="ghost"
      className={styles['othersLink']}
    >
      {t('conversation.tree.otherReplies', { count })}
    </ButtonLink>
  )
}
