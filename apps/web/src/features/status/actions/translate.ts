import { can, fetchTranslation } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { getClient } from '../../../model/client.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { getSetting } from '../../../model/settings.ts'
import { TranslateIcon } from '../../../ui/icons.tsx'
import { getRowMemory, rememberRow } from '../row-memory.ts'
import { isShownTranslation, type AskedTranslation } from '../rules/translations.ts'
import { defineAction } from './types.ts'

/** What was chosen, else the language of the interface, which the person is told. [ERR-40] */
function targetLanguage(): string {
  const chosen = getSetting('translationLanguage')
  if (chosen) return chosen
  notify({ level: 'info', messageKey: 'toast.no_translation_target_set', timeout: noticeMs.info })
  return document.documentElement.lang.split('-')[0] || 'en'
}

/**
 * Shows a post in the reader's language. Of several requests the last one counts; a failure leaves what stood there.
 * @param from language of the original; null lets the server find out [POST-35]
 */
export async function translateFrom(status: StatusRow, from: string | null): Promise<void> {
  const { id, content } = status
  const { translation: before = null } = getRowMemory(id)
  const known = isShownTranslation(before, content) ? before.answer : null
  const asked: AskedTranslation = { of: content, to: targetLanguage(), from, isAsking: true, answer: known }
  const isLast = () => getRowMemory(id).translation === asked
  rememberRow(id, { translation: asked, isSubjectOpen: true })
  try {
    const answer = await fetchTranslation(getClient(), id, asked.to, from)
    if (isLast()) rememberRow(id, { translation: { ...asked, isAsking: false, answer } })
  } catch (error) {
    if (!isLast()) return
    rememberRow(id, { translation: known === null ? null : before })
    throw error
  }
}

const isShown = ({ id, content }: StatusRow) => isShownTranslation(getRowMemory(id).translation, content)

/** [POST-33] A second press puts the translation away. */
export const translate = defineAction({
  name: 'translate',
  labelKey: 'status.menu.translate',
  labelOf: ({ status }) => (isShown(status) ? 'status.menu.hideTranslation' : 'status.menu.translate'),
  icon: TranslateIcon,
  shortcuts: ['t'],
  // Servers translate for their members only.
  isOffered: ({ status, instance, viewerId }) =>
    viewerId !== null && can(instance, 'translation') && status.text !== '',
  said: ({ status }) => (isShown(status) ? 'status.said.translationHidden' : 'status.said.translated'),
  run: async ({ status }) => {
    if (isShown(status)) rememberRow(status.id, { translation: null })
    else await translateFrom(status, null)
  },
})
