import { fetchInstance, fetchNodeInfo, foldInstance, isApiError, type Client } from '@skein/api'

import { whenLineMayBeBack } from '../../lib/line-back.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { keepInstance, type InstanceSources } from '../../model/kept/instance-sources.ts'
import { getServer } from '../../model/server.ts'

/**
 * What a server is and allows, as opposed to how it wants to look: each part is applied when it arrives, and all of it
 * is kept for the next start.
 */
export async function loadFacts(client: Client, known: InstanceSources): Promise<void> {
  let sources = known
  const apply = (found: Partial<InstanceSources>) => {
    sources = { ...sources, ...found }
    setInstance(foldInstance({ server: getServer(), ...sources }))
  }
  apply({})
  const keep = () => keepInstance({ sources, options: getInstance() })
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
