import { FilterDialog } from '../features/filters/index.ts'
import { closeFilterEditor, useFilterStart } from '../model/windows.ts'

/** The editor of a new filter, as the shell shows it. */
export function FilterWindow() {
  const start = useFilterStart()
  return start && <FilterDialog start={start} onSaved={closeFilterEditor} onClose={closeFilterEditor} />
}
