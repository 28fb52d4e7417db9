import { CalendarCard } from '../calendar/CalendarCard.tsx'
import { accountText } from './account.messages.ts'
import { MyDevices } from './MyDevices.tsx'
import { MyPage } from './MyPage.tsx'

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
