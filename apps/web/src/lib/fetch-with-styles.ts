import { asChunkError, ChunkLoadError } from './chunk-error.ts'

const styles = new Map<string, Promise<void>>()
const preloaded = new Set<string>()

function linkTo(rel: 'stylesheet' | 'modulepreload', href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  return link
}

/** A sheet that could not be fetched leaves the page again: who needs it later asks anew. */
function fetchStyle(href: string): Promise<void> {
  const known = styles.get(href)
  if (known !== undefined) return known
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null)
    return Promise.resolve()
  const link = linkTo('stylesheet', href)
  const settled = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      styles.delete(href)
      link.remove()
      reject(new ChunkLoadError('style', href))
    })
  })
  styles.set(href, settled)
  document.head.append(link)
  return settled
}

/**
 * Fetches a part of the code together with the files that it needs; it runs when its styles are there. The build puts
 * this in the place of the builder's own helper, which takes a style sheet that failed for loaded.
 * @param files addresses of scripts and style sheets
 * @throws {ChunkLoadError} [ERR-49]
 */
export async function fetchWithStyles<Part>(
  fetchPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  for (const href of files) {
    if (href.endsWith('.css') || preloaded.has(href)) continue
    preloaded.add(href)
    document.head.append(linkTo('modulepreload', href))
  }
  await Promise.all(files.filter((href) => href.endsWith('.css')).map(fetchStyle))
  try {
    return await fetchPart()
  } catch (error) {
    throw asChunkError(error)
  }
}
