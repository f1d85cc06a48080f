import { Maximize2 } from 'lucide'
import { useT } from '../../../i18n/index.ts'
import { fromLucide } from '../../../ui/make-icon.tsx'

const MaximizeIcon = /* @__PURE__ */ fromLucide(Maximize2)

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
