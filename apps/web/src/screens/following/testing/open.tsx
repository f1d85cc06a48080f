import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { Notices } from '../../../features/notices/index.ts'
import { WithEnglish } from '../../../i18n/testing.tsx'
import { signIn } from '../../../model/timelines/testing/instance.ts'
import { instance } from '../../../testing/fresh-page.ts'
import { homePath, open } from '../../../testing/page.tsx'
import { answerFollows, followingPath, type manyFollowed } from './followed.ts'

export const path = '/main/following'
export const makers = { id: '7', title: 'Makers' }
export const members = '/api/v1/lists/7/accounts'

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const box = (number: number) => page.getByRole('checkbox', { name: `Select p${number}`, exact: true })
export const dialog = () => page.getByRole('dialog')
export const panel = () => page.getByRole('region', { name: 'Changes to people you follow' })

/** The page of the people whom the viewer follows, with notices below it. */
export async function openWith(people: ReturnType<typeof manyFollowed>) {
  instance.timelines.set(homePath, [])
  instance.timelines.set(followingPath, people)
  answerFollows(instance, people)
  await signIn(instance)
  await open(path)
  await render(
    <WithEnglish>
      <Notices />
    </WithEnglish>,
  )
}

export async function unfollowSelected() {
  await button('Unfollow…').press()
  await dialog().getByRole('button', { name: 'Unfollow' }).press()
}

/** Adds those who are selected to the list Makers. */
export async function addSelected() {
  await button('Add to list…').press()
  await dialog().getByRole('radio', { name: 'Makers' }).press()
  await dialog().getByRole('button', { name: 'Add', exact: true }).press()
}
