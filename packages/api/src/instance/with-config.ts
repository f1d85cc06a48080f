import type { FrontendConfig } from '../entities/frontend-config.ts'
import type { InstanceOptions } from './instance-options.ts'

function foldBrand(config: FrontendConfig) {
  return {
    logo: config.logo ?? '/static/logo.svg',
    logoMask: config.logoMask ?? true,
    logoMargin: config.logoMargin ?? '0',
    logoLeft: config.logoLeft ?? false,
    hideSitename: config.hideSitename ?? config.hideSiteName ?? false,
    theme: config.theme ?? null,
    nsfwCensorImage: config.nsfwCensorImage ?? '',
    loginMethod: config.loginMethod === 'token' ? ('token' as const) : ('password' as const),
    redirectRootLogin: config.redirectRootLogin ?? null,
    redirectRootNoLogin: config.redirectRootNoLogin ?? null,
    showFeaturesPanel: config.showFeaturesPanel ?? true,
    showInstanceSpecificPanel: config.showInstanceSpecificPanel ?? false,
  }
}

/** All but what `config` says. */
type Facts = Omit<InstanceOptions, keyof ReturnType<typeof foldBrand> | 'config'>

/** What admins set for the frontend, laid over what else is known of a server [BOOT-06]. */
export function withConfig(options: Facts, config: FrontendConfig): InstanceOptions {
  return {
    ...options,
    name: options.name || config.name || '',
    background: config.background ?? options.background,
    config,
    ...foldBrand(config),
  }
}
