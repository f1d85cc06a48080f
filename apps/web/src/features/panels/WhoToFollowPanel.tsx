import { useT } from '../../i18n/index.ts'
import { useCan } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Link } from '../../ui/Link.tsx'
import { PersonLink } from '../people/index.ts'
import { useSuggestions } from '../suggestions/index.ts'
import { PanelTitle } from './parts/PanelTitle.tsx'

/** Suggestions beside a timeline [SHELL-09]. */
const maxShown = 3

/** People to follow, for members of an instance that suggests some [SHELL-08, 09]. */
export function WhoToFollowPanel() {
  const t = useT()
  const { viewerId } = useSession()
  const hasSuggestions = useCan('suggestions')
  const isShown = viewerId !== null && hasSuggestions
  const { ids } = useSuggestions(isShown)
  if (!isShown || !ids || ids.length === 0) return null
  return (
    <section>
      <PanelTitle
        end={
          <Link to={paths.whoToFollow} aria-label={t('shell.whoToFollow.moreLabel')}>
            {t('shell.whoToFollow.more')}
          </Link>
        }
      >
        {t('shell.whoToFollow.title')}
      </PanelTitle>
      <ul>
        {ids.slice(0, maxShown).map((id) => (
          <li key={id}>
            <PersonLink id={id} kind="aside" />
          </li>
        ))}
      </ul>
    </section>
  )
}
