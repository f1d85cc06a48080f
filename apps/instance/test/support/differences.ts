import type { Recording } from './recordings.ts'
import { linkForm } from './replay.ts'
import { compareShapes } from './shape.ts'
import type { Answer } from './world.ts'

const header = (recording: Recording, name: string): string | null => {
  const value = recording.headers[name]
  return value === undefined ? null : String(value)
}

/** Headers that differ from answer to answer: they need to be there. */
const VARYING = new Set(['content-security-policy', 'x-request-id'])

/** Headers that are compared elsewhere, or belong to the recorded server's own web server, or came with later builds of it. */
const APART = new Set([
  'content-length',
  'content-type',
  'date',
  'link',
  'location',
  'permissions-policy',
  'referrer-policy',
  'server',
  'set-cookie',
  'vary',
  'x-original-request-id',
])

const headerDifferences = (recording: Recording, answer: Answer): string[] =>
  Object.keys(recording.headers).flatMap((name) => {
    const [recorded, ours] = [header(recording, name), answer.headers.get(name)]
    if (APART.has(name) || recorded === ours) return []
    if (VARYING.has(name) && ours !== null) return []
    return [`header ${name} is ${ours} in the place of ${recorded}`]
  })

const SHOWN_CHARACTERS = 200

/** Everything in which an answer differs from the recorded one: status, shape, headers, links. */
export const differences = (recording: Recording, answer: Answer): string[] => {
  const links = [header(recording, 'link'), answer.headers.get('link')].map((text) =>
    JSON.stringify(linkForm(text)),
  )
  const types = [header(recording, 'content-type'), answer.headers.get('content-type')]
  return [
    ...(answer.status === recording.status
      ? []
      : [
          `status ${answer.status} in the place of ${recording.status}: ${JSON.stringify(answer.body).slice(0, SHOWN_CHARACTERS)}`,
        ]),
    ...compareShapes(recording.answer, answer.body),
    ...headerDifferences(recording, answer),
    ...(types[0]?.toLowerCase() === types[1]?.toLowerCase()
      ? []
      : [`content type ${types[1]} in the place of ${types[0]}`]),
    ...(links[0] === links[1] ? [] : [`link ${links[1]} in the place of ${links[0]}`]),
  ]
}

/** Errors have a fixed text, which clients read. */
export const errorText = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
