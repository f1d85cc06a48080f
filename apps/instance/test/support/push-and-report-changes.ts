import type { Prepare } from './prepare.ts'
import type { RecordedWorld } from './recorded-world.ts'

/** The report that moderators were recorded with. */
const reported: Prepare = ({ instance: { db }, people: { alice, bob } }) =>
  db
    .insertInto('reports')
    .values({
      id: 'BCfYjyU1Mm3AinPh6O',
      account_id: alice.id,
      target_id: bob.id,
      comment: 'x',
      status_ids: '[]',
      state: 'open',
      created_at: Date.parse('2026-11-21T09:50:42.000Z'),
    })
    .execute()

const subscribe = (world: RecordedWorld): Promise<unknown> =>
  world.ask('alice', 'POST', '/api/v1/push/subscription', {
    subscription: { endpoint: 'https://push.example.org/x', keys: { p256dh: 'p', auth: 'a' } },
    data: { alerts: { follow: true, favourite: true, mention: true, reblog: true } },
  })

/** As in `changes.ts`: what goes to the staff, and what a browser is subscribed to. */
export const PUSH_AND_REPORT_CASES: Record<string, Prepare | null> = {
  'push-subscription-delete': subscribe,
  'push-subscription-delete--error-none': null,
  'push-subscription-get': subscribe,
  'push-subscription-get--error-none': null,
  'push-subscription-post': null,
  'push-subscription-post--error-bad': null,
  'pleroma-admin-reports-patch': reported,
  'pleroma-admin-reports-patch--error-bad-state': reported,
  'reports-post': null,
  'reports-post--error-comment-too-long': null,
  'reports-post--error-no-account': null,
}
