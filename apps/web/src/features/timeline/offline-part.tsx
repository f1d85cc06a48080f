import { lazyView } from '../lazy/index.ts'

/** Only who has no network sees it. It is fetched nowhere else, so that it is a file of its own. */
export const OfflineNote = lazyView(() => import('./parts/OfflineNote.tsx').then((part) => part.OfflineNote))
