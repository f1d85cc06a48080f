import * as v from 'valibot'
import { field, idText, items, nullableField, number, numberedId, text, wire } from '../wire/wire.ts'
import { readReportState } from './report-state.ts'
import { reportedAccountSchema } from './staff-account.ts'
import { statusSchema } from './status.ts'

const noteSchema = v.pipe(
  wire({
    id: numberedId,
    content: field(text),
    created_at: field(text),
    user: nullableField(reportedAccountSchema),
  }),
  v.transform(({ id, content, created_at: createdAt, user }) => ({
    id,
    text: content ?? '',
    /** ISO 8601. */
    createdAt: createdAt ?? null,
    /** Null where the author is gone. */
    author: user?.account ?? null,
  })),
)

/** What a member of the staff wrote below a report. */
export type ReportNote = v.InferOutput<typeof noteSchema>

/**
 * A report as the staff reads it. Akkoma leaves out posts that were deleted after they were reported.
 * @see https://docs.akkoma.dev/stable/development/API/admin_api/
 */
export const staffReportSchema = v.pipe(
  wire({
    id: idText,
    state: nullableField(text),
    content: nullableField(text),
    created_at: field(text),
    account: nullableField(reportedAccountSchema),
    actor: nullableField(reportedAccountSchema),
    notes: nullableField(items(noteSchema)),
    statuses: nullableField(items(statusSchema)),
  }),
  v.transform(({ id, state, content, created_at: createdAt, account, actor, notes, statuses }) => ({
    id,
    state: readReportState(state) ?? ('open' as const),
    comment: content ?? '',
    /** ISO 8601. */
    createdAt: createdAt ?? null,
    /** The reported account; null where it cannot be read. */
    account: account ?? null,
    /** The author of the report; one of another server comes from the actor of that server. */
    reporter: actor?.account ?? null,
    notes: notes ?? [],
    statuses: statuses ?? [],
  })),
)

export type StaffReport = v.InferOutput<typeof staffReportSchema>

/** A page of reports, and how many there are in all. */
export const staffReportsSchema = v.pipe(
  wire({ reports: items(staffReportSchema), total: field(number) }),
  v.transform(({ reports, total }) => ({ reports, total: total ?? reports.length })),
)
