import { statusId, wirePerson } from '../../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'

type Json = Record<string, unknown>
type WireFollowed = Json & { readonly id: string }

export const followingPath = '/api/v1/accounts/id-wren/following'

/** How many days ago something was, as servers write the day. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

export const relation = (id: string, change: Json = {}): Json => ({
  id,
  following: true,
  followed_by: false,
  ...change,
})

/** One followed person with the relationship in it, as servers of the Pleroma family write them. */
export function followed(number: number, change: Json = {}, relationship: Json = {}): WireFollowed {
  const id = statusId(number)
  return {
    ...wirePerson(`p${number}`),
    id,
    statuses_count: 10,
    last_status_at: daysAgo(2),
    pleroma: { relationship: relation(id, relationship) },
    ...change,
  }
}

/** So many followed people, the highest number first. */
export const manyFollowed = (count: number): WireFollowed[] =>
  Array.from({ length: count }, (_, index) => followed(count - index))

/** Answers follow and unfollow of everyone on the list. */
export function answerFollows(server: FakeServer, people: readonly WireFollowed[]): void {
  for (const { id, locked } of people) {
    server.on(`POST /api/v1/accounts/${id}/unfollow`, () => relation(id, { following: false }))
    server.on(`POST /api/v1/accounts/${id}/follow`, () =>
      relation(id, { following: locked !== true, requested: locked === true }),
    )
  }
}
