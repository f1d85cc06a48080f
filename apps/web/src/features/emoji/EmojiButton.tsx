import { Smile } from 'lucide-react'
import { IconOpener } from '../../ui/IconOpener.tsx'
import { fromLucide } from '../../ui/make-icon.tsx'
import type { PickerOptions } from './EmojiPicker.tsx'

const EmojiIcon = /* @__PURE__ */ fromLucide(Smile)
const fetchPanel = () =>
  import('./EmojiPicker.tsx').then((part) => {
    part.preloadEmoji()
    return part.EmojiPicker
  })

interface EmojiButtonProps extends PickerOptions {
  disabled?: boolean
}

/** Opens the picker, which is fetched when somebody comes near. */
export function EmojiButton({ disabled, ...options }: EmojiButtonProps) {
  return (
    <IconOpener
      kind="dialog"
      label={options.label}
      icon={EmojiIcon}
      disabled={disabled}
      fetchPanel={fetchPanel}
      panelProps={options}
    />
  )
}
