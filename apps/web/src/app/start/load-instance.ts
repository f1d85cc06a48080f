import {
  fetchFrontendConfigurations,
  fetchStaticConfig,
  foldInstance,
  type Client,
  type InstanceSources,
} from '@skein/api'

import { keepInstance, readInstance } from '../../model/kept.ts'
import { keepLanding, markInstanceLoaded, setInstance } from '../../model/instance.ts'
import { getServer } from '../../model/server.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import { setInstanceDefaults } from '../../model/settings.ts'
import { logged } from './logged.ts'

const facts = lazyModule(() => import('./load-facts.ts'), { needs: 'early' })

const nothing = { instance: null, nodeInfo: null, staticConfig: null, serverConfig: null }

/**
 * Loads what the server says of itself. Each part is applied when it arrives; one that fails is logged and left at what
 * the last visit knew, or at its defaults [BOOT-02].
 * @param shown when it settles there is something to read; what the server is and allows is read after that
 * @returns settled when a configuration is there, which is what the first paint waits for: at once after a first visit
 */
export function loadInstance(client: Client, shown: Promise<void> = Promise.resolve()): Promise<void> {
  const kept = readInstance()
  let sources: InstanceSources = { ...nothing, ...kept, server: getServer() }
  const apply = (found: Partial<InstanceSources>) => {
    sources = { ...sources, ...found }
    return setInstance(foldInstance(sources))
  }
  const applyConfiguration = (found: Partial<InstanceSources>) => {
    const { branding } = apply(found)
    setInstanceDefaults({ ...branding.config, hideSiteName: branding.hideSitename })
    return branding
  }
  applyConfiguration({})

  const configuration = Promise.all([
    logged('the static configuration', fetchStaticConfig(client)),
    logged('the frontend configuration', fetchFrontendConfigurations(client)),
  ]).then(([fromFile, fromServer]) => {
    const { staticConfig, serverConfig } = sources
    const branding = applyConfiguration({
      staticConfig: fromFile ?? staticConfig,
      serverConfig: fromServer ?? serverConfig,
    })
    keepLanding(branding)
  })
  void Promise.all([configuration, shown])
    .then(async () => {
      facts.preload()
      const { loadFacts } = await facts.whenThere()
      await loadFacts(client, { apply, keep: () => keepInstance(sources) })
    })
    .then(markInstanceLoaded)
  return kept === null ? configuration : Promise.resolve()
}
