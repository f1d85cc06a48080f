import { Fragment, useId, useRef, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { openJournal } from '../journal/index.ts'
import { setSetting, useSetting } from '../../model/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { ReadingDialog } from '../../ui/ReadingDialog.tsx'
import styles from './HelpSheet.module.css'
import { Keys } from './Keys.tsx'
import { shownKeys, type ShownGroup } from './shown-keys.ts'

const labelLengths = ['short', 'long', 'none'] as const

/** Every key that means something at the moment it opens, and the choices of the keyboard. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const [groups] = useState(shownKeys)
  const listRef = useRef<HTMLDivElement>(null)

  function showJournal() {
    onClose()
    openJournal()
  }

  return (
    <ReadingDialog
      title={t('keyboard.title')}
      label={t('keyboard.all')}
      closeLabel={t('common.close')}
      onClose={onClose}
      contentRef={listRef}
      className={styles['sheet']}
    >
      <OffSwitch />
      <Button className={styles['journal']} onClick={showJournal}>
        {t('journal.title')}
      </Button>
      <div className={styles['groups']}>
        {groups.map((group) => (
          <Group key={group.group} {...group} />
        ))}
      </div>
      <PostLabels />
    </ReadingDialog>
  )
}

function OffSwitch() {
  const t = useT()
  const id = useId()
  const isOn = useSetting('keyboardShortcuts') !== 'off'
  return (
    <div className={styles['switch']}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={() => setSetting('keyboardShortcuts', isOn ? 'off' : 'on')}
        />
        {t('keyboard.isOn')}
      </label>
      <p id={id} className={styles['hint']}>
        {t('keyboard.hint')}
      </p>
    </div>
  )
}

function PostLabels() {
  const t = useT()
  const id = useId()
  const chosen = useSetting('postLabels')
  return (
    <fieldset className={styles['labels']}>
      <legend>{t('keyboard.labels.legend')}</legend>
      {labelLengths.map((length) => (
        <label key={length} className={styles['choice']}>
          <input
            type="radio"
            name={`${id}-labels`}
            checked={chosen === length}
            onChange={() => setSetting('postLabels', length)}
          />
          {t(`keyboard.labels.${length}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Group({ group, bindings }: ShownGroup) {
  const t = useT()
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {t(`keyboard.groups.${group}`)}
      </h3>
      <dl className={styles['list']}>
        {bindings.map(({ label, keys }) => (
          <div key={label} className={styles['row']}>
            {/* Names of keys need no values. */}
            <dt>{t(label as 'keyboard.next')}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className={styles['or']}>{t('keyboard.or')}</span>}
                  <Keys name={key} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
