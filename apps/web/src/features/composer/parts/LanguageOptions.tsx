import { useLanguageTag } from '../../../i18n/index.ts'
import { languagesFor, ValueOptions } from '../../settings/index.ts'

interface LanguageOptionsProps {
  /** The code of the one that is chosen. */
  readonly chosen: string
}

/** Those that the reader's browser speaks, which most will want, then all by their names. */
export function LanguageOptions({ chosen }: LanguageOptionsProps) {
  return <ValueOptions values={languagesFor(useLanguageTag(), chosen)} />
}
