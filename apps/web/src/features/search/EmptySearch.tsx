import { useT } from '../../i18n/index.ts'
import { useSession } from '../../model/session.ts'
import type { Insertion } from './operator-labels.ts'
import { Chips } from '../../ui/Chips.tsx'
import { Chip } from './parts/Chip.tsx'
import { OperatorList } from './parts/OperatorList.tsx'
import { PeopleNear } from './parts/PeopleNear.tsx'
import { RecentSearches } from './parts/RecentSearches.tsx'
import { Section } from './parts/Section.tsx'
import { TalkedAbout } from './parts/TalkedAbout.tsx'
import { useTries } from './use-tries.ts'

interface EmptySearchProps {
  readonly onInsert: (insertion: Insertion) => void
  /** The last recent search is gone, and with it what had the focus. */
  readonly onEmptied: () => void
}

/** The search without words: what was searched for, what suggests itself, how to say it, who and what is near. */
export function EmptySearch({ onInsert, onEmptied }: EmptySearchProps) {
  const { viewerId } = useSession()
  return (
    <>
      {viewerId !== null && (
        <>
          <RecentSearches onEmptied={onEmptied} />
          <Tries />
        </>
      )}
      <OperatorList onChoose={onInsert} />
      <TalkedAbout />
      <PeopleNear />
    </>
  )
}

function Tries() {
  const t = useT()
  const tries = useTries()
  if (tries.length === 0) return null
  return (
    <Section title={t('search.tries.title')}>
      <Chips>
        {tries.map(({ query, label, icon }) => (
          <Chip key={query} query={query} icon={icon}>
            {label}
          </Chip>
        ))}
      </Chips>
    </Section>
  )
}
