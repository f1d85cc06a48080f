import { longText } from '../lib/long-relative-time.ts'
import { RelativeTime, shortText } from './RelativeTime.tsx'

/** As `RelativeTime`, in a phrase: "38 minutes ago". */
export function LongRelativeTime({ iso }: { readonly iso: string | null }) {
  return (
    <RelativeTime
      iso={iso}
      toText={(span, t, language) => (span.unit === 'now' ? shortText(span, t) : longText(span, language))}
    />
  )
}
