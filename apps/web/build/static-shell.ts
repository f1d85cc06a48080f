import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const place = '<!--static-shell-->'
const fragment = join(import.meta.dirname, '../src/app/shell/static-shell.html')

/** Puts the bars and skeleton rows into the page that stand there until the application does. */
export function staticShell(): Plugin {
  return {
    name: 'skein:static-shell',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        return html.includes(place) ? html.replace(place, await readFile(fragment, 'utf8')) : html
      },
    },
  }
}
