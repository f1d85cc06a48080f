import { page, userEvent } from 'vitest/browser'
import type { FakeServer, SeenCall } from '../../../testing/fake-server.ts'
import { setSetting } from '../../../model/settings.ts'
import { wireImage } from '../../../testing/wire.ts'
import { show } from '../../../testing/world.tsx'
import { Composer, type ComposerProps } from '../Composer.tsx'

export const text = () => page.getByRole('textbox', { name: 'Post text' })
export const subject = () => page.getByRole('textbox', { name: 'Subject' })
export const post = () => page.getByRole('button', { name: 'Post', exact: true })
/** Presses it once more: two presses within 100 ms are one. [LIM-08] */
export async function postAgain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 120))
  await post().click()
}

/** A form with all its parts; the subject is opened by whoever needs it. */
export function write(props: Partial<ComposerProps> = {}) {
  setSetting('alwaysShowSubjectInput', false)
  return show(<Composer mode={{ kind: 'new' }} look="window" label="New post" {...props} />)
}

/** A picture of 64 bytes. */
export const png = (name = 'geese.png') => new File([new Uint8Array(64)], name, { type: 'image/png' })

export const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Files to add'), files)

/** The posts that were sent. */
export function sentTo(server: FakeServer): SeenCall[] {
  return server.calls.filter(({ method, path }) => method === 'POST' && path === '/api/v1/statuses')
}

export function uploadsTo(server: FakeServer): SeenCall[] {
  return server.calls.filter(({ path }) => path === '/api/v1/media')
}

/** Answers that every file is there that is asked about. */
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
