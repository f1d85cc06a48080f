/** What a text can be marked up with, and how servers call it. */
export const mimeTypes = {
  plain: 'text/plain',
  html: 'text/html',
  markdown: 'text/markdown',
  bbcode: 'text/bbcode',
  mfm: 'text/x.misskeymarkdown',
} as const
export type ContentType = keyof typeof mimeTypes

const known = Object.keys(mimeTypes) as ContentType[]

/** Null for one that this client has no word for. */
export const knownContentType = (mimeType: string): ContentType | null =>
  known.find((type) => mimeTypes[type] === mimeType) ?? null

/** What the server takes out of those, and the one that is in use. [COMP-05] */
export function contentTypes(postFormats: readonly string[], current: string): readonly ContentType[] {
  return known.filter((type) => postFormats.includes(mimeTypes[type]) || mimeTypes[type] === current)
}
