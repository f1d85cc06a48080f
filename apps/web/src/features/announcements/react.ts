import { setAnnouncementReaction, type Announcement } from '@skein/api'
import { createIntentQueue } from '@skein/store'
import { useQueryClient } from '@tanstack/react-query'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { failureText, noticeMs, notify } from '../../model/notices.ts'
import { withReaction, type ReactionChoice } from '../../model/entities.ts'
import { ofSession, useSession } from '../../model/session.ts'
import { membersKey } from './use-announcements.ts'

/** One lane for each announcement and emoji: the last wish wins. */
const intents = ofSession(createIntentQueue())

/** Reacts to an announcement or takes it back: at once, and back again with why when the server does not agree. */
export function useReactTo(id: string): (choice: ReactionChoice, isOn: boolean) => void {
  const t = useT()
  const { viewerId } = useSession()
  const queryClient = useQueryClient()

  const show = (choice: ReactionChoice, isOn: boolean) =>
    queryClient.setQueryData<Announcement[]>(membersKey(viewerId), (now) =>
      now?.map((each) =>
        each.id === id && each.reactions !== null
          ? { ...each, reactions: withReaction(each.reactions, choice, isOn, viewerId) }
          : each,
      ),
    )

  async function react(choice: ReactionChoice, isOn: boolean) {
    const key = `${id}:${choice.name}`
    // A look that is under way does not know of it.
    await queryClient.cancelQueries({ queryKey: membersKey(viewerId) })
    show(choice, isOn)
    const outcome = await intents.submit({
      key,
      value: isOn,
      send: (value) => setAnnouncementReaction(getClient(), id, choice.name, value),
    })
    if (outcome.kind !== 'failed') return
    if (!intents.isBusy(key)) show(choice, !isOn)
    const messageArgs = { reason: failureText(outcome.error, t) }
    notify({ messageKey: 'announcements.reactions.failed', messageArgs, timeout: noticeMs.error })
  }
  return (choice, isOn) => void react(choice, isOn)
}
