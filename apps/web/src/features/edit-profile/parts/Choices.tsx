import type { ProfileFlag } from '@skein/api'
import { scopes } from '@skein/store'
import { useId, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useCan } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { ttlDays } from '../rules/draft.ts'
import type { ProfileForm } from '../use-profile-form.ts'
import styles from './Fields.module.css'

interface FormProps {
  readonly form: ProfileForm
}

const flagGroups: Readonly<Record<'following' | 'shown', readonly ProfileFlag[]>> = {
  following: ['isLocked', 'permitsFollowback', 'allowsFollowingMove'],
  shown: [
    'isDiscoverable',
    'isBot',
    'showsRole',
    'hidesFollowing',
    'hidesFollowingCount',
    'hidesFollowers',
    'hidesFollowersCount',
    'hidesFavourites',
  ],
}
const senders = ['everybody', 'people_i_follow', 'nobody'] as const

/** What means nothing without another. */
const needs: Partial<Record<ProfileFlag, 'isLocked' | 'hidesFollowing' | 'hidesFollowers'>> = {
  permitsFollowback: 'isLocked',
  hidesFollowingCount: 'hidesFollowing',
  hidesFollowersCount: 'hidesFollowers',
}

function Flag({ form, name }: FormProps & { readonly name: ProfileFlag }) {
  const t = useT()
  const id = useId()
  const { viewer } = useSession()
  const { flags } = form.draft
  const isOn = flags[name]
  const role = viewer?.role
  // Who has no role has none to show. [PROF-21]
  const isRoleless = name === 'showsRole' && role !== 'admin' && role !== 'moderator'
  if (isOn === undefined || isRoleless) return null
  const needed = needs[name]
  const isOff = needed !== undefined && flags[needed] === false
  const label =
    name === 'showsRole'
      ? t(role === 'admin' ? 'editProfile.roles.admin' : 'editProfile.roles.moderator')
      : t(`editProfile.flags.${name}`)
  return (
    <div className={needed === undefined ? undefined : styles['sub']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isOff}
          aria-describedby={isOff ? id : undefined}
          onChange={(event) => form.write({ flags: { ...flags, [name]: event.target.checked } })}
        />
        {label}
      </label>
      {isOff && needed !== undefined && (
        <span id={id} className={styles['hint']}>
          {t(`editProfile.needs.${needed}`)}
        </span>
      )}
    </div>
  )
}

function Group({
  title,
  form,
  children,
}: FormProps & { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles['group']} disabled={form.isSaving}>
      <legend className={styles['legend']}>{title}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  /** Null where the server has no such thing. */
  readonly chosen: Value | null
  readonly offered: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, chosen, offered, nameOf, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  if (chosen === null) return null
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value as Value)}>
        {offered.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

function TimeToLive({ form }: FormProps) {
  const t = useT()
  const { ttl } = form.draft
  if (ttl === undefined) return null
  const { least, most } = ttlDays
  const range = t('editProfile.ttl.range', { least: String(least), most: String(most) })
  return (
    <>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={ttl.isOn}
          onChange={(event) => form.write({ ttl: { ...ttl, isOn: event.target.checked } })}
        />
        {t('editProfile.ttl.isOn')}
      </label>
      {ttl.isOn && (
        <div className={styles['days']}>
          <TextField
            label={t('editProfile.ttl.days')}
            inputMode="numeric"
            value={ttl.days}
            onChange={(days) => form.write({ ttl: { ...ttl, days } })}
            hint={range}
            error={form.problems.ttl ? range : form.said.parts.get('ttl')}
          />
        </div>
      )}
    </>
  )
}

/** What is so or not, each only where the server has it. [PROF-21] [PROF-22] [PROF-23] */
export function Choices({ form }: FormProps) {
  const t = useT()
  const hasLocal = useCan('localScope')
  const { flags, defaultScope, acceptsDirectMessagesFrom } = form.draft
  return (
    <>
      {(['following', 'shown'] as const).map(
        (group) =>
          flagGroups[group].some((name) => flags[name] !== undefined) && (
            <Group key={group} form={form} title={t(`editProfile.groups.${group}`)}>
              {flagGroups[group].map((name) => (
                <Flag key={name} form={form} name={name} />
              ))}
            </Group>
          ),
      )}
      <Group form={form} title={t('editProfile.groups.messages')}>
        <Choice
          label={t('editProfile.scope')}
          chosen={defaultScope}
          offered={scopes.filter((scope) => scope !== 'local' || hasLocal || scope === defaultScope)}
          nameOf={(scope) => t(`scopes.${scope}`)}
          onChoose={(scope) => form.write({ defaultScope: scope })}
        />
        <Choice
          label={t('editProfile.senders.label')}
          chosen={acceptsDirectMessagesFrom}
          offered={senders}
          nameOf={(who) => t(`editProfile.senders.${who}`)}
          onChoose={(who) => form.write({ acceptsDirectMessagesFrom: who })}
        />
        <TimeToLive form={form} />
        <Flag form={form} name="noRichText" />
      </Group>
    </>
  )
}
