export { Suggestions } from './Suggestions.tsx'
export { useSuggestions } from './use-suggestions.ts'
