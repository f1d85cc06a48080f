import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { fetchOwnProfile, removeProfilePicture, updateProfile, uploadProfilePicture } from './profile.ts'

const answer = () => json(bodyOf('akkoma-3.16', 'accounts-update_credentials--json-profile'))
const path = '/api/v1/accounts/update_credentials'

it('a profile is read as it was written', async () => {
  const { client } = createFakeServer(answer())
  const { account, profile } = await fetchOwnProfile(client)
  expect(account.displayName).toBe('Alice :blobcat:')
  expect(profile).toEqual({
    displayName: 'Alice :blobcat:',
    note: 'Hello, I am **alice** #testing https://example.org/',
    rows: [
      { name: 'Site', value: 'https://example.org/' },
      { name: 'Pronouns', value: 'she/her :blobfox:' },
    ],
    flags: {
      isLocked: false,
      isBot: false,
      isDiscoverable: true,
      noRichText: false,
      showsRole: true,
      permitsFollowback: false,
      allowsFollowingMove: true,
      hidesFollowing: false,
      hidesFollowingCount: false,
      hidesFollowers: false,
      hidesFollowersCount: false,
      hidesFavourites: false,
    },
    defaultScope: 'public',
    acceptsDirectMessagesFrom: 'everybody',
    statusTtlDays: null,
    hasBackground: true,
  })
})

it('what a server does not have is not offered', async () => {
  const { client } = createFakeServer(json(bodyOf('mastodon', 'accounts-verify_credentials')))
  const { profile } = await fetchOwnProfile(client)
  expect(Object.keys(profile.flags).toSorted()).toEqual(['isBot', 'isDiscoverable', 'isLocked'])
  expect(profile).toMatchObject({ acceptsDirectMessagesFrom: null, hasBackground: false })
  expect(profile.statusTtlDays).toBeUndefined()
})

it('[API-82] a profile is changed as JSON of what changed', async () => {
  const { client, seen } = createFakeServer(answer())
  await updateProfile(client, { displayName: 'Alice', rows: [{ name: 'Site', value: 'x' }] })
  await updateProfile(client, {
    note: '',
    flags: { isLocked: true, hidesFollowing: false, permitsFollowback: true, showsRole: false },
    defaultScope: 'private',
    acceptsDirectMessagesFrom: 'people_i_follow',
    statusTtlDays: null,
  })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`PATCH ${path}`, `PATCH ${path}`])
  expect(seen[0]?.json).toEqual({
    display_name: 'Alice',
    fields_attributes: [{ name: 'Site', value: 'x' }],
  })
  expect(seen[1]?.json).toEqual({
    note: '',
    locked: true,
    hide_follows: false,
    permit_followback: true,
    show_role: false,
    default_scope: 'private',
    source: { privacy: 'private' },
    accepts_direct_messages_from: 'people_i_follow',
    status_ttl_days: -1,
  })
})

it('[API-82] pictures are sent as form fields, and taken away by empty ones', async () => {
  const { client, seen } = createFakeServer(answer())
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  await uploadProfilePicture(client, 'avatar', file)
  await uploadProfilePicture(client, 'header', file)
  await uploadProfilePicture(client, 'pleroma_background_image', file)
  await removeProfilePicture(client, 'header', { hasBackground: true })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(4).fill(`PATCH ${path}`))
  expect(seen.map(({ fields }) => fields.map(([name]) => name))).toEqual([
    ['avatar'],
    ['header'],
    ['pleroma_background_image'],
    ['header'],
  ])
  expect(seen[0]?.fields).toEqual([['avatar', expect.objectContaining({ name: 'me.png' })]])
  expect(seen[3]?.fields).toEqual([['header', '']])
})

it('where pictures cannot be emptied there is a call that takes them away', async () => {
  const { client, seen } = createFakeServer(answer())
  await removeProfilePicture(client, 'avatar', { hasBackground: false })
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('DELETE /api/v1/profile/avatar')
})

it('an answer that is no account is garbage', async () => {
  const { client } = createFakeServer(json([]))
  await expect(fetchOwnProfile(client)).rejects.toMatchObject({ kind: 'garbage' })
})
