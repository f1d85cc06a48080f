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
      {barLooks.map((look) => (
        <Slot key={look.name} look={look} context={context} hasCount={hasCount} />
      ))}
      <MoreMenu context={context} />
    </div>
  )
}

function Slot(props: SlotProps) {
  const { look, context } = props
  if (context.viewerId === null)
    return look.remoteKey === undefined ? null : <RemoteAction {...props} labelKey={look.remoteKey} />
  const lockKey = look.lock?.(context) ?? null
  if (lockKey !== null) return <Lock name={look.name} lockKey={lockKey} />
  const Button = buttons[look.name] ?? ActionButton
  return look.isOffered(context) ? <Button {...props} /> : null
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
