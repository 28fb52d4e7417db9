import type { docViews } from '@crm/contract/features/docViews/docViews'
import {
  type AccessRows,
  everyActiveMember,
  everyActiveStaff,
  onlyClients,
} from '../../testing/access/accessExpectations.ts'

const time = { type: 'on', start_dt: '2026-01-05 09:00:00.000', end_dt: '2026-01-05 09:00:03.000' }

/** Guests of links read too: the handlers refuse whoever is neither a guest nor an active member. */
export const access: AccessRows<typeof docViews> = {
  open: { access: everyActiveMember, sample: { body: { ft_no: 1 } } },
  file: { access: everyActiveMember, sample: { params: { dv_no: 1 } } },
  download: { access: everyActiveMember, sample: { params: { dv_no: 1 } } },
  convert: { access: everyActiveMember, sample: { params: { dv_no: 1 } } },
  look: { access: onlyClients, sample: { query: { ft_no: 1 } } },
  lookFile: { access: onlyClients, sample: { query: { ft_no: 1 } } },
  saveTime: {
    access: everyActiveMember,
    sample: { params: { dv_no: 1 }, body: { viewing_time: [{ page: 1, times: [time] }] } },
  },
  report: { access: everyActiveStaff, sample: { query: { ft_no: 1, who: 'outside' } } },
  boxReport: { access: everyActiveStaff, sample: { query: { box_ft_no: 1 } } },
  readers: { access: everyActiveStaff, sample: { query: { ft_no: 1, who: 'all', offset: 0, limit: 10 } } },
  readerPages: { access: everyActiveStaff, sample: { params: { dv_no: 1 } } },
  excel: { access: everyActiveStaff, sample: { query: { ft_no: 1, who: 'outside' } } },
}
