import { useT } from '../../../i18n/index.ts'
import { tonesOf } from '../rules/characters.ts'
import styles from './SkinTone.module.css'

const hand = '✋'
const names = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const
const hands = [hand, ...tonesOf(hand)]

interface SkinToneProps {
  /** 0 for none, else from 1, light, to 5, dark. */
  tone: number
  onChoose: (tone: number) => void
}

/** The tone in which people and hands are offered. */
export function SkinTone({ tone, onChoose }: SkinToneProps) {
  const t = useT()
  return (
    <span className={styles['tone']} data-tooltip={t('emoji.skinTone')}>
      <span aria-hidden="true">{hands[tone]}</span>
      <select
        aria-label={t('emoji.skinTone')}
        value={tone}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {names.map((name, index) => (
          <option key={name} value={index}>
            {`${hands[index]} ${t(`emoji.tones.${name}`)}`}
          </option>
        ))}
      </select>
    </span>
  )
}
