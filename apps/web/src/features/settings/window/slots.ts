import type { ComponentType } from 'react'

import type { SettingName } from '../../../model/settings.ts'
import type { SectionId } from './rules/section-of.ts'
import type { Row } from './use-rows.ts'

/** What draws a setting whose control is its own. */
export interface OwnControlProps {
  readonly row: Row
  /** Of the one control that the label of the row is for; a group of controls is named by `labelledBy`. */
  readonly id: string
  /** Of what describes it; and of its label. */
  readonly describedBy: string | undefined
  readonly labelledBy: string
  readonly isDisabled: boolean
}

/** What other features put into the window; the shell hands it over, so that none of them knows the window. */
export interface SettingsSlots {
  /** Drawn below the settings of a section and what it has itself, or alone. A section with neither is not shown. */
  readonly sections?: Readonly<Partial<Record<SectionId, ComponentType>>>
  /** For members, in a column beside a section where there is room, else below it. */
  readonly beside?: Readonly<Partial<Record<SectionId, ComponentType>>>
  /** Shows what the settings of a section do, in the pane beside it. */
  readonly effects?: Readonly<Partial<Record<SectionId, ComponentType>>>
  /** Controls of the kind `own`, by setting. */
  readonly controls?: Readonly<Partial<Record<SettingName, ComponentType<OwnControlProps>>>>
}
