import { useT, useLanguageTag } from '../../../i18n/index.ts'
import { namedLanguages } from '../../../lib/named-languages.ts'
import { postLanguages } from '../../../lib/post-languages.ts'
import { Select } from '../../../ui/FormField.tsx'
import { changeField } from '../sign-up-state.ts'
import type { FieldsProps } from './PersonFields.tsx'

/** In which language the server writes; it may stay open [REG-10]. */
export function LanguageField({ fields, errorOf }: FieldsProps) {
  const t = useT()
  const tag = useLanguageTag()
  const named = namedLanguages(postLanguages, tag)
  return (
    <Select
      label={t('registration.language')}
      hint={t('registration.languageHint')}
      error={errorOf('language')}
      value={fields.language}
      onChange={(value) => changeField('language', value)}
      name="language"
    >
      <option value="">{t('registration.languageOfServer')}</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
