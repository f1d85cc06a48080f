import { isApiError } from '@skein/api'
import { toErrorInfo } from '@skein/store'

import { removeFilter, saveFilter, type FilterContent } from '../../model/filter-changes.ts'
import type { KeptFilter } from '../../model/filters.ts'
import { noticeMs, notify, undoMs } from '../../model/notices.ts'
import { openSettingsWindow } from '../../model/windows.ts'
import { contentOf, type OfferedRule } from './rules/offered-rule.ts'

const withoutId = ({ terms, effect, places, expiresAt, isPaused }: KeptFilter): FilterContent => ({
  terms,
  effect,
  places,
  expiresAt,
  isPaused,
})

/** Says why a change failed, unless another account is signed in by now. */
async function attempt(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (isApiError(error, 'aborted')) return
    notify({
      messageKey: 'status.rule.failed',
      messageArgs: { reason: toErrorInfo(error) },
      timeout: noticeMs.error,
    })
  }
}

/** Saves a rule, or removes it where it is on; a notice undoes either. */
export const toggleRule = (rule: OfferedRule): Promise<void> =>
  attempt(() => (rule.isOn && rule.existing !== null ? remove(rule, rule.existing) : save(rule)))

async function save(rule: OfferedRule): Promise<void> {
  const { effect, text, existing } = rule
  const content = contentOf(rule)
  const id = await saveFilter(content, existing)
  const saved: KeptFilter = { ...content, id, keptBy: 'own', isExpired: false }
  const restore = () => (existing === null ? removeFilter(saved) : saveFilter(withoutId(existing), saved))
  notify({
    level: 'success',
    messageKey: effect === 'open' ? 'status.rule.opens' : 'status.rule.closes',
    messageArgs: { text },
    timeout: undoMs,
    undo: () => void attempt(restore),
    actions: [
      { labelKey: 'status.rule.edit', run: () => openSettingsWindow({ section: 'filters', setting: id }) },
    ],
  })
}

async function remove({ text }: OfferedRule, existing: KeptFilter): Promise<void> {
  await removeFilter(existing)
  notify({
    level: 'success',
    messageKey: 'status.rule.removed',
    messageArgs: { text },
    timeout: undoMs,
    undo: () => void attempt(() => saveFilter(withoutId(existing))),
  })
}
