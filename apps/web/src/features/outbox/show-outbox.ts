import { createElement } from 'react'
import { withSharedDependency } from '../../lib/lazy-module.ts'
import { getOutbox, isTextEntry, watchOutbox } from '../../model/outbox.ts'
import { setHomeHeaderRows } from '../../model/places.ts'
import { entryOf, leadRows, moreRow } from './header-rows.ts'

const fetchRows = async () => {
  const [{ OutboxCard }, { MoreWaiting }] = await Promise.all([
    import('./OutboxCard.tsx'),
    import('./MoreWaiting.tsx'),
  ])
  return { OutboxCard, MoreWaiting }
}

const texts = () => getOutbox().filter((entry) => isTextEntry(entry))

/** What was written and waits to be sent stands above the posts of home, in the order of sending, for as long as the page is open. */
export function showOutbox(): void {
  const show = async () => {
    if (texts().length === 0) {
      setHomeHeaderRows(null)
      return
    }
    const { OutboxCard, MoreWaiting } = await withSharedDependency(fetchRows)
    const ids = leadRows(texts().map(({ id }) => id))
    setHomeHeaderRows(
      ids.length === 0
        ? null
        : {
            ids,
            renderRow: (row) =>
              row === moreRow ? createElement(MoreWaiting) : createElement(OutboxCard, { id: entryOf(row) }),
          },
    )
  }
  watchOutbox(() => void show().catch(() => undefined))
  void show().catch(() => undefined)
}
