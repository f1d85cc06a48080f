import { useState } from 'react'

import { IconButton } from './IconButton.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

/** For fields with a password: their type, and the button that shows what stands in them. */
export function usePasswordEye(label: string) {
  const [isShown, setIsShown] = useState(false)
  const eye = (
    <IconButton
      label={label}
      icon={isShown ? EyeOffIcon : EyeIcon}
      size="small"
      isOn={isShown}
      onClick={() => setIsShown(!isShown)}
    />
  )
  return { type: isShown ? 'text' : 'password', eye }
}
