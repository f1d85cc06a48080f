import type { AccountId } from '@skein/api'
import type { AccountRow, HereReason } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useLists } from '../../../model/lists.ts'
import { EmojiText } from '../../rich-text/index.ts'

type Personal = Extract<HereReason, { readonly accountId: AccountId }>

/** One reason why a post is where it is, as a sentence. */
export function HereSentence({ reason }: { readonly reason: HereReason }) {
  const t = useT()
  if ('accountId' in reason) return <PersonalSentence reason={reason} />
  if ('tag' in reason) return t(`whyHere.${reason.kind}`, { tag: reason.tag })
  return t(`whyHere.${reason.kind}`)
}

function PersonalSentence({ reason }: { readonly reason: Personal }) {
  const account = useAccount(reason.accountId)
  if (account === undefined) return null
  return reason.kind === 'list' ? (
    <ListSentence listId={reason.listId} account={account} />
  ) : (
    <AccountSentence
      kind={reason.kind}
      isFollowed={'isFollowed' in reason && reason.isFollowed}
      account={account}
    />
  )
}

const named = (account: AccountRow) => ({
  name: account.displayName,
  who: () => (
    <b dir="auto">
      <EmojiText text={account.displayName} emojis={account.emojis} />
    </b>
  ),
})

interface AccountSentenceProps {
  readonly kind: Exclude<Personal['kind'], 'list'>
  readonly isFollowed: boolean
  readonly account: AccountRow
}

function AccountSentence({ kind, isFollowed, account }: AccountSentenceProps) {
  const t = useT()
  const who = named(account)
  if (kind === 'bubble') return t('whyHere.bubble', { host: account.handle.split('@')[1] ?? account.handle })
  if (kind === 'follow') return t.rich('whyHere.follow', { ...who, handle: `@${account.handle}` })
  if (kind === 'repeat') return t.rich(isFollowed ? 'whyHere.repeatFollowed' : 'whyHere.repeat', who)
  return t.rich(`whyHere.${kind}`, who)
}

function ListSentence({ listId, account }: { readonly listId: string; readonly account: AccountRow }) {
  const t = useT()
  const title = useLists().data?.find(({ id }) => id === listId)?.title
  const who = named(account)
  return title === undefined ? t.rich('whyHere.listUntitled', who) : t.rich('whyHere.list', { ...who, title })
}
