import type { StatusId } from '@skein/api'
import { useStatus } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
import { useFailure } from '../action-panels.ts'
import { ActionBar } from './ActionBar.tsx'
import { FailureLine } from './RowLater.tsx'

interface ViewerActionsProps {
  readonly statusId: StatusId
  /** The row the media were opened from: forms and questions appear there. */
  readonly place: string
}

/** The action bar of a post whose media fill the window. */
export function ViewerActions({ statusId, place }: ViewerActionsProps) {
  const status = useStatus(statusId)
  const { viewerId } = useSession()
  const instance = useInstance()
  const failure = useFailure(statusId)
  if (status === undefined || status.isDeleted) return null
  return (
    <>
      <ActionBar context={{ status, viewerId, instance, place }} />
      {failure !== null && <FailureLine statusId={statusId} />}
    </>
  )
}
