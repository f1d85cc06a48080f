import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { bookmark, favourite, quote, repeat, reply } from '../actions/index.ts'
import { repeatLock } from '../actions/repeat.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import { ActionButton } from './ActionButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { ReactButton } from './ReactButton.tsx'
import { RemoteAction } from './RemoteAction.tsx'
import { LockIcon } from './row-icons.tsx'

interface ActionBarProps {
  readonly context: ActionContext
  readonly isFocused?: boolean
}

/** What can be done with a post, each at its own place: a missing one leaves its slot empty. [POST-02] */
export function ActionBar({ context, isFocused = false }: ActionBarProps) {
  'use memo'
  const t = useT()
  const hasCounts = !useSetting('hidePostStats')
  const className = clsx(styles['bar'], isFocused && styles['large'])
  if (context.viewerId === null) {
    return (
      <div className={className}>
        <RemoteAction action={reply} context={context} hasCount={hasCounts} className={styles['reply']} />
        <RemoteAction action={repeat} context={context} hasCount={hasCounts} className={styles['repeat']} />
        <RemoteAction
          action={favourite}
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
    <div className={className}>
      <ActionButton action={reply} context={context} hasCount={hasCounts} className={styles['reply']} />
      {lock === null ? (
        <ActionButton
          action={repeat}
          context={context}
          hasCount={hasCounts}
          className={styles['repeat']}
          isAnimated
        />
      ) : (
        <span
          className={clsx(styles['lock'], styles['repeat'])}
          data-tooltip={t(`status.repeatLock.${lock}`)}
        >
          <LockIcon />
          <VisuallyHidden>{t(`status.repeatLock.${lock}`)}</VisuallyHidden>
        </span>
      )}
      {quote.isOffered(context) && (
        <ActionButton action={quote} context={context} className={styles['quote']} />
      )}
      <ActionButton
        action={favourite}
        context={context}
        hasCount={hasCounts}
        className={styles['favourite']}
        isAnimated
      />
      <ReactButton context={context} />
      <ActionButton action={bookmark} context={context} className={styles['bookmark']} />
      <MoreMenu context={context} />
    </div>
  )
}
