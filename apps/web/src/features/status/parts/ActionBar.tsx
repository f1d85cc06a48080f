import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { barLooks } from '../actions/bar.ts'
import type { ActionName } from '../actions/index.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import { ActionButton, type SlotProps } from './ActionButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { ReactButton } from './ReactButton.tsx'
import { RemoteAction } from './RemoteAction.tsx'
import { RepeatButton } from './RepeatButton.tsx'
import { LockIcon } from './row-icons.tsx'

/** Those with more than a press; the others are plain. */
const buttons: Partial<Record<ActionName, ComponentType<SlotProps>>> = {
  repeat: RepeatButton,
  favourite: FavouriteButton,
  react: ReactButton,
}

interface ActionBarProps {
  readonly context: ActionContext
  readonly isFocused?: boolean
}

/** What can be done with a post, each at its own place: a missing one leaves its slot empty. [POST-02] */
export function ActionBar({ context, isFocused = false }: ActionBarProps) {
  const hasCount = !useSetting('hidePostStats')
  return (
    <div className={clsx(styles['bar'], isFocused && styles['large'])} data-tooltip-names="">
      {barLooks.map((look) => slot({ look, context, hasCount }))}
      <MoreMenu context={context} />
    </div>
  )
}

/** No component of its own: a row that is scrolled past has six of them. */
function slot(props: SlotProps) {
  const { look, context } = props
  const { name, remoteKey } = look
  if (context.viewerId === null)
    return remoteKey === undefined ? null : <RemoteAction key={name} {...props} labelKey={remoteKey} />
  const lockKey = look.lock?.(context) ?? null
  if (lockKey !== null) return <Lock key={name} name={name} lockKey={lockKey} />
  const Button = buttons[name] ?? ActionButton
  return look.isOffered(context) ? <Button key={name} {...props} /> : null
}

interface LockProps {
  readonly name: string
  readonly lockKey: NonNullable<ReturnType<NonNullable<SlotProps['look']['lock']>>>
}

/** Why something cannot be done, in the place of its button. [POST-19] */
function Lock({ name, lockKey }: LockProps) {
  const text = useT()(lockKey)
  return (
    <span className={clsx(styles['lock'], styles[name])} data-tooltip={text}>
      <LockIcon />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
