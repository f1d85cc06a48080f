import { readFileSync, readdirSync } from 'node:fs'

export interface Recording {
  name: string
  method: string
  /** Path with query. */
  path: string
  /** Name of the account whose token was used. */
  as: string | null
  body: { type: string; value: unknown } | null
  status: number
  headers: Record<string, string | string[]>
  answer: unknown
  /** Of a socket: what the server sent, in order. */
  frames: RecordedFrame[]
}

export interface RecordedFrame {
  event: string
  stream: string[] | undefined
  /** Parsed, except the id of a deletion. */
  payload: unknown
}

interface StoredRecording {
  request: string
  auth?: string | null
  request_body?: { type: string; value: unknown } | null
  status: number
  headers?: Record<string, string | string[]> | null
  body?: unknown
  frames?: { data: { event: string; payload: string; stream?: string[]; payload_parsed?: unknown } }[]
}

const FOLDER = new URL('../../../../packages/api/fixtures/akkoma-3.16/', import.meta.url)

export const loadRecording = (name: string): Recording => {
  const stored = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as StoredRecording
  const [method = '', path = ''] = stored.request.split(' ')
  return {
    name,
    method,
    path,
    as: /<token of ([^>]+)>/.exec(stored.auth ?? '')?.[1] ?? null,
    body: stored.request_body ?? null,
    status: stored.status,
    headers: stored.headers ?? {},
    answer: stored.body,
    frames: (stored.frames ?? []).map(({ data }) => ({
      event: data.event,
      stream: data.stream,
      payload: data.payload_parsed ?? data.payload,
    })),
  }
}

export const recordingNames = (): string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
