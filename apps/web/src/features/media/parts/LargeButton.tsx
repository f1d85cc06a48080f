import { useT } from '../../../i18n/index.ts'
import { MaximizeIcon } from './maximize-icon.tsx'

interface LargeButtonProps {
  readonly className: string | undefined
  readonly onOpen: () => void
}

/** Opens in the viewer what plays in its place. */
export function LargeButton({ className, onOpen }: LargeButtonProps) {
  const label = useT()('media.openLarge')
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-tooltip={label}
      data-media=""
      onClick={onOpen}
    >
      <MaximizeIcon size={16} />
    </button>
  )
}
