import { fetchInstance, fetchNodeInfo, isApiError, type Client, type InstanceSources } from '@skein/api'

import { whenLineMayBeBack } from '../../lib/line-back.ts'

interface Taker {
  /** What was found is applied when it arrives. */
  apply(found: Partial<InstanceSources>): void
  /** All of it is kept for the next start. */
  keep(): void
}

/** What a server is and allows, as opposed to how it wants to look. Never rejects. */
export async function loadFacts(client: Client, { apply, keep }: Taker): Promise<void> {
  /** What a lost line kept away is asked for again, and nobody waits for it. */
  const load = async (
    ask: () => Promise<Partial<InstanceSources>>,
    what: string,
    tries = 1,
  ): Promise<void> => {
    try {
      apply(await ask())
    } catch (error) {
      console.error(`Could not load ${what}:`, error)
      if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout'))
        whenLineMayBeBack(tries, () => void load(ask, what, tries + 1).then(keep))
    }
  }
  await Promise.all([
    // The same for everybody: the answer counts whoever signs in or out meanwhile.
    load(async () => ({ instance: await fetchInstance(client, { token: null }) }), 'the instance'),
    load(async () => ({ nodeInfo: await fetchNodeInfo(client) }), 'node info'),
  ])
  keep()
}
