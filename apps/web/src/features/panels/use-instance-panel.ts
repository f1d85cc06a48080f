import { fetchInstancePanel } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { getClient } from '../../model/client.ts'
import { useInstance } from '../../model/instance.ts'
import { useSetting } from '../../model/settings.ts'

/** The admins' words as their HTML; null where they have none, or the viewer hides them [PAGES-04]. */
export function useInstancePanel(): string | null {
  const { showInstanceSpecificPanel } = useInstance().branding
  const isHidden = useSetting('hideISP')
  const isShown = showInstanceSpecificPanel && !isHidden
  const { data } = useQuery({
    queryKey: ['instance-panel'],
    queryFn: ({ signal }) => fetchInstancePanel(getClient(), { signal }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isShown && data !== undefined && data.trim() !== '' ? data : null
}
