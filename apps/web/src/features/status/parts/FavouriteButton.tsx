import { useLongPress } from '../../../ui/use-long-press.tsx'
import { acting } from '../act.ts'
import { ActionButton, type SlotProps } from './ActionButton.tsx'
import { useMovement } from './use-movement.ts'

const fetchPanel = () => acting.fetch().then((code) => code.fetchPeoplePanel())

const kind = 'favourites' as const

/** Favourites; behind it stand the people who did, where their number is told. [POST-51] */
export function FavouriteButton(props: SlotProps) {
  const { id, favouritesCount: count, isFavourited } = props.context.status
  const { handlers, panel } = useLongPress(fetchPanel, { kind, statusId: id, count })
  const movement = useMovement(isFavourited)
  return (
    <>
      <ActionButton
        {...props}
        movement={movement}
        handlers={props.hasCount && count > 0 ? handlers : undefined}
      />
      {panel}
    </>
  )
}
