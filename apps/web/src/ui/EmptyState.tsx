import { CenteredNote, type CenteredNoteProps } from './CenteredNote.tsx'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<CenteredNoteProps, 'picture'>

/** The first one leads. */
const flock = [
  'translate(132 30)scale(.74)',
  'translate(86 8)scale(.62)',
  'translate(80 54)scale(.62)',
  'translate(42 -2)scale(.52)',
  'translate(34 74)scale(.52)',
]

/** Nothing is here, and that is no mistake: the flock, one sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
  return <CenteredNote {...props} picture={<Flock />} />
}

function Flock() {
  return (
    <svg className={styles['flock']} viewBox="20 -6 190 124" aria-hidden="true">
      {flock.map((place, index) => (
        <g key={place} className={index === 0 ? styles['leader'] : undefined} transform={place}>
          <path d="M6 49.5C22 51.5 38.5 47.5 40.5 35.5C42.5 24 31 11.5 17.5 8C14.5 20 19 34.5 30 41.5C39.5 47.5 48 42 48 32C48 25 50.3 20 56 20" />
          {index === 0 && <path className={styles['bill']} d="M57 20.2L61 21.8" />}
        </g>
      ))}
    </svg>
  )
}
