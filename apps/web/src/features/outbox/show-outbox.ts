import { createElement } from 'react'
import { withCompanion } from '../../lib/lazy-module.ts'
import { getOutbox, isAct, watchOutbox } from '../../model/outbox.ts'
import { offerHomeLead } from '../../model/places.ts'
import { entryOf, leadRows, moreRow } from './lead-rows.ts'

const fetchRows = async () => {
  const [{ OutboxCard }, { MoreWaiting }] = await Promise.all([
    import('./OutboxCard.tsx'),
    import('./MoreWaiting.tsx'),
  ])
  return { OutboxCard, MoreWaiting }
}

const texts = () => getOutbox().filter((entry) => !isAct(entry))

/** What was written and waits to be sent stands above the posts of home, in the order of sending, for as long as the page is open. */
export function showOutbox(): void {
  const show = async () => {
    if (texts().length === 0) {
      offerHomeLead(null)
      return
    }
    const { OutboxCard, MoreWaiting } = await withCompanion(fetchRows)
    const ids = leadRows(texts().map(({ id }) => id))
    offerHomeLead(
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
