import { Timeline } from '../../features/timeline/index.ts'
import { timelineKeyOf, type RouteMatch } from '../../model/routes.ts'
import { Sheet } from '../../ui/Sheet.tsx'

/** Home, local, bubble, the known network, a hashtag, a list, bookmarks or direct messages: whichever the route names. */
export function TimelineScreen({ match }: { readonly match: RouteMatch }) {
  const key = timelineKeyOf(match)
  if (key === null) throw new Error(`The route ${match.name} shows no timeline`)
  return (
    <Sheet>
      <Timeline timelineKey={key} />
    </Sheet>
  )
}
