import { fetchStatus, type StatusId } from '@skein/api'
import { useEffect, useState } from 'react'
import { RelativeTime, useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { asideOf, compose, type Draft, type DraftKey, keepDraft } from '../../../model/writing.ts'
import { entityStore, useAccount, useStatus } from '../../../model/entities.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { FileIcon, QuillIcon, TrashIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { modeOf } from './draft-mode.ts'
import styles from './Drafts.module.css'
import type { Drafts } from './use-drafts.ts'

interface DraftsPanelProps extends Opened {
  readonly drafts: Drafts
  /** What was discarded while the list was open: it can be taken back as long as that is. */
  readonly discarded: Drafts
  readonly onDiscarded: (discarded: Drafts) => void
}

/** The post that is answered or quoted, as far as it can be told. */
function useAbout(statusId: StatusId | null): { readonly name: string; readonly text: string } | null {
  const status = useStatus(statusId)
  const author = useAccount(status?.accountId ?? null)
  useAnswer({
    about: status === undefined ? statusId : null,
    ask: async (signal) =>
      statusId === null
        ? null
        : entityStore.ingestStatus(await fetchStatus(getClient(), statusId, { signal })),
  })
  if (status === undefined || author === undefined) return null
  return { name: author.displayName, text: status.subject || status.text }
}

function Thumbnails({ draft: { data } }: { readonly draft: Draft }) {
  if (data.files.length === 0) return null
  return (
    <span className={styles['thumbnails']}>
      {data.files.slice(0, 4).map(({ id, kind, url, previewUrl }) => (
        <Picture
          key={id}
          src={kind === 'image' ? (previewUrl ?? url) : null}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          fallback={
            <span className={styles['file']}>
              <FileIcon size={16} />
            </span>
          }
        />
      ))}
    </span>
  )
}

interface RowProps {
  readonly draftKey: DraftKey
  readonly draft: Draft
  /** It was discarded a moment ago, and taken back. */
  readonly isTakenBack: boolean
  readonly onOpen: () => void
  readonly onDiscard: () => void
}

function Row({ draftKey, draft, isTakenBack, onOpen, onDiscard }: RowProps) {
  const t = useT()
  const { data } = draft
  const mode = modeOf(draftKey, draft)
  const answersTo = mode !== null && (mode.kind === 'reply' || mode.kind === 'quote') ? mode.statusId : null
  const about = useAbout(answersTo)
  const name = mode?.kind === 'mention' ? mode.acct : (about?.name ?? '')
  const kind = mode?.kind ?? 'new'
  const title =
    about !== null && (kind === 'reply' || kind === 'quote')
      ? t(`composer.drafts.kinds.${kind}To`, { name })
      : t(`composer.drafts.kinds.${kind}`, { name })
  const excerpt = data.status.trim() || data.subject || (data.poll?.options ?? []).join(' · ')
  return (
    <li className={styles['row']}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where the way to take it back had the focus */}
      <button type="button" className={styles['draft']} autoFocus={isTakenBack} onClick={onOpen}>
        <span className={styles['head']}>
          <Truncate as="b" grows dir="auto">
            {title}
          </Truncate>
          <RelativeTime at={draft.updatedAt} />
        </span>
        {about !== null && about.text !== '' && (
          <span className={styles['about']} dir="auto">
            {about.text}
          </span>
        )}
        <span className={styles['excerpt']} dir="auto" lang={data.language || undefined}>
          {excerpt || t('composer.drafts.noText')}
        </span>
        <Thumbnails draft={draft} />
      </button>
      <IconButton
        label={t('composer.drafts.discard', { title })}
        icon={TrashIcon}
        size="small"
        onClick={onDiscard}
      />
    </li>
  )
}

/** Everything that was begun and not posted: each opens in its own form. */
export function DraftsPanel({ drafts, discarded, onDiscarded, anchorRef, onClose }: DraftsPanelProps) {
  const t = useT()
  const { viewerId } = useSession()
  const accountId = viewerId ?? ''
  const [takenBack, setTakenBack] = useState<DraftKey | null>(null)
  const gone = new Set(discarded.map(([key]) => key))
  const rows = [...drafts.filter(([key]) => !gone.has(key)), ...discarded].toSorted(
    ([, one], [, other]) => other.updatedAt - one.updatedAt,
  )
  useEffect(() => () => onDiscarded([]), [onDiscarded])

  function open(key: DraftKey, draft: Draft) {
    const mode = modeOf(key, draft)
    onClose()
    if (mode !== null) compose(mode)
  }

  function discard(key: DraftKey, draft: Draft) {
    keepDraft(accountId, key, null)
    onDiscarded([...discarded, [key, draft]])
  }

  function takeBack(key: DraftKey, draft: Draft) {
    keepDraft(accountId, key, draft)
    setTakenBack(key)
    onDiscarded(discarded.filter(([other]) => other !== key))
  }

  return (
    <PopoverPanel
      label={t('composer.drafts.title')}
      placement="bottom-end"
      anchorRef={anchorRef}
      onClose={onClose}
    >
      <Announcement
        words={discarded.length > 0 ? t('composer.drafts.discardedCount', { count: discarded.length }) : ''}
      />
      <ul className={styles['list']} aria-label={t('composer.drafts.title')}>
        {rows.map(([key, draft]) =>
          gone.has(key) ? (
            <li key={key} className={styles['row']}>
              <span className={styles['gone']}>{t('composer.drafts.discarded')}</span>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where the way to discard it had the focus */}
              <Button size="small" variant="ghost" autoFocus onClick={() => takeBack(key, draft)}>
                {t('common.undo')}
              </Button>
            </li>
          ) : (
            <Row
              key={key}
              draftKey={key}
              draft={draft}
              isTakenBack={key === takenBack}
              onOpen={() => open(key, draft)}
              onDiscard={() => discard(key, draft)}
            />
          ),
        )}
      </ul>
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          onClose()
          compose({ kind: 'new', draftKey: asideOf('status') })
        }}
      >
        <QuillIcon size={16} />
        {t('composer.drafts.another')}
      </Button>
    </PopoverPanel>
  )
}
