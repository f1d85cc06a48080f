/** The part of the platform's Trusted Types that is used here. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

/** What marks a string as meant for the HTML parser. */
export interface HtmlPolicy {
  createHTML(html: string): string
}

/** The policy named `skein`, or one that changes nothing where the platform has no Trusted Types. */
export function createHtmlPolicy(factory: TrustedTypesFactory | undefined): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html }
  return factory?.createPolicy('skein', rules) ?? rules
}

let policy: HtmlPolicy | undefined

/** Made on first use, once: a page may name a policy only once under `trusted-types skein`. */
function htmlPolicy(): HtmlPolicy {
  policy ??= createHtmlPolicy((globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes)
  return policy
}

/**
 * Parses markup into a document that has no window: scripts do not run, pictures do not load,
 * handlers never attach. The only place of the project that hands a string to the HTML parser.
 * The result is to be read, never to be put into a page.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = htmlPolicy().createHTML(html)
  return template.content
}
