import { useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { languageName } from '../../../lib/language-name.ts'
import { postLanguages } from '../../../lib/post-languages.ts'
import { TranslateIcon } from '../../../ui/icons.tsx'
import { PillSelect } from '../../../ui/PillSelect.tsx'

interface LanguageSelectProps {
  readonly language: string
  readonly isDisabled: boolean
  readonly isPlain?: boolean
  readonly onChoose: (language: string) => void
}

interface Option {
  readonly code: string
  readonly name: string
}

/** Those that the reader's browser speaks, which most will want, then all by their names. */
function optionsOf(
  chosen: string,
  tag: string,
): { readonly own: readonly Option[]; readonly all: readonly Option[] } {
  const toOption = (code: string): Option => ({ code, name: languageName(code, tag) })
  const spoken = navigator.languages.map((each) => each.split('-')[0] ?? each)
  const own = [...new Set([chosen, tag.split('-')[0] ?? tag, ...spoken])]
  const all = postLanguages.filter((code) => !own.includes(code)).map(toOption)
  return {
    own: own.map(toOption),
    all: all.toSorted((one, other) => one.name.localeCompare(other.name, tag)),
  }
}

/** The language of the post. The long list is made when somebody comes near. */
export function LanguageSelect({ language, isDisabled, isPlain = false, onChoose }: LanguageSelectProps) {
  const t = useT()
  const tag = useLanguageTag()
  const [isNear, setIsNear] = useState(false)
  const options = isNear ? optionsOf(language, tag) : null
  const near = () => setIsNear(true)
  return (
    <PillSelect
      label={t('composer.language')}
      icon={TranslateIcon}
      isPlain={isPlain}
      disabled={isDisabled}
      value={language}
      onPointerEnter={near}
      onFocus={near}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options === null ? (
        <option value={language}>{languageName(language, tag)}</option>
      ) : (
        <>
          <optgroup label={t('composer.languagesOwn')}>
            {options.own.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('composer.languagesAll')}>
            {options.all.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        </>
      )}
    </PillSelect>
  )
}
