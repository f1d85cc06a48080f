import type { Ref } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import type { ProfileTab } from '../rules/tabs.ts'

interface TabBarProps {
  readonly tabs: readonly ProfileTab[]
  readonly current: ProfileTab
  readonly statusesCount: number
  readonly ref: Ref<HTMLElement>
  /** What belongs to the view that is shown goes there. */
  readonly endRef: Ref<HTMLDivElement>
}

/** The views of a profile; each has an address, and a place of its own in history. [PROF-06, PROF-07, PROF-09] */
export function TabBar({ tabs, current, statusesCount, ref, endRef }: TabBarProps) {
  const t = useT()
  const language = useLanguageTag()
  const isStatic = useSetting('disableStickyHeaders')
  return (
    <TabLinks
      ref={ref}
      endRef={endRef}
      label={t('profile.views')}
      isSticky={!isStatic}
      current={current}
      tabs={tabs.map((tab) => ({
        name: tab,
        to: `${location.pathname}#${tab}`,
        label: t(`profile.tabs.${tab}`),
        count: tab === 'statuses' ? statusesCount.toLocaleString(language) : null,
      }))}
    />
  )
}
