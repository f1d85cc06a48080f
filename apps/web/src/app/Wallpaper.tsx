import { useEffect } from 'react'

import { usePageBackground } from '../model/page-background.ts'
import { useInstance } from '../model/instance.ts'
import { useSession } from '../model/session.ts'
import { useSetting } from '../model/settings.ts'
import { wallpaperOf } from './wallpaper.ts'
import styles from './Wallpaper.module.css'

/** The picture behind everything: the profile's that is shown, the viewer's own, or the instance's [BOOT-15, BOOT-16, PROF-03]. */
export function Wallpaper() {
  const { background } = useInstance()
  const { viewer } = useSession()
  const page = usePageBackground()
  const hideInstanceWallpaper = useSetting('hideInstanceWallpaper')
  const address = wallpaperOf({
    page,
    own: viewer?.background ?? null,
    instance: background,
    hideInstanceWallpaper,
  })
  useEffect(() => {
    document.documentElement.toggleAttribute('data-wallpaper', address !== null)
  }, [address])
  if (address === null) return null
  return (
    <div
      aria-hidden="true"
      className={styles['wallpaper']}
      style={{ backgroundImage: `url("${address}")` }}
    />
  )
}
