import type { ReactNode } from 'react'
import { viewerCode } from './open-viewer.ts'
import { useViewer, type MediaPost } from './viewer-state.ts'

interface MediaViewerProps {
  /** What can be done with the post that the media belong to. */
  readonly renderActions?: (post: MediaPost) => ReactNode
}

/** The place of the viewer, once in the page: empty until something is opened. */
export function MediaViewer({ renderActions }: MediaViewerProps) {
  const { request, isClosing } = useViewer()
  const code = viewerCode.current()
  if (request === null || code === null) return null
  const { Viewer } = code
  const actions = request.post === null ? null : (renderActions?.(request.post) ?? null)
  return <Viewer request={request} isClosing={isClosing} actions={actions} />
}
