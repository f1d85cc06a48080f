import { fetchServerFile } from './server-file.ts'

interface Named {
  urls?: { streaming_api?: unknown } | null
  configuration?: { urls?: { streaming?: unknown } | null } | null
}

function originIn(text: string | null, target: URL): string | null {
  try {
    const { urls, configuration } = JSON.parse(text ?? '{}') as Named
    const named = new URL(String(urls?.streaming_api || configuration?.urls?.streaming))
    // What is at the server itself goes through here.
    if (!/^(?:ws|http)s?:$/.test(named.protocol) || named.host === target.host) return null
    return `${named.protocol.replace('http', 'ws')}//${named.host}`
  } catch {
    return null
  }
}

/**
 * Where a server has its sockets, as its instance data say, such as `wss://streaming.some.server`: the client goes there
 * itself. Null where it names no other host. It is asked until it answers, and once after that.
 */
export function streamingOriginOf(target: URL): () => Promise<string | null> {
  let known: Promise<string | null> | null = null
  const ask = async () => {
    const texts = await Promise.all(
      ['/api/v1/instance', '/api/v2/instance'].map((path) => fetchServerFile(target, path)),
    )
    if (texts.every((text) => text === null)) known = null
    return texts.map((text) => originIn(text, target)).find((origin) => origin !== null) ?? null
  }
  return () => (known ??= ask())
}
