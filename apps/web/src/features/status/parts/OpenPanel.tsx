import { useEffect, useMemo } from 'react'
import { closePanel } from '../action-panels.ts'
import type { PostPanel } from '../action-state.ts'
import type { ActionContext } from '../actions/types.ts'
import { MorePanel } from './MorePanel.tsx'
import { PeoplePanel } from './PeoplePanel.tsx'

interface OpenPanelProps {
  readonly context: ActionContext
  readonly panel: PostPanel
}

/** What a finger that rests on a post, or on its favourite button, opens. */
export function OpenPanel({ context, panel: { kind, anchor, at, isByKey } }: OpenPanelProps) {
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const opened = { anchorRef, onClose: closePanel }
  const { id, favouritesCount } = context.status

  // The list leaves the focus where it is, so that it hears no key itself.
  useEffect(() => {
    if (kind === 'menu') return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      closePanel()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [kind])

  return kind === 'menu' ? (
    <MorePanel {...opened} context={context} isByKey={isByKey} at={at} />
  ) : (
    <PeoplePanel {...opened} kind="favourites" statusId={id} count={favouritesCount} />
  )
}
