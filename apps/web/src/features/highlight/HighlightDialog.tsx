import type { AccountRow } from '@skein/store'
import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { useHighlight, type Highlight } from '../../model/look.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segments } from '../../ui/Segments.tsx'
import styles from './HighlightDialog.module.css'

const looks = ['none', 'solid', 'striped', 'side'] as const
/** What is offered to somebody who has not chosen a colour. */
const firstColour = '#00979d'

/** Marks somebody's posts, by handle without the first `@`; null takes the mark away. [USER-28, USER-29] */
function setHighlight(acct: string, mark: Highlight | null): void {
  const { [acct]: _before, ...others } = getSetting('highlight') ?? {}
  const next = mark === null ? others : { ...others, [acct]: { color: mark.colour, type: mark.style } }
  setSetting('highlight', Object.keys(next).length === 0 ? undefined : next)
}

interface HighlightDialogProps {
  readonly account: AccountRow
  readonly onClose: () => void
}

/** How somebody's posts stand out for the viewer. It holds as soon as it is chosen. [USER-28] */
export function HighlightDialog({ account, onClose }: HighlightDialogProps) {
  const t = useT()
  const { acct, displayName: name } = account
  const mark = useHighlight(acct)
  /** Is there again when a mark is taken away and set anew. */
  const [colour, setColour] = useState(mark?.colour ?? firstColour)

  const choose = (look: (typeof looks)[number]) =>
    setHighlight(acct, look === 'none' ? null : { style: look, colour })
  function paint(next: string) {
    setColour(next)
    const style: Highlight['style'] = mark?.style ?? 'solid'
    setHighlight(acct, { style, colour: next })
  }

  return (
    <Dialog
      kind="question"
      title={t('relations.highlight.title', { name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('relations.highlight.done')}
        </Button>
      }
    >
      <div className={styles['choices']}>
        <p>{t('relations.highlight.effect')}</p>
        <Segments
          label={t('relations.highlight.look')}
          choices={looks.map((value) => ({ value, label: t(`relations.highlight.looks.${value}`) }))}
          value={mark?.style ?? 'none'}
          onChoose={choose}
        />
        <label className={styles['colour']}>
          <input type="color" value={colour} onChange={(event) => paint(event.target.value)} />
          {t('relations.highlight.colour')}
        </label>
      </div>
    </Dialog>
  )
}
