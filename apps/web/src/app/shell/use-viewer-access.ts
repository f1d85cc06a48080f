import { useCan, useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'

export interface ViewerAccess {
  /** Timelines and search: everybody, but nobody's visitors on a private instance [SHELL-42]. */
  mayRead: boolean
  /** Staff, where the server has pages for them. */
  mayModerate: boolean
  /** Admins, where the server has pages for them. */
  mayAdminister: boolean
}

export function useViewerAccess(): ViewerAccess {
  const { status, viewer } = useSession()
  const isPrivate = useInstance().facts.private
  const hasPages = useCan('administrationPages')
  const isStaff = viewer?.role === 'admin' || viewer?.role === 'moderator'
  return {
    mayRead: status !== 'visitor' || !isPrivate,
    mayModerate: isStaff && hasPages,
    mayAdminister: viewer?.role === 'admin' && hasPages,
  }
}
