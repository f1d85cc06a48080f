import type { HtmlTagDescriptor, Plugin } from 'vite'

const stylesheet = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const script = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g
const firstScript = /<script type="module"/

/**
 * Arranges the built index.html so that the first text comes early: the boot module runs as soon as it is there and
 * waits for nothing; the application is fetched beside it; the style sheet is
 * after the static shell, so that the shell is painted without it while the application still waits for it.
 */
export function startPage(): Plugin {
  return {
    name: 'skein:start-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fileOf = (name: string) => {
          const found = Object.values(bundle ?? {}).find(
            (output) => output.type === 'chunk' && output.name === name,
          )
          if (found === undefined) throw new Error(`No chunk "${name}" was built`)
          return `/${found.fileName}`
        }
        const boot = fileOf('boot')
        const styles: HtmlTagDescriptor[] = []
        const rest = html
          .replaceAll(stylesheet, (_tag, href: string) => {
            const preload = { rel: 'preload', as: 'style', crossorigin: true, href }
            styles.push({ tag: 'link', attrs: preload, injectTo: 'head' })
            styles.push({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href },
              injectTo: 'body',
            })
            return ''
          })
          .replaceAll(script, (tag, src: string) => (src === boot ? '' : tag))
          .replace(firstScript, (start) => {
            return `<script type="module" async crossorigin src="${boot}"></script>\n    ${start}`
          })
        return { html: rest, tags: styles }
      },
    },
  }
}
