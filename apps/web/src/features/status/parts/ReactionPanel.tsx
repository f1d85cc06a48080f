import type { StatusId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { useStatus } from '../../../model/entities.ts'
import type { Hovered } from '../../../ui/HoverOpener.tsx'
import { HoverPanel } from '../../../ui/HoverPanel.tsx'
import { fetchReactors, knownReactors } from '../reactors.ts'
import { PeopleList } from './PeopleList.tsx'

interface ReactionPanelProps extends Hovered {
  readonly statusId: StatusId
  /** Of the reaction. */
  readonly name: string
}

/** Who reacted with one emoji. Asked for once, when somebody wants to know. [REACT-06] */
export function ReactionPanel({ statusId, name, ...hovered }: ReactionPanelProps) {
  const t = useT()
  const reaction = useStatus(statusId)?.reactions.find((one) => one.name === name)
  const ids = reaction === undefined ? [] : knownReactors(statusId, reaction)
  // The answer goes to where `knownReactors` looks.
  const { error } = useAnswer({
    about: ids === null ? statusId : null,
    ask: async () => {
      await fetchReactors(statusId)
      return true
    },
  })

  return (
    <HoverPanel {...hovered} label={t('status.people.reactions', { name })}>
      <PeopleList ids={ids} error={error} count={reaction?.count ?? 0} />
    </HoverPanel>
  )
}
