// npm run features: writes in docs/features.md which test files show each row.
import { updateClaims } from './check/features.mjs'

process.stdout.write(updateClaims() ? 'docs/features.md: written\n' : 'docs/features.md: up to date\n')
