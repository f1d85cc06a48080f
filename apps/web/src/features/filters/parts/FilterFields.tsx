import { filterPlaces, isWarningEffect, type FilterPlace, type FilterTerm } from '@skein/store'
import { useId } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { shortDate } from '../../../lib/written-date.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ChipButton, Chips } from '../../../ui/Chips.tsx'
import { FieldNote } from '../../../ui/FieldNote.tsx'
import { PillSelect } from '../../../ui/PillSelect.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import styles from '../Filters.module.css'
import { effectsFor, type Duration } from '../rules/draft.ts'
import { ownHost, type FilterForm } from '../use-filter-form.ts'
import { useFilterWords } from '../use-filter-words.ts'
import { OfferedTerms } from './OfferedTerms.tsx'
import { PreviewStrip } from './PreviewStrip.tsx'
import { TermField } from './TermField.tsx'

const durations = ['none', 'hour', 'day', 'week', 'month'] as const

interface FilterFieldsProps {
  readonly form: FilterForm
  /** Terms that can be added by one press. */
  readonly offered?: readonly FilterTerm[]
  /** The posts of the preview are in the pane beside the settings while it is shown. */
  readonly hasPane?: boolean
}

/** What a filter is for, what happens, where and how long, and what it would do. */
export function FilterFields({ form, offered = [], hasPane = false }: FilterFieldsProps) {
  const t = useT()
  const language = useLanguageTag()
  const placesNoteId = useId()
  const { foldedOf } = useFilterWords()
  const { draft, setDraft, change, content, before, hasNoTerms, hasNoPlaces, wasTried, failure } = form
  const folded = foldedOf(content)

  const togglePlace = (place: FilterPlace) =>
    setDraft((now) => ({
      ...now,
      places: filterPlaces.filter((each) => now.places.includes(each) !== (each === place)),
    }))

  return (
    <>
      {offered.length > 0 && <OfferedTerms draft={draft} offered={offered} onChange={setDraft} />}
      <TermField
        draft={draft}
        ownHost={ownHost()}
        error={wasTried && hasNoTerms ? t('filters.noTerms') : undefined}
        onChange={setDraft}
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
          {form.hasExpiry && (
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
      {!hasNoTerms && !hasNoPlaces && (
        <PreviewStrip tried={content} editedId={before?.id ?? null} hasPane={hasPane} />
      )}
      {failure !== null && (
        <Alert level="error" live="urgent" onDismiss={form.dismiss} dismissLabel={t('common.dismissError')}>
          {t('filters.saveFailed', { reason: failureText(failure, t) })}
        </Alert>
      )}
    </>
  )
}
