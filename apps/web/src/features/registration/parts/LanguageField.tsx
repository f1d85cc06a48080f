import { useT, useLanguageTag } from '../../../i18n/index.ts'
import { namedLanguages } from '../../../lib/named-languages.ts'
import { postLanguages } from '../../../lib/post-languages.ts'
import { Select } from '../../../ui/FormField.tsx'
import type { FieldOf } from './PersonFields.tsx'

/** In which language the server writes; it may stay open [REG-10]. */
export function LanguageField({ field }: { readonly field: FieldOf }) {
  const t = useT()
  const tag = useLanguageTag()
  const named = namedLanguages(postLanguages, tag)
  return (
    <Select
      label={t('registration.language')}
      hint={t('registration.languageHint')}
      {...field('language')}
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
