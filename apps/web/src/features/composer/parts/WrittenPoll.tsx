import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { PollIcon } from '../../../ui/icons.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import styles from './WrittenPoll.module.css'

interface WrittenPollProps {
  composer: ComposerHandle
  canRemove: boolean
}

/** The poll that a post was written with: it goes with the post as it is. */
export function WrittenPoll({ composer, canRemove }: WrittenPollProps) {
  const t = useT()
  const { state, dispatch } = composer
  if (state.poll === null) return null
  return (
    <section className={styles['poll']} aria-label={t('composer.poll')}>
      <h3 className={styles['title']}>
        <PollIcon size={16} />
        {t('composer.poll')}
      </h3>
      <ul className={styles['options']}>
        {state.poll.options.map((option, index) => (
          // Two answers may have the same words, and none of them moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} dir="auto">
            {option}
          </li>
        ))}
      </ul>
      {canRemove && (
        <Button size="small" variant="ghost" onClick={() => dispatch({ type: 'pollRemoved' })}>
          {t('composer.removePoll')}
        </Button>
      )}
    </section>
  )
}
