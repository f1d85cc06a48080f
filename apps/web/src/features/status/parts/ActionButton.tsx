import { clsx } from 'clsx'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import type { LongPressHandlers } from '../../../ui/use-long-press.tsx'
import type { BarLook } from '../actions/bar.ts'
import type { ActionName } from '../actions/index.ts'
import type { ActionContext } from '../actions/types.ts'
import { countText } from '../rules/count-text.ts'
import styles from './ActionBar.module.css'
import { usePress } from './use-press.ts'

/** What fills one slot of the bar. */
export interface SlotProps {
  readonly look: BarLook<ActionName>
  readonly context: ActionContext
  readonly hasCount: boolean
}

interface ActionButtonProps extends SlotProps {
  /** While it moves. */
  readonly movement?: string | undefined
  /** For what stands behind a long press. */
  readonly handlers?: LongPressHandlers | undefined
}

/** The plain button of a slot. */
export function ActionButton({ look, context, hasCount, movement, handlers }: ActionButtonProps) {
  const t = useT()
  const language = useLanguageTag()
  const { isOn, press } = usePress(look, context)
  const count = hasCount ? (look.count?.(context) ?? 0) : 0
  const label = t(look.labelKey)
  return (
    <button
      type="button"
      {...handlers}
      data-action={look.name}
      className={clsx(styles['action'], styles[look.name], isOn && styles['on'], movement)}
      aria-label={count > 0 ? t('status.withCount', { label, count: String(count) }) : label}
      aria-pressed={isOn}
      onClick={press}
    >
      {isOn === true ? look.on : look.off}
      {count > 0 && <span>{countText(count, language)}</span>}
    </button>
  )
}
