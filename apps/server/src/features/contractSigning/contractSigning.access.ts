import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { type AccessRows, everybody, onlyWithScope } from '../../testing/access/accessExpectations.ts'

// Without a link that is alive everything is 404, whoever calls: page.test.ts
const t = 'AAAAAAAAAAAAAAAAAAAAAA'
const params = { ctr_no: 1 }
const ofSigner = { ...params, cs_no: 1 }
const signer = { cs_name: '한대표', cs_title: '대표', cs_phone: '010-1234-5678', cs_email: 'han@one.example' }
const draft = {
  ctr_title: '컨설팅 용역 계약',
  ctt_no: 1,
  ctr_special: '',
  is_in_order: true,
  signatory_no: 1,
  ctr_valid_dt: '2026-12-31',
  ctr_memo: '',
  signers: [signer],
}

export const access: AccessRows<typeof contractSigning> = {
  choices: { access: onlyWithScope, sample: { params: { est_no: 1 } } },
  preview: { access: onlyWithScope, sample: { body: { est_no: 1, ctt_no: 1, ctr_special: '' } } },
  create: { access: onlyWithScope, sample: { body: { est_no: 1, ...draft } } },
  update: { access: onlyWithScope, sample: { params, body: { ...draft, rev: 1 } } },
  remove: { access: onlyWithScope, sample: { params } },
  ask: { access: onlyWithScope, sample: { params, body: { rev: 1 } } },
  send: { access: onlyWithScope, sample: { params, body: { rev: 1 } } },
  withdraw: { access: onlyWithScope, sample: { params, body: { reason: '조건이 바뀌었어요.', rev: 1 } } },
  remind: { access: onlyWithScope, sample: { params: ofSigner } },
  createLink: { access: onlyWithScope, sample: { params: ofSigner } },
  seal: { access: onlyWithScope, sample: { params } },
  pdf: { access: onlyWithScope, sample: { params } },
  show: { access: everybody, sample: { body: { t } } },
  read: { access: everybody, sample: { body: { t } } },
  consent: { access: everybody, sample: { body: { t, consent: 'privacy', is_agreed: true } } },
  sendCode: { access: everybody, sample: { body: { t, way: 'talk' } } },
  confirmCode: { access: everybody, sample: { body: { t, code: '123456' } } },
  sign: {
    access: everybody,
    sample: { body: { t, name: '한대표', title: '대표', method: 'typed', image: null } },
  },
  decline: { access: everybody, sample: { body: { t, reason: '조건이 맞지 않아요.' } } },
  publicPdf: { access: everybody, sample: { body: { t } } },
  verify: { access: everybody },
}
