import { useInstance } from '../../model/instance.ts'

/** Where relative links of the server's own pages start. */
export function useBaseUrl(): string {
  return useInstance().facts.server || location.origin
}
