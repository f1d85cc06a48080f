import type { Card } from '@skein/api'

/** Longest title and description, of which two lines show; own choice, characters. */
const longestText = 500

function webUrl(address: string | null): URL | null {
  try {
    const url = new URL(address ?? '', 'relative:/')
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

/** What a card shows: the site's name or its host, the title or the address; null when it leads nowhere on the web. */
export function readCard({ url, title, description, image, providerName }: Card) {
  const address = webUrl(url)
  if (address === null) return null
  return {
    url: address.href,
    provider: providerName.trim().slice(0, longestText) || address.hostname,
    title: title.trim().slice(0, longestText) || address.href.slice(0, longestText),
    description: description.trim().slice(0, longestText),
    image: webUrl(image)?.href ?? null,
  }
}
