import type { Scope } from '@skein/api'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedScopes,
  initialScope,
  isScopeOpenToNewFollowers,
  negotiateScope,
  scopeWidth,
} from './scope.ts'

const scopes = ['public', 'unlisted', 'local', 'private', 'direct'] as const satisfies readonly Scope[]

describe('scopes', () => {
  test('[COMP-33] width is direct 0, private 1, unlisted 2, local 3, public 3', () => {
    expect(
      ['direct', 'private', 'unlisted', 'local', 'public'].map((scope) => scopeWidth(scope as Scope)),
    ).toEqual([0, 1, 2, 3, 3])
  })

  test('[COMP-34] without a limit the wanted scope stands', () => {
    for (const scope of scopes) expect(negotiateScope(scope, null)).toBe(scope)
  })

  test('[COMP-34] a local limit gives direct if wanted, else local', () => {
    expect(scopes.map((scope) => negotiateScope(scope, 'local'))).toEqual([
      'local',
      'local',
      'local',
      'local',
      'direct',
    ])
  })

  test.each([
    ['public', ['public', 'unlisted', 'local', 'private', 'direct']],
    ['unlisted', ['unlisted', 'unlisted', 'unlisted', 'private', 'direct']],
    ['private', ['private', 'private', 'private', 'private', 'direct']],
    ['direct', ['direct', 'direct', 'direct', 'direct', 'direct']],
  ] as const)('[COMP-34] otherwise the narrower wins: limit %s', (limit, results) => {
    expect(scopes.map((scope) => negotiateScope(scope, limit))).toEqual(results)
  })

  test('[COMP-32] a reply offers only scopes that are not wider than the original', () => {
    expect(allowedScopes(null)).toEqual(scopes)
    expect(allowedScopes('public')).toEqual(scopes)
    expect(allowedScopes('unlisted')).toEqual(['unlisted', 'private', 'direct'])
    expect(allowedScopes('local')).toEqual(['local', 'direct'])
    expect(allowedScopes('private')).toEqual(['private', 'direct'])
    expect(allowedScopes('direct')).toEqual(['direct'])
  })

  test('[COMP-35] the default scope is negotiated with the original, and is always one that is offered', () => {
    expect(initialScope('public', 'unlisted')).toBe('unlisted')
    expect(initialScope(null, null)).toBe('public')
    const scope = fc.constantFrom<Scope>(...scopes)
    fc.assert(
      fc.property(fc.option(scope), fc.option(scope), (own, original) => {
        expect(allowedScopes(original)).toContain(initialScope(own, original))
      }),
    )
  })

  test('[COMP-36] private on an account that is not locked is worth a warning', () => {
    expect(isScopeOpenToNewFollowers('private', false)).toBe(true)
    expect(isScopeOpenToNewFollowers('private', true)).toBe(false)
    expect(isScopeOpenToNewFollowers('direct', false)).toBe(false)
  })
})
