import { existsSync, readFileSync, readdirSync } from 'node:fs'

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
}

interface StoredRecording {
  request: string
  auth?: string | null
  request_body?: { type: string; value: unknown } | null
  status: number
  headers?: Record<string, string | string[]> | null
  body?: unknown
}

const FOLDER = new URL('../../../../packages/api/fixtures/akkoma-3.16/', import.meta.url)

export const hasRecordings = existsSync(FOLDER)

const readRecording = (name: string): Recording => {
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
  }
}

export const recordingNames = (): string[] =>
  hasRecordings
    ? readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : []

export const loadRecording = readRecording
