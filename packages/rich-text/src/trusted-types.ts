/** The part of the platform's Trusted Types that is used here. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: PagePolicy): PagePolicy
}

/** What marks a string as meant for the HTML parser, and an address as that of our own script. */
export interface PagePolicy {
  createHTML(html: string): string
  /** @throws {TypeError} for every address but {@link WORKER_ADDRESS} */
  createScriptURL(address: string): string
}

/**
 * Where the background worker is. It keeps the name that older clients registered at the same address, so that it
 * takes their place.
 */
export const WORKER_ADDRESS = '/sw-pleroma.js'

const rules: PagePolicy = {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (address !== WORKER_ADDRESS) throw new TypeError(`No script may be loaded from ${address}`)
    return address
  },
}

/** The policy named `skein`, or the same rules alone where the platform has no Trusted Types. */
export function createPagePolicy(factory: TrustedTypesFactory | undefined): PagePolicy {
  return factory?.createPolicy('skein', rules) ?? rules
}

let policy: PagePolicy | undefined

/** Made on first use, once: a page may name a policy only once under `trusted-types skein`. */
export function pagePolicy(): PagePolicy {
  policy ??= createPagePolicy((globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes)
  return policy
}

/** The background worker's address in the form that a page with Trusted Types accepts for scripts. */
export function workerAddress(): string {
  return pagePolicy().createScriptURL(WORKER_ADDRESS)
}
