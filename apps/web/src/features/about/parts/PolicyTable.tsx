import type { ReactNode } from 'react'

import { useLanguageTag } from '../../../i18n/index.ts'
import { Text } from '../../../ui/Text.tsx'
import styles from './Policy.module.css'

interface PolicyTableProps {
  readonly title: string
  /** What it means, in a sentence. */
  readonly effect: string | null
  readonly columns: readonly [string, string]
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly cell: ReactNode }[]
}

/** Rows up to here are shown without being asked for. */
const openRows = 12

/** Who or what is named, and the other half of it; long lists open on demand. */
export function PolicyTable({ title, effect, columns, rows }: PolicyTableProps) {
  const language = useLanguageTag()
  return (
    <details className={styles['list']} open={rows.length <= openRows}>
      <summary className={styles['title']}>
        <h3>{title}</h3>
        <span className={styles['count']}>{rows.length.toLocaleString(language)}</span>
      </summary>
      {effect !== null && (
        <Text size="meta" tone="faint">
          {effect}
        </Text>
      )}
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cell }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              <td>{cell}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
