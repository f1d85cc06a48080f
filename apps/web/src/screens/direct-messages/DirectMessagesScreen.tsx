import { DirectMessages } from '../../features/direct-messages/index.ts'
import { Sheet } from '../../ui/Sheet.tsx'

/** What the viewer and others wrote to each other alone. */
export function DirectMessagesScreen() {
  return (
    <Sheet>
      <DirectMessages />
    </Sheet>
  )
}
