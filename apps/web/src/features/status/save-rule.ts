import { isApiError } from '@skein/api'
import { toErrorInfo } from '@skein/store'

import { removeFilter, saveFilter } from '../../model/filter-changes.ts'
import type { KeptFilter } from '../../model/filters.ts'
import { noticeMs, notify, undoMs } from '../../model/notices.ts'
import { openSettingsWindow } from '../../model/windows.ts'
import { contentOf, ruleWithWords, type OfferedRule } from './rules/offered-rule.ts'
import { pendingRules } from './pending-rules.ts'

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

/** Saves a rule, or removes it where it is on; a notice undoes either. Does nothing while one for these words is pending. */
export async function toggleRule(rule: OfferedRule): Promise<void> {
  const { text, isOn } = rule
  if (pendingRules.has(text)) return
  pendingRules.note(text, true)
  await attempt(() => (isOn ? remove(rule) : save(rule)))
  pendingRules.note(text, false)
}

/** Finds the rule when its turn comes, since an earlier change may have added it; and keeps it for undo. */
function ruleFinder(text: string) {
  const finder = {
    found: null as KeptFilter | null,
    find: (listed: readonly KeptFilter[]) => (finder.found = ruleWithWords(listed, text)),
  }
  return finder
}

async function save(rule: OfferedRule): Promise<void> {
  const { effect, text } = rule
  const content = contentOf(rule)
  const before = ruleFinder(text)
  const id = await saveFilter(content, before.find)
  const { found } = before
  const saved: KeptFilter = { ...content, id, keptBy: 'own', isExpired: false }
  const restore = () => (found === null ? removeFilter(saved) : saveFilter(found, saved))
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

async function remove({ text, existing }: OfferedRule): Promise<void> {
  const before = ruleFinder(text)
  await removeFilter(before.find)
  const removed = before.found ?? existing
  if (removed === null) return
  notify({
    level: 'success',
    messageKey: 'status.rule.removed',
    messageArgs: { text },
    timeout: undoMs,
    undo: () => void attempt(() => saveFilter(removed, ruleFinder(text).find)),
  })
}
