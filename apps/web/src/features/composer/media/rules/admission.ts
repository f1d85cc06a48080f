import type { InstanceLimits } from '@skein/api'

/** What a server says of files. */
export type MediaLimits = Pick<InstanceLimits, 'uploadLimit' | 'imageLimit' | 'maxAttachments' | 'mediaTypes'>

type Facts = Pick<File, 'type' | 'size'>

/** Why a file is not sent, as numbers and names. */
export type Refusal =
  | { readonly kind: 'tooBig'; readonly allowed: number; readonly canShrink: boolean }
  | { readonly kind: 'wrongType' }

/** A limit of nothing is none. */
const limitOr = (limit: number | null): number => limit || Number.POSITIVE_INFINITY

/** Pictures that stand still and that browsers can draw, and so draw smaller. */
const shrinkable = /^image\/(?:jpeg|png|webp|avif|bmp|heic|heif)$/

export const canShrink = ({ type }: Pick<File, 'type'>): boolean => shrinkable.test(bareType(type))

const bareType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Bytes that a file of this type may have. */
export function allowedBytes({ type }: Pick<File, 'type'>, limits: MediaLimits): number {
  const limit = limitOr(limits.uploadLimit)
  return type.startsWith('image/') ? Math.min(limit, limitOr(limits.imageLimit)) : limit
}

/** Why a file need not be sent: the server would not take it. Null when it may. [COMP-29] */
export function refusalOf(file: Facts, limits: MediaLimits): Refusal | null {
  const type = bareType(file.type)
  // What the browser has no name for the server may know.
  const isKnown = limits.mediaTypes === null || limits.mediaTypes.length === 0 || type === ''
  if (!isKnown && !limits.mediaTypes.includes(type)) return { kind: 'wrongType' }
  const allowed = allowedBytes(file, limits)
  return file.size > allowed ? { kind: 'tooBig', allowed, canShrink: canShrink(file) } : null
}

/** How many more files a post may have. [COMP-30] */
export const roomFor = (count: number, limits: MediaLimits): number =>
  Math.max(0, limitOr(limits.maxAttachments) - count)

/** What a clipboard holds: files, and the words beside them. */
export interface Pasted {
  readonly files: readonly File[]
  readonly text: string
}

/** A file copied from a folder comes with its name as words. */
function areFileNames(text: string, files: readonly File[]): boolean {
  const names = new Set(files.map(({ name }) => name))
  return text.split(/\r?\n/).every((line) => line === '' || names.has(line.split(/[/\\]/).at(-1) ?? ''))
}

/** Office programs copy a picture of the words beside them: then the words are meant, and the picture is offered. */
export const areWordsMeant = ({ files, text }: Pasted): boolean =>
  files.length > 0 && text.trim() !== '' && !areFileNames(text, files)
