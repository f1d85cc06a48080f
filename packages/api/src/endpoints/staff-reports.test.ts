import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  addReportNote,
  deleteReportNote,
  fetchStaffReport,
  fetchStaffReports,
  setReportStates,
} from './staff-reports.ts'

const recorded = (name: string) => bodyOf('akkoma-3.16', `pleroma-admin-reports${name}`)
const noContent = () => new Response(null, { status: 204, headers: { 'content-type': 'application/json' } })

it('[API-116] reports are asked for by state and by page', async () => {
  const { client, seen } = createFakeServer(json(recorded('')), json(recorded('')))
  await fetchStaffReports(client, { state: 'open', page: 3, pageSize: 50 })
  await fetchStaffReports(client, { page: 1, pageSize: 50 })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/v1/pleroma/admin/reports?state=open&page=3&page_size=50',
    'GET /api/v1/pleroma/admin/reports?page=1&page_size=50',
  ])
})

it('a report has its account, reporter, comment, state, date, posts and notes', async () => {
  const { client } = createFakeServer(json(recorded('--with-note')))
  const { reports, total } = await fetchStaffReports(client, { page: 1, pageSize: 50 })
  expect(total).toBe(2)
  expect(reports.find(({ notes }) => notes.length > 0)).toMatchObject({
    id: 'BCfYjyU1Mm3AinPh6O',
    state: 'open',
    comment: 'x',
    createdAt: '2026-11-21T09:50:42.000Z',
    account: {
      account: { acct: 'bob' },
      staff: { nickname: 'bob', email: 'bob@example.org', isActive: true },
    },
    reporter: { acct: 'dave' },
    notes: [
      { id: '1', text: 'looking into it', createdAt: '2026-11-21T09:50:42.000Z', author: { acct: 'mod' } },
    ],
    statuses: [],
  })
  expect(reports.map(({ statuses }) => statuses.length).toSorted()).toEqual([0, 2])
})

it('a report that cannot be read is left out, and the others stay', async () => {
  const body = recorded('') as { reports: unknown[]; total: number }
  body.reports.push({ content: 'no id' }, null)
  const { client } = createFakeServer(json(body))
  const { reports } = await fetchStaffReports(client, { page: 1, pageSize: 50 })
  expect(reports).toHaveLength(body.reports.length - 2)
})

it.each(['--deleted-post', '--deleted-account'])('the recorded report %s can be read', async (name) => {
  const { client } = createFakeServer(json(recorded(`-one${name}`)))
  const report = await fetchStaffReport(client, 'R1')
  expect(report.account?.staff.isActive).toBe(name === '--deleted-post')
  expect(report.statuses.map(({ text }) => text)).toEqual(
    name === '--deleted-post' ? ['Cheap watches, the first'] : [],
  )
})

it('a report without its people, with null where lists belong, can be read', async () => {
  const { client } = createFakeServer(
    json({
      id: 8,
      state: 'unheard-of',
      account: null,
      actor: null,
      content: null,
      notes: null,
      statuses: null,
    }),
  )
  expect(await fetchStaffReport(client, '8')).toEqual({
    id: '8',
    state: 'open',
    comment: '',
    createdAt: null,
    account: null,
    reporter: null,
    notes: [],
    statuses: [],
  })
})

it('[API-117] the states of several reports go out in one list of ids and states', async () => {
  const { client, seen } = createFakeServer(noContent())
  await setReportStates(client, [
    { id: 'R1', state: 'resolved' },
    { id: 'R2', state: 'closed' },
  ])
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('PATCH /api/v1/pleroma/admin/reports')
  expect(seen[0]?.json).toEqual({
    reports: [
      { id: 'R1', state: 'resolved' },
      { id: 'R2', state: 'closed' },
    ],
  })
})

it('[API-118] a note goes out as JSON, and its answer is empty', async () => {
  const { client, seen } = createFakeServer(noContent())
  await expect(addReportNote(client, 'R/1', 'Wrote to them.')).resolves.toBeUndefined()
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('POST /api/v1/pleroma/admin/reports/R%2F1/notes')
  expect(seen[0]?.json).toEqual({ content: 'Wrote to them.' })
})

it('[API-119] a note is deleted by its report and its id, without a body', async () => {
  const { client, seen } = createFakeServer(noContent())
  await deleteReportNote(client, 'R1', '7')
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('DELETE /api/v1/pleroma/admin/reports/R1/notes/7')
  expect(seen[0]?.json).toBeUndefined()
})

it('a member is refused in the server’s own words', async () => {
  const { client } = createFakeServer(json(recorded('--error-member'), { status: 403 }))
  await expect(fetchStaffReports(client, { page: 1, pageSize: 50 })).rejects.toMatchObject({
    status: 403,
    serverMessage: 'User is not a staff member.',
  })
})
