import './boot/boot.ts'
import './app/styles/index.ts'
import { start } from './app/start/start.tsx'
import { leaveKeysToInputMethods } from './lib/is-typing.ts'

leaveKeysToInputMethods()

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no place for the application')
start(root).catch((error: unknown) => console.error('Skein could not start:', error))
