import { useT } from '../../../i18n/index.ts'
import { Opener } from '../../../ui/Opener.tsx'
import { acting } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import { moreDrawing } from './row-icons.tsx'

const fetchPanel = () => acting.fetch().then((code) => code.fetchMorePanel())

/** Everything that has no slot in the bar. */
export function MoreMenu({ context }: { readonly context: ActionContext }) {
  const label = useT()('status.more')
  return (
    <Opener
      kind="menu"
      className={styles['action']}
      aria-label={label}
      fetchPanel={fetchPanel}
      panelProps={{ context }}
    >
      {moreDrawing}
    </Opener>
  )
}
