import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { insertEvent } from '../contracts/events.queries.ts'
import { insertCertificate } from '../contracts/sealing/key.queries.ts'
import { signingKeyOf } from '../contracts/sealing/key.service.ts'
import { insertPaper, setSealed } from '../contracts/sealing/papers.queries.ts'
import { finalPaper, sha256 } from '../contracts/sealing/papers.service.ts'
import { signPdf } from '../contracts/sealing/sign.ts'
import {
  demoConfig,
  type SeedContract,
  type SeedSigner,
  seedDraft,
  seedSent,
  seedSigning,
  seedUnsigned,
  signersOf,
} from '../contracts/seed/electronic.ts'
import { insertSignerLink } from '../contracts/signing/links.queries.ts'
import { dayFromNow } from '../estimates/seed/offers.ts'
import { insertOffer } from '../publicEstimates/publicEstimates.seed.ts'

/** In the demo the address of a signer's page is known, so that it can be opened. */
export const demoContractLink = 'demo-contract-link-001'

interface Offered {
  est_no: number
  proj_no: number
  est_amount: number
  emp_no: number
}

/** What could become a contract, of other companies than those of the demo's clients; first on projects that have none. */
const findOffered = async (db: Db) => {
  const { rows } = await sql<Offered>`
    select e.est_no, e.proj_no, e.est_amount, m.emp_no from estimates e join projects p using (proj_no)
     cross join lateral (select k.emp_no from project_employees k
                          where k.proj_no = p.proj_no and k.pe_type = 'manager' order by k.pe_no limit 1) m
     where e.est_state in ('issued', 'accepted') and e.est_amount > 0
       and not exists (select from contracts k where k.est_no = e.est_no)
       and p.client_no not in (select n.client_no from client_members n join users u using (user_no)
                                where u.user_id in ('client', 'client2') and n.client_no is not null)
       and exists (select from clients c where c.client_no = p.client_no and c.client_biz_no is not null and c.client_addr is not null)
     order by exists (select from contracts k where k.proj_no = p.proj_no), e.est_no`.execute(db)
  return rows
}

const contractOf = (offer: Offered, signers: SeedSigner[], from: number, until: number): SeedContract => ({
  ...{ est_no: offer.est_no, proj_no: offer.proj_no, ctr_amount: offer.est_amount, emp_no: offer.emp_no },
  ...{ ctr_title: '컨설팅 용역 계약', signers, day: dayFromNow(from), ctr_valid_dt: dayFromNow(until) },
})

/** One contract in each state that waits for somebody or came to nothing. */
const seedStates = async (db: Db) => {
  const [drafted, sent, signing, declined, expired] = await findOffered(db)
  const draftFor = async (offer: Offered, from: number, until: number, count = 1) =>
    contractOf(offer, await signersOf(db, offer.proj_no, count), from, until)
  if (drafted) await seedDraft(db, await draftFor(drafted, 0, 14))
  if (sent) await seedSent(db, { ...(await draftFor(sent, -1, 9, 2)), is_in_order: false })
  if (signing) await seedSigning(db, await draftFor(signing, -2, 12, 3))
  if (declined) await seedUnsigned(db, await draftFor(declined, -6, 8), 'declined', '결제 조건을 다시 정하고 싶어요.')
  if (expired) await seedUnsigned(db, await draftFor(expired, -20, -6), 'expired')
}

/** One that the demo's client has to sign, with a link that is known. */
const seedLink = async (db: Db) => {
  const offer = await insertOffer(db, { est_title: '사업계획서 작성 견적서', est_discount: null })
  if (!offer) return
  const { user_name, user_phone, user_email } = offer
  const signer = { cs_name: user_name, cs_title: '대표', cs_phone: user_phone ?? '', cs_email: user_email ?? '' }
  const { signers } = await seedSent(db, {
    ...contractOf(offer, [signer], 0, 10),
    ctr_title: '사업계획서 작성 용역 계약',
    ctr_special: '중간 점검 회의를 두 번 한다.\n결과물은 한글과 PDF로 납품한다.',
  })
  const cs_no = signers[0]?.cs_no ?? 0
  await insertSignerLink(db, { cs_no, slk_way: 'copy', token_hash: hashToken(demoContractLink) })
}

/** Seals what everybody has signed, really: with the company's key. */
const sealAll = async (db: Db) => {
  const ctx = { db, config: demoConfig }
  const { rows } = await sql<{ ctr_no: number }>`
    select ctr_no from contracts where ctr_kind = 'electronic' and ctr_state = 'concluded' order by ctr_no`.execute(db)
  const key = await signingKeyOf(ctx)
  await insertCertificate(db, key)
  for (const { ctr_no } of rows) {
    const pdf = await signPdf(await finalPaper(ctx, ctr_no), key, undefined)
    const cp_hash = sha256(pdf)
    await insertPaper(db, { ctr_no, cp_kind: 'final', pdf, cp_hash })
    await setSealed(db, ctr_no)
    await insertEvent(db, { ctr_no, ce_kind: 'sealed', ce_data: { hash: cp_hash } })
  }
}

export const seed = defineSeed({
  after: ['contracts', 'publicEstimates'],
  demo: async (db) => {
    await seedStates(db)
    await seedLink(db)
  },
  files: sealAll,
})
