import { useT } from '../../../i18n/index.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { toggleReaction } from '../actions/react.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import chipStyles from './Reactions.module.css'
import { AddReactionIcon } from './row-icons.tsx'

const offered = ['👍', '❤️', '😂', '😮', '😢', '🎉', '🔥', '👀']

interface ReactButtonProps {
  readonly context: ActionContext
  /** The small one behind the reactions. */
  readonly isPlus?: boolean
}

/** Opens a handful of emoji; a second press of the same one takes it back. [REACT-04] */
export function ReactButton({ context, isPlus = false }: ReactButtonProps) {
  const t = useT()
  const label = t('status.actions.react')
  return (
    <Popover
      className={isPlus ? chipStyles['plus'] : styles['action']}
      label={label}
      aria-label={label}
      {...(isPlus ? {} : { 'data-action': 'react' })}
      data-tooltip={label}
      content={<Choices context={context} />}
    >
      {isPlus ? <PlusIcon size={14} /> : <AddReactionIcon />}
    </Popover>
  )
}

function Choices({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const mine = new Set(context.status.reactions.filter(({ me }) => me).map(({ name }) => name))
  return (
    <div className={styles['emoji']}>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t('status.reactWith', { emoji: name })}
          aria-pressed={mine.has(name)}
          onClick={() => void toggleReaction(context, { name, url: null })}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
