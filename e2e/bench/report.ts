/** One line for each measure, and the counts at the end. */
export interface Report {
  /** Prints what is not judged. */
  note(what: string, value: string): void
  /** Judges a measure: it must exist and be at most `limit`. */
  atMost(what: string, value: number, limit: number): void
  /** Prints the counts; true when nothing failed. */
  finish(): boolean
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const shorten = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))

export function createReport(): Report {
  const counts = { passed: 0, failed: 0 }
  return {
    note: (what, value) => say(`  ${what}: ${value}`),
    atMost: (what, value, limit) => {
      const isKept = Number.isFinite(value) && value <= limit
      counts[isKept ? 'passed' : 'failed'] += 1
      say(`${isKept ? '✓' : '✗'} ${what}: ${shorten(value)}, allowed are ${shorten(limit)}`)
    },
    finish: () => {
      say(`${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed === 0
    },
  }
}
