import type { useT } from '../../i18n/index.ts'
import type { ComposerState, postingObstacle } from './rules/composer-state.ts'

interface Held {
  readonly obstacle: ReturnType<typeof postingObstacle>
  readonly state: Pick<ComposerState, 'media'>
  /** Characters left; null without a limit. */
  readonly left: number | null
  readonly descriptionLimit: number | null
}

interface Words {
  readonly error: string
  readonly lacks: NonNullable<ComposerState['lacks']>
}

/** What is said to whoever wants to send and cannot; null where it goes by without them, or something else says it. */
export function obstacleWords(
  { obstacle, state, left, descriptionLimit }: Held,
  t: ReturnType<typeof useT>,
): Words | null {
  if (obstacle === 'empty') return { error: t('post_status.empty_status_error'), lacks: obstacle }
  if (obstacle === 'fewOptions') return { error: t('polls.not_enough_options'), lacks: obstacle }
  if (obstacle !== 'tooLong') return null
  if (left !== null && left < 0)
    return { error: t('composer.checks.tooLong', { count: -left }), lacks: obstacle }
  const most = descriptionLimit ?? 0
  const long = state.media.find(({ description }) => description.length > most)
  if (long === undefined) return null
  const count = long.description.length - most
  return { error: t('composer.descriptionTooLong', { name: long.name, count }), lacks: obstacle }
}
