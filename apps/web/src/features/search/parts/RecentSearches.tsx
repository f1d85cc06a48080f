import { useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { CloseIcon, HistoryIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { forgetSearch, forgetSearches, recentSearches } from '../recent.ts'
import { HashIcon } from './icons.tsx'
import { QueryText } from './QueryText.tsx'
import styles from './RecentSearches.module.css'
import { Section } from './Section.tsx'

/** What the viewer searched for on this device; each can be forgotten. */
export function RecentSearches({ onEmptied }: { readonly onEmptied: () => void }) {
  const t = useT()
  const { viewerId } = useSession()
  const [recent, setRecent] = useState(() => recentSearches(viewerId))
  const listRef = useRef<HTMLUListElement>(null)
  if (recent.length === 0) return null

  function forget(words: string, index: number) {
    forgetSearch(viewerId, words)
    setRecent(recentSearches(viewerId))
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-forget]') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1]
    if (next === undefined) onEmptied()
    else next.focus()
  }

  function forgetAll() {
    forgetSearches(viewerId)
    setRecent([])
    onEmptied()
  }

  return (
    <Section
      title={t('search.recent')}
      end={
        <Button size="small" variant="ghost" onClick={forgetAll}>
          {t('search.forget')}
        </Button>
      }
    >
      <ul ref={listRef}>
        {recent.map((words, index) => (
          <li key={words} className={styles['row']}>
            <Link to={paths.search(words)} className={styles['link']} data-choice="">
              <Recent words={words} />
            </Link>
            <IconButton
              icon={CloseIcon}
              label={t('search.forgetOne', { words })}
              data-forget=""
              onClick={() => forget(words, index)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Somebody by the whole handle, if this device has read of them. */
function knownPerson(words: string) {
  const handle = words.replace(/^@/, '').toLowerCase()
  if (!words.startsWith('@')) return undefined
  return [...entityStore.accounts.keys()]
    .map((id) => entityStore.accounts.get(id))
    .find((account) => account?.handle.toLowerCase() === handle)
}

function Recent({ words }: { readonly words: string }) {
  const [person] = useState(() => knownPerson(words))
  if (person !== undefined) {
    return (
      <>
        <PersonAvatar account={person} size={32} />
        <span className={styles['who']}>
          <Truncate as="b" dir="auto">
            <EmojiText text={person.displayName} emojis={person.emojis} />
          </Truncate>
          <Truncate as="small" dir="ltr">
            @{person.handle}
          </Truncate>
        </span>
      </>
    )
  }
  const Glyph = /^#\S+$/.test(words) ? HashIcon : HistoryIcon
  return (
    <>
      <span className={styles['tile']}>
        <Glyph size={16} />
      </span>
      <QueryText query={words} />
    </>
  )
}
