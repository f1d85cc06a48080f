export { SignInScreen } from './SignInScreen.tsx'
