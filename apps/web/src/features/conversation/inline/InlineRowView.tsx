import type { StatusId } from '@skein/api'
import type { ThreadForest } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { UpIcon } from '../../../ui/reading-icons.tsx'
import { LinearRow } from '../linear/LinearRow.tsx'
import { showParent } from '../show-parent.ts'
import { MissingRow } from '../parts/MissingRow.tsx'
import { PlacedCard } from '../parts/PlacedCard.tsx'
import type { TreeContext } from '../tree/tree-context.ts'
import { TreeRowView } from '../tree/TreeRowView.tsx'
import type { InlineContext } from './inline-context.ts'
import type { InlineRow } from './inline-rows.ts'
import styles from './Inline.module.css'
import { InlineBar } from './InlineBar.tsx'
import { InlineEnd } from './InlineEnd.tsx'
import { InlineThreadPlaceholder } from './InlineThreadPlaceholder.tsx'

interface InlineRowViewProps {
  readonly row: InlineRow
  readonly context: InlineContext
}

const nothingNew: ReadonlySet<StatusId> = new Set()

/** One row of a conversation that was opened in a timeline. */
export function InlineRowView({ row, context }: InlineRowViewProps) {
  if (row.kind === 'bar') return <InlineBar context={context} />
  if (row.kind === 'end') return <InlineEnd context={context} />
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles['row']} onClickCapture={(event) => showParent(event, context.onShow)}>
      <Inside row={row} context={context} />
    </div>
  )
}

function Inside({ row, context }: InlineRowViewProps) {
  const t = useT()
  switch (row.kind) {
    case 'missing':
      return <MissingRow />
    case 'self':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
        <article className={styles['self']} tabIndex={-1}>
          <Button size="small" variant="ghost" icon={UpIcon} onClick={context.onSelf}>
            {t('conversation.inline.self')}
          </Button>
        </article>
      )
    case 'wait':
      return <InlineThreadPlaceholder context={context} />
    case 'alone':
      return <p className={styles['alone']}>{t('conversation.inline.alone')}</p>
    case 'item':
      return (
        <LinearRow
          item={row.item}
          forest={context.state.forest}
          place={context.keyOf(row.item.id)}
          followsFocus={row.followsSelf}
          setSize={context.state.linear.items.length}
          isNew={false}
          onShow={(id) => context.onShow(id as StatusId)}
        />
      )
    case 'tree':
      return <InTree row={row} context={context} />
    default:
      return null
  }
}

interface InTreeProps {
  readonly row: Extract<InlineRow, { kind: 'tree' }>
  readonly context: InlineContext
}

function InTree({ row: { row, above }, context }: InTreeProps) {
  const isAdvanced = useSetting('conversationTreeAdvanced')
  const fadesAncestors = useSetting('conversationTreeFadeAncestors')
  const forest = context.tree?.view.forest ?? context.state.forest
  if (row.kind === 'focus')
    return <PlacedCard statusId={row.id} forest={forest} place={context.keyOf(row.id)} hasNoLine />
  const shared: TreeContext = {
    forest,
    isAdvanced,
    fadesAncestors,
    deeper: {},
    positions: positionsIn(forest),
    newIds: nothingNew,
    placeOf: context.keyOf,
    onDive: context.onDive,
    onToggle: context.onToggle,
    onShowAll: context.onShowAll,
  }
  return <TreeRowView row={row} above={above} context={shared} />
}

const positions = new WeakMap<ThreadForest, ReadonlyMap<StatusId, number>>()

/** Of each post, from 1, in the order in which a tree is read. */
function positionsIn(forest: ThreadForest): ReadonlyMap<StatusId, number> {
  const known = positions.get(forest)
  if (known !== undefined) return known
  const found = new Map([...forest.nodes.keys()].map((id, index) => [id, index + 1]))
  positions.set(forest, found)
  return found
}
