import type { AccountId } from '@skein/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { entityStore, rowsOfPeople } from '../../../model/entities.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { countLocked, startRun, taskOf } from '../bulk-run.ts'
import { setSelected, useCareState } from '../care-state.ts'
import styles from '../FollowCare.module.css'
import { ChooseListDialog } from './ChooseListDialog.tsx'

/** Pressing several checkboxes in a row speaks the count once. ms. */
const restMs = 800

const isFollowed = (id: AccountId) => entityStore.relationships.get(id)?.following !== false

/** How many people are selected, and what can be done with all of them. */
export function SelectionBar({ shown }: { readonly shown: readonly AccountId[] }) {
  const t = useT()
  const queryClient = useQueryClient()
  const { selected } = useCareState()
  const [asking, setAsking] = useState<'unfollow' | 'list' | null>(null)
  const allRef = useRef<HTMLButtonElement>(null)
  const ids = [...selected]
  const count = ids.length
  // Undo must not follow people who were unfollowed before.
  const followed = ids.filter(isFollowed)
  const visible = new Set(shown)
  const hidden = ids.filter((id) => !visible.has(id)).length
  const words = t('followCare.selected', { count })

  function clear() {
    // The button goes, and the focus with it.
    allRef.current?.focus()
    setSelected(ids, false)
  }

  return (
    <div
      role="group"
      aria-label={t('followCare.selection')}
      className={styles['selection']}
      data-selected={count > 0 || undefined}
    >
      <span className={styles['count']}>{words}</span>
      <Announcement words={count > 0 ? words : ''} afterMs={restMs} />
      <Button
        ref={allRef}
        size="small"
        variant="ghost"
        disabled={shown.length === 0}
        onClick={() => setSelected(shown.filter(isFollowed), true)}
      >
        {t('followCare.selectAll', { count: shown.length })}
      </Button>
      {count > 0 && (
        <>
          <Button size="small" onClick={() => setAsking('unfollow')}>
            {t('followCare.unfollow')}
          </Button>
          <Button size="small" onClick={() => setAsking('list')}>
            {t('followCare.addToList')}
          </Button>
          <Button size="small" variant="ghost" onClick={clear}>
            {t('followCare.clear')}
          </Button>
        </>
      )}
      {hidden > 0 && <span className={styles['hidden']}>{t('followCare.hidden', { count: hidden })}</span>}
      {asking === 'unfollow' && (
        <UnfollowQuestion
          ids={followed}
          onEnd={(isAccepted) => {
            setAsking(null)
            if (isAccepted) void startRun(queryClient, taskOf({ kind: 'unfollow', list: null }, followed))
          }}
        />
      )}
      {asking === 'list' && (
        <ChooseListDialog
          count={count}
          onEnd={(list) => {
            setAsking(null)
            if (list === null) return
            const title = list.title.trim() || t('common.untitledList')
            void startRun(queryClient, taskOf({ kind: 'add', list: { ...list, title } }, ids))
          }}
        />
      )}
    </div>
  )
}

interface UnfollowQuestionProps {
  readonly ids: readonly AccountId[]
  readonly onEnd: (isAccepted: boolean) => void
}

/** Asked once for everyone, whatever the settings say about single people. */
function UnfollowQuestion({ ids, onEnd }: UnfollowQuestionProps) {
  const t = useT()
  const locked = countLocked(rowsOfPeople(ids), ids)
  return (
    <ConfirmDialog
      title={t('followCare.question.title', { count: ids.length })}
      acceptLabel={t('followCare.question.accept')}
      cancelLabel={t('common.cancel')}
      isDestructive
      onCancel={() => onEnd(false)}
      onAccept={() => onEnd(true)}
    >
      <Stack gap={4}>
        <p>{t('followCare.question.effect')}</p>
        {locked > 0 && <p>{t('followCare.question.locked', { count: locked })}</p>}
      </Stack>
    </ConfirmDialog>
  )
}
