import { useLongPress } from '../../../ui/use-long-press.tsx'
import { acting } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import { repeatLook } from '../rules/action-looks.ts'
import styles from './ActionBar.module.css'
import { ActionButton } from './ActionButton.tsx'

const fetchPanel = () => acting.fetch().then((code) => code.fetchRepeatPanel())

interface RepeatButtonProps {
  readonly context: ActionContext
  readonly hasCount: boolean
}

/** Repeats; behind it stand quoting and for whom to repeat. */
export function RepeatButton({ context, hasCount }: RepeatButtonProps) {
  const { handlers, panel } = useLongPress(fetchPanel, { context })
  return (
    <>
      <ActionButton
        look={repeatLook}
        context={context}
        hasCount={hasCount}
        className={styles['repeat']}
        isAnimated
        handlers={handlers}
      />
      {panel}
    </>
  )
}
