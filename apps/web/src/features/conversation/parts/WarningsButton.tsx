import { useT } from '../../../i18n/index.ts'
import { EyeIcon, EyeOffIcon } from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Warnings } from '../use-warnings.ts'

/** Opens every warning of a thread, or shuts them again when all are open. */
export function WarningsButton({ warnings: { areOpen, toggle } }: { readonly warnings: Warnings }) {
  const t = useT()
  return (
    <IconButton
      icon={areOpen ? EyeOffIcon : EyeIcon}
      label={t(areOpen ? 'conversation.warnings.shut' : 'conversation.warnings.open')}
      onClick={toggle}
    />
  )
}
