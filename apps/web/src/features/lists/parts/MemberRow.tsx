import type { AccountId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { Button } from '../../../ui/Button.tsx'
import { PersonRow } from '../../people/index.ts'

interface MemberRowProps {
  readonly id: AccountId
  readonly isIn: boolean
  readonly onPress: (button: HTMLElement) => void
}

/** Somebody who is in a list or may come into it. */
export function MemberRow({ id, isIn, onPress }: MemberRowProps) {
  const t = useT()
  const account = useAccount(id)
  if (account === undefined) return null
  const label = t(isIn ? 'common.remove' : 'lists.add')
  return (
    <li>
      <PersonRow id={id}>
        <Button
          size="small"
          variant={isIn ? 'default' : 'soft'}
          aria-label={t(isIn ? 'lists.removeName' : 'lists.addName', { name: account.displayName })}
          onClick={(event) => onPress(event.currentTarget)}
        >
          {label}
        </Button>
      </PersonRow>
    </li>
  )
}
