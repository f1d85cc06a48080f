export { adoptHoverCards } from './settings/adopt-hover-cards.ts'
export { choiceOf, onChosen, setChosen, setSetting, useDefaults } from './settings/choose.ts'
export { readOwn, readShared } from './settings/chosen.ts'
export { type Definition } from './settings/define-setting.ts'
export { followsOf } from './settings/follows.ts'
export { settings, type SettingName, type Settings, type SettingValue } from './settings/list.ts'
export {
  getSetting,
  getSettings,
  onSettingsChange,
  readChosenAgain,
  setInstanceDefaults,
  useSetting,
  useSettings,
} from './settings/store.ts'
export { type RawSettings, valueOf } from './settings/value.ts'
