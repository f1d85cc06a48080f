import type { AccountId } from '@skein/api'
import { describe, expect, test } from 'vitest'

import {
  afterStep,
  emptyDraft,
  isTitleMissing,
  membersOf,
  runSteps,
  stepsOf,
  withMember,
  withoutStep,
  type KnownList,
  type Step,
} from './steps.ts'

const [a, b, c] = ['a', 'b', 'c'] as unknown as [AccountId, AccountId, AccountId]
const known: KnownList = { title: 'Birds', members: [a, b] }

describe('who is in a list', () => {
  test('those it has, without the removed, and the added after them', () => {
    const draft = withMember(known, withMember(known, emptyDraft, c, true), a, false)
    expect(membersOf(known, draft)).toEqual([b, c])
  })

  test('nothing changes when somebody is taken out and put back', () => {
    const draft = withMember(known, withMember(known, emptyDraft, a, false), a, true)
    expect(draft).toEqual(emptyDraft)
    expect(withMember(null, withMember(null, emptyDraft, a, true), a, false)).toEqual(emptyDraft)
  })
})

describe('what is asked of the server', () => {
  test('a new list is made first, then its people are added', () => {
    expect(stepsOf(null, { title: ' Birds ', added: [a], removed: [] })).toEqual([
      { kind: 'create', title: 'Birds' },
      { kind: 'add', ids: [a] },
    ])
  })

  test('those that came are added and those that went are removed', () => {
    expect(stepsOf(known, { title: 'Geese', added: [c], removed: [a] })).toEqual([
      { kind: 'rename', title: 'Geese' },
      { kind: 'add', ids: [c] },
      { kind: 'remove', ids: [a] },
    ])
  })

  test('nobody is added twice or removed who is not there', () => {
    expect(stepsOf(known, { title: null, added: [a], removed: [c] })).toEqual([
      { kind: 'rename', title: 'Birds' },
    ])
  })

  test('stops at what fails and tells what is done and what is not', async () => {
    const steps = stepsOf(known, { title: 'Geese', added: [c], removed: [a] })
    const error = new Error('no')
    const outcome = await runSteps(steps, ({ kind }) =>
      kind === 'add' ? Promise.reject(error) : Promise.resolve(),
    )
    expect(outcome).toEqual({ done: [steps[0]], failed: { step: steps[1], error }, left: [steps[2]] })
  })

  test('what is done is no longer chosen, and is not asked for again', () => {
    const draft = { title: 'Geese', added: [c], removed: [a] }
    const steps: readonly Step[] = stepsOf(known, draft)
    const rest = steps.reduce(withoutStep, draft)
    const list = steps.reduce<KnownList | null>(afterStep, known)
    expect(rest).toEqual(emptyDraft)
    expect(list).toEqual({ title: 'Geese', members: [b, c] })
  })

  test('what was typed while the title was saved stays', () => {
    const draft = { ...emptyDraft, title: 'Geese and ducks' }
    expect(withoutStep(draft, { kind: 'rename', title: 'Geese' })).toBe(draft)
  })
})

test('an untouched title of a list is not missing, an emptied one is (LIST-04)', () => {
  expect(isTitleMissing(known, emptyDraft)).toBe(false)
  expect(isTitleMissing(known, { ...emptyDraft, title: '' })).toBe(true)
  expect(isTitleMissing(known, { ...emptyDraft, title: '  ' })).toBe(true)
  expect(isTitleMissing(null, emptyDraft)).toBe(true)
  expect(isTitleMissing(null, { ...emptyDraft, title: 'G' })).toBe(false)
})
