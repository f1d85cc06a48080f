export { HighlightDialog } from './HighlightDialog.tsx'
