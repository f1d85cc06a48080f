export { accountKey, deviceKey, prefixOf } from './storage/areas.ts'
export { forgetCached, readCached, writeCached } from './storage/cached.ts'
export {
  isStorageAvailable,
  readStored,
  readTab,
  removeStored,
  removeTab,
  writeStored,
  writeTab,
} from './storage/values.ts'
