import { useMemo } from 'react'
import { closePanel } from '../action-panels.ts'
import type { PostPanel } from '../action-state.ts'
import type { ActionContext } from '../actions/types.ts'
import { MorePanel } from './MorePanel.tsx'

interface OpenPanelProps {
  readonly context: ActionContext
  readonly panel: PostPanel
}

/** What a finger that rests on a post opens. */
export function OpenPanel({ context, panel }: OpenPanelProps) {
  const { anchor, at, isByKey } = panel
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <MorePanel
      context={context}
      anchorRef={anchorRef}
      at={at}
      isByKey={isByKey}
      onClose={() => closePanel(panel)}
    />
  )
}
