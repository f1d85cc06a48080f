import { useT } from '../../i18n/index.ts'
import type { ValueOfChoice } from './values.ts'

const groups = [
  ['own', 'composer.languagesOwn'],
  ['all', 'composer.languagesAll'],
] as const

const draw = ({ value, label }: ValueOfChoice) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** The values of a choice, for a list of the browser. */
export function ValueOptions({ values }: { readonly values: readonly ValueOfChoice[] }) {
  const t = useT()
  return (
    <>
      {values.filter(({ group }) => group === undefined).map(draw)}
      {groups.map(([name, label]) => {
        const inside = values.filter(({ group }) => group === name)
        return (
          inside.length > 0 && (
            <optgroup key={name} label={t(label)}>
              {inside.map(draw)}
            </optgroup>
          )
        )
      })}
    </>
  )
}
