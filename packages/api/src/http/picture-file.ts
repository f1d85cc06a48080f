import { ApiError } from './api-error.ts'

/**
 * A public picture of the server as a file, as if it had been chosen from the disk. No credentials are sent.
 * @param url absolute, or a path of the page's own server
 * @throws ApiError, also when there is something else than a picture
 */
export async function fetchPictureFile(url: string): Promise<File> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    (cause: unknown) => {
      throw new ApiError({ kind: 'network' }, { cause })
    },
  )
  if (!answer.ok) throw new ApiError({ kind: 'http', status: answer.status, body: null })
  const picture = await answer.blob()
  // Servers answer unknown paths with their front page, status 200.
  if (!picture.type.startsWith('image/'))
    throw new ApiError({ kind: 'garbage', status: answer.status, body: null })
  const name = /[^/?#]+(?=[?#]|$)/.exec(url)?.[0] ?? 'picture'
  return new File([picture], name, { type: picture.type })
}
