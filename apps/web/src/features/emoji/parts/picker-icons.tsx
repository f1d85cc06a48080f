import { Clock, Hash, Leaf, Lightbulb, Plane, Smile, Sticker, User, Utensils, Volleyball } from 'lucide'
import { FlagIcon } from '../../../ui/icons.tsx'
import { fromLucide, type IconComponent } from '../../../ui/make-icon.tsx'
import type { UnicodeGroup } from '../rules/types.ts'

export const RecentIcon = /* @__PURE__ */ fromLucide(Clock)
export const StickerIcon = /* @__PURE__ */ fromLucide(Sticker)

const SmileIcon = /* @__PURE__ */ fromLucide(Smile)

/** The mark of each group in the tabs. */
export const groupIcons: Readonly<Record<UnicodeGroup, IconComponent>> = {
  smileys: SmileIcon,
  people: /* @__PURE__ */ fromLucide(User),
  animals: /* @__PURE__ */ fromLucide(Leaf),
  food: /* @__PURE__ */ fromLucide(Utensils),
  travel: /* @__PURE__ */ fromLucide(Plane),
  activities: /* @__PURE__ */ fromLucide(Volleyball),
  objects: /* @__PURE__ */ fromLucide(Lightbulb),
  symbols: /* @__PURE__ */ fromLucide(Hash),
  flags: FlagIcon,
}
