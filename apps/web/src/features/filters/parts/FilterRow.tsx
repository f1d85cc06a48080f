import { isWarningEffect, type FilterTerm } from '@skein/store'
import { Hash, Type } from 'lucide'
import type { MouseEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useCall } from '../../../lib/use-call.ts'
import { removeFilter, saveFilter } from '../../../model/filter-changes.ts'
import type { KeptFilter } from '../../../model/filters.ts'
import { failureText, notify, noticeMs, undoMs } from '../../../model/notices.ts'
import { DataRow } from '../../../ui/DataRow.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import {
  LinkIcon,
  PauseIcon,
  PenIcon,
  PlayIcon,
  RepeatIcon,
  TranslateIcon,
  TrashIcon,
  UserIcon,
  WarningIcon,
  type IconComponent,
} from '../../../ui/icons.tsx'
import { fromLucide } from '../../../ui/make-icon.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useFilterWords } from '../use-filter-words.ts'

const WordIcon = /* @__PURE__ */ fromLucide(Type)

const icons: Readonly<Partial<Record<FilterTerm['kind'], IconComponent>>> = {
  word: WordIcon,
  hashtag: /* @__PURE__ */ fromLucide(Hash),
  domain: LinkIcon,
  person: UserIcon,
  repeats: RepeatIcon,
  language: TranslateIcon,
  warning: WarningIcon,
}

/** The button had the focus, is gone or about to go, and the focus did not move elsewhere. */
const hasLostFocus = (button: HTMLElement): boolean =>
  document.activeElement === button || document.activeElement === document.body

interface FilterRowProps {
  readonly filter: KeptFilter
  readonly onEdit: () => void
  /** It is about to be paused or resumed. */
  readonly onPause: () => void
  /** The pressed button went with its row; gets the id of the row that replaces it. */
  readonly onFocusLost: (id: string) => void
  /** It is about to be removed. */
  readonly onRemove: () => void
}

/** A filter of the list: what it is for, what it does, and what can be done with it. */
export function FilterRow({ filter, onEdit, onPause, onFocusLost, onRemove }: FilterRowProps) {
  const t = useT()
  const { labelOf, aboutOf } = useFilterWords()
  const { isPending, run } = useCall()
  const label = labelOf(filter)
  const { id, terms, effect, isPaused, isExpired } = filter

  const fail =
    (messageKey: 'filters.changeFailed' | 'filters.removeFailed' | 'filters.restoreFailed') =>
    (error: unknown): undefined => {
      notify({ messageKey, messageArgs: { label, reason: failureText(error, t) }, timeout: noticeMs.error })
    }

  function pause({ currentTarget: button }: MouseEvent<HTMLElement>) {
    const { activeElement } = document
    void run(async () => {
      onPause()
      const newId = await saveFilter({ ...filter, isPaused: !isPaused }, filter).catch(
        fail('filters.changeFailed'),
      )
      if (activeElement === button && hasLostFocus(button)) onFocusLost(newId ?? id)
    })
  }

  function remove() {
    const restore = () => void saveFilter(filter).catch(fail('filters.restoreFailed'))
    void run(async () => {
      onRemove()
      try {
        await removeFilter(filter)
        notify({
          level: 'success',
          messageKey: 'filters.removed',
          messageArgs: { label },
          timeout: undoMs,
          undo: restore,
        })
      } catch (error) {
        fail('filters.removeFailed')(error)
      }
    })
  }

  return (
    <DataRow
      icon={icons[terms[0]?.kind ?? 'word'] ?? WordIcon}
      title={label}
      hint={aboutOf(filter)}
      actions={
        <>
          {isWarningEffect(effect) && <Tag>{t(`filters.badges.${effect}`)}</Tag>}
          {!isExpired && (
            <IconButton
              icon={isPaused ? PlayIcon : PauseIcon}
              label={t(isPaused ? 'filters.resume' : 'filters.pause', { label })}
              aria-busy={isPending || undefined}
              data-pauses={id}
              onClick={pause}
            />
          )}
          <IconButton icon={PenIcon} label={t('filters.edit', { label })} data-opens={id} onClick={onEdit} />
          <IconButton icon={TrashIcon} label={t('filters.remove', { label })} onClick={remove} />
        </>
      }
    />
  )
}
