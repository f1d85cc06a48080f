import { fetchListsOf, type List } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { failureText } from '../../../model/notices.ts'
import { listKeys, useLists } from '../../../model/lists.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { setInList, usePendingMembership } from '../list-membership.ts'
import styles from './ListsDialog.module.css'

interface ListsDialogProps {
  readonly account: AccountRow
  readonly onClose: () => void
}

/** In which of the viewer's lists somebody is; each mark counts at once. */
export function ListsDialog({ account, onClose }: ListsDialogProps) {
  const t = useT()
  const { viewerId } = useSession()
  const lists = useLists()
  const theirs = useQuery({
    queryKey: listKeys.of(viewerId, account.id),
    queryFn: async ({ signal }) =>
      (await fetchListsOf(getClient(), account.id, { signal })).map(({ id }) => id),
    staleTime: 0,
  })
  const error = lists.error ?? theirs.error
  const isThere = lists.data !== undefined && theirs.data !== undefined

  function retry() {
    if (lists.error !== null) void lists.refetch()
    if (theirs.error !== null) void theirs.refetch()
  }

  return (
    <Dialog
      kind="question"
      title={t('relations.lists.title', { name: account.displayName })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap={5}>
        {!isThere && error === null && <Skeleton kind="line" rows={2} label={t('relations.lists.loading')} />}
        {error !== null && (
          <ErrorRow
            message={t('relations.lists.failed', { reason: failureText(error, t) })}
            retryLabel={t('common.retry')}
            onRetry={retry}
            isRetrying={lists.isFetching || theirs.isFetching}
          />
        )}
        {isThere && lists.data.length === 0 && <p>{t('relations.lists.none')}</p>}
        {isThere && lists.data.length > 0 && (
          <fieldset className={styles['lists']} aria-label={t('relations.lists.choose')}>
            {lists.data.map((list) => (
              <Choice key={list.id} account={account} list={list} isIn={theirs.data.includes(list.id)} />
            ))}
          </fieldset>
        )}
        <Link to={paths.lists} onClick={onClose}>
          {t('relations.lists.new')}
        </Link>
      </Stack>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly account: AccountRow
  readonly list: List
  readonly isIn: boolean
}

function Choice({ account, list, isIn }: ChoiceProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const wish = usePendingMembership(account.id, list.id)
  return (
    <label className={styles['list']}>
      <input
        type="checkbox"
        checked={wish ?? isIn}
        onChange={(event) => void setInList(queryClient, account, list, event.target.checked, t)}
      />
      <span dir="auto">{list.title.trim() === '' ? t('common.untitledList') : list.title}</span>
    </label>
  )
}
