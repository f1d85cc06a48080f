import { expect } from 'vitest'

import type { SeenCall } from '../../../testing/fake-server.ts'
import { server } from '../../../testing/signed-in.ts'
import { wireImage } from '../../../testing/wire.ts'
import { choose } from './form.tsx'

/** Requests that create a post, or preview one. */
export const sent = (): SeenCall[] => server.asked('POST /api/v1/statuses')

export const uploads = (): SeenCall[] => server.asked('/api/v1/media')

async function nth(calls: () => SeenCall[], count: number): Promise<SeenCall> {
  await expect.poll(() => calls().length).toBe(count)
  const call = calls().at(-1)
  if (call === undefined) throw new Error('Nothing was asked')
  return call
}

/** Waits until this many posts were sent; returns the last. */
export const nextSent = (count = 1): Promise<SeenCall> => nth(sent, count)

/** Waits until this many files were uploaded; returns the last. */
export const nextUpload = (count = 1): Promise<SeenCall> => nth(uploads, count)

/** Chooses a file, and answers its upload. */
export async function upload(file: File, answer: unknown): Promise<void> {
  const before = uploads().length
  await choose(file)
  const call = await nextUpload(before + 1)
  call.answer(answer)
}

/** Answers every question about a file: the server has it. */
export const hasFiles = ({ method, path }: SeenCall) =>
  method === 'GET' && path.startsWith('/api/v1/media/') ? wireImage(path.split('/').at(-1) ?? '') : undefined

/** The values of a named field of a multipart body. */
export function fields(body: string, name: string): (string | undefined)[] {
  const part = new RegExp(`name="${name.replaceAll(/[[\]]/g, '\\$&')}"\\r\\n\\r\\n([^\\r]*)`, 'g')
  return [...body.matchAll(part)].map(([, value]) => value)
}

export function field(body: string, name: string): string | undefined {
  return fields(body, name)[0]
}
