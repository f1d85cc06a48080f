import type { StatusId } from '@skein/api'
import { useEffect, useReducer, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useStatus } from '../../../model/entities.ts'
import type { Hovered } from '../../../ui/HoverOpener.tsx'
import { HoverPanel } from '../../../ui/HoverPanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { fetchReactors, knownReactors } from '../reactors.ts'
import { PeopleList } from './PeopleList.tsx'
import styles from './PeopleList.module.css'

interface ReactionPanelProps extends Hovered {
  readonly statusId: StatusId
  /** Of the reaction. */
  readonly name: string
}

/** Who reacted with one emoji. Asked for once, when somebody wants to know. [REACT-06] */
export function ReactionPanel({ statusId, name, ...hovered }: ReactionPanelProps) {
  const t = useT()
  const reaction = useStatus(statusId)?.reactions.find((one) => one.name === name)
  const [hasFailed, setFailed] = useState(false)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const ids = reaction === undefined ? [] : knownReactors(statusId, reaction)
  const isUnknown = ids === null

  useEffect(() => {
    if (!isUnknown) return undefined
    let isWanted = true
    fetchReactors(statusId).then(
      () => isWanted && drawAgain(),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [isUnknown, statusId])

  return (
    <HoverPanel {...hovered} label={t('status.people.reactions', { name })}>
      {ids !== null && <PeopleList ids={ids} count={reaction?.count ?? 0} />}
      {isUnknown && hasFailed && <p className={styles['line']}>{t('status.people.failed')}</p>}
      {isUnknown && !hasFailed && (
        <p className={styles['line']} role="status">
          <Spinner size={20} label={t('status.people.busy')} />
        </p>
      )}
    </HoverPanel>
  )
}
