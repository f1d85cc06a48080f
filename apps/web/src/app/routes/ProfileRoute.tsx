import { QueryClientProvider } from '@tanstack/react-query'

import type { RouteMatch } from '../../model/routes.ts'
import { ProfileScreen } from '../../screens/profile/index.ts'
import { queryClient } from '../query-client.ts'

/** A profile asks through the cache of answers, which the first view has no use for. */
export function ProfileRoute({ match }: { readonly match: RouteMatch }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ProfileScreen match={match} />
    </QueryClientProvider>
  )
}
