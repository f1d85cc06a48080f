import { useState } from 'react'

import { Alert } from '../../ui/Alert.tsx'
import { RelativeTime } from '../../i18n/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, RefreshIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'

const variants = ['primary', 'default', 'soft', 'line', 'ghost', 'danger'] as const
const levels = ['error', 'warning', 'info', 'success'] as const
const nothing = () => undefined

function Field(props: { readonly label: string; readonly error?: string; readonly hint?: string }) {
  const [value, setValue] = useState('wren')
  return <TextField {...props} value={value} onChange={setValue} />
}

/** Every part of the interface that knows nothing of the app, in each of its states. */
export function Parts() {
  return (
    <Sheet>
      <ColumnHeading title="Parts">
        <Button size="small">Retry</Button>
      </ColumnHeading>
      {variants.map((variant) => (
        <p key={variant}>
          <Button variant={variant}>Post</Button>
          <Button variant={variant} size="small" icon={RefreshIcon}>
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Pending
          </Button>
        </p>
      ))}
      <ButtonLink to="/about" variant="soft">
        About
      </ButtonLink>
      <IconButton icon={CloseIcon} label="Close" />
      <Field label="Username" />
      <Field label="Email" error="Enter a full email address." />
      <Field label="Name" hint="Preview." />
      {levels.map((level) => (
        <Alert key={level} level={level} onDismiss={nothing} dismissLabel={`Dismiss ${level}`}>
          You’re offline. Showing posts from 14:02.
        </Alert>
      ))}
      <p>
        <Badge count={12} label="12 new" /> <Badge count={120} isNew label="Many new" /> <Tag>bot</Tag>
        <Avatar src={null} size={48} /> <Spinner label="Loading" />
        <RelativeTime at="2026-06-01T12:00:00.000Z" />
      </p>
      <Skeleton label="Loading posts" />
      <EmptyState title="Nobody has flown by yet" action={<Button variant="soft">Find people</Button>}>
        Your home timeline fills up as you follow people and tags.
      </EmptyState>
      <ErrorRow message="Couldn’t load older posts." retryLabel="Retry" onRetry={nothing} />
      <ErrorRow message="They are on their way." retryLabel="Retry" onRetry={nothing} isRetrying />
    </Sheet>
  )
}
