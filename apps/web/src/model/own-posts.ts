import type { Status } from '@skein/api'

import { createEmitter } from '../lib/emitter.ts'

const posted = createEmitter<[Pick<Status, 'id' | 'inReplyToId'>]>()

/** Calls back when the server has taken a new post of the viewer. Returns the way to stop. */
export const onPosted = posted.on

export const tellPosted = posted.emit
