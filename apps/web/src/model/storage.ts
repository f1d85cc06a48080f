export { accountKey, deviceKey, prefixOf, subsOf, type StorageKey } from './storage/areas.ts'
export { forgetCached, readCached, writeCached } from './storage/cached.ts'
export { lateWrite } from './storage/late-write.ts'
export {
  isStorageAvailable,
  readStored,
  readTab,
  removeStored,
  removeTab,
  storedKeys,
  writeStored,
  writeTab,
} from './storage/values.ts'
