import type { Announcement } from '@skein/api'

export interface ListedAnnouncement extends Announcement {
  /** Members do not see it now: it is over, or has not begun. */
  readonly isInactive: boolean
}

const byTime = (a: Announcement, b: Announcement) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')

/**
 * Newest first. What members see says what is read and what is reacted with; what admins see adds what was written, and what is inactive
 * [ANN-10, ANN-11].
 * @param ofAdmin null for those who are no admins, and while it is not known
 */
export function mergeLists(
  ofMembers: readonly Announcement[],
  ofAdmin: readonly Announcement[] | null,
): readonly ListedAnnouncement[] {
  const seen = new Map(ofMembers.map((each) => [each.id, each]))
  const written = (ofAdmin ?? []).map((each) => {
    const own = seen.get(each.id)
    seen.delete(each.id)
    const { isRead = false, reactions = null } = own ?? {}
    return { ...each, isRead, reactions, isInactive: own === undefined }
  })
  const others = [...seen.values()].map((each) => ({ ...each, isInactive: false }))
  return [...written, ...others].toSorted(byTime)
}
