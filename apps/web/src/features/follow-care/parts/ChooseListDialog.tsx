import type { List } from '@skein/api'
import { useId, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useLists } from '../../../model/lists.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import styles from '../FollowCare.module.css'

interface ChooseListDialogProps {
  /** People to add. */
  readonly count: number
  /** Null when nothing was chosen. */
  readonly onEnd: (list: List | null) => void
}

/** To which of the viewer's lists the selected people are added. */
export function ChooseListDialog({ count, onEnd }: ChooseListDialogProps) {
  const t = useT()
  const { data: lists, error, isFetching, refetch } = useLists()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const name = useId()
  const chosen = lists?.find(({ id }) => id === chosenId) ?? lists?.[0] ?? null
  return (
    <Dialog
      kind="question"
      title={t('followCare.lists.title', { count })}
      onClose={() => onEnd(null)}
      footer={
        <>
          <Button onClick={() => onEnd(null)}>{t('common.cancel')}</Button>
          {chosen !== null && (
            <Button variant="primary" onClick={() => onEnd(chosen)}>
              {t('followCare.lists.accept')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {lists === undefined && error === null && (
          <Skeleton kind="line" rows={2} label={t('relations.lists.loading')} />
        )}
        <LoadFailure
          textKey="relations.lists.failed"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
        {lists?.length === 0 && <p>{t('relations.lists.none')}</p>}
        {lists !== undefined && lists.length > 0 && (
          <fieldset className={styles['lists']} aria-label={t('relations.lists.choose')}>
            {lists.map((list) => (
              <label key={list.id} className={styles['list']}>
                <input
                  type="radio"
                  name={name}
                  checked={list === chosen}
                  onChange={() => setChosenId(list.id)}
                />
                <span dir="auto">{list.title.trim() === '' ? t('common.untitledList') : list.title}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Link to={paths.lists} onClick={() => onEnd(null)}>
          {t('relations.lists.new')}
        </Link>
      </Stack>
    </Dialog>
  )
}
