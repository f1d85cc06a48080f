import type { TimelineState } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'

export interface NothingProps {
  readonly kind: TimelineState['key']['kind']
}

/** In the place of posts where there are none, and why that may be. */
export function Nothing({ kind }: NothingProps) {
  const t = useT()
  const isExplained = kind === 'friends' || kind === 'bookmarks' || kind === 'dms'
  return (
    <EmptyState title={t('timeline.empty.title')}>
      {t(`timeline.empty.${isExplained ? kind : 'other'}`)}
    </EmptyState>
  )
}
