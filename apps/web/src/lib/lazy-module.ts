/** A part of the code that is fetched when it is wanted. */
export interface LazyModule<Module> {
  /** The same promise for everybody, also after it failed, until `retry`. */
  load(): Promise<Module>
  /** For a press: as `load`, but a failure is forgotten at once, so that the next press tries again. */
  fetch(): Promise<Module>
  /** The module when it is there already, or null. */
  current(): Module | null
  /** Fetches ahead of need; failing leaves no trace. */
  preload(): void
  /** Forgets a failure, so that the next `load` tries again. */
  retry(): void
}

let fetchCompanion: () => Promise<unknown> = () => Promise.resolve()

/** What every part waits for besides its own code, such as texts that no first view shows. */
export function setCompanion(fetch: () => Promise<unknown>): void {
  let fetching: Promise<unknown> | null = null
  fetchCompanion = () => {
    fetching ??= fetch().catch((error: unknown) => {
      fetching = null
      throw error
    })
    return fetching
  }
}

/** Fetches a part, and what all parts need, at the same time. */
export async function withCompanion<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetchPart(), fetchCompanion()])
  return part
}

/**
 * For a promise, so that React's `use` knows what is in it. Otherwise it waits, if only for a moment, and what stands in
 * the place of the part is drawn first.
 */
function held<Module>(value: Module) {
  return { status: 'fulfilled', value }
}

/** Code that is there, for places where code may be fetched. */
export function presentModule<Module>(module: Module): LazyModule<Module> {
  const present = Object.assign(Promise.resolve(module), held(module))
  const load = () => present
  const nothing = () => undefined
  return { load, fetch: load, current: () => module, preload: nothing, retry: nothing }
}

/** @param mayFetch settles when the part, and what all parts need, may be fetched; at once where it is left out */
export function lazyModule<Module>(
  fetchModule: () => Promise<Module>,
  mayFetch?: () => Promise<unknown>,
): LazyModule<Module> {
  let loading: Promise<Module> | null = null
  let hasFailed = false
  let there: Module | null = null

  const start = (): Promise<Module> => {
    hasFailed = false
    const begin = () => withCompanion(fetchModule)
    const attempt = mayFetch === undefined ? begin() : mayFetch().then(begin)
    loading = attempt
    attempt.then(
      (module) => {
        there = module
        void Object.assign(attempt, held(module))
      },
      () => {
        hasFailed = loading === attempt
      },
    )
    return attempt
  }
  const retry = () => {
    if (hasFailed) loading = null
  }
  const load = () => loading ?? start()
  return {
    load,
    fetch: () =>
      load().catch((error: unknown) => {
        retry()
        throw error
      }),
    current: () => there,
    retry,
    preload: () => {
      if (loading === null) start().catch(retry)
    },
  }
}
