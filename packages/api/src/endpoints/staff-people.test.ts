import { describe, expect, it } from 'vitest'
import type { Client } from '../http/call.ts'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  activatePeople,
  approvePeople,
  confirmPeople,
  deactivatePeople,
  deletePerson,
  disableTwoFactorOf,
  fetchPeopleAsStaff,
  fetchPersonAsStaff,
  fetchStatusesAsStaff,
  forceNewPasswords,
  rejectPeople,
  resendConfirmations,
  setRightOf,
  setTagsOfPeople,
  suggestPeople,
  unsuggestPeople,
} from './staff-people.ts'

const recorded = (name: string) => bodyOf('akkoma-3.16', `pleroma-admin-users-${name}`)
const base = '/api/v1/pleroma/admin/users'

it('people are listed by kind, words and page, with how many there are', async () => {
  const { client, seen } = createFakeServer(json(recorded('get')))
  const answer = await fetchPeopleAsStaff(client, {
    filters: ['local', 'active'],
    search: 'er in',
    page: 2,
    pageSize: 5,
  })
  expect(seen[0]?.url).toBe(`${base}?filters=local%2Cactive&query=er%20in&page=2&page_size=5`)
  expect(answer.total).toBe(7)
  expect(answer.people[0]).toEqual({
    id: 'BCfYQdQEiL9fEl364O',
    nickname: 'erin',
    handle: 'erin',
    displayName: 'Erin MFA',
    avatar: 'http://localhost:4000/images/avi.png',
    url: 'http://localhost:4000/users/erin',
    createdAt: '2026-11-21T09:47:12.000Z',
    isLocal: true,
    isActive: true,
    isApproved: true,
    isConfirmed: true,
    isSuggested: true,
    isAdmin: false,
    isModerator: false,
    tags: [],
    email: 'erin@example.org',
    signUpReason: null,
  })
})

it('a person who is both admin and moderator has both rights', async () => {
  const body = recorded('get-one') as Record<string, unknown>
  const { client, seen } = createFakeServer(json({ ...body, roles: { admin: true, moderator: true } }))
  expect(await fetchPersonAsStaff(client, 'dave@remote.example')).toMatchObject({
    isAdmin: true,
    isModerator: true,
  })
  expect(seen[0]?.url).toBe(`${base}/dave%40remote.example`)
})

it('a person without most fields can be read', async () => {
  const { client } = createFakeServer(json({ id: 'P1', nickname: 'ana@xn--bcher-kva.example', tags: 'no' }))
  expect(await fetchPersonAsStaff(client, 'ana')).toMatchObject({
    handle: 'ana@🌏bücher.example',
    displayName: 'ana@xn--bcher-kva.example',
    isLocal: false,
    isActive: true,
    isAdmin: false,
    tags: [],
    email: null,
  })
})

it('all that a person posted is asked for with godmode', async () => {
  const { client, seen } = createFakeServer(json({ activities: [], total: 0 }))
  expect(await fetchStatusesAsStaff(client, 'frank', { page: 1, pageSize: 20 })).toEqual({
    statuses: [],
    total: 0,
  })
  expect(seen[0]?.url).toBe(`${base}/frank/statuses?godmode=true&page=1&page_size=20`)
})

const empty = () => new Response('', { status: 200, headers: { 'content-type': 'application/json' } })
const people = () => json(recorded('activate'))

interface Case {
  readonly what: string
  readonly answer: () => Response
  readonly ask: (client: Client) => Promise<unknown>
  readonly request: string
  readonly body?: unknown
}

const two = ['dave', 'erin'] as const
const many = { nicknames: two }
const cases: readonly Case[] = [
  {
    what: 'tags are added to people',
    answer: empty,
    ask: (client) => setTagsOfPeople(client, two, ['mrf_tag:sandbox'], true),
    request: `PUT ${base}/tag`,
    body: { ...many, tags: ['mrf_tag:sandbox'] },
  },
  {
    what: 'tags are removed from people',
    answer: empty,
    ask: (client) => setTagsOfPeople(client, two, ['mrf_tag:sandbox'], false),
    request: `DELETE ${base}/tag`,
    body: { ...many, tags: ['mrf_tag:sandbox'] },
  },
  {
    what: 'a person is deleted by nickname',
    answer: () => json(['a b']),
    ask: (client) => deletePerson(client, 'a b'),
    request: `DELETE ${base}?nickname=a%20b`,
  },
  {
    what: 'a right is given',
    answer: () => json({ is_moderator: true }),
    ask: (client) => setRightOf(client, 'dave', 'moderator', true),
    request: `POST ${base}/dave/permission_group/moderator`,
  },
  {
    what: 'a right is taken away',
    answer: () => json({ is_admin: false }),
    ask: (client) => setRightOf(client, 'dave', 'admin', false),
    request: `DELETE ${base}/dave/permission_group/admin`,
  },
  {
    what: 'people are activated',
    answer: people,
    ask: (client) => activatePeople(client, two),
    request: `PATCH ${base}/activate`,
    body: many,
  },
  {
    what: 'people are deactivated',
    answer: people,
    ask: (client) => deactivatePeople(client, two),
    request: `PATCH ${base}/deactivate`,
    body: many,
  },
  {
    what: 'people who wait are approved',
    answer: people,
    ask: (client) => approvePeople(client, two),
    request: `PATCH ${base}/approve`,
    body: many,
  },
  {
    what: 'people who wait are rejected',
    answer: () => json([...two]),
    ask: (client) => rejectPeople(client, two),
    request: `DELETE ${base}`,
    body: many,
  },
  {
    what: 'people are suggested',
    answer: people,
    ask: (client) => suggestPeople(client, two),
    request: `PATCH ${base}/suggest`,
    body: many,
  },
  {
    what: 'people are suggested no longer',
    answer: people,
    ask: (client) => unsuggestPeople(client, two),
    request: `PATCH ${base}/unsuggest`,
    body: many,
  },
  {
    what: 'addresses are confirmed',
    answer: empty,
    ask: (client) => confirmPeople(client, two),
    request: `PATCH ${base}/confirm_email`,
    body: many,
  },
  {
    what: 'confirmations are sent again',
    answer: empty,
    ask: (client) => resendConfirmations(client, two),
    request: `PATCH ${base}/resend_confirmation_email`,
    body: many,
  },
  {
    what: 'new passwords are forced',
    answer: empty,
    ask: (client) => forceNewPasswords(client, two),
    request: `PATCH ${base}/force_password_reset`,
    body: many,
  },
  {
    what: 'two-factor sign-in is disabled',
    answer: () => json('dave'),
    ask: (client) => disableTwoFactorOf(client, 'dave'),
    request: `PUT ${base}/disable_mfa`,
    body: { nickname: 'dave' },
  },
]

describe('each change of people', () => {
  it.each(cases)(
    '[API-120] [API-121] [API-122] [API-123] [API-124] [API-125] [API-126] $what',
    async ({ answer, ask, request, body }) => {
      const { client, seen } = createFakeServer(answer())
      await ask(client)
      expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(request)
      expect(seen[0]?.json).toEqual(body)
    },
  )

  it.each(cases)('$what: a page of HTML is no agreement', async ({ ask }) => {
    const page = new Response('<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } })
    const { client } = createFakeServer(page)
    await expect(ask(client)).rejects.toMatchObject({ kind: 'garbage' })
  })
})

it('people are answered as they are now', async () => {
  const { client } = createFakeServer(json(recorded('deactivate')))
  expect(await deactivatePeople(client, ['dave'])).toMatchObject([{ nickname: 'dave', isActive: false }])
})
