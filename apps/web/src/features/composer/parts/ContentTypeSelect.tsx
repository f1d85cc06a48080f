import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { PillSelect } from '../../../ui/PillSelect.tsx'
import styles from '../Form.module.css'
import { contentTypes, knownContentType, mimeTypes, type ContentType } from '../../settings/index.ts'
import type { ComposerHandle } from '../use-composer.ts'

/** How the text is marked up: a choice where the server has several, a word where its only one is not plain. [COMP-05] */
export function ContentTypeSelect({ composer }: { readonly composer: ComposerHandle }) {
  const t = useT()
  const { state, dispatch, isPosting } = composer
  const { contentType } = state
  const { postFormats } = useInstance().facts
  const types = contentTypes(postFormats, contentType)
  const [only] = types
  if (types.length < 2) {
    return only === undefined || only === 'plain' ? null : (
      <span className={styles['contentType']}>{t(`composer.contentTypes.${only}`)}</span>
    )
  }
  return (
    <PillSelect
      label={t('composer.contentType')}
      isPlain
      disabled={isPosting}
      value={knownContentType(contentType) ?? 'plain'}
      onChange={({ target }) =>
        dispatch({ type: 'contentTypeChosen', contentType: mimeTypes[target.value as ContentType] })
      }
    >
      {types.map((type) => (
        <option key={type} value={type}>
          {t(`composer.contentTypes.${type}`)}
        </option>
      ))}
    </PillSelect>
  )
}
