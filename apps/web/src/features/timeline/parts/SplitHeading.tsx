import { clsx } from 'clsx'
import { createPortal } from 'react-dom'

import { useSetting } from '../../../model/settings.ts'
import type { HeadingProps } from './Heading.tsx'
import { NewerFailed, NewPostsPill } from './newer.ts'
import headingStyles from './Heading.module.css'
import { QuickSettings } from './QuickSettings.tsx'
import styles from './SplitHeading.module.css'

interface SplitHeadingProps extends HeadingProps {
  /** The end of the bar that names the timeline; null until it is there. */
  readonly end: Element | null
}

/** The heading of a timeline that a bar above it names: the pill floats below the bar, the rest is at the bar's end. */
export function SplitHeading({
  end,
  news,
  isLoaded,
  error,
  onShowNew,
  onRetry,
  children,
}: SplitHeadingProps) {
  const isStatic = useSetting('disableStickyHeaders')
  return (
    <>
      {end !== null &&
        createPortal(
          <>
            {children}
            {isLoaded && error !== null && <NewerFailed error={error} onRetry={onRetry} />}
            <QuickSettings />
          </>,
          end,
        )}
      {news !== null && (
        <div className={clsx(headingStyles['floating'], !isStatic && styles['below'])}>
          <NewPostsPill {...news} onPress={onShowNew} />
        </div>
      )}
    </>
  )
}
