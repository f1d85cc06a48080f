import {
  fetchFrontendConfigurations,
  fetchStaticConfig,
  withConfig,
  type InstanceOptions,
  type Client,
} from '@skein/api'

import { readInstance, type InstanceSources } from '../../model/kept/instance-sources.ts'
import { getInstance, markInstanceLoaded, setInstance } from '../../model/instance.ts'
import { keepLanding } from '../../model/landing.ts'
import { getServer } from '../../model/server.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import { setInstanceDefaults } from '../../model/settings.ts'
import { logged } from './logged.ts'

const facts = lazyModule(() => import('./load-facts.ts'))

const nothing: InstanceSources = { instance: null, nodeInfo: null, staticConfig: null, serverConfig: null }

function applyConfiguration(options: InstanceOptions): void {
  setInstanceDefaults({ ...options.config, hideSiteName: options.hideSitename })
}

/**
 * Loads what the server says of itself. Each part is applied when it arrives; one that fails is logged and left at what
 * the last visit knew, or at its defaults [BOOT-02].
 * @param shown when it settles there is something to read; what the server is and allows is read after that
 * @returns settled when a configuration is there, which is what the first paint waits for: at once after a first visit
 */
export function loadInstance(client: Client, shown: Promise<void> = Promise.resolve()): Promise<void> {
  const kept = readInstance()
  const known = kept?.sources ?? nothing
  setInstance({ ...(kept?.options ?? getInstance()), server: getServer() })
  if (kept !== null) applyConfiguration(kept.options)

  const configuration = Promise.all([
    logged('the static configuration', fetchStaticConfig(client)),
    logged('the frontend configuration', fetchFrontendConfigurations(client)),
  ]).then(([fromFile, fromServer]) => {
    const staticConfig = fromFile ?? known.staticConfig
    const serverConfig = fromServer ?? known.serverConfig
    const options = setInstance(withConfig(getInstance(), { ...staticConfig, ...serverConfig }))
    applyConfiguration(options)
    keepLanding(options)
    return { ...known, staticConfig, serverConfig }
  })
  void Promise.all([configuration, shown])
    .then(async ([sources]) => {
      facts.preload()
      const { loadFacts } = await facts.whenThere()
      await loadFacts(client, sources)
    })
    .then(markInstanceLoaded)
  return kept === null ? configuration.then(() => undefined) : Promise.resolve()
}
