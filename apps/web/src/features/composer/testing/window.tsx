import { Fragment, Suspense } from 'react'
import { page } from 'vitest/browser'

import { useHomeHeaderRows } from '../../../model/places.ts'
import { stopComposing, useComposing } from '../../../model/writing.ts'
import { ComposerWindow } from '../index.ts'

/** The window of what is being composed; nothing while nothing is. */
export function Window() {
  const mode = useComposing('window')
  return <Suspense>{mode && <ComposerWindow mode={mode} onClose={() => stopComposing('window')} />}</Suspense>
}

/** The posts in the outbox, as home shows them. */
export function PendingPosts() {
  const lead = useHomeHeaderRows()
  return lead?.ids.map((id) => <Fragment key={id}>{lead.renderRow(id)}</Fragment>)
}

export const pendingPost = () => page.getByRole('article', { name: /^Your post/ })
