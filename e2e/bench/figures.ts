import { LIMITS, NAMES, type Limit, type Name } from './limits.ts'

/** Tells something that no limit is set for. */
export type Note = (what: string, value: string) => void

/** One run of one measure, beside its floor. */
export interface Sample {
  own: number
  floor: number
}

export interface Figure {
  median: number
  floor: number
  ratio: number
  unit: Limit['unit']
}

export type Samples = Partial<Record<Name, Sample[]>>
export type Figures = Partial<Record<Name, Figure>>

/** The middle value; between the two middle ones of an even number. None where one of them was not measured. */
export function median(values: readonly number[]): number {
  if (values.some((value) => Number.isNaN(value))) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Milliseconds with a limit of their own, as the reference machine would take them (`processor.ts`). Ratios need no
 * such thing: the floor ran on the same machine.
 */
export function onReferenceMachine(
  { own, floor }: Sample,
  { unit, most, isNewCode = false }: Limit,
  { slowness, startSlowness }: { slowness: number; startSlowness: number },
): Sample {
  const isConverted = unit === 'ms' && most !== undefined
  const factor = isConverted ? Math.max(1, isNewCode ? startSlowness : slowness) : 1
  return { own: own / factor, floor: floor / factor }
}

/** A measure of 0 has the ratio 0, whatever its floor. */
const ratioOf = ({ own, floor }: Sample): number => (own === 0 ? 0 : own / floor)

/** Medians of the runs; the ratio is the median of the ratios of each run, since a run and its floor share the weather. */
export function toFigure(samples: readonly Sample[], { unit, isWorst = false }: Limit): Figure {
  const own = samples.map((sample) => sample.own)
  return {
    median: round(isWorst ? Math.max(...own) : median(own)),
    floor: round(median(samples.map(({ floor }) => floor))),
    ratio: round(median(samples.map(ratioOf))),
    unit,
  }
}

export function toFigures(samples: Samples): Figures {
  const figures: Figures = {}
  for (const name of NAMES) {
    const taken = samples[name] ?? []
    if (taken.length > 0) figures[name] = toFigure(taken, LIMITS[name])
  }
  return figures
}

/** Merges new figures into the last ones, in the order of `NAMES`, and leaves out what could not be measured. */
export function updateFigures(last: Figures, measured: Figures): Figures {
  const all = { ...last, ...measured }
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const figure = all[name]
      return figure === undefined || Number.isNaN(figure.median) ? [] : [[name, figure]]
    }),
  )
}

/** False for a figure that is no number: what was not measured is not kept. */
export function isKept({ median: value, ratio }: Figure, { most, mostRatio }: Limit): boolean {
  return (most === undefined || value <= most) && (mostRatio === undefined || ratio <= mostRatio)
}

/** How far a figure is above (or, below 1, beneath) what is allowed; without end where it was not measured. */
export function strain({ median: value, ratio }: Figure, { most, mostRatio }: Limit): number {
  const parts = [
    ...(most === undefined ? [] : [value / most]),
    ...(mostRatio === undefined ? [] : [ratio / mostRatio]),
  ]
  const hardest = Math.max(...parts)
  return Number.isNaN(hardest) ? Infinity : hardest
}

function show(value: number, unit: Limit['unit']): string {
  if (!Number.isFinite(value)) return 'not measured'
  if (unit === 'bytes' && value >= 1e6) return `${(value / 1e6).toFixed(1)} MB`
  return `${Math.round(value).toLocaleString('en')} ${unit}`
}

const limitText = ({ most, mostRatio, unit }: Limit): string =>
  [
    ...(most === undefined ? [] : [`at most ${show(most, unit)}`]),
    ...(mostRatio === undefined ? [] : [`at most ${mostRatio} ×`]),
  ].join(', ')

/** The table, the hardest pressed first. */
export function tableLines(figures: Figures): string[] {
  const rows = NAMES.flatMap((name) => {
    const figure = figures[name]
    return figure ? [{ name, figure, limit: LIMITS[name] }] : []
  })
  const cells = rows
    .toSorted((a, b) => strain(b.figure, b.limit) - strain(a.figure, a.limit))
    .map(({ name, figure, limit }) => [
      isKept(figure, limit) ? '✓' : '✗',
      name,
      show(figure.median, figure.unit),
      show(figure.floor, figure.unit),
      `${figure.ratio.toFixed(2)} ×`,
      limitText(limit),
      limit.floor,
    ])
  const head = ['', 'measure', 'median', 'floor', 'ratio', 'allowed', 'what the floor is']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...cells].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

export function countKept(figures: Figures): { passed: number; failed: number } {
  const verdicts = NAMES.flatMap((name) => {
    const figure = figures[name]
    return figure ? [isKept(figure, LIMITS[name])] : []
  })
  const passed = verdicts.filter(Boolean).length
  return { passed, failed: verdicts.length - passed }
}
