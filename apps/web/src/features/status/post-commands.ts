import { acting } from './act.ts'
import type { PostCommand } from './keys.ts'

/** Everything that can be done with the post around an element that has the focus. */
export async function fetchPostCommands(at: Element | null): Promise<readonly PostCommand[]> {
  return (await acting.fetch()).postCommands(at)
}
