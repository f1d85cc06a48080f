import { EVENT_SCHEMAS, frameSchema, readFrame } from '../src/streaming/events.ts'
import { type Findings, parseStrictly } from './strict.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The payload as the server sent it: recordings may carry it parsed beside a placeholder. */
function payloadOf(data: Record<string, unknown>): unknown {
  if ('payload_parsed' in data) return data['payload_parsed']
  const { payload, event } = data
  if (typeof payload !== 'string' || event === 'delete') return payload
  try {
    return JSON.parse(payload) as unknown
  } catch {
    return payload
  }
}

function merge(into: Findings, from: Findings): void {
  into.faults.push(...from.faults)
  into.unknownKeys.push(...from.unknownKeys)
  into.dropped.push(...from.dropped)
}

function checkData(data: unknown, prefix: string, findings: Findings): void {
  if (data === 'pong') return
  merge(findings, parseStrictly(frameSchema, data, prefix))
  if (!isRecord(data) || typeof data['event'] !== 'string') return
  const { event, stream } = data
  if (!Object.hasOwn(EVENT_SCHEMAS, event)) {
    findings.dropped.push(`${prefix} (event ${event})`)
    return
  }
  const payload = payloadOf(data)
  const schema = EVENT_SCHEMAS[event]
  if (schema) merge(findings, parseStrictly(schema, payload, `${prefix}.payload`))
  const wired = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const read = readFrame(JSON.stringify({ event, stream, payload: wired }))
  if (read.type === 'dropped' && findings.faults.length + findings.dropped.length === 0) {
    findings.faults.push(`${prefix}: ${read.reason ?? 'dropped'}`)
  }
}

/** Reads the frames that a server sent through a socket. */
export function checkFrames(frames: readonly unknown[]): Findings {
  const findings: Findings = { faults: [], unknownKeys: [], dropped: [] }
  for (const [index, frame] of frames.entries()) {
    if (!isRecord(frame)) findings.faults.push(`frames.${index}: not a frame`)
    else if (!String(frame['direction']).startsWith('client'))
      checkData(frame['data'], `frames.${index}`, findings)
  }
  return findings
}
