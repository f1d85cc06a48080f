import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** The post does not exist, or this viewer may not see it: servers do not say which. */
export function NotAvailable() {
  const t = useT()
  const { status } = useSession()
  const isVisitor = status === 'visitor'
  const action = isVisitor ? (
    <ButtonLink to={paths.login} variant="soft">
      {t('conversation.notFound.signIn')}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.root}>{t('common.goHome')}</ButtonLink>
  )
  return (
    <EmptyState title={t('conversation.notFound.title')} action={action}>
      {t(isVisitor ? 'conversation.notFound.visitor' : 'conversation.notFound.text')}
    </EmptyState>
  )
}
