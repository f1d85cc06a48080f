import { expect, test } from 'vitest'
import { isLargePoll, picturesOfOption, shownOptions } from './shown-options.ts'

const poll = (count: number, length = 5) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`.padEnd(length, 'x'), votesCount: 0 }))

test('a poll of what people write shows whole', () => {
  expect(shownOptions(poll(12), 0)).toMatchObject({ isCut: false })
  expect(shownOptions(poll(12), 0).options).toHaveLength(12)
  expect(isLargePoll(poll(4, 400))).toBe(false)
})

test('of a larger one ten options show at first, then fifty more with each press', () => {
  const many = poll(120)
  const counts = [0, 1, 2, 3].map((presses) => {
    const { options, isCut } = shownOptions(many, presses)
    return [options.length, isCut]
  })
  expect(counts).toEqual([
    [10, true],
    [50, true],
    [100, true],
    [120, false],
  ])
  expect(shownOptions(many, 3).options.at(-1)).toMatchObject({ index: 119 })
})

test('long options are cut at first, and whole after a press', () => {
  const long = poll(4, 20_000)
  expect(shownOptions(long, 0)).toMatchObject({ isCut: true })
  for (const { title } of shownOptions(long, 0).options) expect(title.length).toBeLessThanOrEqual(101)
  expect(shownOptions(long, 1)).toMatchObject({ isCut: false })
  expect(shownOptions(long, 1).options[3]?.title).toHaveLength(20_000)
})

test('the emoji of all options together are few enough for one look', () => {
  expect(picturesOfOption(4)).toBe(15)
  for (let shown = 1; shown <= 60; shown += 1) expect(shown * picturesOfOption(shown)).toBeLessThanOrEqual(60)
})
