import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

import { reactFiles } from './react-premises.ts'
import { specialise } from './specialise.ts'

/**
 * Leaves out of React what this client never enters (decision 8). The premises were written for exactly one version of
 * each file: any other fails the build, so that somebody reads them again.
 */
export function leanReact(): Plugin {
  return {
    name: 'skein:lean-react',
    enforce: 'pre',
    transform(code, id) {
      const [name, file] =
        Object.entries(reactFiles).find(([path]) => id.endsWith(`/node_modules/${path}`)) ?? []
      if (name === undefined || file === undefined) return null
      const digest = createHash('sha256').update(code).digest('hex')
      if (digest !== file.digest) {
        this.error(
          `${name} is not the file that build/react-premises.ts was written for; see docs/decisions/0008`,
        )
      }
      const { code: lean, unmet } = specialise(code, this.parse(code), file)
      if (unmet.length > 0) this.error(`Premises without a place in ${name}: ${unmet.join(', ')}`)
      return { code: lean, map: null }
    },
  }
}
