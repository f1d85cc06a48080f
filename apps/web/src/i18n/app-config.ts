import type { Messages as EnglishMessages } from './locales/en/index.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: EnglishMessages
  }
}
