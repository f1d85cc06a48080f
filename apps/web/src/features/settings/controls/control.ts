import type { Capability, Instance } from '@skein/api'

import type { SettingName } from '../../../model/settings.ts'

/** Who looks, at what a server can do and says of itself. */
export interface Viewing {
  readonly isMember: boolean
  readonly can: (capability: Capability) => boolean
  readonly instance: Pick<Instance, 'branding' | 'facts'>
  /** The viewer's own background image; null for none. */
  readonly ownBackground: string | null
}

/** Where else than in the settings window a control stands. */
export type QuickGroup = 'replies' | 'hiding' | 'timeline' | 'composing'

/** How people change a setting; its words are in the locales, under `settings.<name>`. */
export interface Control {
  /**
   * `off-switch`: the label says what happens while the setting is off. `lines`: texts, one a line. `own`: what draws it
   * stands in `own-controls.ts`.
   */
  readonly kind: 'switch' | 'off-switch' | 'choice' | 'number' | 'lines' | 'own'
  /** Of a choice; without them, they depend on the server or the reader. */
  readonly values?: readonly string[]
  /** Of a choice that quick settings draw as a switch: its values when on and off. Any but the second counts as on. */
  readonly switches?: readonly [on: string, off: string]
  /** The least number. */
  readonly least?: number
  /** One line of meaning below the label. */
  readonly hasHint?: true
  /** Other words that people look for. */
  readonly hasWords?: true
  /** Another setting that the switch changes too. */
  readonly alsoSets?: SettingName
  /** Chooses a value in place of storing it at once; undefined gives the choice back. */
  readonly change?: (value: unknown) => void
  /** It means something only while another setting has one of these values: drawn below that one, disabled else. */
  readonly dependsOn?: { readonly name: SettingName; readonly is: readonly unknown[] }
  readonly quick?: QuickGroup
  /** Without it, everybody is shown the control. */
  readonly shownWhen?: (viewing: Viewing) => boolean
}

/** Settings under one heading, in the order in which they are shown. */
export interface ControlGroup {
  /** Its heading is `settingsWindow.groups.<name>`. */
  readonly name: string
  readonly controls: Readonly<Partial<Record<SettingName, Control>>>
}

export const onlyMembers = ({ isMember }: Viewing): boolean => isMember
