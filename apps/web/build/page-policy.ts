import type { Plugin } from 'vite'

/**
 * What the built page may do, whatever its server says of it: the browser holds it to both. Its own scripts and styles
 * only; pictures, sounds and connections wherever posts and the configured server have them, but for plain HTTP from a
 * page that came over HTTPS. Ruffle, where an operator offers it, is WebAssembly. `frame-ancestors` counts in a header
 * alone (docs/deploying.md).
 */
export const pagePolicy: readonly string[] = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self' data: blob: https:`,
  `media-src 'self' blob: https:`,
  `connect-src 'self' https: wss:`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types skein`,
]

/** Writes the policy into the page, before anything that it is about. */
export function ownPolicy(): Plugin {
  return {
    name: 'skein:page-policy',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy.join('; ') },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
