import { queueAction } from '../../../model/outbox.ts'
import { bookmarkLook } from './bar.ts'
import { current, switchOf } from './carry-out.ts'
import { defineAction } from './types.ts'

export const bookmark = defineAction({
  ...bookmarkLook,
  labelOf: ({ status }) => (status.isBookmarked ? 'status.menu.unbookmark' : 'status.actions.bookmark'),
  shortcuts: ['d'],
  said: ({ status }) => (status.isBookmarked ? 'status.said.unbookmarked' : 'status.said.bookmarked'),
  run: (context) => queueAction(switchOf(context, 'bookmark', !current(context).isBookmarked)),
})
