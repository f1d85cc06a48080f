const reportStates = ['open', 'resolved', 'closed'] as const

/** What became of a report. */
export type ReportState = (typeof reportStates)[number]

/** Null where the server does not say, or says something else. */
export const readReportState = (state: unknown): ReportState | null =>
  reportStates.find((each) => each === state) ?? null
