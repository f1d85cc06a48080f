import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { readDraft } from '../../model/drafts.ts'
import { useSession } from '../../model/session.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'
import type { ComposerStart } from './Composer.tsx'
import { ComposerPlaceholder } from './ComposerPlaceholder.tsx'

const newPost = { kind: 'new' } as const
const fetchComposer = () => import('./Composer.tsx')

/** The form of the sidebar: a plain field until it is wanted, then the composer with what was typed meanwhile. */
export function PanelComposer() {
  const t = useT()
  const { viewer } = useSession()
  const { part, preload, load } = useLazyPart(fetchComposer)
  const [typed, setTyped] = useState<string | null>(null)
  const [first, setFirst] = useState<ComposerStart>('text')
  if (part !== null) {
    return (
      <part.Composer
        mode={newPost}
        look="panel"
        label={t('composer.formNew')}
        typed={typed}
        startWith={first}
      />
    )
  }
  return (
    <ComposerPlaceholder
      label={t('composer.formNew')}
      text={typed ?? (viewer ? (readDraft(viewer.id, 'status')?.status ?? '') : '')}
      onType={(text) => {
        setTyped(text)
        // Who goes on writing did not mean to send it as it was.
        setFirst('text')
      }}
      onNear={preload}
      onWanted={(wanted) => {
        if (wanted !== undefined) setFirst(wanted)
        void load().then((hasCome) => hasCome || setFirst('text'))
      }}
    />
  )
}
