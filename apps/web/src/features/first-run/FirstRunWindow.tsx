import { useEffect, useRef, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { closeFirstRun } from '../../model/windows.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './FirstRunWindow.module.css'
import { LookStep } from './parts/LookStep.tsx'
import { PeopleStep } from './parts/PeopleStep.tsx'
import { Progress } from './parts/Progress.tsx'
import { ReadingStep } from './parts/ReadingStep.tsx'
import { StepFrame } from './parts/StepFrame.tsx'
import { usePeople } from './use-people.ts'
import { useReadingSets } from './use-reading-sets.ts'

type Step = 'people' | 'look' | 'reading'

/** However it ends, nobody is asked again. */
const noteDone = () => setSetting('firstRunDone', true)

function finish(): void {
  noteDone()
  closeFirstRun()
}

/** What somebody who is new here is asked, one question after the other. */
export function FirstRunWindow() {
  const t = useT()
  const { viewer } = useSession()
  const { name: server } = useInstance().branding
  const headingRef = useRef<HTMLHeadingElement>(null)
  const people = usePeople()
  const sets = useReadingSets()
  const steps: readonly Step[] = people.isNobody ? ['look', 'reading'] : ['people', 'look', 'reading']
  const [chosen, setChosen] = useState<Step | null>(null)
  const step = chosen !== null && steps.includes(chosen) ? chosen : (steps[0] ?? 'look')
  const number = steps.indexOf(step) + 1
  const next = steps[number]

  useEffect(() => {
    addEventListener('pagehide', noteDone)
    return () => removeEventListener('pagehide', noteDone)
  }, [])

  function goOn() {
    if (next === undefined) finish()
    else setChosen(next)
  }

  return (
    <Dialog
      title={t('firstRun.title', { server, name: viewer?.displayName ?? '' })}
      isTitleHidden
      className={styles['window']}
      initialFocus={headingRef}
      onClose={finish}
      footer={
        <>
          {number > 1 && (
            <Button
              variant="ghost"
              className={styles['back']}
              onClick={() => setChosen(steps[number - 2] ?? null)}
            >
              {t('firstRun.back')}
            </Button>
          )}
          <Button variant="ghost" onClick={goOn}>
            {t('firstRun.skip')}
          </Button>
          <Button variant="primary" onClick={goOn}>
            {t(next === undefined ? 'firstRun.finish' : 'firstRun.next')}
          </Button>
        </>
      }
    >
      <Progress number={number} count={steps.length} onSkipAll={finish} />
      <StepFrame
        key={step}
        title={t(`firstRun.${step}.title`)}
        text={t(`firstRun.${step}.text`)}
        headingRef={headingRef}
      >
        {step === 'people' && <PeopleStep people={people} />}
        {step === 'look' && <LookStep />}
        {step === 'reading' && <ReadingStep sets={sets} />}
      </StepFrame>
    </Dialog>
  )
}
