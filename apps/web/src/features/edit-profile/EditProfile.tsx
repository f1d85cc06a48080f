import type { OwnProfile, ProfilePicture } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { useT } from '../../i18n/index.ts'
import { useAccount } from '../../model/entities.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Text } from '../../ui/Text.tsx'
import { useFailureFocus } from '../../ui/use-failure-focus.ts'
import styles from './EditProfile.module.css'
import { Choices } from './parts/Choices.tsx'
import { HeadPreview } from './parts/HeadPreview.tsx'
import { NameAndBio } from './parts/NameAndBio.tsx'
import { PictureField } from './parts/PictureField.tsx'
import { ProfileRows } from './parts/ProfileRows.tsx'
import { isOwnPicture, pictureNames } from './rules/pictures.ts'
import { useProfileForm, type ProfileForm } from './use-profile-form.ts'

interface EditProfileProps {
  /** As the server told it when the form was opened. */
  readonly own: OwnProfile
  readonly onSaved: () => void
  /** Told whether something would be lost. */
  readonly onChanged: (isChanged: boolean) => void
  /** Where the button is drawn that saves. */
  readonly saveIn: HTMLElement | null
}

const looks = ['write', 'preview'] as const

/** The form of the own profile: what is written, what it will look like, and the way to save it. [PROF-16] */
export function EditProfile({ own, onSaved, onChanged, saveIn }: EditProfileProps) {
  const t = useT()
  const [look, setLook] = useState<(typeof looks)[number]>('write')
  // What is wrong is marked where it is written.
  const form = useProfileForm(own.profile, { onSaved, onFailed: () => setLook('write') })
  const account = useAccount(own.account.id)
  const { form: formRef, reason } = useFailureFocus(form.failures)
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged])

  if (account === undefined) return null
  return (
    <>
      <form
        ref={formRef}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <div className={styles['looks']}>
          <Segments
            label={t('editProfile.look')}
            value={look}
            onChoose={setLook}
            choices={looks.map((value) => ({ value, label: t(`editProfile.looks.${value}`) }))}
          />
        </div>
        <div ref={reason} tabIndex={-1}>
          {form.said.whole !== null && (
            <Alert level="error" live="urgent">
              {form.said.whole} {t('editProfile.notSaved')}
            </Alert>
          )}
        </div>
        <div className={styles['parts']} hidden={look !== 'write'}>
          <Pictures account={account} form={form} />
          <NameAndBio form={form} />
          <ProfileRows form={form} />
          <Choices form={form} />
        </div>
        {look === 'preview' && <HeadPreview account={account} form={form} />}
        {/* Enter in a field saves, too. */}
        <button type="submit" hidden>
          {t('common.save')}
        </button>
      </form>
      {saveIn !== null &&
        createPortal(
          <Button
            variant="primary"
            isPending={form.isSaving}
            disabled={!form.isChanged}
            onClick={() => void form.save()}
          >
            {t('common.save')}
          </Button>,
          saveIn,
        )}
    </>
  )
}

interface PicturesProps {
  readonly account: AccountRow
  readonly form: ProfileForm
}

function Pictures({ account, form: { profile, stage, said, isSaving } }: PicturesProps) {
  const t = useT()
  const addresses: Record<ProfilePicture, string | null> = {
    avatar: account.avatar,
    header: account.header,
    pleroma_background_image: account.background,
  }
  return (
    <fieldset className={styles['pictures']}>
      <legend className={styles['legend']}>{t('editProfile.pictures.title')}</legend>
      <Text size="small" tone="faint">
        {t('editProfile.pictures.whole')}
      </Text>
      {pictureNames
        .filter((name) => name !== 'pleroma_background_image' || profile.hasBackground)
        .map((name) => (
          <PictureField
            key={name}
            name={name}
            address={isOwnPicture(addresses[name]) ? addresses[name] : null}
            staged={stage.pictures[name]}
            failure={said.pictures[name]}
            isDisabled={isSaving}
            onPut={(file) => stage.put(name, file)}
            onRemove={() => stage.remove(name)}
            onForget={() => stage.forget(name)}
          />
        ))}
    </fieldset>
  )
}
