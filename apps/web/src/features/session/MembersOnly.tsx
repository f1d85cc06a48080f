import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { saveReturnPath } from '../../model/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In the place of what the server shows to its members only; signing in leads back here. */
export function MembersOnly() {
  const t = useT()
  const { name } = useInstance().branding
  return (
    <EmptyState
      title={t('session.membersOnly.title')}
      action={
        <ButtonLink
          to={paths.login}
          variant="soft"
          onClick={() => saveReturnPath(location.pathname + location.search + location.hash)}
        >
          {t('session.signIn')}
        </ButtonLink>
      }
    >
      {t('session.membersOnly.text', { name: name || location.host })}
    </EmptyState>
  )
}
