import type { AccountId, Instance } from '@skein/api'
import type { StatusRow } from '@skein/store'
import type { RefObject } from 'react'
import type { MessageKey } from '../../../i18n/index.ts'
import type { ActionResult } from '../../../model/outbox.ts'
import type { IconComponent } from '../../../ui/icons.tsx'
import type { SeenAt } from '../mutes.ts'

/** Everything an action is judged and run by. */
export interface ActionContext {
  readonly status: StatusRow
  /** Null for visitors. */
  readonly viewerId: AccountId | null
  readonly instance: Instance
  /** The words that were selected in it when its menu opened. */
  readonly selected?: string
  /** The row it is done in: a form or a question appears there. */
  readonly place: string
  /** The row stands in a timeline: its conversation can open below it. */
  readonly isListed?: boolean
  /** The post is muted or deleted: one line says so, and nothing of it is drawn. */
  readonly isQuiet?: boolean
  /** The name of a filter that covers the post as a subject does, or null. */
  readonly warning?: string | null
  /** Where the row is, which says why the post is there. */
  readonly where?: SeenAt
  /** Opens what the row has to react with. */
  readonly picker?: RefObject<(() => void) | null>
}

/** The name of an action in words: `actions` for what the bar shows, `menu` for the rest, `reading` for keys only. */
export type ActionLabelKey = Extract<MessageKey, `status.${'actions' | 'menu' | 'reading'}.${string}`>

/** What was done, in words. */
export type SaidKey = Extract<MessageKey, `status.said.${string}`>

/** Asked before the action runs; its words are those below `status.<about>Question`. */
export interface Question {
  readonly about: 'repeat' | 'delete' | 'redraft'
  readonly acceptKey: ActionLabelKey
  readonly isDestructive: boolean
}

/** How one thing that can be done with a post is offered. */
export interface ActionLook<Name extends string = string> {
  readonly name: Name
  readonly labelKey: ActionLabelKey
  /** Null where only a key and the palette have it. */
  readonly icon: IconComponent | null
  /** Present makes it a toggle. */
  isOn?(context: ActionContext): boolean
  /** Shown beside the icon; 0 is not written. */
  count?(context: ActionContext): number
  isOffered(context: ActionContext): boolean
}

/** One thing a person can do with a post. Bar, menu, keys and palette are drawn from it. */
export interface StatusAction<Name extends string = string> extends ActionLook<Name> {
  /** `KeyboardEvent.key` values that run it on the focused post. */
  readonly shortcuts: readonly string[]
  readonly isDanger?: boolean
  /** It is for a post of which nothing is drawn, and for no other. */
  readonly isForQuiet?: boolean
  /** Its name in the menu, where that depends on the post. */
  labelOf?(context: ActionContext): ActionLabelKey
  /** A question to ask first, or null. */
  question?(context: ActionContext): Question | null
  /** A place outside that it leads to, in the place of running something. */
  hrefOf?(context: ActionContext): string
  /** What is said when it is done, by how the post was before. Null: what opens says it, or a notice. */
  readonly said: ((before: ActionContext) => SaidKey | null) | null
  /**
   * Rejects with the reason when it failed; by then nothing of it is left on screen. `waits`: it is done later, which
   * the outbox says.
   */
  run(context: ActionContext): Promise<ActionResult | void>
}

/** Whether it can be done with the post as it stands in its row. */
export const isOffered = (action: StatusAction, context: ActionContext): boolean =>
  (action.isForQuiet ?? false) === (context.isQuiet ?? false) && action.isOffered(context)

type Given<Action extends StatusAction> = Omit<Action, 'icon' | 'shortcuts'> &
  Partial<Pick<Action, 'icon' | 'shortcuts'>>

/** Names an action, which has no icon and no keys unless they are given; all names follow from the list in `index.ts`. */
export const defineAction = <const Name extends string>(
  action: Given<StatusAction<Name>>,
): StatusAction<Name> => ({ icon: null, shortcuts: [], ...action })
