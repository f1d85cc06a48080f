import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { keyHint } from '../../../model/keys.ts'
import { MenuPanel, type MenuPanelProps } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { bookmark, menuActions } from '../actions/index.ts'
import { perform } from '../actions/perform.ts'
import type { ActionContext } from '../actions/types.ts'
import { selectedIn } from '../selected-words.ts'

/** Narrow bars have no slot for the bookmark. */
function hasSlot(anchor: HTMLElement | null): boolean {
  const button = anchor?.closest('article')?.querySelector('[data-action="bookmark"]')
  return button?.checkVisibility() === true
}

interface MorePanelProps extends Opened {
  readonly context: ActionContext
  /** Where it was asked for, if not at the button. */
  readonly at?: MenuPanelProps['at']
}

/** The open menu of a post. */
export function MorePanel({ context: asked, at = null, ...opened }: MorePanelProps) {
  const t = useT()
  const [selected] = useState(() => selectedIn(asked.status.id))
  const context = { ...asked, selected }
  const isBookmarkInBar = hasSlot(opened.anchorRef.current)
  const offered = menuActions.filter(
    (action) => action.isOffered(context) && (action !== bookmark || !isBookmarkInBar),
  )
  const firstDanger = offered.find(({ isDanger }) => isDanger)
  const items = offered.map((action) => {
    const href = action.hrefOf?.(context)
    return {
      key: action.name,
      label: t(action.labelOf?.(context) ?? action.labelKey),
      icon: action.icon ?? undefined,
      hint: keyHint(action.labelKey, action.shortcuts),
      isDanger: action.isDanger,
      startsGroup: action === firstDanger,
      href,
      onSelect: href === undefined ? () => void perform(action, context) : undefined,
    }
  })
  const placement = at === null ? 'bottom-end' : 'bottom-start'
  return <MenuPanel {...opened} label={t('status.more')} items={items} placement={placement} at={at} />
}
