import type { SettingName } from '../../../model/settings.ts'
import type { SectionId } from '../window/rules/section-of.ts'

/** Settings that people look for in another section than their own: they are shown there too. */
export const alsoShown: Readonly<Partial<Record<SectionId, readonly SettingName[]>>> = {
  appearance: ['textSize', 'contrast'],
  posts: ['hidePostStats'],
  language: ['postLanguage'],
}
