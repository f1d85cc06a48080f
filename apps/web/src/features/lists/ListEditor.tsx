import { isApiError, type ListId } from '@skein/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { removeList } from './delete.ts'
import { ListForm } from './parts/ListForm.tsx'
import styles from './Lists.module.css'
import type { KnownList } from './rules/steps.ts'
import { useList } from './use-list.ts'

/** One list: its title, its people, and its end. [LIST-05] */
export function ListEditor({ id }: { readonly id: ListId }) {
  const t = useT()
  const { data: list, error, isFetching, refetch } = useList(id)
  if (isApiError(error, 'http') && error.status === 404) {
    const action = <ButtonLink to={paths.lists}>{t('lists.all')}</ButtonLink>
    return (
      <EmptyState title={t('lists.gone')} action={action}>
        {t('lists.goneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <LoadFailure textKey="lists.listFailed" error={error} onRetry={refetch} isRetrying={isFetching} />
      {list === undefined && error === null && <Skeleton kind="line" rows={5} label={t('lists.loading')} />}
      {list !== undefined && (
        <div className={styles['editor']}>
          <ListForm draftKey={id} known={list}>
            <DeleteButton id={id} list={list} />
          </ListForm>
        </div>
      )}
    </>
  )
}

/** [LIST-08] There is no question: it can be taken back. */
function DeleteButton({ id, list }: { readonly id: ListId; readonly list: KnownList }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isDeleting, setIsDeleting] = useState(false)

  async function remove() {
    setIsDeleting(true)
    const isGone = await removeList(queryClient, id, list, t)
    setIsDeleting(false)
    if (isGone && location.pathname === paths.listEdit(id)) navigate(paths.lists)
  }

  return (
    <Button
      variant="danger"
      icon={TrashIcon}
      className={styles['delete']}
      isPending={isDeleting}
      onClick={() => void remove()}
    >
      {t('lists.delete')}
    </Button>
  )
}
