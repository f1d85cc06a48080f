import { Smile } from 'lucide'
import { IconOpener } from '../../ui/IconOpener.tsx'
import { fromLucide } from '../../ui/make-icon.tsx'
import type { PickerOptions } from './EmojiPicker.tsx'

const EmojiIcon = /* @__PURE__ */ fromLucide(Smile)
const fetchPicker = () => import('./EmojiPicker.tsx')
const fetchPanel = () => fetchPicker().then((part) => part.EmojiPicker)
/** The code comes once, the emoji for each session. */
const askForEmoji = () =>
  void fetchPicker().then(
    (part) => part.preloadEmoji(),
    () => undefined,
  )

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
      onNear={askForEmoji}
      panelProps={options}
    />
  )
}
