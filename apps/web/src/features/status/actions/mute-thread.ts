import { setThreadMuted } from '@skein/api'
import type { Patch, StatusRow } from '@skein/store'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { notify, undoMs } from '../../../model/notices.ts'
import { MuteIcon } from '../../../ui/icons.tsx'
import { getRowMemory, rememberRow } from '../row-memory.ts'
import { carryOut, current } from './carry-out.ts'
import { attempt } from './attempt.ts'
import { defineAction, type ActionContext } from './types.ts'

/** Every known post of the same conversation: what is muted is the conversation. */
function knownOfThread({ id, conversationId }: StatusRow): StatusRow[] {
  const rows: StatusRow[] = []
  for (const key of entityStore.statuses.keys()) {
    const row = entityStore.statuses.get(key)
    if (row === undefined) continue
    if (row.id === id || (conversationId !== null && row.conversationId === conversationId)) rows.push(row)
  }
  return rows
}

/** The row it is pressed in stays, with the way back; without this it would be gone in the middle of the press. */
function keepRow({ id }: StatusRow): () => void {
  const { isUnmuted = false } = getRowMemory(id)
  rememberRow(id, { isUnmuted: true })
  return () => rememberRow(id, { isUnmuted })
}

/** The server's `muted` is true for the conversation and for the author alike. */
function patchThread(status: StatusRow, isOn: boolean): Patch {
  const letGo = isOn ? keepRow(status) : null
  const patches = knownOfThread(status).map(({ id, accountId }) => {
    const isAuthorMuted = entityStore.relationships.get(accountId)?.muting === true
    return entityStore.statuses.patch(id, { isThreadMuted: isOn, isMuted: isOn || isAuthorMuted })
  })
  return {
    settle: () => patches.forEach((patch) => patch.settle()),
    drop: () => {
      patches.forEach((patch) => patch.drop())
      letGo?.()
    },
  }
}

/** [POST-23] */
export const muteThread = defineAction({
  name: 'muteThread',
  labelKey: 'status.menu.muteThread',
  labelOf: ({ status }) => (status.isThreadMuted ? 'status.menu.unmuteThread' : 'status.menu.muteThread'),
  icon: MuteIcon,
  shortcuts: ['M'],
  isOffered: ({ viewerId }) => viewerId !== null,
  // A notice says it, with the way back.
  said: null,
  run: (context) => muteAndTell(context, !current(context).isThreadMuted),
})

async function muteAndTell(context: ActionContext, isOn: boolean): Promise<void> {
  const status = current(context)
  await carryOut(status.id, {
    key: `${status.id}:muteThread`,
    value: isOn,
    show: (isMuted) => patchThread(status, isMuted),
    send: (isMuted) => setThreadMuted(getClient(), status.id, isMuted),
  })
  notify({
    level: 'success',
    messageKey: isOn ? 'status.said.threadMuted' : 'status.said.threadUnmuted',
    timeout: undoMs,
    undo: () =>
      void attempt(status.id, isOn ? 'status.menu.unmuteThread' : 'status.menu.muteThread', () =>
        muteAndTell(context, !isOn),
      ),
  })
}
