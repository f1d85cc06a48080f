import { About } from '../../features/about/index.ts'

/** What the server says about itself. */
export function AboutScreen() {
  return <About />
}
