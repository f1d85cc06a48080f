import type { StatusId } from '@skein/api'

import { onPlainClick } from '../../../lib/is-plain-click.ts'
import { paths } from '../../../model/routes.ts'
import type { TreeContext } from './tree-context.ts'

/** [CONV-05] What a link has that leads to a tree drawn from a post: another page, or a dive in its place. */
export function diveLink({ deeper, onDive }: Pick<TreeContext, 'deeper' | 'onDive'>, id: StatusId) {
  const onClick = onDive && onPlainClick(() => onDive(id))
  return { to: paths.conversation(id), state: deeper, onClick }
}
