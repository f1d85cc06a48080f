import { queueAction } from '../../../model/outbox.ts'
import { favouriteLook } from './bar.ts'
import { current, switchOf } from './carry-out.ts'
import { defineAction } from './types.ts'

export const favourite = defineAction({
  ...favouriteLook,
  shortcuts: ['f', 'l'],
  said: ({ status }) => (status.isFavourited ? 'status.said.unfavourited' : 'status.said.favourited'),
  run: (context) => queueAction(switchOf(context, 'favourite', !current(context).isFavourited)),
})
