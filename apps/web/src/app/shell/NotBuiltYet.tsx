import { useT } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** What stands in a window whose contents do not exist yet. */
export function NotBuiltYet({ hint }: { hint?: string }) {
  const t = useT()
  return <EmptyState title={t('shell.windows.notBuiltYet')}>{hint}</EmptyState>
}
