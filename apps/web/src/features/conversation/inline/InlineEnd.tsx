import { useLayoutEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import styles from './Inline.module.css'
import type { InlineContext } from './inline-context.ts'

const offsetOf = (row: HTMLElement | null | undefined): number =>
  Number.parseFloat(row?.style.insetBlockStart ?? '')

/** The end of an opened conversation, and ways on from there. */
export function InlineEnd({ context }: { readonly context: InlineContext }) {
  const t = useT()
  const ref = useRef<HTMLElement>(null)

  // This row is drawn again whenever it moves: the bar then sticks as far as here.
  useLayoutEffect(() => {
    const end = ref.current?.closest<HTMLElement>('[data-row-id]')
    const barKey = CSS.escape(context.keyOf('bar'))
    const start = end?.parentElement?.querySelector<HTMLElement>(`:scope > [data-row-id="${barKey}"]`)
    const rail = start?.querySelector<HTMLElement>('[data-rail]')
    rail?.style.setProperty('block-size', `${offsetOf(end) - offsetOf(start)}px`)
  })

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
