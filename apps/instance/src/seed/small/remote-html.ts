import { domainToASCII } from 'node:url'

interface RemoteText {
  html: string
  /** `user` or `user@host` in ASCII, without the leading @. */
  mentions: string[]
  tags: string[]
}

const TOKEN =
  /https?:\/\/[^\s<]+|(?<![\w@/])@\w+(?:@[\p{L}\p{N}.-]+\p{L})?|(?<![\p{L}\p{N}&#])#[\p{L}\p{M}\p{N}_]+/gu

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Written text as another server would send it: paragraphs, with its own links to people and tags. */
export function toRemoteHtml(text: string, host: string): RemoteText {
  const mentions: string[] = []
  const tags: string[] = []

  function link(token: string): string {
    if (token.startsWith('#')) {
      const name = token.slice(1)
      tags.push(name)
      return `<a href="https://${host}/tags/${encodeURIComponent(name)}" class="hashtag" rel="tag">#${name}</a>`
    }
    if (!token.startsWith('@'))
      return `<a href="${escape(token)}" rel="nofollow noopener">${escape(token)}</a>`
    const [username = '', otherHost] = token.slice(1).split('@')
    const ascii = otherHost === undefined ? undefined : domainToASCII(otherHost)
    mentions.push(ascii === undefined ? username : `${username}@${ascii}`)
    const address = ascii === undefined ? `/users/${username}` : `https://${ascii}/@${username}`
    return `<span class="h-card"><a href="${address}" class="u-url mention">@<span>${username}</span></a></span>`
  }

  function line(plain: string): string {
    let html = ''
    let end = 0
    for (const match of plain.matchAll(TOKEN)) {
      html += escape(plain.slice(end, match.index)) + link(match[0])
      end = match.index + match[0].length
    }
    return html + escape(plain.slice(end))
  }

  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`)
  return { html: paragraphs.join(''), mentions, tags }
}
