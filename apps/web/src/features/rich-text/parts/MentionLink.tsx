import type { MentionNode } from '@skein/rich-text'
import { lazyView } from '../../lazy/index.ts'
import { KnownMention } from './KnownMention.tsx'
import { PlainMention, type PlainMentionProps } from './PlainMention.tsx'

/** Without the code that looks for the person, the writer's link stands. */
const UnlistedMention = lazyView<PlainMentionProps>(
  () => import('./UnlistedMention.tsx').then((part) => part.UnlistedMention),
  PlainMention,
  { failsQuietly: true },
)

/** A written name: in this client when the account is known, else where the writer's link leads. */
export function MentionLink({ mention }: { readonly mention: MentionNode }) {
  return mention.account === null ? (
    <UnlistedMention mention={mention} />
  ) : (
    <KnownMention account={mention.account} />
  )
}
