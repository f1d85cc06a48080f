import styles from './bottom-sheet.module.css'

/** Below this width what opens beside a button is a sheet at the lower edge. */
export const narrowQuery = '(width <= 40em)'

export const sheetClass = styles['sheet']

/** What makes a sheet at the lower edge of something that floats. */
export const asSheet = {
  updatePosition: () => undefined,
  wrapperProps: { className: styles['wrapper'] ?? '' },
  backdrop: <div className={styles['scrim']} />,
}
