import { useEffect, useId, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { filterHome } from '../../model/filter-changes.ts'
import type { KeptFilter } from '../../model/filters.ts'
import type { FilterStart } from '../../model/windows.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowLeftIcon, CloseIcon } from '../../ui/icons.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './FilterDialog.module.css'
import { FilterFields } from './parts/FilterFields.tsx'
import { draftOf, draftWith } from './rules/draft.ts'
import { offersOf } from './rules/offers.ts'
import { ownHost, useFilterForm } from './use-filter-form.ts'
import { useIsPhone } from './use-is-phone.ts'

/**
 * Remembers what has the focus. The answer gives it back: to the post around it where a filter folded the post, to the
 * next post where a filter hid it.
 */
function rememberFocus(): () => void {
  const focused = document.activeElement
  const post = focused?.closest('article') ?? null
  const posts = [...(post?.closest('[role="feed"]')?.querySelectorAll('article') ?? [])]
  const index = post === null ? -1 : posts.indexOf(post)
  const neighbours = [...posts.slice(index + 1), ...posts.slice(0, Math.max(index, 0)).reverse()]
  return () => {
    const goal = [focused, post, ...neighbours].find((each) => each?.isConnected === true)
    if (goal instanceof HTMLElement && goal !== document.body) goal.focus({ preventScroll: true })
  }
}

interface FilterDialogProps {
  /** The filter that is edited; null for a new one. */
  readonly before?: KeptFilter | null
  /** What a new one begins with. */
  readonly start?: FilterStart
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

const nothing: FilterStart = { terms: [], offered: [] }

/** The editor of a filter in a window of its own; on a phone it is a page with its buttons at the top. */
export function FilterDialog({ before = null, start = nothing, onSaved, onClose }: FilterDialogProps) {
  const t = useT()
  const formId = useId()
  const isPhone = useIsPhone()
  const [returnFocus] = useState(rememberFocus)
  const [offered] = useState(() => offersOf(start.offered, ownHost()))
  const form = useFilterForm({
    before,
    begin: (now) => (before === null ? draftWith(offersOf(start.terms, ownHost())) : draftOf(before, now)),
    onSaved,
  })
  const { isPending } = form
  // After the window's own way back, which knows nothing of posts.
  useEffect(() => returnFocus, [returnFocus])

  function close() {
    // A failure would not be seen.
    if (!isPending) onClose()
  }

  const title = t(before === null ? 'filters.new' : 'filters.editTitle')
  const home = (
    <Text size="small" tone="faint" className={styles['home']}>
      {t(`filters.home.${filterHome(form.content)}`)}
    </Text>
  )
  const save = (
    <Button variant="primary" type="submit" form={formId} isPending={isPending}>
      {t('filters.save')}
    </Button>
  )
  return (
    <Dialog
      title={title}
      className={styles['window']}
      onClose={close}
      headerStart={isPhone && <IconButton icon={ArrowLeftIcon} label={t('filters.back')} onClick={close} />}
      headerEnd={isPhone ? save : <IconButton icon={CloseIcon} label={t('common.close')} onClick={close} />}
      footer={
        isPhone ? undefined : (
          <>
            {home}
            <Button variant="ghost" disabled={isPending} onClick={close}>
              {t('common.cancel')}
            </Button>
            {save}
          </>
        )
      }
    >
      <form id={formId} className={styles['form']} aria-label={title} onSubmit={form.submit}>
        <FilterFields form={form} offered={offered} />
        {isPhone && home}
      </form>
    </Dialog>
  )
}
