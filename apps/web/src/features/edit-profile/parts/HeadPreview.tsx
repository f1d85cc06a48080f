import type { AccountRow } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { loadEmoji } from '../../emoji/index.ts'
import { HeadFields, HeadHtml, ProfileBanner, HeadNote, HeadPlainNote } from '../../profile/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { pictureOf } from '../use-staged-pictures.ts'
import type { ProfileForm } from '../use-profile-form.ts'
import styles from './HeadPreview.module.css'

interface HeadPreviewProps {
  readonly account: AccountRow
  readonly form: ProfileForm
}

/** The head of the profile as others will see it. */
export function HeadPreview({ account, form: { draft, profile, stage } }: HeadPreviewProps) {
  const t = useT()
  const emojis = useKnownEmoji(account, [
    draft.displayName,
    draft.note,
    ...draft.rows.flatMap(({ name, value }) => [name, value]),
  ])
  const { avatar, header } = stage.pictures
  const sample: AccountRow = {
    ...account,
    displayName: draft.displayName.trim() === '' ? account.username : draft.displayName,
    avatar: pictureOf(avatar, account.avatar),
    avatarStatic: pictureOf(avatar, account.avatarStatic),
    header: pictureOf(header, account.header),
    isLocked: draft.flags.isLocked ?? account.isLocked,
    isBot: draft.flags.isBot ?? account.isBot,
    showsRole: draft.flags.showsRole ?? account.showsRole,
    emojis,
  }
  const rows = draft.rows.filter(({ name, value }) => name !== '' || value !== '')
  return (
    <div>
      <div className={styles['sheet']}>
        <ProfileBanner account={sample} isSample>
          {draft.note === '' && <p className={styles['nothing']}>{t('editProfile.preview.nothing')}</p>}
          {draft.note !== '' && draft.note === profile.note && <HeadNote account={sample} />}
          {draft.note !== '' && draft.note !== profile.note && (
            <HeadPlainNote>
              <EmojiText text={draft.note} emojis={emojis} />
            </HeadPlainNote>
          )}
          <HeadFields
            emojis={emojis}
            fields={rows.map(({ name, value }) => {
              const saved = savedField(account, profile.rows, name, value)
              return {
                name,
                value:
                  saved === undefined ? (
                    <EmojiText text={value} emojis={emojis} />
                  ) : (
                    <HeadHtml account={sample} html={saved.value} />
                  ),
                verifiedAt: saved?.verifiedAt ?? null,
              }
            })}
          />
        </ProfileBanner>
      </div>
      <p className={styles['hint']}>{t('editProfile.preview.hint')}</p>
    </div>
  )
}

/** What the server made of a row that was not changed. */
function savedField(
  account: AccountRow,
  rows: ProfileForm['profile']['rows'],
  name: string,
  value: string,
): AccountRow['fields'][number] | undefined {
  const index = rows.findIndex((row) => row.name === name && row.value === value)
  return account.fields.length === rows.length ? account.fields[index] : undefined
}

/** Those that stand in the texts: the account's, and of the server's own those that are written now. */
function useKnownEmoji(account: AccountRow, texts: readonly string[]): AccountRow['emojis'] {
  const language = useLanguageTag()
  const { value } = useAnswer({ about: language, ask: () => loadEmoji(language) })
  const own = (value?.all ?? []).flatMap(({ displayText: shortcode, imageUrl }) =>
    imageUrl !== null && texts.some((text) => text.includes(`:${shortcode}:`))
      ? [{ shortcode, url: imageUrl, staticUrl: imageUrl }]
      : [],
  )
  return [...account.emojis, ...own]
}
