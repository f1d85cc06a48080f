import { can, fetchStatusSource } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { getSetting } from '../../../model/settings.ts'
import { PenIcon, QuillIcon } from '../../../ui/icons.tsx'
import { editPost, editWaiting, redraftPost } from '../../composer/index.ts'
import { current } from './carry-out.ts'
import { removePost } from './delete.ts'
import { ActionFailure } from './failure.ts'
import { isOwn } from './own.ts'
import { defineAction } from './types.ts'

/** [POST-26] */
export const edit = defineAction({
  name: 'edit',
  labelKey: 'status.menu.edit',
  icon: PenIcon,
  isOffered: (context) => isOwn(context) && can(context.instance, 'editing'),
  said: null,
  run: async (context) => {
    const { id } = context.status
    if (editWaiting(id)) return
    const source = await fetchStatusSource(getClient(), id)
    editPost(current(context), source)
  },
})

/**
 * [POST-27] The text is fetched and kept on this device first, then the post is deleted: whatever fails, the text is
 * somewhere.
 */
export const redraft = defineAction({
  name: 'redraft',
  labelKey: 'status.menu.redraft',
  icon: QuillIcon,
  isDanger: true,
  isOffered: isOwn,
  question: () =>
    getSetting('modalOnDelete')
      ? {
          about: 'redraft',
          acceptKey: 'status.menu.redraft',
          isDestructive: true,
        }
      : null,
  said: null,
  run: async (context) => {
    const { id } = context.status
    const source = await fetchStatusSource(getClient(), id)
    if (!redraftPost(current(context), source)) throw new ActionFailure('status.menuErrors.notKept')
    await removePost(id)
  },
})
