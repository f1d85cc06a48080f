import { aboutStatus, choiceAsKnown, type ReactionChoice } from '../../../model/entities.ts'
import { queueAction } from '../../../model/outbox.ts'
import { say } from '../../../model/notices.ts'
import { reactLook } from './bar.ts'
import { current } from './carry-out.ts'
import { attempt } from './attempt.ts'
import { defineAction, type ActionContext } from './types.ts'

/** Opens what there is to react with, beside its button in the row. */
export const react = defineAction({
  ...reactLook,
  shortcuts: ['e'],
  said: null,
  run: async ({ picker }) => picker?.current?.(),
})

/** Adds the viewer's reaction, or takes it back when it is there. Visitors do nothing. [REACT-02, REACT-05] */
export async function toggleReaction(context: ActionContext, given: ReactionChoice): Promise<void> {
  const { viewerId } = context
  if (viewerId === null) return
  const { id, reactions } = current(context)
  const choice = choiceAsKnown(reactions, given)
  const isMine = reactions.some((reaction) => reaction.name === choice.name && reaction.me)
  await attempt(id, 'status.actions.react', async () => {
    const end = await queueAction({
      kind: 'reaction',
      statusId: id,
      isOn: !isMine,
      ...choice,
      about: aboutStatus(id),
    })
    const messageKey = isMine ? 'status.said.reactionRemoved' : 'status.said.reacted'
    if (end !== 'waits') say({ messageKey, messageArgs: { name: choice.name } })
  })
}
