import styles from './NewMark.module.css'

/** The strand at the edge of a post that came since the last visit; `PlaceText` says it. */
export function NewMark() {
  return <span className={styles['mark']} data-new="" />
}
