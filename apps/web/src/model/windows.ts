export { answerForCard, askForCard } from './windows/asked-card.ts'
export {
  closeFilterEditor,
  type FilterStart,
  openFilterEditor,
  useFilterStart,
} from './windows/filter-editor.ts'
export { closeFirstRun, openFirstRun, useIsFirstRunOpen } from './windows/first-run.ts'
export { editProfile, stopEditingProfile, useIsEditingProfile } from './windows/profile-editor.ts'
export {
  getReporting,
  type Reporting,
  reportPerson,
  stopReporting,
  useReporting,
} from './windows/reporting.ts'
export { offerSettingsWindow, openSettingsWindow, type SettingsTarget } from './windows/settings-window.ts'
