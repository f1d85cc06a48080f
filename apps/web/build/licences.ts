import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Where the built client keeps the licences of what is in it. */
export const licencesFile = 'static/licenses.md'

/** Packages of which data are in the client, by way of modules of our own. */
const dataPackages = ['emojibase-data']

function sectionOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`)
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>
  const text = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8')
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`
}

const root = join(import.meta.dirname, '../../..')

/** The client's own: whoever gets the built client gets it with its licence. */
function ownSection(): string {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  return `# Skein ${version} (${license})\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}\n\n`
}

/** The bundler lists the packages whose modules it bundles; what else is in the client is added to its list. */
export function licences(): Plugin {
  return {
    name: 'skein:licences',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[licencesFile]
        if (list?.type !== 'asset') this.error(`${licencesFile} was not written`)
        list.source = ownSection() + String(list.source) + dataPackages.map(sectionOf).join('')
      },
    },
  }
}
