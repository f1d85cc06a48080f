import { ErrorBoundary } from 'react-error-boundary'
import { ComposerWindow } from '../../features/composer/index.ts'
import { EditProfileDialog } from '../../features/edit-profile/index.ts'
import { FilterDialog } from '../../features/filters/index.ts'
import { FirstRun } from '../../features/first-run/index.ts'
import { Journal } from '../../features/journal/index.ts'
import { KeyboardHelp } from '../../features/keyboard/index.ts'
import { MediaViewer, type MediaPost } from '../../features/media/index.ts'
import { CommandPalette } from '../../features/palette/index.ts'
import { PersonWishes } from '../../features/relations/index.ts'
import { ReportDialog } from '../../features/report/index.ts'
import { SettingsWindow } from '../../features/settings/index.ts'
import { ViewerActions } from '../../features/status/index.ts'
import { useT } from '../../i18n/index.ts'
import { enterOverlay } from '../../lib/overlay-entry.ts'
import { closeComposing, useComposing } from '../../model/writing.ts'
import { useCan } from '../../model/instance.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import {
  closeFilterEditor,
  closeFirstRun,
  stopEditingProfile,
  stopReporting,
  useFilterStart,
  useIsEditingProfile,
  useReporting,
} from '../../model/windows.ts'
import { useGuardContext } from '../routes/use-guard-context.ts'
import { MinimisableWindow } from './MinimisableWindow.tsx'
import { ServerAdministration } from './ServerAdministration.tsx'
import { settingsSlots } from './settings-slots.tsx'
import { changeWindow, useWindowState } from './windows.ts'

const closeSettings = () => changeWindow('settings', 'close')

function reportFailure(close: () => void) {
  notify({ messageKey: 'errors.generic', timeout: noticeMs.error })
  close()
}

const renderActions = (post: MediaPost) => <ViewerActions {...post} />

/** The windows that the shell opens. */
export function Windows() {
  const t = useT()
  const settings = useWindowState('settings')
  const moderation = useWindowState('moderation')
  const composing = useComposing('window')
  const closeComposer = () => composing && closeComposing(composing)
  const isEditingProfile = useIsEditingProfile()
  const reporting = useReporting()
  const filterStart = useFilterStart()
  const guards = useGuardContext()
  const canEdit = useCan('editing')
  // [SHELL-47]
  const mayOpen = composing?.kind !== 'edit' || canEdit
  return (
    <>
      {settings !== 'hidden' && (
        <ErrorBoundary fallback={null} onError={() => reportFailure(closeSettings)}>
          <SettingsWindow
            isMinimised={settings === 'minimised'}
            onToggleMinimised={() => changeWindow('settings', 'toggleMinimised')}
            onClose={closeSettings}
            slots={settingsSlots}
            enterOverlay={enterOverlay}
          />
        </ErrorBoundary>
      )}
      <MinimisableWindow
        title={t('shell.topBar.moderation')}
        state={moderation}
        onEvent={(event) => changeWindow('moderation', event)}
      >
        <ServerAdministration />
      </MinimisableWindow>
      {composing !== null && mayOpen && (
        <ErrorBoundary fallback={null} onError={() => reportFailure(closeComposer)}>
          <ComposerWindow mode={composing} onClose={closeComposer} />
        </ErrorBoundary>
      )}
      {isEditingProfile && (
        <ErrorBoundary fallback={null} onError={() => reportFailure(stopEditingProfile)}>
          <EditProfileDialog onClose={stopEditingProfile} />
        </ErrorBoundary>
      )}
      {reporting !== null && (
        <ErrorBoundary fallback={null} onError={() => reportFailure(stopReporting)}>
          <ReportDialog reporting={reporting} onClose={stopReporting} />
        </ErrorBoundary>
      )}
      {filterStart !== null && (
        <ErrorBoundary fallback={null} onError={() => reportFailure(closeFilterEditor)}>
          <FilterDialog start={filterStart} onSaved={closeFilterEditor} onClose={closeFilterEditor} />
        </ErrorBoundary>
      )}
      <ErrorBoundary fallback={null} onError={() => reportFailure(closeFirstRun)}>
        <FirstRun />
      </ErrorBoundary>
      <PersonWishes />
      <KeyboardHelp />
      <Journal />
      <CommandPalette guards={guards} />
      <MediaViewer renderActions={renderActions} />
    </>
  )
}
