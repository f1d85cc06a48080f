import type { LinearThread as Thread, ThreadForest } from '@skein/store'

import { missingKey, ThreadList, type ThreadViewProps } from '../ThreadList.tsx'
import { MissingRow } from '../parts/MissingRow.tsx'
import { LinearRow } from './LinearRow.tsx'

interface LinearThreadProps extends ThreadViewProps {
  readonly thread: Thread
  readonly forest: ThreadForest
  /** Brings another post into view and gives it the focus. */
  readonly onShow: (id: string) => void
}

/** The posts of a thread one after another [CONV-01, CONV-03]. */
export function LinearThread({ thread, forest, newIds, isWhole, onShow, ...view }: LinearThreadProps) {
  const { items } = thread
  const ids = items.flatMap((item) =>
    isWhole && item.parent.kind === 'missing' ? [missingKey + item.id, item.id] : [item.id],
  )
  const indexes = new Map<string, number>(items.map(({ id }, index) => [id, index]))

  const renderRow = (id: string) => {
    if (id.startsWith(missingKey)) return <MissingRow />
    const index = indexes.get(id) ?? -1
    const item = items[index]
    return (
      item && (
        <LinearRow
          item={item}
          forest={forest}
          followsFocus={items[index - 1]?.isFocused === true}
          setSize={items.length}
          isNew={newIds.has(item.id)}
          onShow={onShow}
        />
      )
    )
  }

  return <ThreadList {...view} ids={ids} renderRow={renderRow} look="linear" />
}
