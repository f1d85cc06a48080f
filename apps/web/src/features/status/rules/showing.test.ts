import { expect, test } from 'vitest'
import { showing } from './showing.ts'

const plain = { reasons: [], isHidden: false, isUnmuted: undefined, isDeleted: false }
const muted = { ...plain, reasons: [{ kind: 'account' }] } as const

test('a post shows whole, unless it is muted or deleted', () => {
  expect(showing(plain)).toBe('whole')
  expect(showing({ ...plain, isDeleted: true })).toBe('quiet')
})

test('[POST-44] [POST-45] a muted post is a line, or nothing where the settings say so, until it is asked for', () => {
  expect(showing(muted)).toBe('quiet')
  expect(showing({ ...muted, isHidden: true })).toBe('hidden')
  expect(showing({ ...muted, isUnmuted: true })).toBe('whole')
  expect(showing({ ...muted, isHidden: true, isUnmuted: true })).toBe('whole')
})

test('[POST-25] a deleted post has nothing that could be asked for', () => {
  expect(showing({ ...muted, isDeleted: true, isUnmuted: true })).toBe('quiet')
  expect(showing({ ...muted, isDeleted: true, isHidden: true })).toBe('hidden')
})
