import { createElement } from 'react'
import { withCompanion } from '../../lib/lazy-module.ts'
import { getOutbox, isAct, watchOutbox } from '../../model/outbox.ts'
import { offerHomeLead } from '../../model/home-lead.ts'

const rowOf = (id: string) => `outbox:${id}`

const texts = () => getOutbox().filter((entry) => !isAct(entry))

/** What was written and waits to be sent stands above the posts of home, the newest first, for as long as the page is open. */
export function showOutbox(): void {
  const show = async () => {
    if (texts().length === 0) {
      offerHomeLead(null)
      return
    }
    const { OutboxCard } = await withCompanion(() => import('./OutboxCard.tsx'))
    const ids = texts().map(({ id }) => id)
    offerHomeLead(
      ids.length === 0
        ? null
        : {
            ids: ids.map(rowOf).toReversed(),
            renderRow: (row) => createElement(OutboxCard, { id: row.slice(rowOf('').length) }),
          },
    )
  }
  watchOutbox(() => void show().catch(() => undefined))
  void show().catch(() => undefined)
}
