import type { AccountRow, NotificationRow, StatusRow } from '@skein/store'

import type { useT } from '../../../i18n/index.ts'
import { fullDate, timeOfDay } from '../../../lib/written-date.ts'
import { beginningOf, joinSpoken, spokenName } from '../../status/index.ts'
import type { NotificationLook } from '../types/index.ts'

type Named = Pick<AccountRow, 'displayName' | 'emojis' | 'handle'>

export interface LabelledNotification {
  readonly notification: Pick<NotificationRow, 'createdAt' | 'emoji' | 'isSeen'>
  readonly look: Pick<NotificationLook, 'textKey' | 'withEmoji'>
  /** Null where the server named nobody. */
  readonly actor: Named | null
  readonly status: Pick<StatusRow, 'subject' | 'text' | 'attachments'> | null
  /** Where somebody moved to. */
  readonly target: Named | null
  /** False leaves out when it happened. */
  readonly hasDate: boolean
  /** BCP 47 tag of the page. */
  readonly language: string
}

/** Says what a notification is: who did what, how the post begins, when. Nothing of a post that is behind a warning. */
export function notificationLabel(
  { notification, look, actor, status, target, hasDate, language }: LabelledNotification,
  length: 'short' | 'long',
  t: ReturnType<typeof useT>,
): string {
  const { createdAt, emoji, isSeen } = notification
  const ms = Date.parse(createdAt ?? '')
  const date = length === 'long' ? fullDate : timeOfDay
  const name = actor ? spokenName(actor) : ''
  return joinSpoken([
    look.withEmoji !== undefined && emoji !== null
      ? t(look.withEmoji.labelKey, { name, emoji })
      : t.markup(look.textKey, { name: () => name }),
    target && `@${target.handle}`,
    status && postWords(status, length, t),
    hasDate && !Number.isNaN(ms) && date(ms, language),
    !isSeen && t('notifications.label.unseen'),
  ])
}

function postWords(
  { subject, text, attachments }: NonNullable<LabelledNotification['status']>,
  length: 'short' | 'long',
  t: ReturnType<typeof useT>,
): string {
  if (subject !== '') return t('status.label.warning', { subject })
  if (text !== '') return beginningOf(text, length)
  return attachments.length === 0 ? '' : t('common.fileCount', { count: attachments.length })
}
