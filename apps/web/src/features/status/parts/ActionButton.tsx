import { clsx } from 'clsx'
import { useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { act } from '../act.ts'
import type { LongPressHandlers } from '../../../ui/use-long-press.tsx'
import type { ActionName } from '../actions/index.ts'
import type { ActionContext } from '../actions/types.ts'
import { animationMs } from '../limits.ts'
import type { BarLook } from '../rules/action-looks.ts'
import { countText } from '../rules/count-text.ts'
import styles from './ActionBar.module.css'

interface ActionButtonProps {
  readonly look: BarLook<ActionName>
  readonly context: ActionContext
  readonly hasCount?: boolean
  readonly className?: string | undefined
  /** Moves when it goes on. [POST-21] */
  readonly isAnimated?: boolean
  /** For what stands behind a long press. */
  readonly handlers?: LongPressHandlers | undefined
}

/** One slot of the bar. */
export function ActionButton({
  look,
  context,
  hasCount = true,
  className,
  isAnimated = false,
  handlers,
}: ActionButtonProps) {
  const t = useT()
  const language = useLanguageTag()
  const [moving, setMoving] = useState<string | null>(null)
  const isOn = look.isOn?.(context)
  const count = hasCount ? (look.count?.(context) ?? 0) : 0
  const label = t(look.labelKey)

  function move(movement: string | null) {
    setMoving(movement)
    setTimeout(() => setMoving(null), animationMs)
  }

  return (
    <button
      type="button"
      {...handlers}
      data-action={look.name}
      className={clsx(styles['action'], className, isOn && styles['on'], moving)}
      aria-label={count > 0 ? t('status.withCount', { label, count: String(count) }) : label}
      aria-pressed={isOn}
      onClick={() => {
        const startsMoving = isAnimated && isOn === false
        act(look.name, context, startsMoving ? move : undefined)
      }}
    >
      {isOn === true ? look.on : look.off}
      {count > 0 && <span>{countText(count, language)}</span>}
    </button>
  )
}
