import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'
import { shellColours } from './shell-colours.ts'

const shell = join(import.meta.dirname, '../src/app/shell')
const fragmentPlace = '<!--static-shell-->'
const stylePlace = '<!--static-shell-style-->'
const style = join(shell, 'static-shell.css')
const coloursPlace = /\/\* themes:[^*]*\*\//
const hashLength = 8

const linkTo = (href: string): string => `<link rel="stylesheet" href="${href}">`

const withColours = (source: string) => source.replace(coloursPlace, shellColours())

/**
 * Puts the bars and skeleton rows into the page that stand there until the application does, with a style sheet of
 * their own. Built, it is named by its content like every other file, so that a second start takes it from the cache.
 */
export function staticShell(): Plugin[] {
  let isBuild = false
  let href = '/src/app/shell/static-shell.css'
  return [
    {
      name: 'skein:static-shell-colours',
      enforce: 'pre',
      transform: { filter: { id: /static-shell\.css/ }, handler: withColours },
    },
    {
      name: 'skein:static-shell',
      configResolved: ({ command }) => {
        isBuild = command === 'build'
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          if (!html.includes(fragmentPlace)) return html
          const whole = html.replace(fragmentPlace, await readFile(join(shell, 'static-shell.html'), 'utf8'))
          return isBuild ? whole : whole.replace(stylePlace, linkTo(href))
        },
      },
      async generateBundle() {
        const source = withColours(await readFile(style, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\n\s*/g, '')
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, hashLength)
        const fileName = `static/css/shell-${hash}.css`
        href = `/${fileName}`
        this.emitFile({ type: 'asset', fileName, source })
      },
    },
    {
      name: 'skein:static-shell-style',
      transformIndexHtml: {
        order: 'post',
        handler: (html) => html.replace(stylePlace, linkTo(href)),
      },
    },
  ]
}
