import styles from './bottom-sheet.module.css'

export const sheetClass = styles['sheet']

/** What makes a sheet at the lower edge of something that floats. */
export const asSheet = {
  updatePosition: () => undefined,
  wrapperProps: { className: styles['wrapper'] ?? '' },
  backdrop: <div className={styles['scrim']} />,
}
