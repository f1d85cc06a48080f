import { appearance } from './settings/appearance.ts'
import { composing } from './settings/composing.ts'
import { filters } from './settings/filters.ts'
import { general } from './settings/general.ts'
import { language } from './settings/language.ts'
import { notifications } from './settings/notifications.ts'
import { posts } from './settings/posts.ts'

/**
 * Of each setting with a control, by its name: what it is called, and where it has them a hint, its values, and other
 * words that people look for, which nobody is shown.
 */
export const settings = {
  ...general,
  ...appearance,
  ...posts,
  ...composing,
  ...notifications,
  ...filters,
  ...language,
} as const
