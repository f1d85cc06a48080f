import type { Plugin } from 'vite'

/** The module that everything imports which fetches parts. */
export const helper = '\0vite/preload-helper.js'
const own = new URL('../src/lib/fetch-with-styles.ts', import.meta.url).pathname

/** Parts of the code are fetched by the client's own function, which can ask for a style sheet again. */
export function preloadHelper(): Plugin {
  let base = '/'
  let isUsed = false
  return {
    name: 'skein:preload-helper',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base
    },
    load(id) {
      if (id !== helper) return null
      isUsed = true
      return [
        `import { fetchWithStyles } from ${JSON.stringify(own)}`,
        `export const __vitePreload = (load, files) =>`,
        `  fetchWithStyles(load, files && files.map((file) => ${JSON.stringify(base)} + file))`,
      ].join('\n')
    },
    generateBundle() {
      if (!isUsed) this.error(`${helper} is not asked for: the builder fetches parts in another way now`)
    },
  }
}
