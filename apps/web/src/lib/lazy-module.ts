/** A part of the code that is fetched when it is wanted. */
export interface LazyModule<Module> {
  /** The same promise for everybody, also after it failed, until `retry`. */
  load(): Promise<Module>
  /** Fetches ahead of need; failing leaves no trace. */
  preload(): void
  /** Forgets a failure, so that the next `load` tries again. */
  retry(): void
}

export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | null = null
  let hasFailed = false

  const start = (): Promise<Module> => {
    hasFailed = false
    const attempt = fetchModule()
    loading = attempt
    attempt.catch(() => {
      hasFailed = loading === attempt
    })
    return attempt
  }
  const retry = () => {
    if (hasFailed) loading = null
  }
  return {
    load: () => loading ?? start(),
    retry,
    preload: () => {
      if (loading === null) start().catch(retry)
    },
  }
}
