import { useEffect, useState, type RefObject } from 'react'

import { lazyModule } from '../../lib/lazy-module.ts'
import type { PersonRef } from '../../model/people.ts'
import { editProfile } from '../../model/profile-editor.ts'
import { useSetting } from '../../model/settings.ts'
import { withPart } from '../../ui/lazy-part.ts'
import { useTopDialog } from '../../ui/open-dialogs.ts'
import type { PersonCard } from './PersonCard.tsx'
import { watchPeople, type PeopleWatch } from './watch-people.ts'

const code = lazyModule(() => import('./PersonCard.tsx').then((part) => part.PersonCard))

interface Shown {
  readonly Card: typeof PersonCard
  readonly person: PersonRef
  readonly anchorRef: RefObject<HTMLElement | null>
  readonly watch: PeopleWatch
}

/** The card of whoever is pointed at, for the whole page. [USER-01] */
export function PersonCards() {
  return useSetting('hoverCards') ? <Cards /> : null
}

function Cards() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let wanted: HTMLElement | null = null
    const watching = watchPeople({
      preload: code.preload,
      open: (link, person) => {
        wanted = link
        withPart(code, (Card) => {
          // It may arrive when the pointer is gone.
          if (wanted === link) setShown({ Card, person, anchorRef: { current: link }, watch: watching })
        })
      },
      close: () => {
        wanted = null
        setShown(null)
      },
    })
    return watching.stop
  }, [])
  return shown && <HeldCard {...shown} />
}

/** The card, for as long as the pointer or the focus is in it or in what it opened. */
function HeldCard({ Card, person, anchorRef, watch }: Shown) {
  const dialog = useTopDialog()
  const [within] = useState(dialog)
  useEffect(() => {
    if (dialog === null || dialog === within) return
    watch.hold('dialog', true)
    return () => watch.hold('dialog', false)
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
        onClose={watch.putAway}
        onEditProfile={() => {
          watch.putAway()
          editProfile()
        }}
      />
    </span>
  )
}
