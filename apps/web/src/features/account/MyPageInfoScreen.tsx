import { CalendarCard } from '../calendar/CalendarCard.tsx'
import { text } from './account.messages.ts'
import { MyPage } from './MyPage.tsx'
import { MyDevices } from './Traces.tsx'

/** Staff do not leave by themselves: there is no such card here. */
export const MyPageInfoScreen = () => (
  <MyPage
    title={text.title}
    more={() => (
      <>
        <CalendarCard />
        <MyDevices />
      </>
    )}
  />
)
