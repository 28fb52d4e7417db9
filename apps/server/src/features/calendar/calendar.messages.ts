import { mrType } from '@crm/contract/features/meetings/meetings.words'
import type { FeedMeeting } from './calendar.queries.ts'

export const calendarName = (user_name: string) => `빌더 CRM · ${user_name}`

/** `그린루프 가이드미팅 3회차` */
export const summaryOf = ({ client_name, mr_type, mr_count }: FeedMeeting) =>
  [client_name, mrType.labelOf(mr_type), mr_type === 3 && `${mr_count}회차`].filter(Boolean).join(' ')

export const descriptionOf = ({ proj_name, people }: FeedMeeting) =>
  [proj_name && `프로젝트: ${proj_name}`, people.length > 0 && `담당: ${people.join(', ')}`].filter(Boolean).join('\n')
