import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import { Segments } from './Segments.tsx'

const sent: string[] = []

function Form() {
  const [value, setValue] = useState<'one' | 'several'>('one')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(value)
      }}
    >
      <Segments
        label="Choices"
        choices={[
          { value: 'one', label: 'Single choice' },
          { value: 'several', label: 'Several' },
        ]}
        value={value}
        onChoose={setValue}
      />
      <button type="submit">Send</button>
    </form>
  )
}

test('one of a few is chosen by radio buttons: one stop for the keyboard, arrows between, Enter sends nothing', async () => {
  await render(<Form />)
  const radio = (name: string) =>
    page.getByRole('radiogroup', { name: 'Choices' }).getByRole('radio', { name })
  await expect.element(radio('Single choice')).toBeChecked()
  await radio('Several').press()
  await expect.element(radio('Several')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(radio('Single choice')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
  expect(sent).toEqual([])
})
