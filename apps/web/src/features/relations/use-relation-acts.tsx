import type { AccountRow } from '@skein/store'
import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { useRelationship } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import type { RelationAction, RelationContext, RelationQuestion } from './actions/types.ts'
import { carryOut } from './carry-out.ts'
import { QuestionDialog } from './parts/QuestionDialog.tsx'

interface Asking {
  readonly action: RelationAction
  readonly isOn: boolean
  readonly question: RelationQuestion
}

/** What can be done with a person, and the question that may stand before it. */
export function useRelationActs(account: AccountRow) {
  const t = useT()
  const { viewerId } = useSession()
  const relationship = useRelationship(account.id)
  const [asking, setAsking] = useState<Asking | null>(null)
  const context: RelationContext = { account, relationship, viewerId }

  /** Turns it on or off, after a question where one belongs to it. */
  function perform(action: RelationAction) {
    if (relationship === undefined) return
    const isOn = !action.isOn(relationship)
    const question = action.question?.(context, isOn) ?? null
    if (question === null) void carryOut(action, context, isOn, t)
    else setAsking({ action, isOn, question })
  }

  /** The open question, to be drawn somewhere. */
  const dialog = asking && (
    <QuestionDialog
      {...asking}
      context={context}
      onEnd={(isAccepted) => {
        setAsking(null)
        if (isAccepted) void carryOut(asking.action, context, asking.isOn, t)
      }}
    />
  )
  return { context, perform, dialog }
}
