import type { SubmitEvent } from 'react'

import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/FormField.tsx'
import { Link } from '../../ui/Link.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFailureFocus } from '../../ui/use-failure-focus.ts'
import { CaptchaField } from './parts/CaptchaField.tsx'
import { LanguageField } from './parts/LanguageField.tsx'
import { PasswordFields } from './parts/PasswordFields.tsx'
import { PersonFields, type FieldOf } from './parts/PersonFields.tsx'
import { Problem } from './parts/Problem.tsx'
import { readComplaints } from './rules/complaints.ts'
import type { SignUpFields } from './rules/fields.ts'
import { validate, type Requirements } from './rules/validate.ts'
import styles from './SignUp.module.css'
import { changeField, type SignUpState } from './sign-up-state.ts'
import type { CaptchaState } from './use-captcha.ts'

interface SignUpFormProps {
  readonly state: SignUpState
  readonly captcha: CaptchaState
  readonly requirements: Requirements
  readonly inviteToken: string | undefined
  readonly onSubmit: () => void
}

export function SignUpForm({ state, captcha, requirements, inviteToken, onSubmit }: SignUpFormProps) {
  const t = useT()
  const { accountActivationRequired } = useInstance().facts
  const { fields, wasTried, isPending, error, refusedFields } = state
  const hasInvite = inviteToken !== undefined
  const missing = wasTried ? validate(fields, requirements) : {}
  const complaints = error === null ? null : readComplaints(error, hasInvite)
  const { form, reason } = useFailureFocus(state.failures)
  const errorOf = (field: keyof SignUpFields) => {
    const word = missing[field]
    if (word !== undefined) return t(`registration.validations.${word}`)
    return refusedFields?.[field] === fields[field] ? complaints?.byField[field] : undefined
  }
  const field: FieldOf = (name) => ({
    error: errorOf(name),
    value: fields[name],
    onChange: (value) => changeField(name, value),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('registration.form')}
      onSubmit={submit}
      aria-busy={isPending || undefined}
    >
      <fieldset disabled={isPending} className={styles['fields']}>
        <Problem state={state} complaints={complaints} hasInvite={hasInvite} place={reason} />
        <PersonFields field={field} isEmailRequired={requirements.isEmailRequired} />
        <PasswordFields field={field} />
        <LanguageField field={field} />
        {requirements.isReasonRequired && (
          <TextArea
            label={t('registration.reason')}
            hint={t('registration.reasonHint')}
            {...field('reason')}
            name="reason"
            required
          />
        )}
        <CaptchaField
          captcha={captcha}
          error={['', state.refusedAnswer].includes(captcha.answer) ? complaints?.byField.captcha : undefined}
        />
        {hasInvite && (
          <TextField
            label={t('registration.invite')}
            hint={t('registration.inviteHint')}
            error={complaints?.byField.invite}
            value={inviteToken}
            onChange={() => undefined}
            name="token"
            autoComplete="off"
            dir="ltr"
            readOnly
          />
        )}
        {(requirements.isReasonRequired || accountActivationRequired) && (
          <p className={styles['note']}>
            {requirements.isReasonRequired
              ? t('registration.approvalNote')
              : t('registration.activationNote')}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
          {t('registration.submit')}
        </Button>
        <p className={styles['foot']}>
          {t('registration.signInInstead')} <Link to={paths.login}>{t('registration.signIn')}</Link>
        </p>
      </fieldset>
    </form>
  )
}
