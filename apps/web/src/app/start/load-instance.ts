import {
  fetchFrontendConfigurations,
  fetchInstance,
  fetchNodeInfo,
  fetchStaticConfig,
  foldInstance,
  type Client,
  type FrontendConfig,
  type InstanceInfo,
  type NodeInfo,
} from '@skein/api'

import { markInstanceLoaded, setInstance } from '../../model/instance.ts'
import { keepLanding } from '../../model/landing.ts'
import { getServer } from '../../model/server.ts'
import { setInstanceDefaults } from '../../model/settings.ts'
import { logged } from './logged.ts'

interface Sources {
  instance: InstanceInfo | null
  nodeInfo: NodeInfo | null
  staticConfig: FrontendConfig | null
  serverConfig: FrontendConfig | null
}

/**
 * Loads what the server says of itself. Each part is applied when it arrives; one that fails is logged and left at its
 * defaults [BOOT-02].
 * @returns settled when the configuration is there, which is what the first paint waits for
 */
export function loadInstance(client: Client): Promise<void> {
  const sources: Sources = { instance: null, nodeInfo: null, staticConfig: null, serverConfig: null }
  const apply = () => setInstance(foldInstance({ server: getServer(), ...sources }))

  const staticConfig = logged('the static configuration', fetchStaticConfig(client))
  const serverConfig = logged('the frontend configuration', fetchFrontendConfigurations(client))
  const instance = logged('the instance', fetchInstance(client))
  const nodeInfo = logged('node info', fetchNodeInfo(client))

  const configuration = Promise.all([staticConfig, serverConfig]).then(([fromFile, fromServer]) => {
    sources.staticConfig = fromFile
    sources.serverConfig = fromServer
    const options = apply()
    setInstanceDefaults({ ...options.config, hideSiteName: options.hideSitename })
    keepLanding(options)
  })
  const facts = Promise.all([
    instance.then((answer) => {
      sources.instance = answer
      apply()
    }),
    nodeInfo.then((answer) => {
      sources.nodeInfo = answer
      apply()
    }),
  ])
  void Promise.all([configuration, facts]).then(markInstanceLoaded)
  return configuration
}
