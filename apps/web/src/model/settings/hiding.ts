import { defineFlag, defineSetting } from './define-setting.ts'
import { shortTexts, texts } from './parse.ts'

/** What is left out or only named. */
export const hiding = [
  defineFlag('muteBotStatuses', false),
  defineFlag('hideFilteredStatuses', false, { fromInstance: true }),
  defineFlag('hideWordFilteredPosts', false),
  defineFlag('hideMutedThreads', true),
  defineFlag('hideThreadsWithBlockedUsers', false),
  defineSetting({ name: 'muteWords', parse: texts, fallback: [] }),
  /** Keys of followed hashtags; posts that only they bring to Home are hidden there. */
  defineSetting({ name: 'tagsOutOfHome', parse: shortTexts(500, 200), fallback: [], follows: 'skein' }),
  defineFlag('hidePostStats', false, { fromInstance: true }),
  defineFlag('hideUserStats', false, { fromInstance: true }),
  defineFlag('hideBotIndication', false, { fromInstance: true }),
] as const
