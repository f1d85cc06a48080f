import { can } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useHasStillPictures } from '../../../model/look.ts'
import type { ActionContext } from '../actions/types.ts'
import { mostReactions, shownReactions } from '../limits.ts'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { shownKinds } from '../rules/reactions.ts'
import { AddReaction } from './ReactButton.tsx'
import { ReactionChip } from './ReactionChip.tsx'
import styles from './Reactions.module.css'

/** What people reacted with: twelve kinds, the rest behind a button. [REACT-01, REACT-07] */
export function Reactions({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const { id } = context.status
  const isStill = useHasStillPictures()
  const { areReactionsWhole: isOpen = false } = useRowMemory(id)
  const reactions = shownKinds(context.status.reactions)
  const hidden = reactions.length - shownReactions
  const shown = reactions.slice(0, isOpen ? mostReactions : shownReactions)
  if (shown.length === 0) return null
  return (
    <div className={styles['reactions']}>
      {shown.map((reaction) => (
        <ReactionChip key={reaction.name} reaction={reaction} context={context} isStill={isStill} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles['chip']}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('common.showFewer') : t('status.moreReactions', { count: hidden })}
          onClick={() => rememberRow(id, { areReactionsWhole: !isOpen })}
        >
          {isOpen ? t('common.showFewer') : `+${hidden}`}
        </button>
      )}
      {context.viewerId !== null && can(context.instance, 'reactions') && <AddReaction context={context} />}
    </div>
  )
}
