import { Picture } from '../../../ui/Picture.tsx'
import { mostPackTabs } from '../limits.ts'
import type { EmojiGroup, UnicodeGroup } from '../rules/types.ts'
import type { GroupTab } from './GroupTabs.tsx'
import { groupIcons, RecentIcon, StickerIcon } from './picker-icons.tsx'

/** No group of emoji is called so. */
export const stickersId = 'stickers'

function lookOf({ kind, name, emoji }: EmojiGroup) {
  if (kind === 'recent') return <RecentIcon size={18} />
  if (kind === 'custom')
    return (
      <Picture
        src={emoji[0]?.imageUrl ?? null}
        alt=""
        fallback={<StickerIcon size={18} />}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    )
  const Icon = groupIcons[name as UnicodeGroup]
  return <Icon size={18} />
}

/** One for each group; packs beyond many have none. */
export function emojiTabs(
  groups: readonly EmojiGroup[],
  titleOf: (group: EmojiGroup) => string,
): readonly GroupTab[] {
  const packs = groups.filter(({ kind }) => kind === 'custom').slice(0, mostPackTabs)
  return groups
    .filter((group) => group.kind !== 'custom' || packs.includes(group))
    .map((group) => ({ id: group.id, label: titleOf(group), look: lookOf(group) }))
}

export const stickerTab = (label: string): GroupTab => ({
  id: stickersId,
  label,
  look: <StickerIcon size={18} />,
})
