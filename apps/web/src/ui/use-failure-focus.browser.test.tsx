import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { TextArea } from './FormField.tsx'
import { TextField } from './TextField.tsx'
import { useFailureFocus } from './use-failure-focus.ts'

interface FormProps {
  readonly failure: unknown
  readonly errors?: { readonly name?: string; readonly bio?: string }
  /** Both are wrong for what is said above them. */
  readonly areBothWrong?: boolean
}

function Form({ failure, errors = {}, areBothWrong = false }: FormProps) {
  const { form, reason } = useFailureFocus(failure)
  const errorId = areBothWrong ? 'why' : undefined
  const change = () => undefined
  return (
    <form ref={form} aria-label="Form">
      <div role="alert" ref={reason} tabIndex={-1}>
        <span id="why">It came to nothing.</span>
      </div>
      <TextField
        label="Name"
        hint="Preview."
        error={errors.name}
        errorId={errorId}
        value=""
        onChange={change}
      />
      <TextArea label="Bio" error={errors.bio} errorId={errorId} value="" onChange={change} />
    </form>
  )
}

async function open(props: FormProps) {
  const screen = await render(<Form {...props} />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  return { screen, field }
}

test('a field with an error is marked and described by it, one without by its hint', async () => {
  const { screen, field } = await open({ failure: null })
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Name')).toHaveAccessibleDescription('Preview.')
  await screen.rerender(<Form failure={null} errors={{ name: 'Enter a display name.' }} />)
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter a display name.')
  await expect.element(field('Bio')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Bio')).not.toHaveAttribute('aria-describedby')
})

test('fields that share an error are marked and described by it, and keep their hints', async () => {
  const { field } = await open({ failure: null, areBothWrong: true })
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Name')).toHaveAccessibleDescription('It came to nothing. Preview.')
  await expect.element(field('Bio')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Bio')).toHaveAccessibleDescription('It came to nothing.')
})

test('each failed attempt brings the focus to the first field that is wrong', async () => {
  const { screen, field } = await open({ failure: 0 })
  await screen.rerender(<Form failure={1} errors={{ bio: 'Too long.' }} />)
  await expect.element(field('Bio')).toHaveFocus()
  await screen.rerender(<Form failure={2} errors={{ name: 'Enter a display name.', bio: 'Too long.' }} />)
  await expect.element(field('Name')).toHaveFocus()
})

test('where no field is wrong, the focus goes to why it failed', async () => {
  const { screen } = await open({ failure: 0 })
  await screen.rerender(<Form failure={1} />)
  await expect.element(screen.getByRole('alert')).toHaveFocus()
})

test('an error that comes while somebody types, and a new attempt, leave the focus where it is', async () => {
  const before = new Error('before')
  const { screen, field } = await open({ failure: before, errors: { name: 'Enter a display name.' } })
  await field('Bio').click()
  await screen.rerender(<Form failure={before} errors={{ name: 'Another name is needed.' }} />)
  await screen.rerender(<Form failure={null} errors={{ name: 'Another name is needed.' }} />)
  await expect.element(field('Bio')).toHaveFocus()
})
