import { isDeepStrictEqual } from 'node:util'

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEntityTable } from './table.ts'
import type { Patch } from './types.ts'

interface Row {
  readonly id: string
  readonly isFavourited: boolean
  readonly favouritesCount: number
  readonly isRepeated: boolean
  readonly repeatsCount: number
  readonly text: string
}
type Flag = 'isFavourited' | 'isRepeated'

type Step =
  | { do: 'click'; flag: Flag; isOn: boolean }
  | { do: 'serverTakes'; which: number; hasBody: boolean }
  | { do: 'serverRefuses'; which: number }
  | { do: 'othersChange'; favourites: number; repeats: number; text: string }
  | { do: 'poll'; leavesOutFlags: boolean }

const which = fc.nat({ max: 20 })
const flag = fc.constantFrom<Flag>('isFavourited', 'isRepeated')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('click' as const), flag, isOn: fc.boolean() }),
  fc.record({ do: fc.constant('serverTakes' as const), which, hasBody: fc.boolean() }),
  fc.record({ do: fc.constant('serverRefuses' as const), which }),
  fc.record({
    do: fc.constant('othersChange' as const),
    favourites: fc.nat({ max: 9 }),
    repeats: fc.nat({ max: 9 }),
    text: fc.constantFrom('one', 'two'),
  }),
  fc.record({ do: fc.constant('poll' as const), leavesOutFlags: fc.boolean() }),
)

/** What the server holds: what others did, and what I did. */
interface Truth {
  favourites: number
  repeats: number
  text: string
  isFavourited: boolean
  isRepeated: boolean
}

const answerOf = (truth: Truth): Row => ({
  id: 'a',
  isFavourited: truth.isFavourited,
  favouritesCount: truth.favourites + Number(truth.isFavourited),
  isRepeated: truth.isRepeated,
  repeatsCount: truth.repeats + Number(truth.isRepeated),
  text: truth.text,
})

test('[POST-17] in any order of clicks, answers, failures and polls each favourite counts once, and only the failed change is undone', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (story) => {
      const table = createEntityTable<string, Row>({
        isFavourited: 'favouritesCount',
        isRepeated: 'repeatsCount',
      })
      const truth: Truth = { favourites: 3, repeats: 1, text: 'one', isFavourited: false, isRepeated: false }
      let told = answerOf(truth)
      table.upsert(told)
      const pending: { flag: Flag; isOn: boolean; patch: Patch }[] = []
      let calls = 0
      table.subscribe('a', () => (calls += 1))

      for (const now of story) {
        const before = table.get('a')
        calls = 0
        if (now.do === 'click') {
          const { flag: name, isOn } = now
          pending.push({ flag: name, isOn, patch: table.patch('a', { [name]: isOn }) })
        } else if (now.do === 'othersChange') {
          truth.favourites = now.favourites
          truth.repeats = now.repeats
          truth.text = now.text
        } else if (now.do === 'poll') {
          const answer = answerOf(truth)
          const neutral = { isFavourited: false, isRepeated: false, favouritesCount: 0, repeatsCount: 0 }
          if (now.leavesOutFlags) table.upsert({ ...answer, ...neutral }, Object.keys(neutral))
          else table.upsert(answer)
          told = now.leavesOutFlags ? { ...told, text: answer.text } : answer
        } else {
          const [ended] = pending.splice(now.which % Math.max(1, pending.length), 1)
          if (ended !== undefined && now.do === 'serverRefuses') ended.patch.drop()
          if (ended !== undefined && now.do === 'serverTakes') {
            truth[ended.flag] = ended.isOn
            if (now.hasBody) {
              told = answerOf(truth)
              table.upsert(told)
              ended.patch.drop()
            } else {
              const counter = ended.flag === 'isFavourited' ? 'favouritesCount' : 'repeatsCount'
              const step = Number(ended.isOn) - Number(told[ended.flag])
              told = { ...told, [ended.flag]: ended.isOn, [counter]: told[counter] + step }
              ended.patch.settle()
            }
          }
        }

        const base = told
        const shown = table.get('a')
        if (shown === undefined) throw new Error('the row is gone')
        expect(table.getBase('a')).toEqual(base)
        // Others' share of a count is what the server last told, whatever is pending.
        expect(shown.favouritesCount - Number(shown.isFavourited)).toBe(
          base.favouritesCount - Number(base.isFavourited),
        )
        expect(shown.repeatsCount - Number(shown.isRepeated)).toBe(
          base.repeatsCount - Number(base.isRepeated),
        )
        for (const name of ['isFavourited', 'isRepeated'] as const) {
          const last = pending.findLast((patch) => patch.flag === name)
          expect(shown[name]).toBe(last?.isOn ?? base[name])
        }
        // Told exactly when there is something new to read.
        expect(calls > 0).toBe(shown !== before)
        expect(isDeepStrictEqual(shown, before)).toBe(shown === before)
      }
      for (const { patch } of pending) patch.drop()
      table.upsert(answerOf(truth))
      expect(table.get('a')).toEqual(answerOf(truth))
      expect(table.get('a')).toBe(table.getBase('a'))
    }),
    { numRuns: 300 },
  )
})
