export { FirstRunDoor } from './FirstRunDoor.tsx'
export { FirstRunWindow } from './FirstRunWindow.tsx'
