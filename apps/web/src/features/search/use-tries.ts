import { useState } from 'react'

import { useLanguageTag, useT } from '../../i18n/index.ts'
import { languageName } from '../../lib/language-name.ts'
import { entityStore } from '../../model/entities.ts'
import { useCan } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { ImageIcon, PollIcon, TranslateIcon } from '../../ui/icons.tsx'
import { HashIcon } from './parts/icons.tsx'
import { ownUse } from './rules/own-use.ts'

const most = 5

/** Searches that suggest themselves from what the viewer wrote, as far as this device has read it. */
export function useTries() {
  const t = useT()
  const pageLanguage = useLanguageTag()
  const { viewerId } = useSession()
  const hasOperators = useCan('searchOperators')
  const [use] = useState(() =>
    ownUse([...entityStore.statuses.keys()].map(entityStore.statuses.get), viewerId),
  )
  const narrowed = [
    use.hasMedia && { query: 'from:me has:media', label: t('search.tries.ownMedia'), icon: ImageIcon },
    use.hasPoll && { query: 'in:library has:poll', label: t('search.tries.polls'), icon: PollIcon },
    ...use.languages
      .filter((code) => new Intl.Locale(pageLanguage).language !== code)
      .map((code) => ({
        query: `language:${code}`,
        label: t('search.tries.language', { language: languageName(code, pageLanguage) }),
        icon: TranslateIcon,
      })),
  ]
  const tags = use.tags.map((tag) => ({ query: `#${tag}`, label: `#${tag}`, icon: HashIcon }))
  return [...(hasOperators ? narrowed : []), ...tags].filter((each) => each !== false).slice(0, most)
}
