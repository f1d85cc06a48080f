import type { FederationPolicy } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { hasOwnPolicies, policyLists, type PolicyList } from '../rules/policy-lists.ts'
import { Stack } from '../../../ui/Stack.tsx'
import { Text } from '../../../ui/Text.tsx'
import { AboutSheet } from './AboutSheet.tsx'
import { PolicyTable } from './PolicyTable.tsx'
import styles from './Policy.module.css'

const named = [
  'accept',
  'reject',
  'quarantined_instances',
  'federated_timeline_removal',
  'media_nsfw',
  'media_removal',
  'followers_only',
  'report_removal',
  'avatar_removal',
  'banner_removal',
  'background_removal',
  'reject_deletes',
] as const

/** What the server does with others, if it does anything to some of them. [PAGES-08] */
export function Policy() {
  const { federationPolicy } = useInstance().facts
  if (federationPolicy === null || !hasOwnPolicies(federationPolicy)) return null
  return <Shown policy={federationPolicy} />
}

function Shown({ policy }: { readonly policy: FederationPolicy }) {
  const t = useT()
  return (
    <AboutSheet title={t('about.policy.title')} text={t('about.policy.text')}>
      <Stack gap={6}>
        {policy.hasExclusions && (
          <Text size="meta" tone="faint">
            {t('about.policy.hasExclusions')}
          </Text>
        )}
        {policyLists(policy).map((list) => (
          <Hosts key={list.name} list={list} />
        ))}
        <Keywords keywords={policy.keywords} />
        <Words title={t('about.policy.active')} words={policy.policies} />
      </Stack>
    </AboutSheet>
  )
}

/** [PAGES-09, PAGES-11] */
function Hosts({ list: { name, hosts } }: { readonly list: PolicyList }) {
  const t = useT()
  const known = named.find((each) => each === name)
  return (
    <PolicyTable
      title={known === undefined ? t('about.policy.other', { name }) : t(`about.policy.lists.${known}`)}
      effect={known === undefined ? null : t(`about.policy.effects.${known}`)}
      columns={[t('about.policy.server'), t('about.policy.reason')]}
      rows={hosts.map(({ host, reason }) => ({
        key: host,
        head: <bdi dir="ltr">{host}</bdi>,
        cell: reason === null ? <i>{t('about.policy.noReason')}</i> : <span dir="auto">{reason}</span>,
      }))}
    />
  )
}

interface WordsProps {
  readonly title: string
  readonly words: readonly string[]
}

function Words({ title, words }: WordsProps) {
  if (words.length === 0) return null
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['words']} aria-label={title}>
        {words.map((word) => (
          <li key={word}>
            <code dir="auto">{word}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** [PAGES-10] */
function Keywords({ keywords }: { readonly keywords: FederationPolicy['keywords'] }) {
  const t = useT()
  return (
    <>
      <Words title={t('about.policy.keywords.reject')} words={keywords.reject} />
      <Words
        title={t('about.policy.keywords.federatedTimelineRemoval')}
        words={keywords.federatedTimelineRemoval}
      />
      {keywords.replace.length > 0 && (
        <PolicyTable
          title={t('about.policy.keywords.replace')}
          effect={null}
          columns={[t('about.policy.keywords.pattern'), t('about.policy.keywords.replacement')]}
          rows={keywords.replace.map(({ pattern, replacement }) => ({
            key: pattern,
            head: <code dir="auto">{pattern}</code>,
            cell:
              replacement === '' ? (
                <i>{t('about.policy.keywords.nothing')}</i>
              ) : (
                <code dir="auto">{replacement}</code>
              ),
          }))}
        />
      )}
    </>
  )
}
