import type { Definition } from './define-setting.ts'
import { settings } from './list.ts'

type Whom = NonNullable<Definition<string, unknown>['follows']>

const whom: ReadonlyMap<string, Whom> = new Map(
  settings.map(({ name, follows = 'account' }: Definition<string, unknown>) => [name, follows]),
)

/** Whom a setting follows; undefined where it is no setting here. */
export const followsOf = (name: string): Whom | undefined => whom.get(name)
