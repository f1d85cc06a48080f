import type { AccountSettingName, AccountSettings } from '@skein/api'
import { scopes } from '@skein/store'
import { clsx } from 'clsx'
import { useId } from 'react'

import { useT, useTell, type MessageKey } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { CloudIcon } from '../../../ui/settings-icons.tsx'
import { PillSelect } from '../../../ui/PillSelect.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import rowStyles from '../window/SettingRow.module.css'
import styles from './AccountRow.module.css'
import type { AccountControl } from './controls.ts'

interface AccountRowProps {
  readonly control: AccountControl
  readonly settings: AccountSettings
  /** Any of them is being changed. */
  readonly isBusy: boolean
  /** This one is. */
  readonly isPending: boolean
  /** Why the server did not take the last change of this one; null where it did. */
  readonly refusal: unknown
  readonly onChange: <Name extends AccountSettingName>(
    name: Name,
    value: NonNullable<AccountSettings[Name]>,
  ) => void
}

/** One of the account's settings: what the server says of it, and the way to change it there. */
export function AccountRow({ control, settings, isBusy, isPending, refusal, onChange }: AccountRowProps) {
  const t = useT()
  const tell = useTell()
  const id = useId()
  const { name, dependsOn, hasHint } = control
  // A test sees that each has its words.
  const say = (of: AccountSettingName, part: 'label' | 'hint') =>
    tell(`accountSettings.${of}.${part}` as MessageKey, {})
  const needs = dependsOn !== undefined && settings[dependsOn] !== true ? dependsOn : null
  const note =
    needs === null ? hasHint && say(name, 'hint') : t('accountSettings.needs', { label: say(needs, 'label') })
  const isDisabled = isBusy || needs !== null
  const noteId = note ? `${id}-note ` : ''
  const described = { id, disabled: isDisabled, 'aria-describedby': `${noteId}${id}-server` }
  return (
    <div
      className={clsx(rowStyles['row'], dependsOn && rowStyles['sub'], needs !== null && rowStyles['off'])}
      data-setting={name}
      tabIndex={-1}
    >
      <div className={rowStyles['words']}>
        <label htmlFor={id} className={rowStyles['label']}>
          {say(name, 'label')}
          <CloudIcon size={14} className={styles['cloud']} />
        </label>
        {note && (
          <p id={`${id}-note`} className={rowStyles['note']}>
            {note}
          </p>
        )}
        <span id={`${id}-server`} hidden>
          {t('accountSettings.onServer')}
        </span>
        <Refusal error={refusal} />
      </div>
      {isPending ? (
        // Blank while nobody knows what holds.
        <Spinner label={t('accountSettings.waiting')} />
      ) : name === 'defaultScope' ? (
        <PillSelect
          {...described}
          label={say(name, 'label')}
          value={settings.defaultScope ?? ''}
          onChange={({ target }) => {
            const scope = scopes.find((each) => each === target.value)
            if (scope !== undefined) onChange(name, scope)
          }}
        >
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {t(`scopes.${scope}`)}
            </option>
          ))}
        </PillSelect>
      ) : (
        <Switch
          {...described}
          checked={settings[name] === true}
          onChange={({ target }) => onChange(name, target.checked)}
        />
      )}
      <span className={rowStyles['slot']} />
    </div>
  )
}

function Refusal({ error }: { readonly error: unknown }) {
  const t = useT()
  const spoken = useSpokenPlace(error === null ? null : 'urgent')
  return (
    <p ref={spoken} className={styles['refused']}>
      {error !== null && t('accountSettings.refused', { reason: failureText(error, t) })}
    </p>
  )
}
