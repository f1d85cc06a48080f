import type { StatusId } from '@skein/api'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compose, getComposing, stopComposing, useComposing } from '../../../model/composing.ts'
import { writeDraft, type DraftData } from '../../../model/drafts.ts'
import { emptyDraft } from '../../../testing/draft.ts'
import { freshWorld, show } from '../../../testing/world.tsx'
import { KeptRedrafts } from './KeptRedrafts.tsx'

beforeEach(() => void freshWorld())
afterEach(() => void vi.restoreAllMocks())

const written: DraftData = { ...emptyDraft, status: 'The ferry is late' }
const keep = (data: DraftData | null) => writeDraft('id-wren', 'redraft:s1', data)

function Form() {
  const [text, setText] = useState('')
  const composing = useComposing()
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <KeptRedrafts accountId="id-wren" />
      <p>{composing === null ? 'Nothing is open' : 'A form is open'}</p>
    </>
  )
}

test('what is typed around it reads no drafts', async () => {
  keep(written)
  const screen = await show(<Form />)
  await expect.element(screen.getByRole('button')).toBeVisible()
  const read = vi.spyOn(Storage.prototype, 'getItem')
  await screen.getByRole('textbox', { name: 'Text' }).fill('Geese')
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Geese')
  expect(read.mock.calls.flat()).not.toContain('skein.drafts')
})

test('it comes and goes with a form that opens and closes', async () => {
  const screen = await show(<Form />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  compose({ kind: 'redraft', statusId: 's1' as StatusId, written })
  await expect.element(screen.getByText('A form is open')).toBeVisible()
  keep(written)
  stopComposing()
  await expect.element(screen.getByText('Nothing is open')).toBeVisible()
  await screen.getByRole('button').click()
  expect(getComposing()).toEqual({ kind: 'redraft', statusId: 's1', written })
  await expect.element(screen.getByText('A form is open')).toBeVisible()
  keep(null)
  stopComposing()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
