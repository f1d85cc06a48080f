export { Interactions } from './Interactions.tsx'
