import { fetchInstance, fetchNodeInfo, foldInstance, type Client } from '@skein/api'

import { getInstance, setInstance } from '../../model/instance.ts'
import { keepInstance, type InstanceSources } from '../../model/kept/instance-sources.ts'
import { getServer } from '../../model/server.ts'
import { logged } from './logged.ts'

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
  await Promise.all([
    logged('the instance', fetchInstance(client)).then((instance) => instance && apply({ instance })),
    logged('node info', fetchNodeInfo(client)).then((nodeInfo) => nodeInfo && apply({ nodeInfo })),
  ])
  keepInstance({ sources, options: getInstance() })
}
