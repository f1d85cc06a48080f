import { longText } from '../lib/long-relative-time.ts'
import { RelativeTime, shortText } from './RelativeTime.tsx'

/** As `RelativeTime`, in a phrase: "38 minutes ago". */
export function LongRelativeTime({ at }: { readonly at: string | number | null }) {
  return (
    <RelativeTime
      at={at}
      toText={(span, t, language) => (span.unit === 'now' ? shortText(span, t) : longText(span, language))}
    />
  )
}
