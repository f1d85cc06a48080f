import type { Attachment } from '@skein/api'
import { openableUrl } from '../../../lib/openable-url.ts'
import { getSetting } from '../../../model/settings.ts'

/** [MEDIA-11] What was covered is shown only when it is there: settles then, or when it cannot be fetched. */
export function loadAhead({ kind, url, previewUrl }: Attachment): Promise<void> {
  const address = openableUrl(previewUrl ?? url)
  if (kind !== 'image' || address === null || !getSetting('preloadImage') || getSetting('dataSaving'))
    return Promise.resolve()
  return new Promise((resolve) => {
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () => resolve())
    picture.addEventListener('error', () => resolve())
    picture.src = address
  })
}
