import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import type { ActionContext } from '../actions/types.ts'
import { mostReactions, shownReactions } from '../limits.ts'
import { shownKinds } from '../rules/reactions.ts'
import { ReactButton } from './ReactButton.tsx'
import { ReactionChip } from './ReactionChip.tsx'
import styles from './Reactions.module.css'

/** What people reacted with: twelve kinds, the rest behind a button. [REACT-01, REACT-07] */
export function Reactions({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (context.status.reactions.length === 0) return null
  const reactions = shownKinds(context.status.reactions)
  const hidden = reactions.length - shownReactions
  const shown = reactions.slice(0, isOpen ? mostReactions : shownReactions)
  if (shown.length === 0) return null
  return (
    <div className={styles['reactions']}>
      {shown.map((reaction) => (
        <ReactionChip key={reaction.name} reaction={reaction} context={context} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles['chip']}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('status.fewerReactions') : t('status.moreReactions', { count: hidden })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('status.fewerReactions') : `+${hidden}`}
        </button>
      )}
      {context.viewerId !== null && <ReactButton context={context} isPlus />}
    </div>
  )
}
