export { useTerms } from './use-terms.ts'
