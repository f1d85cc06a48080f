import { expect, test } from 'vitest'

import { emptyDraft } from '../../testing/draft.ts'
import { readDraft, toDraftData, writeDraft, type DraftData } from './drafts.ts'
import { storedDraft } from './stored-drafts.ts'

const draft: DraftData = { ...emptyDraft, subject: 'birds', isSensitive: true, scope: 'unlisted' }
const stored = { ...emptyDraft, spoilerText: 'birds', nsfw: true, visibility: 'unlisted' }
const { subject: _, isSensitive: __, scope: ___, ...byOtherNames } = stored

test('[COMP-19] a draft is stored by the names that other clients use, and read by ours', () => {
  writeDraft('wren', 'status', draft)
  expect(storedDraft('wren', 'status')).toMatchObject({ data: byOtherNames })
  expect(readDraft('wren', 'status')).toEqual(draft)
})

test('a post that was stored is read by either names', () => {
  expect(toDraftData(byOtherNames)).toEqual(draft)
  expect(toDraftData(draft)).toEqual(draft)
})

test('a scope that nobody knows is none', () => {
  expect(toDraftData({ ...stored, scope: undefined, visibility: 'everybody' })?.scope).toBeNull()
})
