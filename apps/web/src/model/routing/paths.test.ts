import { expect, test } from 'vitest'

import { matchRoute, paths } from '../routes.ts'

const id = 'AzPhGpM1Q6nV1xJzFY'
const restricted = ['about', 'main']

test('[ROUTE-24] a local account that is not restricted is linked by screen name', () => {
  expect(paths.profile({ id, acct: 'wren' }, restricted)).toBe('/users/wren')
  expect(matchRoute('/users/wren')).toEqual({ name: 'user-profile', params: { name: 'wren' } })
})

test('[ROUTE-25] an account without screen name, from elsewhere or restricted is linked by id', () => {
  for (const acct of [undefined, null, '', 'wren@fen.example', 'about']) {
    const link = paths.profile(acct === undefined ? { id } : { id, acct }, restricted)
    expect(matchRoute(link)).toEqual({ name: 'external-user-profile', params: { id } })
  }
})

test('a screen name that looks like an id is linked so that it is taken for a name', () => {
  for (const name of ['4711', 'abcdefghijklmnopqr']) {
    const link = paths.profile({ id, acct: name }, [])
    expect(matchRoute(link)).toEqual({ name: 'user-profile', params: { name } })
  }
})
