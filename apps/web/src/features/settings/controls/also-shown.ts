import type { SettingName } from '../../../model/settings.ts'
import type { ControlSection } from './sections.ts'

/** Settings that people look for in another section than their own: they are shown there too. */
export const alsoShown: Readonly<Partial<Record<ControlSection, readonly SettingName[]>>> = {
  appearance: ['textSize', 'contrast'],
  posts: ['hidePostStats'],
  language: ['postLanguage'],
}
