import { flag } from './parse.ts'

export interface Definition<Name extends string, Value> {
  /** Ours, and the one in settings profiles and in the instance's configuration. */
  readonly name: Name
  /** Takes a value from storage, a form or the server; undefined when it is none of this setting. */
  readonly parse: (value: unknown) => Value | undefined
  /** Stands where neither the viewer nor the instance says anything. */
  readonly fallback: NoInfer<Value>
  /**
   * `account`, also where it is left out: the account that chose it, in the profile that akkoma-fe has too. `skein`: the
   * account, in a store that only this client reads. `device`: whoever is signed in here.
   */
  readonly follows?: 'account' | 'skein' | 'device'
  /** The instance's configuration may set the default. */
  readonly fromInstance?: true
}

/** One setting; it has to be in `list.ts`, directly or through its group. */
export const defineSetting = <const Name extends string, Value>(
  definition: Definition<Name, Value>,
): Definition<Name, Value> => definition

/** One that is on or off. */
export const defineFlag = <const Name extends string>(
  name: Name,
  fallback: boolean,
  more: Pick<Definition<Name, boolean>, 'follows' | 'fromInstance'> = {},
): Definition<Name, boolean> => ({ name, parse: flag, fallback, ...more })
