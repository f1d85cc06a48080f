export { chooseProfile, createProfile, deleteProfile, listProfiles } from './sync/profiles.ts'
export { SETTINGS_DELAY_MS, SETTINGS_INTERVAL_MS, startSync, syncNow } from './sync/run.ts'
export { getSync, type SyncPhase, useSync } from './sync/state.ts'
