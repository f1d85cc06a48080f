import type { TimelineKey } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { usePageTitle } from './use-page-title.ts'

/** Names the document after a timeline. */
export function TimelineTitle({ timelineKey }: { readonly timelineKey: TimelineKey }) {
  const t = useT()
  usePageTitle(timelineKey.kind === 'tag' ? `#${timelineKey.tag}` : t(`timeline.names.${timelineKey.kind}`))
  return null
}
