import type { StatusRow } from '@skein/store'
import { useId, useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { languageName } from '../../../lib/language-name.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { Button } from '../../../ui/Button.tsx'
import { CloseIcon, TranslateIcon } from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { RichText } from '../../rich-text/index.ts'
import { attempt } from '../actions/attempt.ts'
import { translateFrom } from '../actions/translate.ts'
import { rememberRow } from '../row-memory.ts'
import type { AskedTranslation } from '../rules/translations.ts'
import { sourceLanguages } from '../source-languages.ts'
import styles from './TranslationBox.module.css'

interface TranslationBoxProps {
  readonly status: StatusRow
  readonly translation: AskedTranslation
}

/** What a post says in the reader's language, below its own words. [POST-34] */
export function TranslationBox({ status, translation }: TranslationBoxProps) {
  const t = useT()
  const tag = useLanguageTag()
  const id = useId()
  const { answer, isAsking, from, to } = translation
  const original = answer?.detectedLanguage ?? from
  const heading =
    answer === null
      ? t('status.translation.busy')
      : original === null
        ? t('status.translation.headingUnknown')
        : t('status.translation.heading', { language: languageName(original, tag) })
  return (
    <section className={styles['box']} aria-labelledby={id} aria-busy={isAsking}>
      <div className={styles['head']}>
        <TranslateIcon size={16} />
        <h3 id={id}>{heading}</h3>
        {isAsking && <Spinner size={16} />}
        <IconButton
          label={t('status.menu.hideTranslation')}
          icon={CloseIcon}
          size="small"
          onClick={() => rememberRow(status.id, { translation: null })}
        />
      </div>
      {answer !== null && (
        <RichText
          html={answer.text}
          emojis={status.emojis}
          mentions={status.mentions}
          tags={status.tags}
          lang={to}
          contentType={status.contentType}
          hasQuoteCard={status.quotedId !== null}
          className={styles['text']}
        />
      )}
      {answer !== null && <SourceForm status={status} translation={translation} />}
    </section>
  )
}

/** The language of the original, for when the server took it for another one. [POST-35] */
function SourceForm({ status, translation }: TranslationBoxProps) {
  const t = useT()
  const tag = useLanguageTag()
  // Without them the translation itself stands.
  const { value: languages } = useAnswer({ about: 'languages', ask: sourceLanguages })
  const { from, answer, isAsking } = translation
  const [chosen, setChosen] = useState(from ?? answer?.detectedLanguage ?? '')
  if (languages === null || languages.length === 0) return null
  const isListed = languages.some(({ code }) => code === chosen)
  return (
    <form
      className={styles['again']}
      onSubmit={(event) => {
        event.preventDefault()
        const source = isListed ? chosen : null
        void attempt(status.id, 'status.menu.translate', () => translateFrom(status, source))
      }}
    >
      <label className={styles['source']}>
        {t('status.translation.source')}
        <select value={isListed ? chosen : ''} onChange={(event) => setChosen(event.target.value)}>
          {!isListed && <option value="">{t('status.translation.detect')}</option>}
          {languages.map(({ code }) => (
            <option key={code} value={code}>
              {languageName(code, tag)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" size="small" variant="soft" disabled={isAsking}>
        {t('status.translation.again')}
      </Button>
    </form>
  )
}
