import * as v from 'valibot'
import { readReportState, type ReportState } from './report-state.ts'
import { anyValue, field, idText, items, looseObject, nullableField, number, text } from '../wire/wire.ts'

const reported = nullableField(looseObject({ acct: field(text) }))

/** What some types of notifications bring besides people and posts. */
export const detailWire = {
  report: nullableField(
    looseObject({
      id: field(idText),
      state: nullableField(text),
      // The family of Pleroma says `content`, `account` and `statuses`.
      content: nullableField(text),
      comment: nullableField(text),
      account: reported,
      target_account: reported,
      statuses: nullableField(items(anyValue)),
      status_ids: nullableField(items(idText)),
    }),
  ),
  collection: nullableField(looseObject({ name: field(text), url: nullableField(text) })),
  moderation_warning: nullableField(looseObject({ text: nullableField(text) })),
  event: nullableField(
    looseObject({
      target_name: field(text),
      followers_count: field(number),
      following_count: field(number),
    }),
  ),
} as const

const detailSchema = v.object(detailWire)

/**
 * What a notification says besides people and posts. `report`: who is reported, why, and how many posts; `collection`:
 * its name; `warning`: the words of the moderators; `severed`: what the server no longer deals with, and how many
 * follows went with it.
 */
export type NotificationDetail =
  | {
      readonly kind: 'report'
      readonly id: string | null
      readonly acct: string | null
      readonly comment: string
      readonly posts: number
      /** Null where the server does not say. */
      readonly state: ReportState | null
    }
  | { readonly kind: 'collection'; readonly name: string; readonly url: string | null }
  | { readonly kind: 'warning'; readonly text: string }
  | {
      readonly kind: 'severed'
      readonly target: string
      readonly followers: number
      readonly following: number
    }

export function foldNotificationDetail({
  report,
  collection,
  moderation_warning: warning,
  event,
}: v.InferOutput<typeof detailSchema>): NotificationDetail | null {
  if (report)
    return {
      kind: 'report',
      id: report.id ?? null,
      acct: report.target_account?.acct ?? report.account?.acct ?? null,
      comment: report.comment ?? report.content ?? '',
      posts: (report.statuses ?? report.status_ids ?? []).length,
      state: readReportState(report.state),
    }
  if (collection) return { kind: 'collection', name: collection.name ?? '', url: collection.url ?? null }
  if (warning) return { kind: 'warning', text: warning.text ?? '' }
  if (event)
    return {
      kind: 'severed',
      target: event.target_name ?? '',
      followers: event.followers_count ?? 0,
      following: event.following_count ?? 0,
    }
  return null
}
