import { lazyView } from '../lazy/index.ts'
import styles from './lazy-form.module.css'

/** Only visitors of a closed server see it. */
export const MembersOnly = lazyView(
  () => import('./MembersOnly.tsx').then((module) => module.MembersOnly),
  <div className={styles['place']} />,
)

/** The form, whose code only visitors fetch. */
export const SignInForm = lazyView(
  () => import('./SignInForm.tsx').then((module) => module.SignInForm),
  <div className={styles['place']} />,
)
