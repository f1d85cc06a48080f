export {
  isExpanded,
  registerInlineThread,
  type ToggleInlineThread,
  getInlineThreadToggle,
} from './places/inline-thread.ts'
export { type HeaderRows, setHomeHeaderRows, useHomeHeaderRows } from './places/home-header-rows.ts'
export { belowSign, type InsertedRows, listRows, ownPlace, useInsertedRows } from './places/inserted-rows.ts'
export { usePageSubject, useSubject } from './places/page-subject.ts'
export { notePosition, recallPosition } from './places/positions.ts'
export { recallScroll, rememberScroll, saveScrollMemory } from './places/scroll-memory.ts'
export { keepPlace, type KeptPlace, recallPlace, rowHeights } from './places/timeline-places.ts'
