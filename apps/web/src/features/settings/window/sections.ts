import type { ComponentType } from 'react'

import {
  AccessibilityIcon,
  BellIcon,
  CloudIcon,
  DatabaseIcon,
  FilterIcon,
  InfoIcon,
  KeyboardIcon,
  QuillIcon,
  QuoteIcon,
  ShieldIcon,
  SlidersIcon,
  SunIcon,
  TranslateIcon,
  UserIcon,
  type IconComponent,
} from '../../../ui/icons.tsx'
import { ComposingAccountRows, NotificationsAccountRows, PostsAccountRows } from '../account/AccountRows.tsx'
import { ProfileSection } from '../account/ProfileSection.tsx'
import { alsoShown } from '../controls/also-shown.ts'
import { SettingsFileRows } from '../data/SettingsFileRows.tsx'
import { SyncSection } from '../sync/SyncSection.tsx'
import { AboutSection } from './AboutSection.tsx'
import { ownControls } from './own-controls.ts'
import { sectionIds, type SectionId } from './rules/section-of.ts'
import type { SettingsSlots } from './slots.ts'
import type { Row } from './use-rows.ts'

/** A section that is shown: its settings drawn from data, and what else stands in it. */
export interface Section {
  readonly id: SectionId
  readonly icon: IconComponent
  readonly rows: readonly Row[]
  /** Of other sections, but looked for here. */
  readonly guests: readonly Row[]
  /** How many settings are changed, also of those without a row. */
  readonly changes: number
  /** Below its settings, in this order. */
  readonly contents: readonly ComponentType[]
  /** In a column of its own where there is room, else below. */
  readonly Beside: ComponentType | null
}

const icons: Readonly<Record<SectionId, IconComponent>> = {
  general: SlidersIcon,
  appearance: SunIcon,
  posts: QuoteIcon,
  composing: QuillIcon,
  notifications: BellIcon,
  filters: FilterIcon,
  accessibility: AccessibilityIcon,
  keys: KeyboardIcon,
  profile: UserIcon,
  security: ShieldIcon,
  data: DatabaseIcon,
  sync: CloudIcon,
  language: TranslateIcon,
  about: InfoIcon,
}

const ownContent: Readonly<Partial<Record<SectionId, ComponentType>>> = {
  posts: PostsAccountRows,
  composing: ComposingAccountRows,
  notifications: NotificationsAccountRows,
  profile: ProfileSection,
  data: SettingsFileRows,
  sync: SyncSection,
  about: AboutSection,
}

/** Sections that say nothing to visitors. */
const forMembers: ReadonlySet<SectionId> = new Set(['profile', 'security'])

/** One that nobody draws is not there. */
const hasControl = ({ name, placed }: Row, { controls }: SettingsSlots): boolean =>
  placed.control.kind !== 'own' || (ownControls[name] ?? controls?.[name]) !== undefined

/** The sections that have something in them, in the order of the window. */
export function sectionsOf(
  rows: readonly Row[],
  slots: SettingsSlots,
  isMember: boolean,
  changedKeys: number,
): readonly Section[] {
  return sectionIds
    .filter((id) => isMember || !forMembers.has(id))
    .map((id) => {
      const own = rows.filter((row) => row.section === id && hasControl(row, slots))
      return {
        id,
        icon: icons[id],
        rows: own,
        guests: rows.filter(({ name }) => alsoShown[id]?.includes(name) === true),
        changes: own.filter(({ isChanged }) => isChanged).length + (id === 'keys' ? changedKeys : 0),
        contents: [ownContent[id], slots.sections?.[id]].filter((each) => each !== undefined),
        Beside: (isMember && slots.beside?.[id]) || null,
      }
    })
    .filter((section) => section.rows.length > 0 || section.contents.length > 0)
}

/** The names of groups, in the order in which they are drawn. */
export const groupsOf = (rows: readonly Row[]): readonly string[] => [
  ...new Set(rows.map(({ group }) => group)),
]

/** Whether there is something to say beside a section: of its settings, or an example of what they do. */
export const hasEffects = (section: Section | undefined, { effects }: SettingsSlots): boolean =>
  section !== undefined && (section.rows.length > 0 || effects?.[section.id] !== undefined)
