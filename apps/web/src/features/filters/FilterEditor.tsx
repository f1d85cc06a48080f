import { filterPlaces, isWarningEffect, type FilterPlace } from '@skein/store'
import { useId, useState, type SyntheticEvent } from 'react'

import { useLanguageTag, useT } from '../../i18n/index.ts'
import { useCall } from '../../lib/use-call.ts'
import { shortDate } from '../../lib/written-date.ts'
import { filterHome, saveFilter } from '../../model/filter-changes.ts'
import type { KeptFilter } from '../../model/filters.ts'
import { failureText, noticeMs, notify } from '../../model/notices.ts'
import { getServer } from '../../model/server.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChipButton, Chips } from '../../ui/Chips.tsx'
import { FieldNote } from '../../ui/FieldNote.tsx'
import { PillSelect } from '../../ui/PillSelect.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Filters.module.css'
import { PreviewStrip } from './parts/PreviewStrip.tsx'
import { TermField } from './parts/TermField.tsx'
import { contentOf, draftOf, effectsFor, withTyped, type Draft, type Duration } from './rules/draft.ts'
import { useFilterWords } from './use-filter-words.ts'

const durations = ['none', 'hour', 'day', 'week', 'month'] as const

interface FilterEditorProps {
  /** Null for a new one. */
  readonly before: KeptFilter | null
  readonly onSaved: (id: string) => void
  readonly onCancel: () => void
}

/** What a filter is for, what happens, where and how long; what it would do, and who keeps it. */
export function FilterEditor({ before, onSaved, onCancel }: FilterEditorProps) {
  const t = useT()
  const language = useLanguageTag()
  const titleId = useId()
  const placesNoteId = useId()
  const { labelOf, foldedOf } = useFilterWords()
  const [openedAt] = useState(() => Date.now())
  const [begun] = useState(() => draftOf(before, openedAt))
  const [draft, setDraft] = useState<Draft>(begun)
  /** What is missing is said once saving was tried. */
  const [wasTried, setWasTried] = useState(false)
  const { isPending, failure, run, dismiss } = useCall()
  const ownHost = new URL(getServer()).host
  const content = contentOf(draft, before, ownHost, openedAt)
  const hasNoTerms = content.terms.length === 0
  const hasNoPlaces = content.places.length === 0
  const folded = foldedOf(content)

  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const togglePlace = (place: FilterPlace) =>
    setDraft((now) => ({
      ...now,
      places: filterPlaces.filter((each) => now.places.includes(each) !== (each === place)),
    }))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setWasTried(true)
    if (hasNoTerms || hasNoPlaces) return
    setDraft((now) => withTyped(now, ownHost))
    void run(async () => {
      const id = await saveFilter(contentOf(draft, before, ownHost, Date.now()), before)
      const messageArgs = { label: labelOf(content) }
      notify({ level: 'success', messageKey: 'filters.saved', messageArgs, timeout: noticeMs.success })
      onSaved(id)
    })
  }

  return (
    // Escape cancels, as the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles['editor']}
      aria-labelledby={titleId}
      onSubmit={submit}
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
      <TermField
        draft={draft}
        ownHost={ownHost}
        error={wasTried && hasNoTerms ? t('filters.noTerms') : undefined}
        onChange={change}
      />
      <div className={styles['choices']}>
        <Segments
          label={t('filters.effect')}
          value={content.effect}
          choices={effectsFor(content.terms).map((value) => ({
            value,
            label: t(`filters.effects.${value}`),
          }))}
          onChoose={(effect) => change({ effect })}
        />
        <PillSelect
          label={t('filters.duration')}
          value={draft.duration}
          onChange={({ target }) => change({ duration: target.value as Duration })}
        >
          {begun.duration === 'keep' && (
            <option value="keep">
              {t('filters.durations.keep', { date: shortDate(before?.expiresAt ?? 0, language) })}
            </option>
          )}
          {durations.map((duration) => (
            <option key={duration} value={duration}>
              {t(`filters.durations.${duration}`)}
            </option>
          ))}
        </PillSelect>
      </div>
      {!isWarningEffect(content.effect) && (
        <fieldset
          className={styles['places']}
          aria-describedby={folded !== '' || (wasTried && hasNoPlaces) ? placesNoteId : undefined}
        >
          <legend>{t('filters.places')}</legend>
          <Chips>
            {filterPlaces.map((place) => (
              <ChipButton key={place} isOn={draft.places.includes(place)} onPress={() => togglePlace(place)}>
                {t(`filters.place.${place}`)}
              </ChipButton>
            ))}
          </Chips>
          <FieldNote id={placesNoteId} isError={hasNoPlaces}>
            {hasNoPlaces ? wasTried && t('filters.noPlaces') : folded}
          </FieldNote>
        </fieldset>
      )}
      {!hasNoTerms && !hasNoPlaces && <PreviewStrip tried={content} />}
      {failure !== null && (
        <Alert level="error" live="urgent" onDismiss={dismiss} dismissLabel={t('common.dismissError')}>
          {t('filters.saveFailed', { reason: failureText(failure, t) })}
        </Alert>
      )}
      <div className={styles['foot']}>
        <Text size="small" tone="faint" className={styles['home']}>
          {t(`filters.home.${filterHome(content)}`)}
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
