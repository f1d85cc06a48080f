import { setReaction } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { choiceAsKnown, withReaction, type ReactionChoice } from '../rules/own-reaction.ts'
import { carryOut, current } from './carry-out.ts'
import { attempt } from './perform.ts'
import type { ActionContext } from './types.ts'

/** Adds the viewer's reaction, or takes it back when it is there. Visitors do nothing. [REACT-02, REACT-05] */
export async function toggleReaction(context: ActionContext, given: ReactionChoice): Promise<void> {
  const { viewerId } = context
  if (viewerId === null) return
  const { id, reactions } = current(context)
  const choice = choiceAsKnown(reactions, given)
  const { name } = choice
  const isMine = reactions.some((reaction) => reaction.name === name && reaction.me)
  await attempt(id, 'status.actions.react', () =>
    carryOut(id, {
      key: `${id}:react:${name}`,
      value: !isMine,
      show: (isOn) =>
        entityStore.statuses.patch(id, (row) => ({
          reactions: withReaction(row.reactions, choice, isOn, viewerId),
        })),
      send: (isOn) => setReaction(getClient(), id, name, isOn),
      take: (status) => entityStore.ingestStatus(status),
    }),
  )
}
