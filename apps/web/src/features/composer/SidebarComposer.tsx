import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { compose, useComposing } from '../../model/writing.ts'
import { useSession } from '../../model/session.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'
import type { ComposerStart } from './Composer.tsx'
import styles from './Composer.module.css'
import { ComposerPlaceholder } from './ComposerPlaceholder.tsx'

const newPost = { kind: 'new' } as const
const fetchComposer = () => import('./Composer.tsx')

/** The form of the sidebar: a plain field until it is wanted, then the composer with what was typed meanwhile. */
export function SidebarComposer() {
  const { viewerId } = useSession()
  return (
    <div id="composer">
      <Panel key={viewerId} accountId={viewerId ?? ''} />
    </div>
  )
}

function Panel({ accountId }: { readonly accountId: string }) {
  const t = useT()
  const { part, preload, load } = useLazyPart(fetchComposer)
  const [first, setFirst] = useState<ComposerStart | undefined>('text')
  const inWindow = useComposing('window')
  // The window has the same draft: it goes on there, and comes back with what was written.
  if (inWindow?.kind === 'new' && inWindow.draftKey === undefined) {
    if (first !== undefined) setFirst(undefined)
    return (
      <button type="button" className={styles['elsewhere']} onClick={() => compose({ ...inWindow })}>
        {t('composer.window.goOn')}
      </button>
    )
  }
  if (part !== null) {
    return <part.Composer mode={newPost} look="panel" label={t('composer.formNew')} startWith={first} />
  }
  return (
    <ComposerPlaceholder
      accountId={accountId}
      // Who goes on writing did not mean to send it as it was.
      onType={() => setFirst('text')}
      onNear={preload}
      onWanted={(wanted) => {
        setFirst(wanted)
        void load()
      }}
    />
  )
}
