import { useT } from '../../../i18n/index.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import { toggleReaction } from '../actions/react.ts'
import type { ActionContext } from '../actions/types.ts'
import { comparable } from '../../../model/own-reaction.ts'
import styles from './ReactPanel.module.css'

const offered = ['👍', '❤️', '😂', '😮', '😢', '🎉', '🔥', '👀']

interface ReactPanelProps extends Opened {
  readonly context: ActionContext
}

/** The emoji that are offered at once. */
export function ReactPanel({ context, anchorRef, onClose }: ReactPanelProps) {
  const t = useT()
  const mine = new Set(context.status.reactions.filter(({ me }) => me).map(({ name }) => comparable(name)))
  return (
    <PopoverPanel label={t('status.actions.react')} anchorRef={anchorRef} onClose={onClose}>
      <div className={styles['emoji']}>
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={t('status.reactWith', { emoji: name })}
            aria-pressed={mine.has(comparable(name))}
            onClick={() => void toggleReaction(context, { name, url: null })}
          >
            {name}
          </button>
        ))}
      </div>
    </PopoverPanel>
  )
}
