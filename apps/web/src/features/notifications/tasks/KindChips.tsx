import { useT } from '../../../i18n/index.ts'
import {
  AtIcon,
  ReactIcon,
  RepeatIcon,
  StarIcon,
  UserPlusIcon,
  type IconComponent,
} from '../../../ui/icons.tsx'
import { ChipButton, Chips } from '../../../ui/Chips.tsx'
import type { NotificationKind } from '../rules/kind-of.ts'
import styles from './Tasks.module.css'

export type Kinds = ReadonlySet<NotificationKind>

/** Kinds that are looked through together. */
const choices = {
  mention: { icon: AtIcon, kinds: new Set<NotificationKind>(['mention', 'reply', 'quote']) },
  follow_request: { icon: UserPlusIcon, kinds: new Set<NotificationKind>(['follow_request']) },
  favourite: { icon: StarIcon, kinds: new Set<NotificationKind>(['favourite']) },
  repeat: { icon: RepeatIcon, kinds: new Set<NotificationKind>(['repeat']) },
  reaction: { icon: ReactIcon, kinds: new Set<NotificationKind>(['reaction']) },
  follow: { icon: UserPlusIcon, kinds: new Set<NotificationKind>(['follow']) },
} as const satisfies Record<string, { icon: IconComponent; kinds: Kinds }>

const names = Object.keys(choices) as (keyof typeof choices)[]

/** What the chosen kinds are called together. */
export const nameOfKinds = (chosen: Kinds) =>
  names.find((name) => choices[name].kinds === chosen) ?? 'mention'

interface KindChipsProps {
  /** How many there are to do of each kind. */
  readonly counts: ReadonlyMap<NotificationKind, number>
  /** Null for all. */
  readonly chosen: Kinds | null
  readonly onChoose: (kinds: Kinds | null) => void
}

/** Shows things to do of one kind for now; the settings say what is shown at all. */
export function KindChips({ counts, chosen, onChoose }: KindChipsProps) {
  const t = useT()
  return (
    <div className={styles['kinds']}>
      <Chips label={t('notifications.filter')}>
        <ChipButton isOn={chosen === null} onPress={() => onChoose(null)}>
          {t('notifications.tasks.everything')}
        </ChipButton>
        {names.map((name) => {
          const { icon, kinds } = choices[name]
          const count = [...kinds].reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0)
          if (count === 0 && chosen !== kinds) return null
          return (
            <ChipButton
              key={name}
              icon={icon}
              count={count}
              isOn={chosen === kinds}
              onPress={() => onChoose(chosen === kinds ? null : kinds)}
            >
              {t(`notifications.kinds.${name}`)}
            </ChipButton>
          )
        })}
      </Chips>
    </div>
  )
}
