export { ListEditor } from './ListEditor.tsx'
