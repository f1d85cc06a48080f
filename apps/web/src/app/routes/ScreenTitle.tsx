import { useT } from '../../i18n/index.ts'
import type { RouteName } from '../../model/routes.ts'
import { usePageTitle } from './use-page-title.ts'

/** Names the document after a screen that is no timeline; no first view needs its texts. */
export function ScreenTitle({ name }: { readonly name: RouteName }) {
  usePageTitle(useT()(`routes.titles.${name}`))
  return null
}
