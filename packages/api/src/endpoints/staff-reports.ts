import type { ReportState } from '../entities/report-state.ts'
import { staffReportSchema, staffReportsSchema, type StaffReport } from '../entities/staff-report.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing } from '../http/reads.ts'

export const staffReportEndpoints = {
  reports: endpoint('GET', '/api/v1/pleroma/admin/reports', entity(staffReportsSchema)),
  reportStates: endpoint('PATCH', '/api/v1/pleroma/admin/reports', nothing),
  report: endpoint('GET', '/api/v1/pleroma/admin/reports/:id', entity(staffReportSchema)),
  addNote: endpoint('POST', '/api/v1/pleroma/admin/reports/:id/notes', nothing),
  deleteNote: endpoint('DELETE', '/api/v1/pleroma/admin/reports/:id/notes/:noteId', nothing),
}

/** Which reports are asked for. */
export interface ReportQuery {
  /** All where it is left out. */
  readonly state?: ReportState
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/**
 * One page of reports, newest first, and how many there are; for the staff of servers of the Pleroma family.
 * @throws ApiError
 */
export const fetchStaffReports = (
  client: Client,
  { state, page, pageSize }: ReportQuery,
  options: RequestOptions = {},
): Promise<{ readonly reports: StaffReport[]; readonly total: number }> =>
  client.request(
    callOf(staffReportEndpoints.reports, { ...options, query: { state, page, page_size: pageSize } }),
  )

/** @throws ApiError with 404 where there is no such report */
export const fetchStaffReport = askById(staffReportEndpoints.report)

/** The state that a report should get. */
export interface ReportChange {
  readonly id: string
  readonly state: ReportState
}

/**
 * Changes the states of reports. Where one of them is refused the server may have changed the others.
 * @throws ApiError
 */
export const setReportStates = (
  client: Client,
  changes: readonly ReportChange[],
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(staffReportEndpoints.reportStates, {
      ...options,
      json: { reports: changes },
    }),
  )

/** Adds a note. Its id is only in the report, which has to be fetched again. @throws ApiError */
export const addReportNote = (
  client: Client,
  id: string,
  content: string,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(callOf(staffReportEndpoints.addNote, { ...options, path: { id }, json: { content } }))

/** @throws ApiError with 500 where there is no such note */
export const deleteReportNote = (
  client: Client,
  id: string,
  noteId: string,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(callOf(staffReportEndpoints.deleteNote, { ...options, path: { id, noteId } }))
