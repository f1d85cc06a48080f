interface WallpaperSources {
  /** Of the profile that is shown. */
  readonly page?: string | null
  /** The viewer's background picture. */
  readonly own: string | null
  /** The configured one; empty for none. */
  readonly instance: string
  readonly hideInstanceWallpaper: boolean
}

/** A picture's address, or null when it is none. */
function pictureAddress(text: string | null): string | null {
  if (!text) return null
  const base = typeof location === 'undefined' ? 'http://localhost' : location.href
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  return url.href
}

/** Which picture is the wallpaper: the shown profile's, the viewer's own, else the instance's unless that is hidden; null for none. */
export function wallpaperOf({
  page = null,
  own,
  instance,
  hideInstanceWallpaper,
}: WallpaperSources): string | null {
  return (
    pictureAddress(page) ?? pictureAddress(own) ?? (hideInstanceWallpaper ? null : pictureAddress(instance))
  )
}
