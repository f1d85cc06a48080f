import { lazyView } from '../lazy/index.ts'
import styles from './lazy-form.module.css'

/** The form, whose code only visitors fetch. */
export const SignInForm = lazyView(
  () => import('./SignInForm.tsx').then((module) => module.SignInForm),
  <div className={styles['place']} />,
)
