import type { NotificationId, StatusId } from '@skein/api'
import { useEffect, useEffectEvent, type RefObject } from 'react'

import { registerKeys } from '../../../model/keys.ts'
import { finish, hush } from './act.ts'
import { taskKeyNames as names, usualTaskKeys as usual } from './task-key-names.ts'

/** What keys do with the row of a list of things to do that has the focus. */
interface RowActs {
  readonly finish: () => void
  readonly putOff: () => void
  /** Null where the row has no post to be quiet about. */
  readonly hush: (() => void) | null
}

/** What a row's buttons do. */
export interface Actable {
  readonly ids: readonly NotificationId[]
  /** The post of the viewer whose favourites and repeats can be left out. */
  readonly ownPostId: StatusId | null
  /** How many other rows are to do. */
  readonly left: number
}

const actsOf = ({ ids, ownPostId, left }: Actable, row: Element): RowActs => ({
  finish: () => finish(ids, left),
  putOff: () => row.querySelector<HTMLElement>('[data-snooze]')?.click(),
  hush: ownPostId === null ? null : () => hush(ownPostId),
})

/** The keys of things to do: they belong to the row that has the focus. */
export function useTaskKeys(
  listRef: RefObject<HTMLElement | null>,
  actableOf: (rowKey: string) => Actable | null,
): void {
  const run = useEffectEvent((target: EventTarget | null, name: (typeof names)[number]): boolean => {
    const row = target instanceof Element ? target.closest('[data-row-id]') : null
    if (row === null || listRef.current?.contains(row) !== true) return false
    const actable = actableOf(row.getAttribute('data-row-id') ?? '')
    if (actable !== null) actsOf(actable, row)[name]?.()
    // It is the list's key also where the row has nothing to do with it.
    return true
  })
  useEffect(
    () =>
      registerKeys('list', () =>
        names.map((name) => ({
          label: `notifications.tasks.${name}` as const,
          keys: usual[`notifications.tasks.${name}`],
          run: ({ target }) => run(target, name),
        })),
      ),
    [],
  )
}
