import { useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { languageName } from '../../../lib/language-name.ts'
import { TranslateIcon } from '../../../ui/icons.tsx'
import { PillSelect } from '../../../ui/PillSelect.tsx'
import { LanguageOptions } from './LanguageOptions.tsx'

interface LanguageSelectProps {
  readonly language: string
  readonly isDisabled: boolean
  readonly isPlain?: boolean
  readonly onChoose: (language: string) => void
}

/** The language of the post. The long list is made when somebody comes near. */
export function LanguageSelect({ language, isDisabled, isPlain = false, onChoose }: LanguageSelectProps) {
  const t = useT()
  const tag = useLanguageTag()
  const [isNear, setIsNear] = useState(false)
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
      {isNear ? (
        <LanguageOptions chosen={language} />
      ) : (
        <option value={language}>{languageName(language, tag)}</option>
      )}
    </PillSelect>
  )
}
