import type { Attachment, StatusId } from '@skein/api'
import { expect, test } from 'vitest'
import type { DraftData } from '../../model/drafts.ts'
import type { ComposerState, MediaItem } from './rules/composer-state.ts'
import { freshItem } from './media/rules/media-item.ts'
import { keepEdit, recallEdit } from './unsaved-edits.ts'

const id = 's1' as StatusId
const written = { status: 'Ferries' } as DraftData
const file = { ...freshItem, name: 'a.png' }
const there: MediaItem = { ...file, key: 'there', state: 'ready', attachment: { id: 'm1' } as Attachment }
const onItsWay: MediaItem = { ...file, key: 'on-its-way', state: 'uploading', attachment: null }
const state = {
  text: 'Ferries!',
  media: [there, onItsWay],
  phase: 'posting',
  error: 'No',
} as never as ComposerState

test('[POST-26] an edit whose form was closed comes back with its files, also those on their way', () => {
  keepEdit(id, written, state)
  expect(recallEdit(id, written)).toEqual({ ...state, phase: 'editing', error: null })
})

test('[POST-26] an edit of another version is not taken for one of this', () => {
  keepEdit(id, written, state)
  expect(recallEdit(id, { ...written, status: 'Boats' })).toBeNull()
})
