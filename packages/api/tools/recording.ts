import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A recorded answer of a real server. */
export interface Recording {
  readonly name: string
  /** `GET /path?query`, with a remark in brackets behind it for sockets. */
  readonly request: string
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** Of a socket: what came and went. */
  readonly frames: readonly unknown[] | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes a recording of the content of a file, or null when it is not one. */
export function readRecording(name: string, content: unknown): Recording | null {
  if (!isRecord(content) || typeof content['request'] !== 'string' || typeof content['status'] !== 'number')
    return null
  const { headers, frames } = content
  return {
    name,
    request: content['request'],
    status: content['status'],
    headers: isRecord(headers) ? headers : {},
    body: content['body'] ?? null,
    frames: Array.isArray(frames) ? frames : null,
  }
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** A file of a folder of recordings; `recording` is null when the file is not one. */
export interface RecordingFile {
  readonly name: string
  readonly recording: Recording | null
}

/** All JSON files below a folder, in the order of their names. */
export function readFolder(folder: string): RecordingFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, recording: readRecording(name, parseFile(join(folder, name))) }))
}

/** The headers as the browser would give them. */
export function headersOf(recording: Recording): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(recording.headers)) {
    for (const one of [value].flat()) if (typeof one === 'string') headers.append(name, one)
  }
  return headers
}
