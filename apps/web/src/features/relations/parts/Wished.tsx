import type { AccountRow } from '@skein/store'
import { useEffect } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useRelationship } from '../../../model/entities.ts'
import { useSession } from '../../../model/session.ts'
import { block, mute, muteWith } from '../actions/index.ts'
import type { RelationContext } from '../actions/types.ts'
import { carryOut, sayDone } from '../carry-out.ts'
import { takeWish, type Wish } from '../wishes.ts'
import { MuteForDialog } from './MuteForDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

export interface WishedProps {
  readonly wish: Wish
  readonly account: AccountRow
}

/** One wish: a question, where one belongs to it, and then what was wished. */
export function Wished({ wish, account }: WishedProps) {
  const t = useT()
  const { viewerId } = useSession()
  const relationship = useRelationship(account.id)
  const context: RelationContext = { account, relationship, viewerId }
  const { what, isOn } = wish
  const action = what === 'block' ? block : mute
  // The menu was drawn before it was known what the two are to each other.
  const isSo = what !== 'muteFor' && relationship !== undefined && action.isOn(relationship) === isOn
  const question = what === 'muteFor' || isSo ? null : (action.question?.(context, isOn) ?? null)
  const isAtOnce = what !== 'muteFor' && question === null

  useEffect(() => {
    if (!isAtOnce || !takeWish(wish)) return
    if (isSo) sayDone(action, context, isOn, relationship, t)
    else void carryOut(action, context, isOn, t)
  })

  if (what === 'muteFor')
    return (
      <MuteForDialog
        name={account.displayName}
        onMute={(choices) => {
          const timed = muteWith(() => choices)
          void carryOut(timed, context, true, t)
        }}
        onClose={() => takeWish(wish)}
      />
    )
  return (
    question !== null && (
      <QuestionDialog
        action={action}
        context={context}
        isOn={isOn}
        question={question}
        onEnd={(isAccepted) => {
          if (takeWish(wish) && isAccepted) void carryOut(action, context, isOn, t)
        }}
      />
    )
  )
}
