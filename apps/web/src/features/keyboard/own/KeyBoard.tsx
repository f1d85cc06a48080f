import { clsx } from 'clsx'
import { useId } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { boardRows, usesOf, type KeyUse } from '../rules/board.ts'
import styles from './KeyBoard.module.css'
import type { OwnKeysNow } from './use-own-keys.ts'

const legend: readonly KeyUse[] = ['used', 'twice', 'free']

/** A picture of the keyboard: which keys are in use, and which are left. */
export function KeyBoard({ bound, conflicts }: OwnKeysNow) {
  const t = useT()
  const id = useId()
  const language = useLanguageTag()
  const uses = usesOf(bound, conflicts)
  const keysWith = (use: KeyUse) => [...uses].flatMap(([key, each]) => (each === use ? [key] : []))
  return (
    <section className={styles['board']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id} className={styles['title']}>
          {t('ownKeys.board.title')}
        </h3>
        <span className={styles['layout']}>{t('ownKeys.board.layout')}</span>
      </div>
      <VisuallyHidden>
        {t('ownKeys.board.inWords', {
          used: keysWith('used').length + keysWith('twice').length,
          twice: keysWith('twice').length,
          free: listOf(language, 'unit', keysWith('free')),
        })}
      </VisuallyHidden>
      {/* The order of a keyboard is the same wherever people write from. */}
      <div className={styles['picture']} dir="ltr" aria-hidden="true">
        {boardRows.map((row) => (
          <div key={row} className={styles['row']}>
            {[...row].map((key) => (
              <span key={key} className={clsx(styles['key'], styles[uses.get(key) ?? 'free'])}>
                {key}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles['legend']} aria-hidden="true">
        {legend.map((use) => (
          <span key={use} className={styles['use']}>
            <span className={clsx(styles['sample'], styles[use])} />
            {t(`ownKeys.board.${use}`)}
          </span>
        ))}
      </div>
    </section>
  )
}
