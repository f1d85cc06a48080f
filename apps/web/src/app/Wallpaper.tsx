import { useEffect, useState } from 'react'

import { usePageBackground } from '../model/look.ts'
import { useInstance } from '../model/instance.ts'
import { useSession } from '../model/session.ts'
import { useSetting } from '../model/settings.ts'
import { Picture } from '../ui/Picture.tsx'
import { wallpaperOf } from './wallpaper.ts'
import styles from './Wallpaper.module.css'

/** The picture behind everything: the profile's that is shown, the viewer's own, or the instance's [BOOT-15, BOOT-16, PROF-03].
 * Until it is there, and when it does not come, the ground is plain. */
export function Wallpaper() {
  const { background } = useInstance().branding
  const { viewer } = useSession()
  const page = usePageBackground()
  const hideInstanceWallpaper = useSetting('hideInstanceWallpaper')
  const address = wallpaperOf({
    page,
    own: viewer?.background ?? null,
    instance: background,
    hideInstanceWallpaper,
  })
  const [loaded, setLoaded] = useState<string | null>(null)
  const isThere = address !== null && loaded === address
  useEffect(() => {
    document.documentElement.toggleAttribute('data-wallpaper', isThere)
    return () => document.documentElement.removeAttribute('data-wallpaper')
  }, [isThere])
  if (address === null) return null
  return (
    <div aria-hidden="true" className={styles['wallpaper']}>
      <Picture key={address} src={address} alt="" decoding="async" onLoad={() => setLoaded(address)} />
    </div>
  )
}
