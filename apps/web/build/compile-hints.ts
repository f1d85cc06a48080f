import type { Plugin } from 'vite'

/** Chunks of the first view: nearly every function in them is called before the first post shows. */
const eager: readonly string[] = ['boot', 'app']

/**
 * Tells the browser to compile whole files while they arrive, beside the page. Otherwise each function is compiled
 * when it is first called, which is when the first post is waited for. Browsers that do not know the words pass them
 * over.
 */
export function compileHints(): Plugin {
  return {
    name: 'skein:compile-hints',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && eager.includes(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      },
    },
  }
}
