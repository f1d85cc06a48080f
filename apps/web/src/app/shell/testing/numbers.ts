import { vi } from 'vitest'
import { page } from 'vitest/browser'

/** A picture, as the icon without a number. */
const plain =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Where = 'list' | 'title' | 'icon' | 'badge'
type Drawn = Record<Where, number[]>
type Now = Readonly<Record<Where, number>>

const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
const inColumn = () => numberIn(page.getByRole('img', { name: /unread$/ }).query()?.ariaLabel)
/** A window over the page hides it from whoever does not see; it is drawn all the same. */
const atBell = () =>
  numberIn(page.getByRole('button', { name: /^Notifications/, includeHidden: true }).query()?.ariaLabel)
const inTitle = () => numberIn(/^\(\d+\)/.exec(document.title)?.[0])

/** The number of what waits, wherever it is drawn: beside the list or on the bell, in the title, on both icons. */
export function watchNumbers(listName: 'column' | 'bell'): {
  now: () => Now
  all: (count: number) => Now
  begin: () => void
  drawn: () => Drawn
} {
  const link = document.createElement('link')
  link.rel = 'icon'
  link.href = plain
  for (const other of document.querySelectorAll('link[rel~="icon"]')) other.remove()
  document.head.append(link)

  let drawn: Drawn = { list: [], title: [], icon: [], badge: [] }
  let written = 0
  const note = (where: Where, count: number) => {
    if (drawn[where].at(-1) !== count) drawn[where].push(count)
  }
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation((text) => {
    written = Number(text)
  })
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count) => note('badge', count ?? Number.NaN))
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => note('badge', 0))

  const inList = listName === 'column' ? inColumn : atBell
  const onIcon = () => (link.href === plain ? 0 : written)
  const noteAll = () => {
    note('list', inList())
    note('title', inTitle())
    note('icon', onIcon())
  }
  new MutationObserver(noteAll).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  const now = (): Now => ({
    list: inList(),
    title: inTitle(),
    icon: onIcon(),
    badge: drawn.badge.at(-1) ?? Number.NaN,
  })
  return {
    now,
    all: (count) => ({ list: count, title: count, icon: count, badge: count }),
    /** Forgets what was drawn until now. */
    begin: () => {
      const { list, title, icon, badge } = now()
      drawn = { list: [list], title: [title], icon: [icon], badge: [badge] }
    },
    drawn: () => drawn,
  }
}
