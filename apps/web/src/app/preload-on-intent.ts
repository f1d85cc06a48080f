import { preloadScreen } from './routes/screens.ts'

/** Fetches a screen as soon as somebody points at, focuses or touches a link to it. Returns the way to stop. */
export function preloadOnIntent(page: Document): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link !== null) preloadScreen(link.href)
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const name of events) page.addEventListener(name, look, { passive: true })
  return () => {
    for (const name of events) page.removeEventListener(name, look)
  }
}
