import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { useInstance } from '../../../model/instance.ts'
import { setSetting } from '../../../model/settings.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import { readersOf } from './checks.ts'
import styles from './Checks.module.css'

/** Who will see the post, in words. That of a direct one cannot be put away. [SET-25] */
export function AudienceLine({ composer }: { readonly composer: ComposerHandle }) {
  const t = useT()
  const { name } = useInstance().branding
  const { state, isSafeDirect } = composer
  const { scope, text } = state
  const isDirect = scope === 'direct'
  const readers = isDirect ? readersOf(text, isSafeDirect) : []
  const handles = readers.map((handle) => `@${handle}`)
  const people = listOf(useLanguageTag(), 'conjunction', handles)
  const directKey = isSafeDirect ? 'directAtStart' : 'direct'
  return (
    <p className={styles['audience']}>
      <span dir="auto">
        {!isDirect && t(`composer.audience.${scope}`, { instance: name })}
        {isDirect &&
          (people === '' ? t('composer.audience.nobody') : t(`composer.audience.${directKey}`, { people }))}
      </span>
      {!isDirect && (
        <IconButton
          label={t('composer.audience.hide')}
          icon={CloseIcon}
          iconSize={14}
          size="small"
          onClick={() => setSetting('hideScopeNotice', true)}
        />
      )}
    </p>
  )
}
