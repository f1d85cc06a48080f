import type { PollId } from '@skein/api'
import { keepRecent } from '../../lib/keep-recent.ts'
import { ofSession } from '../../model/session.ts'
import { rememberedPolls } from './limits.ts'

const chosenIn = ofSession(new Map<PollId, readonly number[]>())
const none: readonly number[] = []

/** What was ticked and not sent yet: a windowed list unmounts the form that leaves the screen. */
export function chosenOptions(id: PollId): readonly number[] {
  return chosenIn.get(id) ?? none
}

/** An empty choice is forgotten. */
export function rememberChosen(id: PollId, chosen: readonly number[]): void {
  if (chosen.length === 0) chosenIn.delete(id)
  else keepRecent(chosenIn, id, chosen, rememberedPolls)
}
