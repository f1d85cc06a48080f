import { useEffect, useState, type RefObject } from 'react'

import { lazyModule } from '../../lib/lazy-module.ts'
import type { PersonRef } from '../../model/entities.ts'
import { answerForCard, editProfile } from '../../model/windows.ts'
import { useViewerId } from '../../model/session.ts'
import { adoptHoverCards, getSetting } from '../../model/settings.ts'
import { withPart } from '../../ui/lazy-part.ts'
import { useTopDialog } from '../../ui/open-dialogs.ts'
import type { PersonCard } from './PersonCard.tsx'
import { personOfLink } from './rules/person-of-link.ts'
import { watchPeople, type PeopleWatch } from './watch-people.ts'

const code = lazyModule(() => import('./PersonCard.tsx').then((part) => part.PersonCard))

interface Shown {
  readonly Card: typeof PersonCard
  readonly person: PersonRef
  readonly anchorRef: RefObject<HTMLElement | null>
  readonly watch: PeopleWatch
  /** Where the focus was when a key opened it; null where the pointer did. */
  readonly cameFrom: HTMLElement | null
}

/** Of what has the focus: the person that it leads to, or who wrote the post that it is in. */
function linkOf(focused: Element): HTMLAnchorElement | null {
  const link = focused.closest<HTMLAnchorElement>('a[href]')
  if (link !== null && personOfLink(link) !== null) return link
  return focused.closest('article')?.querySelector<HTMLAnchorElement>('a[data-author]') ?? null
}

/** The card of whoever is pointed at, or of whom a key asks for, in the whole page. [USER-01] */
export function PersonCards() {
  const [shown, setShown] = useState<Shown | null>(null)
  const viewerId = useViewerId()
  useEffect(adoptHoverCards, [viewerId])
  useEffect(() => {
    let wanted: HTMLElement | null = null
    const watching = watchPeople({
      isHovering: () => getSetting('personCards') === 'pointer',
      preload: code.preload,
      open: (link, person, by) => {
        wanted = link
        const focused = document.activeElement
        const cameFrom = by === 'key' && focused instanceof HTMLElement ? focused : null
        withPart(code, (Card) => {
          // It may arrive when the pointer is gone.
          if (wanted === link)
            setShown({ Card, person, anchorRef: { current: link }, watch: watching, cameFrom })
        })
      },
      close: () => {
        wanted = null
        setShown(null)
      },
    })
    const stopAnswering = answerForCard((focused) => {
      const link = getSetting('personCards') === 'never' ? null : linkOf(focused)
      if (link !== null) watching.openAt(link)
    })
    return () => {
      stopAnswering()
      watching.stop()
    }
  }, [])
  return shown && <HeldCard {...shown} />
}

/** The card, for as long as the pointer or the focus is in it or in what it opened. */
function HeldCard({ Card, person, anchorRef, watch, cameFrom }: Shown) {
  const dialog = useTopDialog()
  const [within] = useState(dialog)
  useEffect(() => {
    if (dialog === null || dialog === within) return
    watch.hold('dialog', true)
    return () => {
      // The dialog has given the focus back while React was told of no events.
      if (document.activeElement?.closest('[data-hovering]')) watch.hold('focus', true)
      watch.hold('dialog', false)
    }
  }, [dialog, within, watch])
  return (
    <span
      onPointerEnter={() => watch.hold('pointer', true)}
      onPointerLeave={() => watch.hold('pointer', false)}
      onFocus={() => watch.hold('focus', true)}
      onBlur={() => watch.hold('focus', false)}
    >
      <Card
        key={`${person.by} ${person.value}`}
        person={person}
        anchorRef={anchorRef}
        cameFrom={cameFrom}
        onClose={watch.putAway}
        onEditProfile={() => {
          watch.putAway()
          editProfile()
        }}
      />
    </span>
  )
}
