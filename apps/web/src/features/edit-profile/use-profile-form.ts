import { isApiError, type Profile, type ProfilePicture } from '@skein/api'
import { useEffect, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { failureText, setUnsavedChanges, noticeMs, notify } from '../../model/notices.ts'
import { useInstance } from '../../model/instance.ts'
import { changeOf, draftOf, hasProblems, problemsOf, type Draft } from './rules/draft.ts'
import { assignFailureToField, type FailedPart } from './rules/assign-failure-to-field.ts'
import { saveProfile, type SaveFailures } from './save-profile.ts'
import { useStagedPictures } from './use-staged-pictures.ts'

interface Said {
  /** What the server said of parts of the form. */
  readonly parts: ReadonlyMap<FailedPart, string>
  readonly pictures: Readonly<Partial<Record<ProfilePicture, unknown>>>
  /** What belongs to no part. */
  readonly whole: string | null
}

const nothingSaid: Said = { parts: new Map(), pictures: {}, whole: null }

interface Ends {
  readonly onSaved: () => void
  /** Something in the form is amiss. */
  readonly onFailed: () => void
}

/** Everything that is being changed, what is wrong with it, and the way to save it. */
export function useProfileForm(saved: Profile, { onSaved, onFailed }: Ends) {
  const t = useT()
  const { fieldsLimits } = useInstance().limits
  const [profile, setProfile] = useState(saved)
  const [draft, setDraft] = useState(() => draftOf(saved))
  const stage = useStagedPictures()
  const [isSaving, setIsSaving] = useState(false)
  const [areProblemsShown, setAreProblemsShown] = useState(false)
  const [said, setSaid] = useState(nothingSaid)
  const [failures, setFailures] = useState(0)
  const change = changeOf(profile, draft)
  const problems = problemsOf(draft, fieldsLimits)
  const isChanged = change !== null || Object.keys(stage.pictures).length > 0

  useEffect(() => {
    setUnsavedChanges('profile', isChanged)
    return () => setUnsavedChanges('profile', false)
  }, [isChanged])

  const write = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }))
  }

  function hear({ words, pictures }: SaveFailures): Said {
    if (words === undefined) return { ...nothingSaid, pictures }
    const reason = failureText(words, t)
    const parts =
      isApiError(words) && change !== null ? assignFailureToField(words, change, reason) : nothingSaid.parts
    return { parts, pictures, whole: parts.size > 0 ? null : t('editProfile.notSavedFor', { reason }) }
  }

  function fail() {
    setFailures((count) => count + 1)
    onFailed()
  }

  async function save(): Promise<void> {
    if (isSaving) return
    setAreProblemsShown(true)
    if (hasProblems(problems)) {
      fail()
      return
    }
    setIsSaving(true)
    setSaid(nothingSaid)
    const left = await saveProfile({
      profile,
      change,
      pictures: stage.pictures,
      onWords: (now) => {
        setProfile(now)
        setDraft(draftOf(now))
      },
      onPicture: stage.forget,
    })
    setIsSaving(false)
    if (left.words === undefined && Object.keys(left.pictures).length === 0) {
      notify({ level: 'success', messageKey: 'editProfile.saved', timeout: noticeMs.success })
      onSaved()
      return
    }
    setSaid(hear(left))
    // A picture says by itself why it was not saved.
    if (left.words !== undefined) fail()
  }

  return {
    profile,
    draft,
    write,
    stage,
    problems,
    areProblemsShown,
    said,
    isSaving,
    isChanged,
    /** How often saving came to nothing: each moves the focus to what is wrong. */
    failures,
    save,
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
