import type { useT } from '../../i18n/index.ts'
import type { OutboxEntry } from '../../model/outbox.ts'

/** What was done, in a word or two. */
export function actName(entry: OutboxEntry, t: ReturnType<typeof useT>): string {
  switch (entry.kind) {
    case 'post':
      return t('outbox.acts.post')
    case 'edit':
      return t('outbox.acts.edit')
    case 'vote':
      return t('outbox.acts.vote')
    case 'dismissal':
      return t('outbox.acts.dismissal', { count: entry.ids.length })
    case 'reaction':
      return entry.isOn
        ? t('outbox.acts.reaction', { name: entry.name })
        : t('outbox.acts.reactionOff', { name: entry.name })
    default:
      return t(entry.isOn ? `outbox.acts.${entry.kind}` : `outbox.acts.${entry.kind}Off`)
  }
}
