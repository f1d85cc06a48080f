import { useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { languageName } from '../../../lib/language-name.ts'
import { TranslateIcon } from '../../../ui/icons.tsx'
import { PillSelect } from '../../../ui/PillSelect.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import { LanguageOptions } from './LanguageOptions.tsx'

interface LanguageSelectProps {
  readonly composer: ComposerHandle
  readonly isPlain?: boolean
}

/** The language of the post. The long list is made when somebody comes near. */
export function LanguageSelect({ composer, isPlain = false }: LanguageSelectProps) {
  const t = useT()
  const tag = useLanguageTag()
  const { state, dispatch, isPosting } = composer
  const { language } = state
  const [isNear, setIsNear] = useState(false)
  const near = () => setIsNear(true)
  return (
    <PillSelect
      label={t('composer.language')}
      icon={TranslateIcon}
      isPlain={isPlain}
      disabled={isPosting}
      value={language}
      onPointerEnter={near}
      onFocus={near}
      onChange={(event) => dispatch({ type: 'languageChosen', language: event.target.value })}
    >
      {isNear ? (
        <LanguageOptions chosen={language} />
      ) : (
        <option value={language}>{languageName(language, tag)}</option>
      )}
    </PillSelect>
  )
}
