import type { PostStatusInput } from '../commands/types.ts'
import { postStatus } from '../commands/post-status.ts'
import type { View } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'
import { createEventHub } from '../events.ts'
import type { StatusJson } from '../presenters/status.ts'
import { presentStatus } from '../presenters/status.ts'

const FAKE_ID = 'pleroma:fakeid'

class Undo extends Error {
  readonly json: StatusJson
  constructor(json: StatusJson) {
    super('The preview is taken back.')
    this.json = json
  }
}

/** How a post would look: it is written in a transaction that is taken back, and nobody hears of it. */
export const previewStatus = async (
  view: View,
  viewer: AccountRow,
  input: PostStatusInput,
): Promise<StatusJson> => {
  try {
    await view.ctx.db.transaction().execute(async (db) => {
      const ctx = { ...view.ctx, db, events: createEventHub() }
      const status = await postStatus(ctx, { ...input, accountId: viewer.id, notifies: false })
      const json = await presentStatus({ ...view, ctx }, status)
      throw new Undo({
        ...json,
        id: FAKE_ID,
        uri: 'pleroma:fake_object_id',
        url: `${view.origin}/notice/${encodeURIComponent(FAKE_ID)}`,
      })
    })
  } catch (error) {
    if (error instanceof Undo) return error.json
    throw error
  }
  throw new Error('The preview was kept.')
}
