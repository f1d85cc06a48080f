import { can } from '@skein/api'

import { useInstance } from '../../model/instance.ts'
import type { GuardContext } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'

/** What the guards know at present. A token that is still being checked counts as signed in. */
export function useGuardContext(): GuardContext {
  const { status, viewer } = useSession()
  const instance = useInstance()
  const { registrationOpen, backendVersion, redirectRootLogin, redirectRootNoLogin } = instance
  return {
    isSignedIn: status !== 'visitor',
    isAdmin: viewer?.role === 'admin' && can(instance, 'administrationPages'),
    // Of a server that said nothing of itself it is not known: the page says so.
    isRegistrationOpen: registrationOpen || backendVersion === null,
    redirectRootLogin,
    redirectRootNoLogin,
  }
}
