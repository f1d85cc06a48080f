import { useLongPress } from '../../../ui/use-long-press.tsx'
import { acting } from '../act.ts'
import { ActionButton, type SlotProps } from './ActionButton.tsx'
import { useMovement } from './use-movement.ts'

const fetchPanel = () => acting.fetch().then((code) => code.fetchRepeatPanel())

/** Repeats; behind it stand quoting and for whom to repeat. */
export function RepeatButton(props: SlotProps) {
  const { context } = props
  const { handlers, panel } = useLongPress(fetchPanel, { context })
  const movement = useMovement(context.status.isRepeated)
  return (
    <>
      <ActionButton {...props} movement={movement} handlers={handlers} />
      {panel}
    </>
  )
}
