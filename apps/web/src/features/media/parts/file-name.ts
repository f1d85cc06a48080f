import type { Attachment } from '@skein/api'

/** The last part of the address, readable; the media type when there is none. */
export function fileName({ url, remoteUrl, mimeType, kind }: Attachment): string {
  for (const address of [remoteUrl, url]) {
    const last = address?.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
    if (last === '') continue
    try {
      return decodeURIComponent(last)
    } catch {
      return last
    }
  }
  return mimeType ?? kind
}
