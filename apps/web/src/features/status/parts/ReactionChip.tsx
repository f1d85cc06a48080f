import type { ReactionRow } from '@skein/store'
import { clsx } from 'clsx'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { HoverOpener } from '../../../ui/HoverOpener.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { truncated } from '../../../ui/Truncate.tsx'
import { StillSmall } from '../../media/index.ts'
import { react } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import { countText } from '../rules/count-text.ts'
import styles from './Reactions.module.css'

const fetchPanel = () => import('./ReactionPanel.tsx').then((part) => part.ReactionPanel)

interface ReactionChipProps {
  readonly reaction: ReactionRow
  readonly context: ActionContext
  /** What moves stands still. */
  readonly isStill: boolean
}

/** One kind of reaction: a press gives it or takes it back, hovering says who gave it. [REACT-01, REACT-06] */
export function ReactionChip({ reaction, context, isStill }: ReactionChipProps) {
  const { name, url } = reaction
  return (
    <HoverOpener
      className={styles['hover']}
      fetchPanel={fetchPanel}
      panelProps={{ statusId: context.status.id, name }}
      opensOnHold
    >
      <Chip
        reaction={reaction}
        isStill={isStill}
        onPress={context.viewerId !== null && (() => react(context, { name, url }))}
      />
    </HoverOpener>
  )
}

interface ChipProps {
  readonly reaction: ReactionRow
  readonly isStill: boolean
  /** False for who cannot react. */
  readonly onPress: (() => void) | false
}

/** The emoji and how many gave it, unless counts are hidden. */
export function Chip({ reaction: { name, url, count, me }, isStill, onPress }: ChipProps) {
  const t = useT()
  const language = useLanguageTag()
  const hasCount = !useSetting('hidePostStats')
  const label = hasCount ? t('status.withCount', { label: name, count: String(count) }) : name
  const content = (
    <>
      <Emoji key={url} name={name} url={url} isStill={isStill} />
      {hasCount && countText(count, language)}
    </>
  )
  return onPress ? (
    <button
      type="button"
      className={clsx(styles['chip'], me && styles['mine'])}
      aria-label={label}
      aria-pressed={me}
      onClick={onPress}
    >
      {content}
    </button>
  ) : (
    <span role="img" aria-label={label} className={styles['chip']}>
      {content}
    </span>
  )
}

interface EmojiProps {
  readonly name: string
  readonly url: string | null
  readonly isStill: boolean
}

/** The picture; its name where there is none, or where it does not load. */
function Emoji({ name, url, isStill }: EmojiProps) {
  const words = url === null ? name : `:${name}:`
  return (
    <Picture
      className={styles['picture']}
      Image={isStill ? StillSmall : undefined}
      src={url}
      alt=""
      title={`:${name}:`}
      loading="lazy"
      decoding="async"
      draggable={false}
      fallback={
        <span
          className={words.length > 8 || url !== null ? clsx(truncated, styles['words']) : styles['emoji']}
          dir="auto"
        >
          {words}
        </span>
      }
    />
  )
}
