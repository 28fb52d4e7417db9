import type { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof alimtalk> = {
  read: { access: onlyWithScope, sample: { query: { ms_no: 1 } } },
  preview: {
    access: onlyWithScope,
    sample: { query: { ms_no: 1, template_name: 'pre_meeting', recvname: '이담당' } },
  },
  send: {
    access: onlyWithScope,
    sample: {
      body: {
        template_name: 'pre_meeting',
        receivers: [
          {
            receiver: '010-1234-5678',
            recvname: '이담당',
            meeting_date: '2026년 11월 16일 월요일 오후 2시',
            meeting_type: '사전미팅',
          },
        ],
        ms_no: 1,
        way: 'talk',
      },
    },
  },
}
