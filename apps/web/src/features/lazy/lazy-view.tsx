import { Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { isChunkError } from '../../lib/chunk-error.ts'
import { lazyModule, type LazyModule, type Needs } from '../../lib/lazy-module.ts'
import { useWhenThere } from '../../lib/use-when-there.ts'
import { sayPartFailed } from '../../ui/lazy-part.ts'
import { PartFailed } from './PartFailed.tsx'

let mayFetch: Promise<unknown> = Promise.resolve()

/** No part is fetched before this has settled: the first posts need the line and the processor for themselves. */
export function fetchPartsAfter(settled: Promise<unknown>): void {
  mayFetch = settled
}

interface ViewOptions {
  readonly failsQuietly?: boolean
  readonly isWindow?: boolean
}

interface LazyViewOptions extends ViewOptions {
  readonly needs?: Needs | undefined
}

/**
 * A component whose code is fetched when it is first shown. Until then `placeholder` keeps its place (a function
 * draws it from what the component is given); when the code
 * cannot be fetched, a row says so and offers to try again [ERR-28], and the rest of the page stands. It is asked for
 * again by itself, and takes its place when it comes.
 * @param options `failsQuietly`: the placeholder is all that is needed, and stays when the code cannot be fetched;
 * `isWindow`: it was opened by a press and opens when its code comes; a mistake in it is for whoever shows it; `needs`: as
 * for `lazyModule`, `nothing` where `load` waits for a part that waits itself
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
  { needs, ...options }: LazyViewOptions = {},
): ComponentType<Props> {
  const view = lazyModule(load, { mayFetch: () => mayFetch, needs })
  return viewOf(view, (View) => View, placeholder, options)
}

/** As `lazyView`, of a part that others fetch, too, and that waits by itself for what it needs. */
export function lazyViewOf<Part, Props extends object>(
  part: LazyModule<Part>,
  pick: (part: Part) => ComponentType<Props>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  return lazyView(() => part.fetch().then(pick), placeholder, { needs: 'nothing' })
}

/** As `lazyView`, of a file with several views: `pick` takes one of them. What is there already is drawn at once. */
export function viewOf<Part, Props extends object>(
  part: LazyModule<Part>,
  pick: (part: Part) => ComponentType<Props>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
  { failsQuietly = false, isWindow = false }: ViewOptions = {},
): ComponentType<Props> {
  function Fetched({ props }: { readonly props: Props }) {
    const View = pick(use(part.load()))
    return <View {...props} />
  }
  function LazyView(props: Props) {
    // What was not there when it was first drawn stays behind its boundary: in another element it would begin again.
    const [there] = useState(() => part.current())
    if (there !== null) {
      const View = pick(there)
      return <View {...props} />
    }
    const room = typeof placeholder === 'function' ? placeholder(props) : placeholder
    return (
      <ErrorBoundary
        fallbackRender={(failure) => (
          <Failure {...failure} view={part} isWindow={isWindow}>
            {failsQuietly || isWindow ? (
              room
            ) : (
              <PartFailed part={part} onRetry={failure.resetErrorBoundary} />
            )}
          </Failure>
        )}
        onReset={part.retry}
      >
        <Suspense fallback={room}>
          <Fetched props={props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return LazyView
}

interface FailureProps extends FallbackProps {
  readonly view: LazyModule<unknown>
  readonly isWindow: boolean
  readonly children: ReactNode
}

/** In the place of a part that failed, until its code is there. */
function Failure({ error, view, isWindow, resetErrorBoundary, children }: FailureProps) {
  useWhenThere(view, error, resetErrorBoundary)
  useEffect(() => {
    if (isWindow) sayPartFailed()
  }, [isWindow])
  if (isWindow && !isChunkError(error)) throw error
  return children
}
