import { personAt, type MentionNode } from '@skein/rich-text'

const writtenForm = /^@?([\w.-]+)@([\p{L}\p{M}\p{N}_.-]+\.[\p{L}\p{M}\p{N}-]+(?::\d+)?)$/u

/** `name@host` of a written name: as it is written, else from the address its link has; null when neither says it. */
export function handleOf({ text, href }: Pick<MentionNode, 'text' | 'href'>): string | null {
  const [, name, host] = writtenForm.exec(text.trim()) ?? []
  if (name !== undefined && host !== undefined) return `${name}@${host}`.toLowerCase()
  const person = personAt(href)
  return person && `${person.name}@${person.host}`
}
