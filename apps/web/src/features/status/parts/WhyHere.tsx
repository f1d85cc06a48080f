import {
  filterLabel,
  whyHere,
  type Filter,
  type FilterEffect,
  type HereReason,
  type StatusRow,
} from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { showTagInHome, useIsTagInHome } from '../../../model/followed-tags.ts'
import { useActiveFilters } from '../../../model/filters.ts'
import { failureText, notify, undoMs } from '../../../model/notices.ts'
import { openSettingsWindow } from '../../../model/windows.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { focusNext } from '../actions/focus-next.ts'
import { activeFiltersOn, mayBeHidden, type SeenAt } from '../mutes.ts'
import { herePlace } from '../rules/here-place.ts'
import { useRulesOn } from '../subject-rules.ts'
import { HereSentence } from './HereSentence.tsx'
import { useHereFacts } from './use-here-facts.ts'
import styles from './WhyHere.module.css'

interface WhyHereProps {
  readonly status: StatusRow
  readonly where: SeenAt
  readonly onClose: () => void
}

/** Says why a post is in the timeline where it is seen, and which filters apply to it there. */
export function WhyHere({ status, where, onClose }: WhyHereProps) {
  const t = useT()
  const place = herePlace(where)
  const { facts, isReady, error, retry } = useHereFacts(status, where)
  const hits = activeFiltersOn(status, where, useActiveFilters())
  const isCovered = hits.some(({ effect }) => effect === 'warn')
  const filters = [...hits, ...useRulesOn(status, isCovered)]
  const spoken = useSpokenPlace<HTMLUListElement>('polite')
  if (place === null) return null
  const reasons = whyHere(status, place, facts)
  return (
    <Dialog
      title={t('whyHere.title')}
      onClose={onClose}
      headerEnd={<IconButton label={t('common.close')} icon={CloseIcon} onClick={onClose} />}
    >
      {isReady || error !== null ? (
        <ul ref={spoken} className={styles['reasons']}>
          {reasons.map((reason) => (
            <li key={keyOf(reason)}>
              <span>
                <HereSentence reason={reason} />
              </span>
              {reason.kind === 'followedTag' && (
                <TagButton tag={reason.tag} statusId={status.id} onClose={onClose} />
              )}
            </li>
          ))}
          {reasons.length === 0 && error === null && <li>{t('whyHere.unknown')}</li>}
          {filters.map((filter) => (
            <li key={filter.id}>
              <span>{t(`whyHere.filters.${effectAt(filter, where)}`, { label: filterLabel(filter) })}</span>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('status.muted.editFilterNamed', { label: filterLabel(filter) })}
                onClick={() => {
                  onClose()
                  openSettingsWindow({ section: 'filters', setting: filter.id })
                }}
              >
                {t('status.muted.editFilter')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles['busy']}>
          <Spinner size={20} label={t('whyHere.busy')} />
        </div>
      )}
      {error !== null && (
        <ErrorRow
          message={t('whyHere.failed', { reason: failureText(error, t) })}
          retryLabel={t('common.retry')}
          onRetry={retry}
        />
      )}
    </Dialog>
  )
}

/** A filter that hides posts folds those that are never hidden where they are seen. */
const effectAt = ({ effect }: Filter, where: SeenAt): FilterEffect =>
  effect === 'hide' && !mayBeHidden(where) ? 'fold' : effect

const keyOf = (reason: HereReason): string =>
  `${reason.kind} ${'tag' in reason ? reason.tag : 'accountId' in reason ? reason.accountId : ''}`

interface TagButtonProps {
  readonly tag: string
  readonly statusId: StatusRow['id']
  readonly onClose: () => void
}

/** Keeps a followed hashtag out of Home, or shows it there again. */
function TagButton({ tag, statusId, onClose }: TagButtonProps) {
  const t = useT()
  const isShown = useIsTagInHome(tag)

  function choose() {
    onClose()
    focusNext(statusId)
    showTagInHome(tag, !isShown)
    notify({
      level: 'success',
      messageKey: isShown ? 'whyHere.keptOut' : 'whyHere.shownInHome',
      messageArgs: { tag },
      timeout: undoMs,
      undo: () => showTagInHome(tag, isShown),
    })
  }

  return (
    <Button size="small" onClick={choose}>
      {t(isShown ? 'whyHere.keepOut' : 'whyHere.showInHome', { tag })}
    </Button>
  )
}
