import { useLongPress } from '../../../ui/use-long-press.tsx'
import { acting } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import { favouriteLook } from '../rules/action-looks.ts'
import styles from './ActionBar.module.css'
import { ActionButton } from './ActionButton.tsx'

const fetchPanel = () => acting.fetch().then((code) => code.fetchPeoplePanel())

const kind = 'favourites' as const

interface FavouriteButtonProps {
  readonly context: ActionContext
  readonly hasCount: boolean
}

/** Favourites; behind it stand the people who did, where their number is told. [POST-51] */
export function FavouriteButton({ context, hasCount }: FavouriteButtonProps) {
  const { id, favouritesCount: count } = context.status
  const { handlers, panel } = useLongPress(fetchPanel, { kind, statusId: id, count })
  return (
    <>
      <ActionButton
        look={favouriteLook}
        context={context}
        hasCount={hasCount}
        className={styles['favourite']}
        isAnimated
        handlers={hasCount && count > 0 ? handlers : undefined}
      />
      {panel}
    </>
  )
}
