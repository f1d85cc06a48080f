import { useInstance } from '../../model/instance.ts'

/** What the instance calls itself, else its host. */
export function useInstanceName(): string {
  const { name } = useInstance().branding
  return name || location.host
}
