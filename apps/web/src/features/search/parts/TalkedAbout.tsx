import { fetchTrendingTags } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { useCan } from '../../../model/instance.ts'
import { FoundTag } from '../FoundTag.tsx'
import { Section } from './Section.tsx'

const most = 3
const minuteMs = 60_000

/** Hashtags that are talked about, where the server tells some; what does not come is not missed. */
export function TalkedAbout() {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['trending-tags'],
    queryFn: ({ signal }) => fetchTrendingTags(getClient(), { signal }),
    enabled: useCan('trendingTags'),
    staleTime: 5 * minuteMs,
    retry: false,
  })
  if (data === undefined || data.length === 0) return null
  return (
    <Section title={t('search.talkedAbout')}>
      <ul>
        {data.slice(0, most).map((tag) => (
          <li key={tag.name}>
            <FoundTag tag={tag} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
