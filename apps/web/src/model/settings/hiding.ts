import { defineSetting } from './define-setting.ts'
import { flag, texts } from './parse.ts'

/** What is left out or only named. */
export const hiding = [
  defineSetting({ name: 'muteBotStatuses', parse: flag, fallback: false }),
  defineSetting({ name: 'hideFilteredStatuses', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'hideWordFilteredPosts', parse: flag, fallback: false }),
  defineSetting({ name: 'hideMutedThreads', parse: flag, fallback: true }),
  defineSetting({ name: 'hideThreadsWithBlockedUsers', parse: flag, fallback: false }),
  defineSetting({ name: 'muteWords', parse: texts, fallback: [] }),
  defineSetting({ name: 'hidePostStats', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'hideUserStats', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'hideBotIndication', parse: flag, fallback: false, fromInstance: true }),
] as const
