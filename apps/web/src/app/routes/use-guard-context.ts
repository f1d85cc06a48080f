import { useCan, useInstance } from '../../model/instance.ts'
import type { GuardContext } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'

/** What the guards know at present. A token that is still being checked counts as signed in. */
export function useGuardContext(): GuardContext {
  const { status, viewer } = useSession()
  const { facts, branding } = useInstance()
  const hasPages = useCan('administrationPages')
  return {
    isSignedIn: status !== 'visitor',
    isAdmin: viewer?.role === 'admin' && hasPages,
    // Of a server that said nothing of itself it is not known: the page says so.
    isRegistrationOpen: facts.registrationOpen || facts.backendVersion === null,
    redirectRootLogin: branding.redirectRootLogin,
    redirectRootNoLogin: branding.redirectRootNoLogin,
  }
}
