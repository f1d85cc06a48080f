import { useT, useTell, type MessageKey } from '../../i18n/index.ts'
import { failureText, type Failure } from '../../model/notices.ts'

/** Says a text whose key was chosen elsewhere; a failure among its values is told in words. */
export function useTellWithReasons(): (
  key: MessageKey,
  values: Readonly<Record<string, string | number | Failure>>,
) => string {
  const t = useT()
  const tell = useTell()
  return (key, values) => {
    const worded = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? failureText(value, t) : value,
    ])
    return tell(key, Object.fromEntries(worded) as Record<string, string | number>)
  }
}
