import type { Plugin } from 'vite'

/** Sources, as they are asked for; not the test files, whose address is another each time. */
const source = /\.(?:tsx?|css)(?:$|\?)/

/**
 * Tests in the browser: each file is a page of its own and asks for hundreds of sources. Where nobody watches for
 * changes, what one page was given holds for the next ones too, and is not asked for again.
 */
export function cachedSources(): Plugin {
  return {
    name: 'skein:cached-sources',
    configureServer(server) {
      if (server.config.server.watch !== null) return
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (source.test(url) && !url.includes('.test.')) {
          const setHeader = response.setHeader.bind(response)
          response.setHeader = (name, value) =>
            setHeader(name, name.toLowerCase() === 'cache-control' ? 'max-age=3600, immutable' : value)
        }
        next()
      })
    },
  }
}
