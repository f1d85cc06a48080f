import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Opener } from '../../../ui/Opener.tsx'
import { acting } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import type { SlotProps } from './ActionButton.tsx'
import chipStyles from './Reactions.module.css'

const fetchPanel = () => acting.fetch().then((code) => code.fetchReactPanel())

/** Opens the picker; choosing the same emoji a second time takes it back. [REACT-04] */
export function ReactButton({ look, context }: SlotProps) {
  const t = useT()
  return (
    <Opener
      kind="dialog"
      handle={context.picker}
      className={clsx(styles['action'], styles[look.name])}
      aria-label={t(look.labelKey)}
      data-action={look.name}
      fetchPanel={fetchPanel}
      panelProps={{ context }}
    >
      {look.off}
    </Opener>
  )
}

/** The small one behind the reactions. */
export function AddReaction({ context }: { readonly context: ActionContext }) {
  const label = useT()('status.addReaction')
  return (
    <Opener
      kind="dialog"
      className={chipStyles['plus']}
      aria-label={label}
      data-tooltip={label}
      fetchPanel={fetchPanel}
      panelProps={{ context }}
    >
      <PlusIcon size={14} />
    </Opener>
  )
}
