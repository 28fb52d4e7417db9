import type { alarms } from '@crm/contract/features/alarms/alarms'
import { type AccessRows, everyActiveMember } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof alarms> = {
  newList: { access: everyActiveMember, sample: { query: { offset: 0, limit: 5 } } },
  list: { access: everyActiveMember, sample: { query: { state: 1, offset: 0, limit: 10 } } },
  check: { access: everyActiveMember, sample: { params: { al_no: 1 }, body: { state: 2 } } },
  checkAll: { access: everyActiveMember, sample: { body: { state: 2 } } },
  settings: { access: everyActiveMember },
  saveSetting: {
    access: everyActiveMember,
    sample: { params: { kind: 'members.decided' }, body: { in_app: true, push: false, mail: true } },
  },
  pushKey: { access: everyActiveMember },
  savePush: { access: everyActiveMember, sample: { body: { user_web_push_tokens: [] } } },
}
