export { readingGroups, useControls, type ShownSetting } from './use-controls.ts'
