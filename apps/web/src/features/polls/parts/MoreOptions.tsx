import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'

interface MoreOptionsProps {
  /** Of the whole poll. */
  readonly count: number
  readonly onPress: () => void
}

/** Behind it is what a very large poll does not show at first. */
export function MoreOptions({ count, onPress }: MoreOptionsProps) {
  const t = useT()
  return (
    <Button size="small" onClick={onPress}>
      {t('polls.showMore', { count })}
    </Button>
  )
}
