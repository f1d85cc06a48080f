import { clsx } from 'clsx'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { countText } from '../rules/count-text.ts'
import styles from './ActionBar.module.css'
import type { SlotProps } from './ActionButton.tsx'

interface RemoteActionProps extends SlotProps {
  readonly labelKey: NonNullable<SlotProps['look']['remoteKey']>
}

/** What a visitor has in the button's place: the way to do it from their own server. [POST-36] */
export function RemoteAction({ look, context, hasCount, labelKey }: RemoteActionProps) {
  const t = useT()
  const language = useLanguageTag()
  const count = hasCount ? (look.count?.(context) ?? 0) : 0
  const label = t(labelKey)
  return (
    <a
      href={paths.remoteInteraction({ statusId: context.status.id })}
      target="_blank"
      rel="noopener"
      className={clsx(styles['action'], styles[look.name])}
      aria-label={count > 0 ? t('status.withCount', { label, count: String(count) }) : label}
    >
      {look.off}
      {count > 0 && <span>{countText(count, language)}</span>}
    </a>
  )
}
