import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Row } from '../../ui/Row.tsx'
import { Text } from '../../ui/Text.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './remote.module.css'
import { actAt } from './rules/own-server.ts'

interface OwnServerFormProps {
  /** The address, for other servers, of what it is about. */
  readonly uri: string
  /** What can be done there. */
  readonly words: string
}

/** A form of the browser that leads to the visitor's own server, and tells it what to act on. */
export function OwnServerForm({ uri, words }: OwnServerFormProps) {
  const t = useT()
  const [handle, setHandle] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const action = actAt(handle)
  return (
    <form
      method="get"
      action={action ?? undefined}
      className={styles['form']}
      aria-label={t('routes.titles.remote-interaction')}
      onSubmit={(event) => {
        if (action !== null) return
        event.preventDefault()
        setIsWrong(true)
      }}
    >
      <Text size="post">{words}</Text>
      <TextField
        label={t('remote.interact.handle')}
        hint={t('remote.interact.hint')}
        error={isWrong ? t('remote.interact.wrong') : undefined}
        value={handle}
        onChange={(value) => {
          setHandle(value)
          setIsWrong(false)
        }}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('remote.interact.placeholder')}
      />
      <input type="hidden" name="uri" value={uri} />
      <Row wraps gap={4}>
        <Button type="submit" variant="primary">
          {t('remote.interact.go')}
        </Button>
        <ButtonLink to={paths.login} variant="ghost">
          {t('remote.interact.signIn')}
        </ButtonLink>
      </Row>
    </form>
  )
}
