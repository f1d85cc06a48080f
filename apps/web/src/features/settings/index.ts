export type { QuickGroup } from './controls/control.ts'
export { readingGroups, type ShownSetting, useQuickControls } from './use-controls.ts'
