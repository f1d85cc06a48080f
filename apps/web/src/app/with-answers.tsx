import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryClient } from './query-client.ts'

/** A component that asks through the cache of answers, which the first view has no use for. */
export function withAnswers<Props extends object>(Asking: ComponentType<Props>): ComponentType<Props> {
  return function WithAnswers(props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Asking {...props} />
      </QueryClientProvider>
    )
  }
}
