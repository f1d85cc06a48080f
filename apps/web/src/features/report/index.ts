import { lazyView } from '../lazy/index.ts'

/** The window in which somebody is reported. Fetched when somebody wants to. */
export const ReportDialog = lazyView(
  () => import('./ReportDialog.tsx').then((part) => part.ReportDialog),
  null,
  {
    isWindow: true,
  },
)
