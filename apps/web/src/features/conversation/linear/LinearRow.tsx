import type { ThreadForest, ThreadItem } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { FocusCard } from '../FocusCard.tsx'
import { PlacedCard } from '../parts/PlacedCard.tsx'
import { RepliesLine } from './RepliesLine.tsx'
import styles from './RepliesLine.module.css'

interface LinearRowProps {
  readonly item: ThreadItem
  readonly forest: ThreadForest
  /** What names the row, where the post itself does not. */
  readonly place?: string
  /** The row above is the post in focus, which draws its own edge. */
  readonly followsFocus: boolean
  readonly setSize: number
  readonly isNew: boolean
  readonly onShow: (id: string) => void
}

/** One post of a thread, with the way to its answers. */
export function LinearRow({ item, forest, place, followsFocus, setSize, isNew, onShow }: LinearRowProps) {
  const t = useT()
  return (
    <PlacedCard
      Card={item.isFocused ? FocusCard : undefined}
      statusId={item.id}
      forest={forest}
      isNew={isNew}
      place={place}
      joinsPrevious={item.joinsPrevious}
      joinsNext={item.joinsNext}
      hasNoLine={item.number === 1 || item.joinsPrevious || followsFocus || item.parent.kind === 'missing'}
      position={item.number}
      setSize={setSize}
      headingEnd={
        item.parent.kind === 'here' && (
          <span className={styles['number']}>{t('conversation.reply', { number: String(item.number) })}</span>
        )
      }
      belowBody={item.replies.length > 0 && <RepliesLine replies={item.replies} onShow={onShow} />}
    />
  )
}
