import type { NotificationId } from '@skein/api'

import { lazyModule } from '../../lib/lazy-module.ts'
import { withPart } from '../../ui/lazy-part.ts'

const code = lazyModule(() => import('./dismiss.ts'), { needs: 'early' })

/** Dismisses notifications [NOTIF-15]; the code for it comes with the first press. */
export const dismiss = (ids: readonly NotificationId[]): void => withPart(code, (part) => part.dismiss(ids))
