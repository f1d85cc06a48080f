import { useT } from '../../../i18n/index.ts'
import { DataRow } from '../../../ui/DataRow.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import { CallFailure } from '../CallFailure.tsx'
import { useCall } from '../../../lib/use-call.ts'
import type { SavedList } from './collect-lines.ts'
import { SaveButton } from './SaveButton.tsx'

interface SavedRowProps {
  readonly list: SavedList
  readonly icon: IconComponent
}

/** A list that can only be saved. */
export function SavedRow({ list, icon }: SavedRowProps) {
  const t = useT()
  const saving = useCall()
  const title = t(`ownAccount.lists.${list}`)
  return (
    <DataRow
      icon={icon}
      title={title}
      hint={t('ownAccount.lists.saveHint')}
      actions={<SaveButton list={list} title={title} saving={saving} />}
    >
      <CallFailure call={saving} messageKey="ownAccount.lists.saveFailed" messageArgs={{ title }} />
    </DataRow>
  )
}
