import type { Recording } from './recordings.ts'
import type { RecordedWorld } from './recorded-world.ts'
import type { Answer } from './world.ts'

const encodeForm = (
  pairs: [string, string][],
  toForm: () => URLSearchParams | FormData,
): URLSearchParams | FormData => {
  const form = toForm()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

const FILE = /^<file (\S+) (\S+) \d+ bytes>$/

const multipart = (pairs: [string, string][], file: (name: string, type: string) => Blob): FormData => {
  const form = new FormData()
  for (const [name, value] of pairs) {
    const [, fileName, type] = FILE.exec(value) ?? []
    if (fileName && type) form.append(name, file(fileName, type), fileName)
    else form.append(name, value)
  }
  return form
}

const bodyOf = (
  world: RecordedWorld,
  { body }: Recording,
  file: (name: string, type: string) => Blob,
): unknown => {
  if (!body) return undefined
  const value = JSON.parse(world.translate(JSON.stringify(body.value))) as unknown
  if (body.type === 'application/json') return value
  if (body.type === 'multipart/form-data') return multipart(value as [string, string][], file)
  return Array.isArray(value)
    ? encodeForm(value as [string, string][], () => new URLSearchParams())
    : new URLSearchParams(String(value))
}

/** The idempotency key of a request is repeated in its answer. */
const keyOf = ({ headers }: Recording): Record<string, string> =>
  headers['idempotency-key'] === undefined ? {} : { 'idempotency-key': String(headers['idempotency-key']) }

/** Asks our world what the recorded server was asked. */
export const replay = (
  world: RecordedWorld,
  recording: Recording,
  file: (name: string, type: string) => Blob = () => new Blob(['hello']),
): Promise<Answer> =>
  world.ask(
    recording.as,
    recording.method,
    world.translate(recording.path),
    bodyOf(world, recording, file),
    keyOf(recording),
  )

/** Names of the cursors and parameters of a Link header, in order; null without one. */
export const linkForm = (header: string | null | undefined): string[] | null => {
  if (!header) return null
  return header.split(', ').map((part) => {
    const [, address = '', rel = ''] = /^<([^>]+)>; rel="(\w+)"$/.exec(part) ?? []
    const [path = '', query = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('?')
    const names = query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return ['max_id', 'min_id'].includes(name)
        ? `${name}=${/^\d+$/.test(value) ? 'number' : 'flake'}`
        : `${name}=${value}`
    })
    return `${rel} ${path.replace(/B[A-Za-z0-9]{17}/g, ':id')} ${names.join(' ')}`
  })
}
