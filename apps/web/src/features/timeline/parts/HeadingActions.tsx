import type { TimelineKey } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useSubject } from '../../../model/places.ts'
import { paths } from '../../../model/routes.ts'
import { IconLink } from '../../../ui/IconButton.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { TagButton } from './TagButton.tsx'

interface HeadingActionsProps {
  readonly timelineKey: Extract<TimelineKey, { kind: 'tag' | 'list' }>
  readonly title: string
}

/** What the heading of a hashtag or a list has beside its title. */
export function HeadingActions({ timelineKey: key, title }: HeadingActionsProps) {
  const t = useT()
  useSubject(key.kind === 'list' ? title : null)
  if (key.kind === 'tag') return <TagButton tag={key.tag} />
  return <IconLink to={paths.listEdit(key.listId)} icon={PenIcon} label={t('timeline.editList', { title })} />
}
