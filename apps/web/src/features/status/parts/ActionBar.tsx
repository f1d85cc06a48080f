import { can } from '@skein/api'
import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ActionContext } from '../actions/types.ts'
import {
  bookmarkLook,
  favouriteLook,
  isQuotable,
  quoteLook,
  repeatLock,
  repeatLook,
  replyLook,
} from '../rules/action-looks.ts'
import styles from './ActionBar.module.css'
import { ActionButton } from './ActionButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { ReactButton } from './ReactButton.tsx'
import { RemoteAction } from './RemoteAction.tsx'
import { RepeatButton } from './RepeatButton.tsx'
import { LockIcon } from './row-icons.tsx'

interface ActionBarProps {
  readonly context: ActionContext
  readonly isFocused?: boolean
}

/** What can be done with a post, each at its own place: a missing one leaves its slot empty. [POST-02] */
export function ActionBar({ context, isFocused = false }: ActionBarProps) {
  const t = useT()
  const hasCounts = !useSetting('hidePostStats')
  const className = clsx(styles['bar'], isFocused && styles['large'])
  if (context.viewerId === null) {
    return (
      <div className={className} data-tooltip-names="">
        <RemoteAction look={replyLook} context={context} hasCount={hasCounts} className={styles['reply']} />
        <RemoteAction look={repeatLook} context={context} hasCount={hasCounts} className={styles['repeat']} />
        <RemoteAction
          look={favouriteLook}
          context={context}
          hasCount={hasCounts}
          className={styles['favourite']}
        />
        <MoreMenu context={context} />
      </div>
    )
  }
  const lock = repeatLock(context)
  return (
    <div className={className} data-tooltip-names="">
      <ActionButton look={replyLook} context={context} hasCount={hasCounts} className={styles['reply']} />
      {lock === null ? (
        <RepeatButton context={context} hasCount={hasCounts} />
      ) : (
        <span
          className={clsx(styles['lock'], styles['repeat'])}
          data-tooltip={t(`status.repeatLock.${lock}`)}
        >
          <LockIcon />
          <VisuallyHidden>{t(`status.repeatLock.${lock}`)}</VisuallyHidden>
        </span>
      )}
      {isQuotable(context) && <ActionButton look={quoteLook} context={context} className={styles['quote']} />}
      <FavouriteButton context={context} hasCount={hasCounts} />
      {can(context.instance, 'reactions') && <ReactButton context={context} />}
      <ActionButton look={bookmarkLook} context={context} className={styles['bookmark']} />
      <MoreMenu context={context} />
    </div>
  )
}
