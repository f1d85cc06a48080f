// A door of its own: most starts ask this, and few of them need what takes over.
export { isAkkomaFeHere } from './storage/of-akkoma-fe.ts'
