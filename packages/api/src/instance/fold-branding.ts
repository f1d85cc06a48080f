import type { FrontendConfig } from '../entities/frontend-config.ts'
import type { InstanceBranding } from './instance.ts'
import type { InstanceSources } from './sources.ts'

/** What admins set for the frontend, laid over what the server says of itself [BOOT-06, BOOT-14]. */
export function foldBranding(sources: InstanceSources): InstanceBranding {
  const { instance, nodeInfo } = sources
  const config: FrontendConfig = { ...sources.staticConfig, ...sources.serverConfig }
  return {
    name: nodeInfo?.metadata?.nodeName || instance?.title || config.name || instance?.uri || '',
    logo: config.logo ?? '/static/logo.svg',
    logoMask: config.logoMask ?? true,
    logoMargin: config.logoMargin ?? '0',
    logoLeft: config.logoLeft ?? false,
    hideSitename: config.hideSitename ?? config.hideSiteName ?? false,
    background: config.background ?? instance?.background_image ?? '',
    theme: config.theme ?? null,
    nsfwCensorImage: config.nsfwCensorImage ?? '',
    loginMethod: config.loginMethod === 'token' ? 'token' : 'password',
    redirectRootLogin: config.redirectRootLogin ?? null,
    redirectRootNoLogin: config.redirectRootNoLogin ?? null,
    showFeaturesPanel: config.showFeaturesPanel ?? true,
    showInstanceSpecificPanel: config.showInstanceSpecificPanel ?? false,
    config,
  }
}
