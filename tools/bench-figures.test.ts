import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countKept,
  isKept,
  median,
  onReferenceMachine,
  strain,
  tableLines,
  toFigures,
  updateFigures,
} from '../e2e/bench/figures.ts'
import { LIMITS, NAMES } from '../e2e/bench/limits.ts'
import { frameTime } from '../e2e/bench/processor.ts'
import { blocking, totalWork } from '../e2e/bench/tasks.ts'

const figure = (value: number, ratio: number) => ({ median: value, floor: 10, ratio, unit: 'ms' as const })

describe('the figures of the bench', () => {
  it('the median is the middle value, or what lies between the two middle ones', () => {
    expect([median([3]), median([9, 1, 5]), median([4, 1, 9, 2])]).toEqual([3, 5, 3])
    expect(median([])).toBeNaN()
  })

  it('as many values lie below the median as above it', () => {
    const values = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 })
    fc.assert(
      fc.property(values, (list) => {
        const middle = median(list)
        const below = list.filter((value) => value < middle).length
        const above = list.filter((value) => value > middle).length
        expect(below).toBeLessThanOrEqual(list.length / 2)
        expect(above).toBeLessThanOrEqual(list.length / 2)
      }),
    )
  })

  it('the ratio is taken within each run: a run in bad weather spoils neither', () => {
    const samples = [
      { own: 20, floor: 10 },
      { own: 200, floor: 100 },
      { own: 21, floor: 10 },
    ]
    expect(toFigures({ 'thread-500': samples })).toEqual({
      'thread-500': { median: 21, floor: 10, ratio: 2, unit: 'ms' },
    })
  })

  it('where nothing was measured of either, the ratio is 0', () => {
    const { 'cold-blocking': blocked } = toFigures({ 'cold-blocking': [{ own: 0, floor: 0 }] })
    expect(blocked).toMatchObject({ median: 0, ratio: 0 })
  })

  it('milliseconds with a limit are those of the reference machine; ratios and sizes are left as they are', () => {
    const sample = { own: 90, floor: 30 }
    const slow = { slowness: 2, startSlowness: 3 }
    expect([
      onReferenceMachine(sample, { unit: 'ms', floor: '', most: 50 }, slow),
      onReferenceMachine(sample, { unit: 'ms', floor: '', most: 50 }, { slowness: 0.8, startSlowness: 0.9 }),
      onReferenceMachine(sample, { unit: 'ms', floor: '', most: 50, isNewCode: true }, slow),
      onReferenceMachine(sample, { unit: 'ms', floor: '', mostRatio: 2 }, slow),
      onReferenceMachine(sample, { unit: 'nodes', floor: '', most: 50 }, slow),
    ]).toEqual([{ own: 45, floor: 15 }, sample, { own: 30, floor: 10 }, sample, sample])
  })

  it('a slower machine has more time for a frame, a faster one no less', () => {
    expect(frameTime({ slowness: 3 })).toBe(50)
    expect(frameTime({ slowness: 0.5 })).toBeCloseTo(16.67)
  })

  it('a partial run updates only its own figures, and drops one that could not be measured', () => {
    const last = { 'thread-500': figure(1, 1), keystroke: figure(2, 2), 'cold-blocking': figure(3, 3) }
    const measured = { keystroke: figure(Number.NaN, 1), 'thread-500': figure(9, 9) }
    expect(updateFigures(last, measured)).toEqual({
      'cold-blocking': figure(3, 3),
      'thread-500': figure(9, 9),
    })
  })

  it('where each run measures something else, the worst one counts', () => {
    const samples = [3, 90, 4].map((own) => ({ own, floor: 2 }))
    expect(toFigures({ 'hostile-longest-task': samples })).toMatchObject({
      'hostile-longest-task': { median: 90, ratio: 2 },
    })
  })

  it('a figure is held to its own limit, to its ratio, or to both', () => {
    expect([
      isKept(figure(50, 9), { unit: 'ms', floor: '', most: 50 }),
      isKept(figure(51, 1), { unit: 'ms', floor: '', most: 50 }),
    ]).toEqual([true, false])
    expect([
      isKept(figure(99, 2.5), { unit: 'ms', floor: '', mostRatio: 2.5 }),
      isKept(figure(1, 2.51), { unit: 'ms', floor: '', mostRatio: 2.5 }),
    ]).toEqual([true, false])
    expect(strain(figure(25, 3), { unit: 'ms', floor: '', most: 50, mostRatio: 2 })).toBe(1.5)
  })

  it('what could not be measured is not kept, and says so', () => {
    const figures = toFigures({ 'day-heap': [{ own: Number.NaN, floor: Number.NaN }] })
    expect(countKept(figures)).toEqual({ passed: 0, failed: 1 })
    expect(tableLines(figures).join('\n')).toMatch(/✗ +day-heap +not measured/)
  })

  it('the table tells the hardest pressed first, and counts', () => {
    const figures = toFigures({
      'most-nodes': [{ own: 900, floor: 100 }],
      'thread-500': [{ own: 900, floor: 100 }],
      'first-view-bytes': [{ own: 110_000, floor: 60_000 }],
    })
    expect(tableLines(figures).map((line) => line.split(/ {2,}/)[1])).toEqual([
      'measure',
      'thread-500',
      'first-view-bytes',
      'most-nodes',
    ])
    expect(countKept(figures)).toEqual({ passed: 2, failed: 1 })
  })

  it('the work of tasks is added up; blocking is what each has above 50 ms', () => {
    const tasks = [10, 50, 51, 180].map((work) => ({ start: 0, work, duration: 200 }))
    expect([totalWork(tasks), blocking(tasks)]).toEqual([291, 131])
    expect([totalWork([]), blocking([])]).toEqual([0, 0])
  })

  it('every measure has a limit', () => {
    for (const name of NAMES) {
      const { most, mostRatio } = LIMITS[name]
      expect(most ?? mostRatio, name).toBeGreaterThan(0)
    }
  })
})
