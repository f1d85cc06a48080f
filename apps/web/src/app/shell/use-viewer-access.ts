import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'

export interface ViewerAccess {
  /** Timelines and search: everybody, but nobody's visitors on a private instance [SHELL-42]. */
  mayRead: boolean
  mayModerate: boolean
  mayAdminister: boolean
}

export function useViewerAccess(): ViewerAccess {
  const { status, viewer } = useSession()
  const instance = useInstance()
  return {
    mayRead: status !== 'visitor' || !instance.private,
    mayModerate: viewer?.role === 'admin' || viewer?.role === 'moderator',
    mayAdminister: viewer?.role === 'admin',
  }
}
