import { useId, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Announcement } from '../../../ui/spoken.tsx'
import { optionId, SuggestionList } from '../../../ui/SuggestionList.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { completeHost, type Host } from '../rules/hosts.ts'
import { useKnownServers } from '../servers.ts'

interface ServerFieldProps {
  readonly text: string
  readonly onType: (text: string) => void
  /** Hosts that are not offered. */
  readonly blocked: readonly string[]
  readonly error: string | undefined
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

const nothing: readonly Host[] = []
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The name of a server, completed from those that the viewer's own knows. Any name can be typed. */
export function ServerField({ text, onType, blocked, error, fieldRef }: ServerFieldProps) {
  const t = useT()
  const listId = useId()
  const [hasTyped, setHasTyped] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { hosts, hasFailed } = useKnownServers(hasTyped)
  const options = useMemo(() => {
    if (!isOpen || hosts === undefined) return nothing
    const known = new Set(blocked)
    return completeHost(hosts, text, (host) => known.has(host))
  }, [isOpen, hosts, blocked, text])
  const isShown = options.length > 0

  function type(next: string) {
    setHasTyped(true)
    setIsOpen(true)
    setActive(-1)
    onType(next)
  }

  function choose(option: Host | undefined) {
    if (option === undefined) return
    setIsOpen(false)
    setActive(-1)
    onType(option.readable)
  }

  /** Answers whether the key was meant for the list, or for what was typed. */
  function takes({ key, altKey }: KeyboardEvent): boolean {
    const step = altKey ? undefined : steps[key]
    if (isShown && step !== undefined) {
      const from = active === -1 && step === -1 ? 0 : active
      setActive((from + step + options.length) % options.length)
    } else if (isShown && key === 'Enter' && options[active] !== undefined) choose(options[active])
    // The next press of Escape closes the window.
    else if (key === 'Escape' && isShown) setIsOpen(false)
    else if (key === 'Escape' && text !== '') onType('')
    else return false
    return true
  }

  return (
    <>
      <TextField
        ref={fieldRef}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        label={t('restrictions.servers.field')}
        hint={t(hasFailed ? 'restrictions.servers.uncompleted' : 'restrictions.servers.hint')}
        error={error}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== -1 ? optionId(listId, active) : undefined}
        value={text}
        onChange={type}
        onBlur={() => setIsOpen(false)}
        onKeyDown={(event) => {
          if (!takes(event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <Announcement
        words={isShown ? t('restrictions.servers.offered', { count: options.length }) : ''}
        afterMs={500}
      />
      {isShown && (
        <SuggestionList
          id={listId}
          label={t('restrictions.servers.known')}
          options={options.map(({ host, readable }) => ({ key: host, content: <bdi>{readable}</bdi> }))}
          active={active}
          getAnchorRect={() => fieldRef.current?.getBoundingClientRect() ?? null}
          onChoose={(index) => choose(options[index])}
        />
      )}
    </>
  )
}
