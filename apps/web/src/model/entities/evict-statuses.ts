export { evictStatuses } from '@skein/store'
