// Started by `npm test`, beside the tests in the browser, with the folder that the client goes to.
import { buildPseudoClient } from './fixtures/pseudo.ts'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('which folder?')
await buildPseudoClient(folder)
