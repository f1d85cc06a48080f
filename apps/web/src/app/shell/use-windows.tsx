import { Suspense, useReducer } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ComposerWindow } from '../../features/composer/index.ts'
import { useT } from '../../i18n/index.ts'
import { compose, stopComposing, useComposing } from '../../model/composing.ts'
import { notify } from '../../model/notices.ts'
import { nextModalState } from './modal-state.ts'
import { NotBuiltYet } from './NotBuiltYet.tsx'
import { PeekWindow } from './PeekWindow.tsx'

/** The windows that the shell opens, and the ways to open them. */
export interface Windows {
  openSettings: () => void
  openModeration: () => void
  openComposer: () => void
  /** Render it once. */
  content: ReactNode
}

const noticeMs = 5_000

export function useWindows(): Windows {
  const t = useT()
  const [settings, changeSettings] = useReducer(nextModalState, 'hidden')
  const [moderation, changeModeration] = useReducer(nextModalState, 'hidden')
  const composing = useComposing()

  function reportFailure() {
    notify({ messageKey: 'errors.chunkFailed', timeout: noticeMs })
    stopComposing()
  }

  return {
    openSettings: () => changeSettings('open'),
    openModeration: () => changeModeration('open'),
    openComposer: () => compose({ kind: 'new' }),
    content: (
      <>
        <PeekWindow title={t('shell.topBar.settings')} state={settings} onEvent={changeSettings}>
          <NotBuiltYet hint={t('shell.windows.settingsHint')} />
        </PeekWindow>
        <PeekWindow title={t('shell.topBar.moderation')} state={moderation} onEvent={changeModeration}>
          <NotBuiltYet hint={t('shell.windows.moderationHint')} />
        </PeekWindow>
        {composing?.kind === 'new' && (
          <ErrorBoundary fallback={null} onError={reportFailure}>
            <Suspense fallback={null}>
              <ComposerWindow mode={composing} onClose={stopComposing} />
            </Suspense>
          </ErrorBoundary>
        )}
      </>
    ),
  }
}
