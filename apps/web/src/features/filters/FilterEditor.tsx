import { useEffect, useId, useRef } from 'react'

import { useT } from '../../i18n/index.ts'
import { filterHome } from '../../model/filter-changes.ts'
import type { KeptFilter } from '../../model/filters.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Filters.module.css'
import { FilterFields } from './parts/FilterFields.tsx'
import { draftOf } from './rules/draft.ts'
import { useFilterForm } from './use-filter-form.ts'

interface FilterEditorProps {
  /** Null for a new one. */
  readonly before: KeptFilter | null
  readonly onSaved: (id: string) => void
  readonly onCancel: () => void
}

/** The editor of a filter inside a page, and who keeps the filter. */
export function FilterEditor({ before, onSaved, onCancel }: FilterEditorProps) {
  const t = useT()
  const titleId = useId()
  const form = useFilterForm({ before, begin: (now) => draftOf(before, now), onSaved })
  const { isPending } = form
  const formRef = useRef<HTMLFormElement>(null)

  // Its field gets the focus, which alone would leave the rest below the window.
  useEffect(() => {
    formRef.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    // Escape cancels, as the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={formRef}
      className={styles['editor']}
      aria-labelledby={titleId}
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // The window would close.
        event.preventDefault()
        event.stopPropagation()
        if (!isPending) onCancel()
      }}
    >
      <h5 id={titleId} className={styles['title']}>
        {t(before === null ? 'filters.new' : 'filters.editTitle')}
      </h5>
      <FilterFields form={form} hasPane />
      <div className={styles['foot']}>
        <Text size="small" tone="faint" className={styles['home']}>
          {t(`filters.home.${filterHome(form.content)}`)}
        </Text>
        <Button variant="ghost" disabled={isPending} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" type="submit" isPending={isPending}>
          {t('filters.save')}
        </Button>
      </div>
    </form>
  )
}
