export { OAuthCallbackScreen } from './OAuthCallbackScreen.tsx'
