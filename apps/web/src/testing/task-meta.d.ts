import type { SettingName } from '../model/settings.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The settings whose effect a test shows: `tools/check/settings.test.ts` wants each setting exactly once. */
    settings?: readonly SettingName[]
  }
}
