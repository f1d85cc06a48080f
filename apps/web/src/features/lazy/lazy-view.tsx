import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { isChunkError } from '../../lib/chunk-error.ts'
import { lazyModule, type LazyModule } from '../../lib/lazy-module.ts'
import { useWhenThere } from '../../lib/use-when-there.ts'
import { sayPartFailed } from '../../ui/lazy-part.ts'
import { PartFailed } from './PartFailed.tsx'

let mayFetch: Promise<unknown> = Promise.resolve()

/** No part is fetched before this has settled: each style sheet that comes has all that is drawn laid out anew. */
export function fetchPartsAfter(settled: Promise<unknown>): void {
  mayFetch = settled
}

/**
 * A component whose code is fetched when it is first shown. Until then `placeholder` keeps its place (a function
 * draws it from what the component is given); when the code
 * cannot be fetched, a row says so and offers to try again [ERR-28], and the rest of the page stands. It is asked for
 * again by itself, and takes its place when it comes.
 * @param options `failsQuietly`: the placeholder is all that is needed, and stays when the code cannot be fetched;
 * `isWindow`: it was opened by a press and opens when its code comes; a mistake in it is for whoever shows it
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
  { failsQuietly = false, isWindow = false } = {},
): ComponentType<Props> {
  const view = lazyModule(load, () => mayFetch)
  function LazyView(props: Props) {
    const room = typeof placeholder === 'function' ? placeholder(props) : placeholder
    return (
      <ErrorBoundary
        fallbackRender={(failure) => (
          <Failure {...failure} view={view} isWindow={isWindow}>
            {failsQuietly || isWindow ? (
              room
            ) : (
              <PartFailed part={view} onRetry={failure.resetErrorBoundary} />
            )}
          </Failure>
        )}
        onReset={view.retry}
      >
        <Suspense fallback={room}>
          <Loaded view={view} props={props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return LazyView
}

interface LoadedProps<Props extends object> {
  readonly view: LazyModule<ComponentType<Props>>
  readonly props: Props
}

function Loaded<Props extends object>({ view, props }: LoadedProps<Props>) {
  const View = use(view.load())
  return <View {...props} />
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
