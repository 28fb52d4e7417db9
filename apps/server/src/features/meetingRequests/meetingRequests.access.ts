import type { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { type AccessRows, everyActiveStaff, onlyClients } from '../../testing/access/accessExpectations.ts'

// Between two companies, and which staff see which requests: meetingRequests.test.ts
const aFilter = { proj_no: 1, ms_no: 1, state: 'asked', offset: 0, limit: 10 }
const wishes = ['2027-01-04 10:00', '2027-01-05 14:00']
const nowhere = { params: { mq_no: 900_000 } }

export const access: AccessRows<typeof meetingRequests> = {
  ofClient: { access: onlyClients, sample: { query: aFilter } },
  requestMeeting: {
    access: onlyClients,
    sample: { body: { proj_no: 1, mr_way: 'visit', words: '다음 단계 상담', wishes } },
  },
  requestMove: {
    access: onlyClients,
    sample: { params: { ms_no: 900_000 }, body: { words: '출장이 잡혔어요.', wishes } },
  },
  withdraw: { access: onlyClients, sample: nowhere },
  list: { access: everyActiveStaff, sample: { query: aFilter } },
  decline: { access: everyActiveStaff, sample: { ...nowhere, body: { answer: '그 주는 어려워요.' } } },
}
