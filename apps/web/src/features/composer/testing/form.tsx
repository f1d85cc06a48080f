import { page, userEvent } from 'vitest/browser'
import { setSetting } from '../../../model/settings.ts'
import { skipTime } from '../../../testing/skip-time.ts'
import { show } from '../../../testing/world.tsx'
import { Composer, type ComposerProps } from '../Composer.tsx'

export const text = () => page.getByRole('textbox', { name: 'Post text' })
export const subject = () => page.getByRole('textbox', { name: 'Subject' })
/** Opens the subject and fills it. */
export async function addSubject(words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add subject' }).press()
  await subject().fill(words)
}

/** What the form says urgently: an error. */
export const alert = () => page.getByLive('urgent')
export const tiles = () => page.getByRole('list', { name: 'Files in this post' }).getByRole('listitem')
export const post = () => page.getByRole('button', { name: 'Post', exact: true })
/** Presses the button again, after the 100 ms in which a second press is ignored. [LIM-08] */
export async function postAgain(): Promise<void> {
  skipTime(100)
  await post().press()
}

/** Shows a form with all its parts; the subject is closed. */
export function write(props: Partial<ComposerProps> = {}) {
  setSetting('alwaysShowSubjectInput', false)
  return show(<Composer mode={{ kind: 'new' }} look="window" label="New post" {...props} />)
}

/** A picture of 64 bytes. */
export const png = (name = 'geese.png') => new File([new Uint8Array(64)], name, { type: 'image/png' })

export const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Files to add'), files)
