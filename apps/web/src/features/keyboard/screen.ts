export { KeysAside } from './own/KeysAside.tsx'
export { KeysSection } from './own/KeysSection.tsx'
