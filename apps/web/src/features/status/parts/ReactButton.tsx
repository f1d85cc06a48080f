import { useT } from '../../../i18n/index.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Opener } from '../../../ui/Opener.tsx'
import { acting } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import chipStyles from './Reactions.module.css'
import { addReactionDrawing } from './row-icons.tsx'

interface ReactButtonProps {
  readonly context: ActionContext
  /** The small one behind the reactions. */
  readonly isPlus?: boolean
}

const fetchPanel = () => acting.fetch().then((code) => code.fetchReactPanel())

/** Opens the picker; choosing the same emoji a second time takes it back. [REACT-04] */
export function ReactButton({ context, isPlus = false }: ReactButtonProps) {
  const t = useT()
  const label = isPlus ? t('status.addReaction') : t('status.actions.react')
  return (
    <Opener
      kind="dialog"
      className={isPlus ? chipStyles['plus'] : styles['action']}
      aria-label={label}
      {...(isPlus ? { 'data-tooltip': label } : { 'data-action': 'react' })}
      fetchPanel={fetchPanel}
      panelProps={{ context }}
    >
      {isPlus ? <PlusIcon size={14} /> : addReactionDrawing}
    </Opener>
  )
}
