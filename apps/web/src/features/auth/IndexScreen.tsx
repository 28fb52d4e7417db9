import { GreetingPage } from './GreetingPage.tsx'
import { ScopesCard } from './ProfileCard.tsx'

export const IndexScreen = () => <GreetingPage more={(user) => <ScopesCard user={user} />} />
