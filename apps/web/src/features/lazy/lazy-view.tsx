import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { useT } from '../../i18n/index.ts'
import { lazyModule, type LazyModule } from '../../lib/lazy-module.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'

let mayFetch: Promise<unknown> = Promise.resolve()

/** No part is fetched before this has settled: each style sheet that comes has all that is drawn laid out anew. */
export function fetchPartsAfter(settled: Promise<unknown>): void {
  mayFetch = settled
}

/**
 * A component whose code is fetched when it is first shown. Until then `placeholder` keeps its place (a function
 * draws it from what the component is given); when the code
 * cannot be fetched, a row says so and offers to try again [ERR-28], and the rest of the page stands.
 * @param options `failsQuietly`: the placeholder is all that is needed, and stays when the code cannot be fetched
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
  { failsQuietly = false } = {},
): ComponentType<Props> {
  const view = lazyModule(load, () => mayFetch)
  function LazyView(props: Props) {
    const room = typeof placeholder === 'function' ? placeholder(props) : placeholder
    return (
      <ErrorBoundary
        {...(failsQuietly ? { fallback: room } : { FallbackComponent: Failure })}
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

function Failure({ resetErrorBoundary }: FallbackProps) {
  const t = useT()
  return (
    <ErrorRow message={t('errors.chunkFailed')} retryLabel={t('errors.retry')} onRetry={resetErrorBoundary} />
  )
}
