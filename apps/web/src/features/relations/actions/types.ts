import type { AccountId, Relationship } from '@skein/api'
import type { AccountRow, RelationshipRow } from '@skein/store'

import type { MessageKey } from '../../../i18n/index.ts'
import type { IconComponent } from '../../../ui/icons.tsx'

/** Everything an action on a person is judged and run by. */
export interface RelationContext {
  readonly account: AccountRow
  /** What the viewer and this person are to each other; undefined while it is not known. */
  readonly relationship: RelationshipRow | undefined
  /** Null for visitors. */
  readonly viewerId: AccountId | null
}

export type RelationName = 'follow' | 'notify' | 'repeats' | 'mute' | 'block' | 'removeFollower' | 'domain'

export type RelationLabelKey = Extract<MessageKey, `relations.labels.${string}`>

/** Asked before the action runs: what it does, in the words below `relations.questions.<about>`. */
export interface RelationQuestion {
  readonly about: 'unfollow' | Exclude<RelationName, 'follow' | 'notify' | 'repeats'>
  readonly isDestructive: boolean
}

/** One thing that can be so between the viewer and a person, or not. Buttons, menus and keys are drawn from it. */
export interface RelationAction {
  readonly name: RelationName
  readonly icon: IconComponent
  readonly isDanger?: boolean
  isOn(relationship: RelationshipRow): boolean
  /** What pressing it does. */
  labelKeyOf(isOn: boolean): RelationLabelKey
  isOffered(context: RelationContext): boolean
  isDisabled?(context: RelationContext): boolean
  /** A question to ask before it becomes so, or null. */
  question?(context: RelationContext, isOn: boolean): RelationQuestion | null
  /** Said when it has become so; the way back stands beside it unless something is lost for good. */
  doneKeyOf(
    isOn: boolean,
    now: RelationshipRow | undefined,
    before: RelationshipRow | undefined,
  ): RelationDoneKey
  /** More arguments of that text. */
  doneArgs?(): Readonly<Record<string, number>>
  /** Said when it could not become so. */
  failedKeyOf(isOn: boolean): RelationFailedKey
  hasNoWayBack?(context: RelationContext, isOn: boolean): boolean
  /** What undoing it does, where that is more than this the other way round; asked when it has become so. */
  wayBack?(context: RelationContext, isOn: boolean): RelationAction
  /** What is seen at once; nothing where the button itself says that it is under way. */
  show?(isOn: boolean): Partial<RelationshipRow>
  send(context: RelationContext, isOn: boolean): Promise<Relationship | void>
  /** When it has become so. */
  after?(context: RelationContext, isOn: boolean): void
}

export type RelationFailedKey = Extract<MessageKey, `relations.failed.${string}`>

export type RelationDoneKey = Extract<MessageKey, `relations.done.${string}`>
