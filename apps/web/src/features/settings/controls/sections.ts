import type { SettingName } from '../../../model/settings.ts'
import { appearance } from './appearance.ts'
import { accessibility } from './accessibility.ts'
import { composing } from './composing.ts'
import type { Control, ControlGroup } from './control.ts'
import { filters } from './filters.ts'
import { general } from './general.ts'
import { language } from './language.ts'
import { notifications } from './notifications.ts'
import { posts } from './posts.ts'

/** The sections of the window whose settings are drawn from data, in its order. */
export const controlSections = {
  general,
  appearance,
  posts,
  composing,
  notifications,
  filters,
  accessibility,
  language,
} as const satisfies Readonly<Record<string, readonly ControlGroup[]>>

export type ControlSection = keyof typeof controlSections

export interface PlacedControl {
  readonly name: SettingName
  readonly control: Control
  readonly section: ControlSection
  readonly group: string
}

/** Every control there is, in the order of the window. */
export const allControls: readonly PlacedControl[] = Object.entries(controlSections).flatMap(
  ([section, groups]: readonly [string, readonly ControlGroup[]]) =>
    groups.flatMap((group) =>
      Object.entries(group.controls).map(([name, control]) => ({
        name: name as SettingName,
        control,
        section: section as ControlSection,
        group: group.name,
      })),
    ),
)

/** The settings that a control changes, its own first. */
export const namesOf = ({ name, control: { alsoSets } }: PlacedControl): readonly SettingName[] =>
  alsoSets === undefined ? [name] : [name, alsoSets]
