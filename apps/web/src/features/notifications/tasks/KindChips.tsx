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
import { PillSelect } from '../../../ui/PillSelect.tsx'
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

/** The choices behind which there is something, and the one that is chosen. */
const choicesOf = ({ counts, chosen }: Omit<KindChipsProps, 'onChoose'>) =>
  names.flatMap((name) => {
    const { icon, kinds } = choices[name]
    const count = [...kinds].reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0)
    return count === 0 && chosen !== kinds ? [] : [{ name, icon, kinds, count }]
  })

/** Shows things to do of one kind for now; the settings say what is shown at all. */
export function KindChips({ counts, chosen, onChoose }: KindChipsProps) {
  const t = useT()
  return (
    <div className={styles['kinds']}>
      <Chips label={t('notifications.filter')}>
        <ChipButton isOn={chosen === null} onPress={() => onChoose(null)}>
          {t('notifications.tasks.everything')}
        </ChipButton>
        {choicesOf({ counts, chosen }).map(({ name, icon, kinds, count }) => (
          <ChipButton
            key={name}
            icon={icon}
            count={count}
            isOn={chosen === kinds}
            onPress={() => onChoose(chosen === kinds ? null : kinds)}
          >
            {t(`notifications.kinds.${name}`)}
          </ChipButton>
        ))}
      </Chips>
    </div>
  )
}

/** The same choice, where there is no room for a row of chips. */
export function KindSelect({ counts, chosen, onChoose }: KindChipsProps) {
  const t = useT()
  const offered = choicesOf({ counts, chosen })
  return (
    <div className={styles['kindSelect']}>
      <PillSelect
        label={t('notifications.tasks.kinds')}
        isPlain
        value={offered.find(({ kinds }) => kinds === chosen)?.name ?? ''}
        onChange={({ target: { value } }) =>
          onChoose(offered.find(({ name }) => name === value)?.kinds ?? null)
        }
      >
        <option value="">{t('notifications.tasks.allKinds')}</option>
        {offered.map(({ name, count }) => (
          <option key={name} value={name}>
            {t('notifications.tasks.kindCount', { kind: t(`notifications.kinds.${name}`), count })}
          </option>
        ))}
      </PillSelect>
    </div>
  )
}
