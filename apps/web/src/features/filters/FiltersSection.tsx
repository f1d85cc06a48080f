import { useEffect, useRef, useState } from 'react'

import { useLanguageTag, useT } from '../../i18n/index.ts'
import { useCall } from '../../lib/use-call.ts'
import { loadFilters } from '../../model/filter-changes.ts'
import { useFilters, type KeptFilter } from '../../model/filters.ts'
import { useViewerId } from '../../model/session.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { SettingsGroup } from '../../ui/SettingsGroup.tsx'
import { Text } from '../../ui/Text.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { RestrictionPanel, restrictionKinds, type RestrictionKind } from '../restrictions/index.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { FilterRow } from './parts/FilterRow.tsx'
import styles from './Filters.module.css'
import { useFilterWords } from './use-filter-words.ts'
import { isPhone } from './use-is-phone.ts'

/** What the editor is about; another object, and number, for each time it opens. */
interface Editing {
  readonly before: KeptFilter | null
  readonly visit: number
  /** It has a page of its own, also when the phone is turned meanwhile. */
  readonly isPage: boolean
}

/** Selectors of what gets the focus. */
const newFilter = '[data-new-filter]'
const openerOf = (id: string) => `[data-opens="${CSS.escape(id)}"]`
const pauserOf = (id: string) => `[data-pauses="${CSS.escape(id)}"]`

/** The editor of a filter above the viewer's filters, muted people, blocked people and blocked servers. */
export function FiltersSection() {
  return useViewerId() === null ? null : <Filters />
}

function Filters() {
  const t = useT()
  const language = useLanguageTag()
  const { labelOf } = useFilterWords()
  const filters = useFilters()
  const [editing, setEditing] = useState<Editing | null>(null)
  const openEditor = useRef<Editing | null>(null)
  const visits = useRef(0)
  const [tab, setTab] = useState<'filters' | RestrictionKind>('filters')
  /** Selector of what gets the focus after drawing. */
  const [focused, setFocused] = useState<string | null>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const { run, failure, isPending } = useCall()
  const sorted = filters.toSorted((one, other) => labelOf(one).localeCompare(labelOf(other), language))

  const load = () => void run(loadFilters)
  useEffect(() => {
    load()
    // Once for each visit of the section.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    if (focused === null) return
    const root = rootRef.current
    const goal = root?.querySelector<HTMLElement>(focused) ?? root?.querySelector<HTMLElement>(newFilter)
    goal?.focus()
    setFocused(null)
  }, [focused])

  function edit(next: Editing | null) {
    openEditor.current = next
    setEditing(next)
  }
  function open(before: KeptFilter | null) {
    visits.current += 1
    edit({ before, visit: visits.current, isPage: isPhone() })
  }
  /** Another editor may have been opened meanwhile. */
  function close(closed: Editing, goal: string) {
    if (openEditor.current !== closed) return
    edit(null)
    // Where the focus goes.
    setTab('filters')
    setFocused(goal)
  }
  const cancel = (editing: Editing) =>
    close(editing, editing.before === null ? newFilter : openerOf(editing.before.id))
  const neighbourOf = ({ id }: KeptFilter) => {
    const index = sorted.findIndex((each) => each.id === id)
    return sorted[index + 1] ?? sorted[index - 1]
  }
  /** What the editor was opened with is outdated. */
  function closeFor({ id }: KeptFilter) {
    if (openEditor.current?.before?.id === id) edit(null)
  }
  function remove(filter: KeptFilter) {
    const neighbour = neighbourOf(filter)
    closeFor(filter)
    setFocused(neighbour === undefined ? newFilter : openerOf(neighbour.id))
  }

  return (
    <div ref={rootRef}>
      <SettingsGroup
        title={t('filters.title')}
        note={t('filters.note')}
        end={
          <Button size="small" variant="soft" icon={PlusIcon} data-new-filter="" onClick={() => open(null)}>
            {t('filters.new')}
          </Button>
        }
      >
        {editing !== null &&
          (editing.isPage ? (
            <FilterDialog
              key={editing.visit}
              before={editing.before}
              onSaved={(id) => close(editing, openerOf(id))}
              onClose={() => cancel(editing)}
            />
          ) : (
            <FilterEditor
              key={editing.visit}
              before={editing.before}
              onSaved={(id) => close(editing, openerOf(id))}
              onCancel={() => cancel(editing)}
            />
          ))}
        <LoadFailure textKey="filters.failed" error={failure} onRetry={load} isRetrying={isPending} />
        <Tabs
          label={t('filters.lists')}
          tabs={[
            { name: 'filters', label: t('filters.title'), count: sorted.length },
            ...restrictionKinds.map((name) => ({ name, label: t(`restrictions.${name}.tab`) })),
          ]}
          current={tab}
          onChoose={setTab}
        >
          {/* A link to a filter presses its row, whichever tab is open. */}
          <div hidden={tab !== 'filters'}>
            {sorted.length > 0 ? (
              <ul>
                {sorted.map((filter) => (
                  <FilterRow
                    key={filter.id}
                    filter={filter}
                    onEdit={() => open(filter)}
                    onPause={() => closeFor(filter)}
                    onFocusLost={(id) => setFocused(pauserOf(id))}
                    onRemove={() => remove(filter)}
                  />
                ))}
              </ul>
            ) : (
              (editing === null || editing.isPage) && (
                <Text size="meta" tone="faint" className={styles['none']}>
                  {t('filters.none')}
                </Text>
              )
            )}
          </div>
          {tab !== 'filters' && <RestrictionPanel kind={tab} />}
        </Tabs>
      </SettingsGroup>
    </div>
  )
}
