import type { AccountId } from '@skein/api'
import { postsBelow, type CollapsedBranch } from '@skein/store'
import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { DiveIcon } from '../parts/icons.tsx'
import { diveLink } from './dive-link.ts'
import { peopleBelow } from './people-below.ts'
import { drawnLevels, TreeGuides } from './TreeGuides.tsx'
import styles from './tree.module.css'
import type { TreeContext } from './tree-context.ts'

/** Faces of people in a branch that is not drawn. */
const stubFaces = 3

interface CollapsedBranchRowProps {
  readonly row: CollapsedBranch
  readonly context: TreeContext
}

/**
 * [CONV-06 to CONV-08] In the place of hidden replies. What somebody shut opens again; what is too deep opens whole in
 * the advanced tree, and is dived into in the simple one.
 */
export function CollapsedBranchRow({ row, context }: CollapsedBranchRowProps) {
  const t = useT()
  const { forest, isAdvanced, newIds, onToggle, onShowAll } = context
  const { count } = row
  const opens = isAdvanced || row.isShut
  const open = () => (row.isShut && !isAdvanced ? onToggle(row.id) : onShowAll(row.id))
  const hasNew = newIds.size > 0 && hasNewBelow(context, row)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
    <article
      className={clsx(styles['row'], styles['stub'], styles[`dye${row.dye}`], hasNew && styles['new'])}
      style={{ '--level': Math.min(row.level, drawnLevels) } as object}
      tabIndex={-1}
      data-stub={row.id}
    >
      <TreeGuides joint={row} onToggle={onToggle} />
      <span className={styles['faces']}>
        {peopleBelow(forest, row.id, stubFaces).map((id) => (
          <Face key={id} id={id} />
        ))}
      </span>
      {opens ? (
        <Button size="small" variant="ghost" icon={PlusIcon} onClick={open}>
          {t('conversation.tree.more', { count })}
        </Button>
      ) : (
        <ButtonLink {...diveLink(context, row.id)} size="small" variant="ghost" icon={DiveIcon}>
          {t('conversation.tree.dive', { count })}
        </ButtonLink>
      )}
    </article>
  )
}

function hasNewBelow({ forest, newIds }: TreeContext, { id }: CollapsedBranch): boolean {
  for (const below of postsBelow(forest, id)) if (newIds.has(below)) return true
  return false
}

function Face({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  return account ? <PersonAvatar account={account} size={20} className={styles['face']} /> : null
}
