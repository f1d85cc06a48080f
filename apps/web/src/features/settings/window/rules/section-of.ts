/** The sections of the window, in its order. */
export const sectionIds = [
  'general',
  'appearance',
  'posts',
  'composing',
  'notifications',
  'filters',
  'accessibility',
  'keys',
  'profile',
  'security',
  'data',
  'sync',
  'language',
  'about',
] as const
export type SectionId = (typeof sectionIds)[number]

/** What other clients call them: links and habits go by these names. */
const otherNames: Readonly<Record<string, SectionId>> = {
  filtering: 'filters',
  theme: 'appearance',
  dataImportExport: 'data',
  mutesAndBlocks: 'filters',
  version: 'about',
}

/** The section that a name leads to; General where there is none of that name, or it is not shown. */
export function sectionOf(target: string, shown: readonly SectionId[] = sectionIds): SectionId {
  const other = Object.hasOwn(otherNames, target) ? otherNames[target] : target
  return shown.find((id) => id === other) ?? 'general'
}
