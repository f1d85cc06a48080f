import { use } from 'react'

import { PillSelect } from '../../../ui/PillSelect.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { ValueOptions } from '../ValueOptions.tsx'
import { LinesControl } from './LinesControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { ownControls } from './own-controls.ts'
import type { Row } from './use-rows.ts'
import { WindowContext } from './window-context.ts'

export interface RowControlProps {
  readonly row: Row
  /** Of the control, for its label. */
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
}

/** So few values stand side by side, if their words are as short as this together. */
const few = 3
const shortLetters = 26

/** What changes a setting, by its kind. */
export function RowControl({ row, id, labelId, describedBy }: RowControlProps) {
  const { look, slots } = use(WindowContext)
  const { label, values, chosen, placed, choose } = row
  const isDisabled = row.needs !== null
  switch (placed.control.kind) {
    case 'switch':
    case 'off-switch':
      return (
        <Switch
          id={id}
          checked={row.isOn}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={() => choose(row.value !== true)}
        />
      )
    case 'choice': {
      const letters = values.reduce((sum, each) => sum + each.label.length, 0)
      return look !== 'phone' && values.length <= few && letters <= shortLetters ? (
        <Segments
          label={label}
          choices={values}
          value={chosen}
          onChoose={choose}
          describedBy={describedBy}
          isDisabled={isDisabled}
        />
      ) : (
        <PillSelect
          id={id}
          label={label}
          value={chosen}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={({ target }) => choose(target.value)}
        >
          <ValueOptions values={values} />
        </PillSelect>
      )
    }
    case 'number':
      return <NumberControl row={row} id={id} describedBy={describedBy} />
    case 'lines':
      return <LinesControl row={row} id={id} describedBy={describedBy} />
    case 'own': {
      const Own = slots.controls?.[row.name] ?? ownControls[row.name]
      return (
        Own && (
          <Own row={row} id={id} labelledBy={labelId} describedBy={describedBy} isDisabled={isDisabled} />
        )
      )
    }
  }
}
