export { FirstRunDoor } from './FirstRunDoor.tsx'
