import { useCan } from '../../../model/instance.ts'
import { readQuery } from '../rules/query.ts'
import styles from './QueryText.module.css'

/** A search as it was typed, its operators set apart from its words. */
export function QueryText({ query }: { readonly query: string }) {
  const { tokens, words } = readQuery(query, useCan('searchOperators'))
  return (
    <span className={styles['query']} dir="auto">
      {tokens.map(({ name, value }, index) => (
        // The same operator may be there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Operator key={index} name={`${name}:`} value={value} />
      ))}
      {words.length > 0 && <span className={styles['words']}>{words.join(' ')}</span>}
    </span>
  )
}

export function Operator({ name, value = '' }: { readonly name: string; readonly value?: string }) {
  return (
    <code className={styles['token']}>
      <span>{name}</span>
      {value}
    </code>
  )
}
