import { useEffect } from 'react'

import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import type { RouteMatch } from '../../model/routes.ts'

/** Names the document after the screen and the server. */
export function usePageTitle(match: RouteMatch): void {
  const t = useT()
  const { name: instanceName } = useInstance()
  const screen = match.name === 'tag-timeline' ? `#${match.params.tag}` : t(`routes.titles.${match.name}`)
  const title = instanceName === '' ? screen : `${screen} · ${instanceName}`
  useEffect(() => {
    document.title = title
  }, [title])
}
