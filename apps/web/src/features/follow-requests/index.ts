export { AnsweredRequest } from './AnsweredRequest.tsx'
export { hasAnswer, useGivenAnswer } from './held-answers.ts'
export { RequestButtons } from './RequestButtons.tsx'
export { WatchRequests } from './WatchRequests.tsx'
