import type { estimates } from '@crm/contract/features/estimates/estimates'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { estimateDraft } from '../../testing/fixtures/money/estimateDrafts.ts'

const params = { est_no: 999_999 }
const filter = {
  keyword: '덱',
  est_state: 'issued',
  emp_no: 1,
  psrv_no: 1,
  from: '2026-11-01',
  to: '2026-11-30',
  least: 0,
  most: 1_000_000,
  is_expiring: 1,
  sort: 'reg_dt',
  desc: 1,
}
const settings = {
  es_limits: [0, 0, 3, 5, 10, 20, 30, null],
  es_valid_days: 14,
  es_vat_mode: 'added',
  es_plan: estimateDraft().plans,
  es_terms: '',
  es_note: '',
}
const rev = 1

export const access: AccessRows<typeof estimates> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  sums: { access: onlyWithScope, sample: { query: filter } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  settings: { access: onlyWithScope },
  changeSettings: { access: onlyWithScope, sample: { body: { ...settings, rev: 999_999 } } },
  offered: { access: onlyWithScope },
  ofProject: { access: onlyWithScope, sample: { params: { proj_no: 999_999 } } },
  recipients: { access: onlyWithScope, sample: { params: { proj_no: 999_999 } } },
  detail: { access: onlyWithScope, sample: { params } },
  create: { access: onlyWithScope, sample: { body: { ...estimateDraft(), proj_no: 999_999 } } },
  update: { access: onlyWithScope, sample: { params, body: { ...estimateDraft(), rev } } },
  remove: { access: onlyWithScope, sample: { params } },
  approvers: { access: onlyWithScope, sample: { params } },
  ask: { access: onlyWithScope, sample: { params, body: { emp_no: 1, text: '부탁드려요', rev } } },
  decide: { access: onlyWithScope, sample: { params, body: { is_approved: true, text: '좋아요', rev } } },
  issue: { access: onlyWithScope, sample: { params, body: { rev, sends_mail: false } } },
  send: { access: onlyWithScope, sample: { params, body: { name: '한대표', email: 'ceo@greenloop.example' } } },
  revise: { access: onlyWithScope, sample: { params, body: {} } },
  withdraw: { access: onlyWithScope, sample: { params, body: { rev } } },
  extend: { access: onlyWithScope, sample: { params, body: { est_valid_dt: '2026-12-31', rev } } },
  answer: {
    access: onlyWithScope,
    sample: { params, body: { is_accepted: false, name: '한대표', reason: 'price', text: '', rev } },
  },
  copy: { access: onlyWithScope, sample: { params, body: { proj_no: 999_999 } } },
  pdf: { access: onlyWithScope, sample: { params } },
}
