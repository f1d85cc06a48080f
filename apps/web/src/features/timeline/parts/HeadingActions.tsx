import type { TimelineKey } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useSubject } from '../../../model/places.ts'
import { useViewerId } from '../../../model/session.ts'
import { paths } from '../../../model/routes.ts'
import { openFilterEditor } from '../../../model/windows.ts'
import { IconButton, IconLink } from '../../../ui/IconButton.tsx'
import { FilterIcon, PenIcon } from '../../../ui/icons.tsx'
import { TagButton } from './TagButton.tsx'

interface HeadingActionsProps {
  readonly timelineKey: Extract<TimelineKey, { kind: 'tag' | 'list' }>
  readonly title: string
}

/** What the heading of a hashtag or a list has beside its title. */
export function HeadingActions({ timelineKey: key, title }: HeadingActionsProps) {
  const t = useT()
  useSubject(key.kind === 'list' ? title : null)
  if (key.kind === 'tag')
    return (
      <>
        <FilterTagButton tag={key.tag} />
        <TagButton tag={key.tag} />
      </>
    )
  return <IconLink to={paths.listEdit(key.listId)} icon={PenIcon} label={t('timeline.editList', { title })} />
}

/** Begins a filter for a hashtag; members only. */
function FilterTagButton({ tag }: { readonly tag: string }) {
  const t = useT()
  if (useViewerId() === null) return null
  const start = { terms: [{ kind: 'hashtag', name: tag } as const], offered: [] }
  return (
    <IconButton
      icon={FilterIcon}
      label={t('timeline.filterTag', { tag })}
      onClick={() => openFilterEditor(start)}
    />
  )
}
