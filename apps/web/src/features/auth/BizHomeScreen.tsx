import { GreetingPage } from './GreetingPage.tsx'

export const BizHomeScreen = () => <GreetingPage />
