import { useEffect } from 'react'
import { useT } from '../../../i18n/index.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import { useLazyPart } from '../../../ui/lazy-part.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import type { Rect } from './caret-rect.ts'
import type { Suggestion } from './suggestion.ts'
import styles from './SuggestionBox.module.css'
import type { Suggestions } from './use-suggestions.ts'

const fetchList = () => import('../../../ui/SuggestionList.tsx')

interface SuggestionBoxProps {
  id: string
  suggestions: Suggestions
  getAnchorRect: () => Rect | null
}

function Content({ item }: { item: Suggestion }) {
  if (item.kind === 'people') {
    const { displayName, handle, emojis } = item.person
    return (
      <>
        <PersonAvatar account={item.person} size={24} />
        <Truncate grows className={styles['words']}>
          <b dir="auto">
            <EmojiText text={displayName} emojis={emojis} />
          </b>{' '}
          <span className={styles['detail']} dir="ltr">
            @{handle}
          </span>
        </Truncate>
      </>
    )
  }
  if (item.kind === 'emoji') {
    return (
      <>
        {item.imageUrl === null ? (
          <span className={styles['picture']} aria-hidden="true">
            {item.character}
          </span>
        ) : (
          <Picture
            className={styles['picture']}
            src={item.imageUrl}
            alt=""
            fallback={<span className={styles['picture']} />}
            loading="lazy"
          />
        )}
        <Truncate grows className={styles['words']}>
          :{item.label}:
        </Truncate>
      </>
    )
  }
  return (
    <Truncate grows className={styles['words']} dir="auto">
      {item.kind === 'hashtags' ? `#${item.name}` : `$[${item.name} ]`}
    </Truncate>
  )
}

/** What the word at the caret may become: the list, and how many there are, said politely. */
export function SuggestionBox({ id, suggestions, getAnchorRect }: SuggestionBoxProps) {
  const t = useT()
  const { part, load } = useLazyPart(fetchList)
  const { shown, active, choose } = suggestions
  const isShown = shown !== null
  useEffect(() => {
    if (isShown && part === null) void load()
    // The way to load is another one at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, part])
  return (
    <>
      <Announcement
        words={isShown && part !== null ? t('composer.suggestions.count', { count: shown.items.length }) : ''}
      />
      {isShown && part !== null && (
        <part.SuggestionList
          id={id}
          label={t(`composer.suggestions.${shown.sought.kind}`)}
          options={shown.items.map((item) => ({ key: item.key, content: <Content item={item} /> }))}
          active={active}
          getAnchorRect={getAnchorRect}
          onChoose={(index) => {
            const item = shown.items[index]
            if (item !== undefined) choose(item)
          }}
        />
      )}
    </>
  )
}

/** What a field says of its suggestions to assistive technology, and what of it they hear. */
export function suggestingProps(id: string, { shown, active, follow, handleKeys, close }: Suggestions) {
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': shown === null ? undefined : id,
    'aria-activedescendant': shown === null || active === -1 ? undefined : `${id}-${active}`,
    onSelect: follow,
    onKeyDown: handleKeys,
    onBlur: close,
  } as const
}
