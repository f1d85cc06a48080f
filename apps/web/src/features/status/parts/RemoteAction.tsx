import { clsx } from 'clsx'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import type { ActionContext, StatusAction } from '../actions/types.ts'
import { countText } from '../rules/count-text.ts'
import styles from './ActionBar.module.css'

interface RemoteActionProps {
  readonly action: StatusAction
  readonly context: ActionContext
  readonly hasCount: boolean
  readonly className?: string | undefined
}

/** What a visitor has in the button's place: the way to do it from their own server. [POST-36] */
export function RemoteAction({ action, context, hasCount, className }: RemoteActionProps) {
  const t = useT()
  const language = useLanguageTag()
  const count = hasCount ? (action.count?.(context) ?? 0) : 0
  const label = t(`status.remote.${action.name as 'reply' | 'repeat' | 'favourite'}`)
  const Glyph = action.icon
  return (
    <a
      href={paths.remoteInteraction({ statusId: context.status.id })}
      target="_blank"
      rel="noopener"
      data-tooltip={label}
      className={clsx(styles['action'], className)}
      aria-label={count > 0 ? t('status.withCount', { label, count: String(count) }) : label}
    >
      <Glyph />
      {count > 0 && <span>{countText(count, language)}</span>}
    </a>
  )
}
