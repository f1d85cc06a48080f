import { lazyModule } from '../../lib/lazy-module.ts'
import { withPart } from '../../ui/lazy-part.ts'
import { isViewerOpen, showViewer, type ViewerRequest } from './viewer-state.ts'

export const viewerCode = lazyModule(() => import('./viewer/Viewer.tsx'))

/** Opens media large; a press that comes before the code waits for it. */
export function openViewer(request: ViewerRequest): void {
  withPart(viewerCode, ({ enterViewer }) => {
    if (isViewerOpen()) return
    enterViewer()
    showViewer(request)
  })
}
