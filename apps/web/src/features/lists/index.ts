export { ListEditor } from './ListEditor.tsx'
export { Lists } from './Lists.tsx'
