import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { getInstance, setInstance } from '../../model/instance.ts'
import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { useGuardContext } from './use-guard-context.ts'

const Told = () => <p>{useGuardContext().isAdmin ? 'There are pages for admins' : 'There are none'}</p>

test('an admin is led to the pages for admins only where the server has them', async () => {
  const before = getInstance()
  startAfresh('/main/friends')
  await signInAs({ pleroma: { is_admin: true } })
  changeInstance({ capabilities: capabilitiesOf('pleroma_api') }, before)
  await render(<Told />)
  await expect.element(page.getByText('There are pages for admins')).toBeVisible()
  changeInstance({ capabilities: capabilitiesOf() }, before)
  await expect.element(page.getByText('There are none')).toBeVisible()
  setInstance(before)
})
