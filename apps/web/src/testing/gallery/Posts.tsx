import type { StatusId } from '@skein/api'

import { StatusCard } from '../../features/status/index.ts'
import { Sheet } from '../../ui/Sheet.tsx'

/** Posts one below the other, as a timeline draws them. */
export function Posts({ ids }: { readonly ids: readonly StatusId[] }) {
  return (
    <Sheet>
      <div role="feed" aria-label="Posts">
        {ids.map((id, index) => (
          <div key={id}>
            <StatusCard statusId={id} position={index + 1} setSize={ids.length} />
          </div>
        ))}
      </div>
    </Sheet>
  )
}
