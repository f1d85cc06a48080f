import type { NotificationId } from '@skein/api'
import type { AccountRow, NotificationRow, StatusRow } from '@skein/store'

import type { useT } from '../../../i18n/index.ts'
import { spokenName } from '../../status/index.ts'
import type { NotificationKind } from '../rules/kind-of.ts'

/** What the system shows of a notification. */
export interface AlertContent {
  readonly title: string
  readonly body: string
  /** One of a tag is shown at a time, whichever tab shows it. */
  readonly tag: string
  readonly icon: string | undefined
  readonly image: string | undefined
}

interface AlertFacts {
  readonly notification: NotificationRow
  readonly kind: NotificationKind
  readonly actor: AccountRow | null
  readonly target: AccountRow | null
  readonly status: StatusRow | null
  readonly viewerId: string
  /** Words behind a content warning stay there. */
  readonly hidesWarned: boolean
}

export const alertTag = (viewerId: string, id: NotificationId): string => `skein-${viewerId}-${id}`

/** Kinds of which the post itself is the news. */
const spoken: ReadonlySet<NotificationKind> = new Set(['mention', 'reply', 'status', 'update', 'quote'])

/** The text of a post, what warns of it first, and alone where what it warns of is to stay hidden. [NOTIF-21] [NOTIF-22] */
function postText({ subject, text }: StatusRow, hidesWarned: boolean): string {
  if (subject === '') return text
  return hidesWarned || text === '' ? subject : `${subject}\n${text}`
}

/** The first image that is not to be hidden. [NOTIF-23] */
function imageOf(status: StatusRow | null): string | undefined {
  if (status === null || status.isSensitive) return undefined
  const image = status.attachments.find(({ kind }) => kind === 'image')
  return image?.previewUrl ?? image?.url
}

function bodyOf(
  { notification, kind, target, status, hidesWarned }: AlertFacts,
  t: ReturnType<typeof useT>,
): string {
  if (spoken.has(kind) && status !== null) {
    const words = postText(status, hidesWarned)
    if (words !== '') return words
  }
  switch (kind) {
    case 'favourite':
    case 'repeat':
    case 'follow':
    case 'follow_request':
    case 'poll':
    case 'report':
      return t(`notifications.alerts.${kind}`)
    case 'reaction':
      return t('notifications.alerts.reaction', { emoji: notification.emoji ?? '' })
    case 'move':
      return t('notifications.alerts.move', { handle: target === null ? '' : `@${target.handle}` })
    default:
      return t('notifications.alerts.other')
  }
}

/** What an alert of a notification says: who, and what they did or wrote. [NOTIF-20] */
export function alertContent(facts: AlertFacts, t: ReturnType<typeof useT>): AlertContent {
  const { notification, actor, status, viewerId } = facts
  return {
    title: actor === null ? t('notifications.title') : spokenName(actor),
    body: bodyOf(facts, t),
    tag: alertTag(viewerId, notification.id),
    icon: actor?.avatar ?? undefined,
    image: imageOf(status),
  }
}
