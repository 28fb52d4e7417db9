import { MeetingRecords } from './MeetingRecords.tsx'

export const MyPageMeetingScreen = () => <MeetingRecords />
