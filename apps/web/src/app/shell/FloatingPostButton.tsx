import { clsx } from 'clsx'
import { useLayoutEffect } from 'react'
import { useT } from '../../i18n/index.ts'
import { useSetting } from '../../model/settings.ts'
import { QuillIcon } from '../../ui/icons.tsx'
import styles from './FloatingPostButton.module.css'
import { useIsFloatingButtonHidden } from './use-floating-button.ts'

export interface FloatingPostButtonProps {
  onPress: () => void
}

/** The way to a new post on small windows [SHELL-27]. */
export function FloatingPostButton({ onPress }: FloatingPostButtonProps) {
  const t = useT()
  const isAway = useIsFloatingButtonHidden(useSetting('autohideFloatingPostButton'))
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['floating'] = ''
    return () => {
      delete dataset['floating']
    }
  }, [])
  return (
    <button
      type="button"
      className={clsx(styles['button'], isAway && styles['away'])}
      inert={isAway}
      aria-label={t('shell.topBar.newPost')}
      onClick={onPress}
    >
      <QuillIcon size={24} />
    </button>
  )
}
