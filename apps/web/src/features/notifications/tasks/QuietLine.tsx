import type { MouseEvent } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { UsersIcon } from '../../../ui/icons.tsx'
import { MoonIcon } from '../icons.tsx'
import { chooseFollowed, ringNow, useQuiet } from '../quiet.ts'
import styles from './QuietTimes.module.css'

/** Says until when it is quiet, or only people who are followed ring, with the way to end it. */
export function QuietLine() {
  const t = useT()
  const language = useLanguageTag()
  const { quietUntil, followedUntil } = useQuiet()
  const until = quietUntil ?? followedUntil
  if (until === null) return null
  const isQuiet = quietUntil !== null
  const Glyph = isQuiet ? MoonIcon : UsersIcon

  function end({ currentTarget }: MouseEvent<HTMLElement>) {
    const home = currentTarget.closest<HTMLElement>('section[tabindex], dialog, main')
    if (isQuiet) ringNow()
    else chooseFollowed(null)
    // Its button is gone.
    home?.focus({ preventScroll: true })
  }

  return (
    <div className={styles['line']}>
      <Glyph size={16} />
      <p>
        {t(`notifications.quiet.${isQuiet ? 'line' : 'lineFollowed'}`, { when: timeOfDay(until, language) })}
      </p>
      <Button size="small" variant="ghost" className={styles['ring']} onClick={end}>
        {t(`notifications.quiet.${isQuiet ? 'ringNow' : 'ringForAll'}`)}
      </Button>
    </div>
  )
}
