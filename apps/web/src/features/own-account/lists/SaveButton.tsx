import { useT } from '../../../i18n/index.ts'
import { saveText } from '../../../lib/save-text.ts'
import { getClient } from '../../../model/client.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { useViewerId } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CallState } from '../../../lib/use-call.ts'
import { collectLines, type SavedList } from './collect-lines.ts'

interface SaveButtonProps {
  readonly list: SavedList
  readonly title: string
  /** Of the row, which says why it failed. */
  readonly saving: CallState
}

/** As other clients call them. */
const fileNames: Readonly<Record<SavedList, string>> = {
  follows: 'friends.csv',
  blocks: 'blocks.csv',
  mutes: 'mutes.csv',
  servers: 'blocked-servers.csv',
}

/** Saves one of the viewer's lists as a file. */
export function SaveButton({ list, title, saving }: SaveButtonProps) {
  const t = useT()
  const viewerId = useViewerId()

  async function save() {
    if (viewerId === null) return
    let lines: readonly string[] = []
    const isThere = await saving.run(async () => {
      lines = await collectLines(getClient(), list, viewerId)
    })
    if (!isThere) return
    const name = fileNames[list]
    const count = lines.length
    if (count > 0) saveText(name, lines.join('\n'), 'text/csv')
    notify({
      level: count > 0 ? 'success' : 'info',
      messageKey: count > 0 ? 'ownAccount.lists.saved' : 'ownAccount.lists.nobody',
      messageArgs: { name, count, title },
      timeout: noticeMs.info,
    })
  }

  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('ownAccount.lists.saveLabel', { title })}
      isPending={saving.isPending}
      onClick={() => void save()}
    >
      {t('ownAccount.lists.save')}
    </Button>
  )
}
