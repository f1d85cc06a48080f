import { can } from '@skein/api'

import { useInstance } from '../../model/instance.ts'
import { useViewerId } from '../../model/session.ts'
import { Backups } from './backups/Backups.tsx'
import { PeopleLists } from './lists/PeopleLists.tsx'

/** What a member takes with them and brings in, below the settings as a file. */
export function DataRows() {
  const hasBackups = can(useInstance(), 'accountChanges')
  if (useViewerId() === null) return null
  return (
    <>
      <PeopleLists />
      {hasBackups && <Backups />}
    </>
  )
}
