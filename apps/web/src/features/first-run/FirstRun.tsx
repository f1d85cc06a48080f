import { useIsFirstRunOpen } from '../../model/windows.ts'
import { lazyView } from '../lazy/index.ts'

const FirstRunWindow = lazyView(
  () => import('./FirstRunWindow.tsx').then((part) => part.FirstRunWindow),
  null,
  {
    isWindow: true,
  },
)

/** The questions of the first run, while they are asked. */
export function FirstRun() {
  return useIsFirstRunOpen() && <FirstRunWindow />
}
