import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { perform } from '../action-state.ts'
import type { ActionContext, StatusAction } from '../actions/types.ts'
import { animationMs } from '../limits.ts'
import { countText } from '../rules/count-text.ts'
import styles from './ActionBar.module.css'

interface ActionButtonProps {
  readonly action: StatusAction
  readonly context: ActionContext
  readonly hasCount?: boolean
  readonly className?: string | undefined
  /** Moves when it goes on. [POST-21] */
  readonly isAnimated?: boolean
}

/** One slot of the bar. */
export function ActionButton({
  action,
  context,
  hasCount = true,
  className,
  isAnimated = false,
}: ActionButtonProps) {
  const t = useT()
  const language = useLanguageTag()
  const [isMoving, setMoving] = useState(false)
  const isOn = action.isOn?.(context)
  const count = hasCount ? (action.count?.(context) ?? 0) : 0
  const label = t(action.labelKey)
  const Glyph = action.icon

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setMoving(false), animationMs)
    return () => clearTimeout(timer)
  }, [isMoving])

  return (
    <button
      type="button"
      data-action={action.name}
      data-tooltip={label}
      className={clsx(styles['action'], className, isOn && styles['on'], isMoving && styles['moving'])}
      aria-label={count > 0 ? t('status.withCount', { label, count: String(count) }) : label}
      aria-pressed={isOn}
      onClick={() => {
        if (isAnimated && isOn === false) setMoving(true)
        void perform(action, context)
      }}
    >
      <Glyph isFilled={isOn === true && action.name !== 'repeat'} />
      {count > 0 && <span>{countText(count, language)}</span>}
    </button>
  )
}
