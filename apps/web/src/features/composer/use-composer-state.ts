import { useCallback, useReducer, type Dispatch } from 'react'

import { reduceComposer, type ComposerEvent, type ComposerState } from './rules/composer-state.ts'
import { newIdempotencyKey } from './rules/idempotency-key.ts'

interface KeyedEvent {
  readonly event: ComposerEvent
  readonly freshKey: string
}

const reduce = (state: ComposerState, { event, freshKey }: KeyedEvent) =>
  reduceComposer(state, event, freshKey)

/** What is being written, and how it is changed. Each change comes with the key that the changed post gets. */
export function useComposerState(
  begin: () => ComposerState,
): readonly [ComposerState, Dispatch<ComposerEvent>] {
  const [state, dispatchKeyed] = useReducer(reduce, null, begin)
  const dispatch = useCallback(
    (event: ComposerEvent) => dispatchKeyed({ event, freshKey: newIdempotencyKey(Date.now()) }),
    [],
  )
  return [state, dispatch]
}
