import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { DownIcon } from '../../../ui/icons.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import styles from './tree.module.css'

const orders = ['oldest', 'newest'] as const

/** Above the replies of the post that is viewed: how many there are, and which of them come first. */
export function RepliesRow({ count }: { readonly count: number }) {
  const t = useT()
  const order = useSetting('conversationReplies')
  return (
    <article className={styles['count']} tabIndex={-1}>
      <span>{t('conversation.tree.repliesCount', { count })}</span>
      {count > 1 && (
        <MenuButton
          className={styles['order']}
          label={t('conversation.order.label')}
          aria-label={t('conversation.order.button', { order: t(`conversation.order.${order}`) })}
          placement="bottom-end"
          items={orders.map((value) => ({
            key: value,
            label: t(`conversation.order.${value}`),
            isChecked: value === order,
            isOneOf: true,
            onSelect: () => setSetting('conversationReplies', value),
          }))}
        >
          {t(`conversation.order.${order}`)}
          <DownIcon size={14} />
        </MenuButton>
      )}
    </article>
  )
}
