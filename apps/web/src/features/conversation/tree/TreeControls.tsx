import type { TreePost } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { DownIcon, RightIcon } from '../../../ui/icons.tsx'
import { IconButton, IconLink } from '../../../ui/IconButton.tsx'
import { DoubleArrowIcon } from '../parts/icons.tsx'
import { diveLink } from './dive-link.ts'
import styles from './tree.module.css'
import type { TreeContext } from './tree-context.ts'
import { usePeopleText } from './use-people-text.ts'

interface TreeControlsProps {
  readonly row: TreePost
  readonly context: TreeContext
}

/** [CONV-07, CONV-08] In the heading of a post: its strand as a button; in the advanced tree a chevron and a dive too. */
export function TreeControls({ row, context }: TreeControlsProps) {
  const t = useT()
  const { forest, isAdvanced, onToggle } = context
  const values = { count: row.count, people: usePeopleText(forest, row.id) }
  const label = row.isOpen ? t('conversation.tree.hide', values) : t('conversation.tree.show', values)
  const toggle = () => onToggle(row.id)
  return (
    <>
      {row.isOpen && (
        <button
          type="button"
          className={styles['ownStem']}
          aria-label={label}
          data-tooltip={label}
          data-stem={row.id}
          aria-expanded
          onClick={toggle}
          {...(isAdvanced && { tabIndex: -1, 'aria-hidden': true })}
        />
      )}
      {isAdvanced && (
        <>
          <IconButton
            size="small"
            className={styles['control']}
            icon={row.isOpen ? DownIcon : RightIcon}
            label={label}
            aria-expanded={row.isOpen}
            onClick={toggle}
          />
          <IconLink
            size="small"
            className={styles['control']}
            icon={DoubleArrowIcon}
            label={t('conversation.tree.diveHere')}
            {...diveLink(context, row.id)}
          />
        </>
      )}
    </>
  )
}
