import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { useFreshRelationships } from '../../relations/index.ts'
import { FollowRow } from '../../people/index.ts'
import { staffGroups } from '../rules/staff-groups.ts'
import { useStaff, type StaffMember } from '../use-staff.ts'
import { AboutSheet } from './AboutSheet.tsx'
import styles from './Staff.module.css'

const roleOf = (member: StaffMember) =>
  'id' in member ? (entityStore.accounts.get(member.id)?.role ?? 'member') : 'member'

const keyOf = (member: StaffMember) => ('id' in member ? member.id : member.address)

/** Who looks after the server, admins first. [PAGES-05] */
export function Staff() {
  const t = useT()
  const { data, error, isFetching, refetch } = useStaff()
  useFreshRelationships((data ?? []).flatMap((member) => ('id' in member ? [member.id] : [])))
  if (data?.length === 0) return null
  const members = (data ?? []).map((member) => ({ member, role: roleOf(member) }))
  return (
    <AboutSheet title={t('about.staff.title')} isFlush>
      {staffGroups(members).map(({ role, members: those }) => (
        <section key={role} className={styles['group']} aria-label={t(`about.staff.roles.${role}`)}>
          <h3 className={styles['role']}>{t(`about.staff.roles.${role}`)}</h3>
          <ul>
            {those.map(({ member }) => (
              <li key={keyOf(member)}>
                <Member member={member} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data === undefined && error === null && (
        <Skeleton kind="line" rows={2} label={t('about.staff.loading')} />
      )}
      {data === undefined && error !== null && (
        <LoadFailure textKey="about.staff.failed" error={error} onRetry={refetch} isRetrying={isFetching} />
      )}
    </AboutSheet>
  )
}

function Member({ member }: { readonly member: StaffMember }) {
  if ('id' in member) return <FollowRow id={member.id} />
  return (
    <a
      href={member.address}
      className={styles['address']}
      target="_blank"
      rel="noopener noreferrer"
      dir="ltr"
    >
      {member.address}
    </a>
  )
}
