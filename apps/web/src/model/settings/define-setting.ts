import type { Capability } from '@skein/api'

/** Who looks, at what a server can do. */
export interface Viewing {
  readonly isMember: boolean
  readonly can: (capability: Capability) => boolean
}

/**
 * How people change a setting. Quick settings, the writing options and the palette draw it from this; its words are in
 * the locales, under `settings.<name>`.
 */
export interface Control {
  /** Those of a group are shown together, in the order of the list. */
  readonly group: 'replies' | 'hiding' | 'timeline' | 'composing'
  /** `off-switch`: the label says what happens while the setting is off. */
  readonly kind: 'switch' | 'off-switch' | 'choice'
  /** Of a choice; without them, they depend on the server or the reader. */
  readonly values?: readonly string[]
  /** One line of meaning below the label. */
  readonly hasHint?: true
  /** Other words that people look for. */
  readonly hasWords?: true
  /** Another setting that the switch changes too. */
  readonly alsoSets?: string
  /** Without it, everybody is shown the control. */
  readonly shownWhen?: (viewing: Viewing) => boolean
}

export interface Definition<Name extends string, Value> {
  /** Ours, and the one in settings profiles and in the instance's configuration. */
  readonly name: Name
  /** Takes a value from storage, a form or the server; undefined when it is none of this setting. */
  readonly parse: (value: unknown) => Value | undefined
  /** Stands where neither the viewer nor the instance says anything. */
  readonly fallback: NoInfer<Value>
  /** The account that chose it, unless it belongs to this device, whoever is signed in. */
  readonly follows?: 'account' | 'device'
  /** The instance's configuration may set the default. */
  readonly fromInstance?: true
  readonly control?: Control
}

/** One setting; it has to be in `list.ts`, directly or through its group. */
export const defineSetting = <const Name extends string, Value>(
  definition: Definition<Name, Value>,
): Definition<Name, Value> => definition
