import type { PollRow } from '@skein/store'
import { clsx } from 'clsx'
import { useId, useState, type SubmitEvent } from 'react'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyViewOf } from '../../lazy/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import styles from '../Poll.module.css'
import { chosenOptions, rememberChosen } from '../chosen-options.ts'
import { voting } from '../voting-part.ts'
import { partFor } from '../../../ui/lazy-part.ts'
import own from './Parts.module.css'
import { MoreOptions } from './MoreOptions.tsx'
import { PollMeta } from './PollMeta.tsx'
import { picturesOfOption } from '../rules/shown-options.ts'
import { useShownOptions } from '../use-shown-options.ts'

const VoteFailure = lazyViewOf(voting, (part) => part.VoteFailure)

interface PollFormProps {
  readonly poll: PollRow
  readonly lang: string | null
}

/** Choosing and voting; what was chosen stays when the vote fails. [POLL-02, POLL-05, POLL-06] */
export function PollForm({ poll, lang }: PollFormProps) {
  const t = useT()
  const name = useId()
  const [chosen, setChosen] = useState(() => chosenOptions(poll.id))
  const { options, isCut, showMore } = useShownOptions(poll)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  function choose(index: number, isChosen: boolean) {
    const others = poll.isMultiple ? chosen.filter((other) => other !== index) : []
    const next = isChosen ? [...others, index].toSorted((a, b) => a - b) : others
    setChosen(next)
    rememberChosen(poll.id, next)
  }

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (chosen.length === 0 || isSending) return
    setSending(true)
    setError(null)
    try {
      const { castVote } = await partFor(voting)
      // A vote that waits can be discarded, and its choice is there again.
      if (await castVote(poll.id, chosen)) rememberChosen(poll.id, [])
    } catch (thrown) {
      setError(thrown)
    }
    setSending(false)
  }

  return (
    <form className={styles['poll']} onSubmit={(event) => void send(event)}>
      <fieldset
        className={styles['options']}
        disabled={isSending}
        aria-label={poll.isMultiple ? t('polls.chooseSeveral') : t('polls.chooseOne')}
      >
        {options.map(({ title, index }) => {
          const isChosen = chosen.includes(index)
          return (
            <label
              key={index}
              className={clsx(styles['option'], styles['choice'], own['press'], isChosen && own['chosen'])}
              lang={lang ?? undefined}
            >
              <input
                type={poll.isMultiple ? 'checkbox' : 'radio'}
                name={name}
                checked={isChosen}
                onChange={(event) => choose(index, event.target.checked)}
              />
              <span dir="auto">
                <EmojiText
                  text={title}
                  emojis={poll.emojis}
                  mostPictures={picturesOfOption(options.length)}
                />
              </span>
            </label>
          )
        })}
      </fieldset>
      {isCut && <MoreOptions count={poll.options.length} onPress={showMore} />}
      <p className={styles['meta']}>
        <Button
          type="submit"
          variant="primary"
          size="small"
          disabled={chosen.length === 0}
          isPending={isSending}
        >
          {t('polls.vote')}
        </Button>
        <span>
          <PollMeta poll={poll} isOver={false} />
        </span>
      </p>
      {error !== null && <VoteFailure error={error} />}
    </form>
  )
}
