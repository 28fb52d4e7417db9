import { CalendarCard } from '../calendar/CalendarCard.tsx'
import { accountText } from './account.messages.ts'
import { MyPage } from './MyPage.tsx'
import { MyDevices } from './MySessions.tsx'

/** Staff do not leave by themselves: there is no such card here. */
export const MyPageInfoScreen = () => (
  <MyPage
    title={accountText.title}
    more={() => (
      <>
        <CalendarCard />
        <MyDevices />
      </>
    )}
  />
)
