import type { AccountId } from '@skein/api'
import type { NotificationRow, StatusRow } from '@skein/store'
import type { ComponentType } from 'react'
import type { MessageKey } from '../../../i18n/index.ts'
import type { IconComponent } from '../../../ui/icons.tsx'

/** What a notification is judged by. */
export interface Facts {
  readonly notification: Pick<NotificationRow, 'type' | 'accountId'>
  readonly status: Pick<StatusRow, 'inReplyToAccountId' | 'mentions'> | undefined
  readonly viewerId: AccountId | null
}

export interface BodyProps {
  readonly notification: NotificationRow
  readonly status: StatusRow | undefined
}

type TextKey = Exclude<
  Extract<MessageKey, `notifications.types.${string}`>,
  'notifications.types.reactionWith'
>

export interface NotificationLook {
  readonly icon: IconComponent
  readonly isFilled?: boolean
  /** The colour of the icon; without one that of quiet words. */
  readonly tone?: 'favourite' | 'repeat' | 'reply' | 'accent' | 'private' | 'danger'
  /** Who did what. */
  readonly textKey: TextKey
  /** The same with the emoji that was chosen, which then stands in the icon's place. [NOTIF-07] */
  readonly withEmoji?: {
    readonly textKey: 'notifications.types.reactionWith'
    readonly labelKey: 'notifications.label.reaction'
  }
  /** The sentence may need more than one line. */
  readonly isLong?: boolean
  /** What can be done with the post stands below it. */
  readonly hasActions?: boolean
  /** Below the first line; left out: how the post begins that it is about. */
  readonly Body?: ComponentType<BodyProps>
}

/** How a type of notification is drawn. */
export interface DrawnType extends NotificationLook {
  /** What is drawn differently, and when: the first that is meant. */
  readonly variants?: readonly (Partial<NotificationLook> & { isMeant(facts: Facts): boolean })[]
}

export const defineNotification = (type: DrawnType): DrawnType => type
