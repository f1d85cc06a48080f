import { domainToASCII } from 'node:url'
import { escapeHtml, unescapeHtml } from './escape.ts'
import { markOrigin } from './origin.ts'

/** A person a text names: what the link needs. */
export interface Mentioned {
  id: string
  username: string
  uri: string
}

const TOKEN = new RegExp(
  [
    String.raw`(?<url>https?:\/\/[^\s<>"']+)`,
    String.raw`(?<![\p{L}\p{N}_@/.])@(?<user>[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)(?:@(?<host>[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d+)?))?`,
    String.raw`(?<![\p{L}\p{N}_&/#])#(?<tag>[\p{L}\p{M}\p{N}_·\u200c]*[\p{L}\p{M}_][\p{L}\p{M}\p{N}_·\u200c]*)`,
  ].join('|'),
  'giu',
)

interface Token {
  text: string
  url: string | undefined
  handle: string | undefined
  tag: string | undefined
}

/** `user` or `user@host` (host in its ASCII form, lower case). */
export const toHandle = (user: string, host: string | undefined): string =>
  host ? `${user}@${domainToASCII(host.replace(/:\d+$/, '')).toLowerCase()}` : user

const toToken = (match: RegExpExecArray): Token => {
  const { url, user, host, tag } = match.groups ?? {}
  return { text: match[0], url, handle: user ? toHandle(user, host) : undefined, tag }
}

const trimUrl = (url: string): string => {
  const trimmed = url.replace(/[.,!?;:\])}'"*_~]+$/u, '')
  return url[trimmed.length] === ')' && trimmed.includes('(') ? `${trimmed})` : trimmed
}

const SILENT = new Set(['a', 'code', 'pre'])

/** Calls `visit` with every piece of text that may hold links, and puts its answer in the place. */
const mapText = (html: string, visit: (escaped: string) => string): string => {
  let depth = 0
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      const tag = /^<(\/?)([a-z0-9]+)/i.exec(part)
      if (!tag) return depth === 0 && part !== '' ? visit(part) : part
      if (SILENT.has((tag[2] ?? '').toLowerCase()) && !part.endsWith('/>')) depth += tag[1] === '/' ? -1 : 1
      return part
    })
    .join('')
}

/** The handles a clean HTML text names. */
export const findHandles = (html: string): string[] => {
  const handles = new Set<string>()
  mapText(html, (escaped) => {
    for (const match of unescapeHtml(escaped).matchAll(TOKEN)) {
      const { handle } = toToken(match)
      if (handle) handles.add(handle)
    }
    return escaped
  })
  return [...handles]
}

const urlLink = (url: string): string => `<a href="${escapeHtml(url)}" rel="ugc">${escapeHtml(url)}</a>`

const mentionLink = (person: Mentioned): string =>
  `<span class="h-card"><a class="u-url mention" data-user="${person.id}" href="${escapeHtml(person.uri)}" rel="ugc">@<span>${escapeHtml(person.username)}</span></a></span>`

const tagLink = (tag: string): string => {
  const name = escapeHtml(tag.toLowerCase())
  return `<a class="hashtag" data-tag="${name}" href="${markOrigin(`/tag/${name}`)}" rel="tag ugc">#${escapeHtml(tag)}</a>`
}

/** Links addresses, known people and tags; `people` is keyed by lower-case handle. */
export const linkify = (
  html: string,
  people: ReadonlyMap<string, Mentioned>,
): { html: string; mentionIds: string[]; tags: string[] } => {
  const mentionIds = new Set<string>()
  const tags = new Set<string>()
  const replaceToken = ({ text, url, handle, tag }: Token): string => {
    if (url) {
      const whole = trimUrl(url)
      return urlLink(whole) + escapeHtml(url.slice(whole.length))
    }
    const person = handle ? people.get(handle.toLowerCase()) : undefined
    if (person) {
      mentionIds.add(person.id)
      return mentionLink(person)
    }
    if (tag) {
      tags.add(tag.toLowerCase())
      return tagLink(tag)
    }
    return escapeHtml(text)
  }
  const linked = mapText(html, (escaped) => {
    const text = unescapeHtml(escaped)
    let result = ''
    let end = 0
    for (const match of text.matchAll(TOKEN)) {
      result += escapeText(text.slice(end, match.index)) + replaceToken(toToken(match))
      end = match.index + match[0].length
    }
    return end === 0 ? escaped : result + escapeText(text.slice(end))
  })
  return { html: linked, mentionIds: [...mentionIds], tags: [...tags] }
}

const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => escapeHtml(character))
