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

/** Leads to the visitor's own server, and names there what to act on. */
export function OwnServerForm({ uri, words }: OwnServerFormProps) {
  const t = useT()
  const [handle, setHandle] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  return (
    <form
      className={styles['form']}
      aria-label={t('routes.titles.remote-interaction')}
      onSubmit={(event) => {
        event.preventDefault()
        const address = actAt(handle, uri)
        // The page's policy lets no form lead to another server.
        if (address === null) setIsWrong(true)
        else location.assign(address)
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
