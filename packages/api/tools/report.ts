import { checkRecording, type Verdict } from './check-recording.ts'
import type { RecordingFile } from './recording.ts'

/** What a run over a folder found. */
export interface Report {
  readonly verdicts: readonly Verdict[]
  readonly passed: number
  readonly failed: number
  readonly notBuilt: number
}

function checkFile({ name, recording }: RecordingFile): Verdict {
  if (recording) return checkRecording(recording)
  const faults = ['(file): not a recorded answer']
  return { name, request: '', outcome: 'failed', faults, unknownKeys: [], dropped: [] }
}

/** Checks every file. */
export function checkFiles(files: readonly RecordingFile[]): Report {
  const verdicts = files.map(checkFile)
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length
  return { verdicts, passed: count('passed'), failed: count('failed'), notBuilt: count('notBuilt') }
}

function* linesOfUnknownKeys(verdicts: readonly Verdict[]): Generator<string> {
  const times = new Map<string, number>()
  for (const verdict of verdicts) {
    for (const path of new Set(verdict.unknownKeys)) times.set(path, (times.get(path) ?? 0) + 1)
  }
  for (const [path, answers] of [...times].sort(([a], [b]) => a.localeCompare(b)))
    yield `dropped: key ${path} (in ${answers})`
}

/** The report in lines; the last says how many passed and failed. */
export function* linesOf({ verdicts, passed, failed, notBuilt }: Report): Generator<string> {
  yield* linesOfUnknownKeys(verdicts)
  for (const { name, dropped } of verdicts) for (const what of dropped) yield `dropped: ${name}: ${what}`
  for (const { name, request, faults } of verdicts) {
    if (faults.length > 0) yield `failed: ${name} (${request})`
    for (const one of faults) yield `  ${one}`
  }
  yield `${notBuilt} not built yet`
  yield `${passed} passed, ${failed} failed`
}
