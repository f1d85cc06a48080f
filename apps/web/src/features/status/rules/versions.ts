import type { Attachment, CustomEmoji, StatusVersion } from '@skein/api'
import type { StatusRow } from '@skein/store'

/** One version of a post with everything known of it. */
export interface PostVersion {
  readonly content: string
  readonly text: string
  readonly subject: string
  readonly isSensitive: boolean
  readonly createdAt: string | null
  readonly attachments: readonly Attachment[]
  readonly emojis: readonly CustomEmoji[]
  /** Null: the server did not tell, and they are as the post has them. */
  readonly pollOptions: readonly string[] | null
}

/** The server's versions, newest first; what one of them does not tell is as the post has it now. [POST-31] */
export function completeVersions(versions: readonly StatusVersion[], status: StatusRow): PostVersion[] {
  return versions
    .map((version) => ({
      content: version.content ?? status.content,
      text: version.text ?? status.text,
      subject: version.subject ?? status.subject,
      isSensitive: version.isSensitive ?? status.isSensitive,
      createdAt: version.createdAt,
      attachments: version.attachments ?? status.attachments,
      emojis: version.emojis ?? status.emojis,
      pollOptions: version.pollOptions,
    }))
    .toReversed()
}

/** What became of a post from one version to the next, besides its words. */
export function changesBetween(before: PostVersion, after: PostVersion) {
  const idsOf = (version: PostVersion) => new Set<string>(version.attachments.map(({ id }) => id))
  const [old, fresh] = [idsOf(before), idsOf(after)]
  const hasPoll =
    before.pollOptions !== null &&
    after.pollOptions !== null &&
    before.pollOptions.join('\n') !== after.pollOptions.join('\n')
  return {
    hasSubject: before.subject !== after.subject,
    hasText: before.text !== after.text,
    filesAdded: [...fresh].filter((id) => !old.has(id)).length,
    filesRemoved: [...old].filter((id) => !fresh.has(id)).length,
    hasPoll,
    /** Null: the mark stayed as it was. */
    isSensitive: before.isSensitive === after.isSensitive ? null : after.isSensitive,
  }
}

export function hasChanges(changes: ReturnType<typeof changesBetween>): boolean {
  return (
    changes.hasSubject ||
    changes.hasText ||
    changes.hasPoll ||
    changes.filesAdded + changes.filesRemoved > 0 ||
    changes.isSensitive !== null
  )
}
