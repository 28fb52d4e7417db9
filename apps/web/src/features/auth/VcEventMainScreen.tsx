import { GreetingPage } from './GreetingPage.tsx'

export const VcEventMainScreen = () => <GreetingPage />
