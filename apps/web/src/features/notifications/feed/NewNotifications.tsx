import { useT } from '../../../i18n/index.ts'
import { ariaKey, useKeyHint, useKeys } from '../../../model/keys.ts'
import { NewPill } from '../../../ui/NewPill.tsx'
import type { HeldBack } from './use-held-back.ts'

interface NewNotificationsProps {
  readonly held: HeldBack
  /** The key that shows what is new is that of the page's own list. */
  readonly hasKey: boolean
}

/** Shows what has arrived while somebody was reading. */
export function NewNotifications({ held, hasKey }: NewNotificationsProps) {
  if (held.waiting === 0) return null
  return hasKey ? <WithKey held={held} /> : <Pill held={held} />
}

function WithKey({ held }: { readonly held: HeldBack }) {
  useKeys('list', [{ label: 'keyboard.showNew', keys: ['.'], run: held.show }])
  return <Pill held={held} keyHint={useKeyHint('keyboard.showNew', ['.'])} />
}

function Pill({ held, keyHint }: { readonly held: HeldBack; readonly keyHint?: string | undefined }) {
  const t = useT()
  const count = held.waiting
  return (
    <NewPill
      label={t('notifications.waiting', { count })}
      short={t('notifications.waitingShort', { count: String(count) })}
      keyHint={keyHint}
      keyShortcuts={ariaKey(keyHint)}
      onPress={held.show}
    />
  )
}
