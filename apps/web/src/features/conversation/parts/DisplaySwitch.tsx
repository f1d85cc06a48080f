import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { LinearIcon, TreeIcon } from './icons.tsx'

/** [CONV-03, CONV-04] Linear or tree: the setting itself. */
export function DisplaySwitch() {
  const t = useT()
  return (
    <Segments
      label={t('conversation.display.label')}
      choices={[
        { value: 'linear', label: t('conversation.display.linear'), icon: LinearIcon },
        { value: 'tree', label: t('conversation.display.tree'), icon: TreeIcon },
      ]}
      value={useSetting('conversationDisplay')}
      onChoose={(display) => setSetting('conversationDisplay', display)}
    />
  )
}
