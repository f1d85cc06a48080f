import { expect, test } from 'vitest'
import { canClose, isTextShown, showing, type SubjectRules } from './showing.ts'

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

const food = { subject: 'food' }
const folding: SubjectRules = { collapses: true, rule: null }
const opening: SubjectRules = { collapses: false, rule: null }

test('[POST-47] a post with a subject starts as the setting says, and after that as the reader left it', () => {
  expect(isTextShown(food, undefined, folding)).toBe(false)
  expect(isTextShown(food, true, folding)).toBe(true)
  expect(isTextShown(food, undefined, opening)).toBe(true)
  expect(canClose(food, opening)).toBe(false)
  expect(canClose({ subject: '' }, folding)).toBe(false)
})

test('a rule for its content warning comes before the setting, and the reader before the rule', () => {
  expect(isTextShown(food, undefined, { ...folding, rule: 'open' })).toBe(true)
  expect(canClose(food, { ...folding, rule: 'open' })).toBe(true)
  expect(isTextShown(food, false, { ...folding, rule: 'open' })).toBe(false)
  expect(isTextShown(food, undefined, { ...opening, rule: 'close' })).toBe(false)
  expect(isTextShown(food, true, { ...opening, rule: 'close' })).toBe(true)
})

test('a rule does not open a post that a filter covers', () => {
  const covered: SubjectRules = { ...opening, rule: 'open', isCovered: true }
  expect(isTextShown(food, undefined, covered)).toBe(false)
  expect(isTextShown({ subject: '' }, undefined, covered)).toBe(false)
})

test('a post that the reader closed stays closed, and can be opened, when its rule goes', () => {
  expect(isTextShown(food, false, { ...opening, isTouched: true })).toBe(false)
  expect(canClose(food, { ...opening, isTouched: true })).toBe(true)
})
