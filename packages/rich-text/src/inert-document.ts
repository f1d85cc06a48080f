import { pagePolicy } from './trusted-types.ts'

/**
 * Parses markup into a document that has no window: scripts do not run, pictures do not load,
 * handlers never attach. The only place of the project that hands a string to the HTML parser.
 * The result is to be read, never to be put into a page.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = pagePolicy().createHTML(html)
  return template.content
}
