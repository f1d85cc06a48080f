import type { Plugin } from 'vite'

const factory = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const data =
  /const (__iconData) = \{[\s\S]*?node: ([\s\S]*?\])\n?\s*(?:,\s*aliases:[^\n]*\n)?\};\n__iconData\.node;/

/**
 * Icons are drawn by the size and the class that `ui/make-icon.tsx` gives them; the package's own factory reads ten
 * more settings, which nobody uses here. In the built client an icon is its paths and nothing else.
 */
export function leanIcons(): Plugin {
  return {
    name: 'skein:lean-icons',
    enforce: 'pre',
    load(id) {
      if (!factory.test(id)) return null
      return [
        `import { createElement } from 'react'`,
        `export default ({ node }) => ({ className }) => createElement('svg',`,
        `  { className, viewBox: '0 0 24 24', 'aria-hidden': true },`,
        `  node.map(([name, attributes]) => createElement(name, attributes)))`,
      ].join('\n')
    },
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null
      return { code: code.replace(data, 'const $1 = { node: $2 };'), map: null }
    },
  }
}
