import type { ReportCategory } from '@skein/api'

export const reasons: readonly ReportCategory[] = ['spam', 'violation', 'legal', 'other']

interface Words {
  readonly comment: string
  readonly reason: ReportCategory | null
  /** The reason as it was chosen, in words. */
  readonly reasonText: string
  /** Whether the server takes a category. */
  readonly sorts: boolean
}

/** What is sent: the category where there is one, else the reason as the first line that the moderators read. */
export function wordsOf({ comment, reason, reasonText, sorts }: Words): {
  readonly comment: string
  readonly category: ReportCategory | null
} {
  const said = comment.trim()
  if (reason === null || sorts) return { comment: said, category: reason }
  return { comment: said === '' ? reasonText : `${reasonText}\n${said}`, category: null }
}
