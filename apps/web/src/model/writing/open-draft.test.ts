import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '../../testing/draft.ts'
import { readDraft, readDrafts, writeDraft, type DraftData } from './drafts.ts'
import { asideOf, contextOf, openDraft } from './open-draft.ts'

const me = 'wren'
const post = (status: string): DraftData => ({ ...emptyDraft, status })
const texts = () => readDrafts(me).map(([, { data }]) => data.status)

beforeEach(() => {
  for (const [key] of readDrafts(me)) writeDraft(me, key, null)
})

describe('two forms on one draft', () => {
  test('both texts are kept when both write', () => {
    const one = openDraft(me, 'status')
    const other = openDraft(me, 'status')
    one.write(post('Herons'))
    other.write(post('Ferries'))
    one.write(post('Herons at dusk'))
    other.write(post('Ferries at dawn'))
    expect(texts().toSorted()).toEqual(['Ferries at dawn', 'Herons at dusk'])
    expect(one.key).toBe('status')
    expect(contextOf(other.key)).toBe('status')
  })

  test('one that goes on with what the other wrote stays where it is, and the other one moves aside', () => {
    const one = openDraft(me, 'status')
    one.write(post('Herons'))
    const other = openDraft(me, 'status')
    expect(other.data?.status).toBe('Herons')
    other.write(post('Herons at dusk'))
    one.write(post('Herons, five of them'))
    expect(readDraft(me, 'status')?.status).toBe('Herons at dusk')
    expect(readDraft(me, one.key)?.status).toBe('Herons, five of them')
  })

  test('one that posts takes only its own text away', () => {
    const one = openDraft(me, 'status')
    const other = openDraft(me, 'status')
    one.write(post('Herons'))
    other.write(post('Ferries'))
    one.write(null)
    expect(texts()).toEqual(['Ferries'])
  })

  test('whatever they write, what each wrote last is there', () => {
    const step = fc.record({ form: fc.nat(2), text: fc.string({ minLength: 1, maxLength: 8 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        for (const [key] of readDrafts(me)) writeDraft(me, key, null)
        const forms = [0, 1, 2].map(() => openDraft(me, 'status'))
        const last = new Map<number, string>()
        for (const { form, text } of steps) {
          forms[form]?.write(post(text))
          last.set(form, text)
        }
        for (const text of last.values()) expect(texts()).toContain(text)
      }),
    )
  })
})

describe('a draft', () => {
  test('is as old as its last change, not as its last opening', () => {
    writeDraft(me, 'status', post('Herons'))
    const before = readDrafts(me)
    openDraft(me, 'status').write(post('Herons'))
    expect(readDrafts(me)).toEqual(before)
  })

  test('beside the first one is of the same kind, whatever is in its name', () => {
    expect(contextOf(asideOf('mention:a~b@fen.example'))).toBe('mention:a~b@fen.example')
    expect(contextOf('reply:s1')).toBe('reply:s1')
  })

  test('of another version of the post is set aside', () => {
    openDraft(me, 'edit:s1', post('Old')).write(post('Old, but better'))
    const now = openDraft(me, 'edit:s1', post('New'))
    expect(now.data).toBeNull()
    now.write(post('New, but better'))
    expect(texts().toSorted()).toEqual(['New, but better', 'Old, but better'])
  })

  test('of the same version is found again', () => {
    openDraft(me, 'edit:s1', post('Old')).write(post('Old, but better'))
    expect(openDraft(me, 'edit:s1', post('Old')).data?.status).toBe('Old, but better')
  })
})
