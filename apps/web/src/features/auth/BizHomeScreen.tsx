import { GreetingPage } from './GreetingPage.tsx'

export const BizHomeScreen = () => <GreetingPage nameOf={(user) => user.client_name ?? user.user_name} />
