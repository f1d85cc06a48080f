import type { Attachment } from '@skein/api'
import { useEffect } from 'react'
import { openableUrl } from '../../../lib/openable-url.ts'
import { getSetting } from '../../../model/settings.ts'

/** Asks for the pictures on both sides of the one that shows, so that they are there when they are wanted. */
export function usePreloaded(items: readonly Attachment[], index: number): void {
  useEffect(() => {
    if (getSetting('dataSaving')) return
    for (const by of [1, -1]) {
      const item = items[(index + by + items.length) % items.length]
      const address = item?.kind === 'image' ? openableUrl(item.url) : null
      if (address === null) continue
      const picture = new Image()
      picture.referrerPolicy = 'no-referrer'
      picture.src = address
    }
  }, [items, index])
}
