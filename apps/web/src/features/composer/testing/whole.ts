import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { DraftData } from '../../../model/writing.ts'
import { emptyDraft } from '../../../testing/draft.ts'
import { post, subject, text } from './form.tsx'

/** Everything that a form can hold, with a picture; a post has files or a poll. */
export const withPicture: DraftData = {
  ...emptyDraft,
  status: 'Forty geese',
  subject: 'birds',
  isSensitive: true,
  scope: 'unlisted',
  language: 'nl',
  contentType: 'text/markdown',
  files: [{ id: 'm1', kind: 'image', url: '/m1.png', previewUrl: null, name: 'geese.png' }],
  mediaDescriptions: { m1: 'They fly in a V' },
}

export const withPoll: DraftData = {
  ...withPicture,
  status: 'Which bank',
  scope: 'private',
  files: [],
  mediaDescriptions: {},
  poll: { options: ['Left', 'Right', 'Neither'], isMultiple: true, expiresIn: 3_600 },
}

const scopes: Readonly<Record<string, string>> = { unlisted: 'Unlisted', private: 'Followers only' }

/** All of it is in the form, and can be posted as it is. */
export async function expectWhole(draft: DraftData): Promise<void> {
  await expect.element(text()).toHaveValue(draft.status)
  await expect.element(text()).not.toHaveAttribute('readonly')
  await expect.element(subject()).toHaveValue(draft.subject)
  const scope = `Who can see this: ${scopes[draft.scope ?? '']}`
  await expect.element(page.getByRole('button', { name: scope })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Post language' })).toHaveValue(draft.language)
  for (const words of Object.values(draft.mediaDescriptions))
    await expect.element(page.getByRole('textbox', { name: /^Description of/ })).toHaveValue(words)
  for (const [index, words] of (draft.poll?.options ?? []).entries())
    await expect
      .element(page.getByRole('textbox', { name: `Option ${index + 1}`, exact: true }))
      .toHaveValue(words)
  await expect.element(post()).toBeEnabled()
}
