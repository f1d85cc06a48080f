import styles from './FoldButton.module.css'

interface FoldButtonProps {
  readonly label: string
  readonly isOpen: boolean
  /** Id of what folds; left out where it is not one element. */
  readonly controls?: string
  readonly onPress: () => void
}

/** Shows the rest of what is folded above it, and folds it again. */
export function FoldButton({ label, isOpen, controls, onPress }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles['more']}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {label}
    </button>
  )
}
