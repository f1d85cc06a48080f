import type { MentionNode } from '@skein/rich-text'

const writtenForm = /^@?([\w.-]+)@([\w.-]+\.[\w-]+(?::\d+)?)$/
const profilePath = /^\/(?:@|users?\/|u\/|profile\/)([\w.-]+)\/?$/

/** `name@host` of a written name: as it is written, else from the address its link has; null when neither says it. */
export function handleOf({ text, href }: Pick<MentionNode, 'text' | 'href'>): string | null {
  const [, name, host] = writtenForm.exec(text.trim()) ?? []
  if (name !== undefined && host !== undefined) return `${name}@${host}`.toLowerCase()
  const url = URL.parse(href)
  const inPath = url === null ? undefined : profilePath.exec(url.pathname)?.[1]
  return url === null || inPath === undefined ? null : `${inPath}@${url.host}`.toLowerCase()
}
