import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { act } from '../act.ts'
import type { LongPressHandlers } from '../../../ui/use-long-press.tsx'
import type { ActionContext, ActionLook } from '../actions/types.ts'
import { animationMs } from '../limits.ts'
import { countText } from '../rules/count-text.ts'
import styles from './ActionBar.module.css'

interface ActionButtonProps {
  readonly look: ActionLook
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
  const Glyph = look.icon

  useEffect(() => {
    if (moving === null) return undefined
    const timer = setTimeout(() => setMoving(null), animationMs)
    return () => clearTimeout(timer)
  }, [moving])

  return (
    <button
      type="button"
      {...handlers}
      data-action={look.name}
      data-tooltip={label}
      className={clsx(styles['action'], className, isOn && styles['on'], moving)}
      aria-label={count > 0 ? t('status.withCount', { label, count: String(count) }) : label}
      aria-pressed={isOn}
      onClick={() => {
        const startsMoving = isAnimated && isOn === false
        act(look.name, context, startsMoving ? setMoving : undefined)
      }}
    >
      <Glyph isFilled={isOn === true && look.name !== 'repeat'} />
      {count > 0 && <span>{countText(count, language)}</span>}
    </button>
  )
}
