import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { languageName } from '../../../lib/language-name.ts'
import { postLanguages } from '../../../lib/post-languages.ts'

interface LanguageOptionsProps {
  /** The code of the one that is chosen. */
  readonly chosen: string | null
}

/** Those that the reader's browser speaks, which most will want, then all by their names. */
export function LanguageOptions({ chosen }: LanguageOptionsProps) {
  const t = useT()
  const tag = useLanguageTag()
  const spoken = [tag, ...navigator.languages].map((each) => each.split('-')[0] ?? each)
  const own = [...new Set(chosen === null ? spoken : [chosen, ...spoken])]
  const toOption = (code: string) => ({ code, name: languageName(code, tag) })
  const others = postLanguages
    .filter((code) => !own.includes(code))
    .map(toOption)
    .toSorted((one, other) => one.name.localeCompare(other.name, tag))
  const draw = ({ code, name }: ReturnType<typeof toOption>) => (
    <option key={code} value={code}>
      {name}
    </option>
  )
  return (
    <>
      <optgroup label={t('composer.languagesOwn')}>{own.map(toOption).map(draw)}</optgroup>
      <optgroup label={t('composer.languagesAll')}>{others.map(draw)}</optgroup>
    </>
  )
}
