import { useT } from '../../../i18n/index.ts'
import type { DraftPoll } from '../../../model/writing.ts'
import { PollIcon } from '../../../ui/icons.tsx'
import styles from './PollForm.module.css'

/** The poll of a post that is edited: it stays as it is. */
export function WrittenPoll({ poll }: { poll: DraftPoll }) {
  const t = useT()
  return (
    <section className={styles['poll']} aria-label={t('composer.poll')}>
      <h3 className={styles['title']}>
        <PollIcon size={16} />
        {t('composer.poll')}
      </h3>
      <ul className={styles['options']}>
        {poll.options.map((option, index) => (
          // Two answers may have the same words, and none of them moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} dir="auto">
            {option}
          </li>
        ))}
      </ul>
    </section>
  )
}
