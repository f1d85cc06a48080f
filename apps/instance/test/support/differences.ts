import type { Recording } from './recordings.ts'
import { linkForm } from './replay.ts'
import { compareShapes } from './shape.ts'
import type { Answer } from './world.ts'

const header = (recording: Recording, name: string): string | null => {
  const value = recording.headers[name]
  return value === undefined ? null : String(value)
}

const SHOWN_CHARACTERS = 200

/** Everything in which an answer differs from the recorded one: status, shape, type of content, links. */
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
    ...(types[0]?.toLowerCase() === types[1]?.toLowerCase()
      ? []
      : [`content type ${types[1]} in the place of ${types[0]}`]),
    ...(links[0] === links[1] ? [] : [`link ${links[1]} in the place of ${links[0]}`]),
  ]
}

/** Errors have a fixed text, which clients read. */
export const errorText = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
