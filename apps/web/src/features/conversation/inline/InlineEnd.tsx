import { useLayoutEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import styles from './Inline.module.css'
import type { InlineContext } from './inline-context.ts'

const offsetOf = (row: HTMLElement): number => Number.parseFloat(row.style.insetBlockStart)

/** The end of an opened conversation, and ways on from there. */
export function InlineEnd({ context }: { readonly context: InlineContext }) {
  const t = useT()
  const ref = useRef<HTMLElement>(null)

  // The bar sticks as far as here: wherever the list puts the two rows.
  useLayoutEffect(() => {
    const end = ref.current?.closest<HTMLElement>('[data-row-id]')
    const barKey = CSS.escape(context.keyOf('bar'))
    const start = end?.parentElement?.querySelector<HTMLElement>(`:scope > [data-row-id="${barKey}"]`)
    const rail = start?.querySelector<HTMLElement>('[data-rail]')
    if (end == null || start == null || rail == null) return undefined
    const stretch = () => rail.style.setProperty('block-size', `${offsetOf(end) - offsetOf(start)}px`)
    const moves = new MutationObserver(stretch)
    for (const row of [start, end]) moves.observe(row, { attributeFilter: ['style'] })
    stretch()
    return () => moves.disconnect()
  }, [context])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
    <article ref={ref} className={styles['end']} tabIndex={-1}>
      <Button size="small" variant="ghost" onClick={context.onShut}>
        {t('conversation.inline.shutLabel')}
      </Button>
      <ButtonLink size="small" variant="ghost" to={paths.conversation(context.thread.statusId)}>
        {t('conversation.inline.open')}
      </ButtonLink>
    </article>
  )
}
