import type { ReactionRow } from '@skein/store'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { react } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import { shownReactions } from '../limits.ts'
import { countText } from '../rules/count-text.ts'
import { ReactButton } from './ReactButton.tsx'
import styles from './Reactions.module.css'

/** What people reacted with: twelve kinds, the rest behind a button. [REACT-01, REACT-07] */
export function Reactions({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { reactions } = context.status
  if (reactions.length === 0) return null
  const hidden = reactions.length - shownReactions
  const shown = isOpen ? reactions : reactions.slice(0, shownReactions)
  return (
    <div className={styles['reactions']}>
      {shown.map((reaction) => (
        <Chip key={reaction.name} reaction={reaction} context={context} />
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

interface ChipProps {
  readonly reaction: ReactionRow
  readonly context: ActionContext
}

function Chip({ reaction, context }: ChipProps) {
  const t = useT()
  const language = useLanguageTag()
  const { name, url, count, me } = reaction
  const label = t('status.withCount', { label: name, count: String(count) })
  const isMember = context.viewerId !== null
  const content = (
    <>
      {url === null ? (
        <span className={styles['emoji']}>{name}</span>
      ) : (
        <img
          src={url}
          alt={isMember ? '' : `:${name}:`}
          title={`:${name}:`}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      {countText(count, language)}
    </>
  )
  if (!isMember) return <span className={styles['chip']}>{content}</span>
  return (
    <button
      type="button"
      className={clsx(styles['chip'], me && styles['mine'])}
      aria-label={label}
      aria-pressed={me}
      onClick={() => react(context, { name, url })}
    >
      {content}
    </button>
  )
}
