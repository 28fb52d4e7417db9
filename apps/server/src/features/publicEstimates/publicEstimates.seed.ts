import { blankLine } from '@crm/contract/features/estimates/blankLine'
import type { EstimateDraft, LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import { companyOf } from '../../company.ts'
import type { Db } from '../../db/database.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { contentOf } from '../estimates/content.ts'
import { insertEstimate, insertParts, takeNumber, updateEstimate } from '../estimates/drafts.queries.ts'
import { findEstimate } from '../estimates/estimates.queries.ts'
import { insertLink, insertQuestion, writeAnswer } from '../estimates/links/links.queries.ts'
import { hashOf, paperFactsOf } from '../estimates/papers.service.ts'

/** In the demo the address of the client's page is known, so that it can be opened. */
export const demoEstimateLink = 'demo-estimate-link-001'

const line = (changes: Partial<LineDraft>): LineDraft => ({
  ...blankLine,
  ...changes,
})

const part = (epl_title: string, epl_due_kind: 'contract' | 'delivery') => ({
  ...{ epl_title, epl_due_kind, epl_kind: 'share' as const, epl_value: 50, epl_due_dt: null },
  ...{ epl_due_days: 7, epl_pay_type: 3 as const },
})

const draftFor = (est_to_name: string, est_valid_dt: string): EstimateDraft => ({
  est_title: '투자 유치 IR 패키지',
  est_to_name,
  est_to_phone: '',
  est_to_email: '',
  est_valid_dt,
  est_vat_mode: 'added',
  est_discount: { kind: 'won', value: 300_000 },
  lines: [
    line({ el_kind: 'section', el_name: 'IR 자료' }),
    line({ el_name: 'IR 덱 제작', el_content: '20쪽 안팎, 수정 2회 포함', el_price: 4_500_000 }),
    line({ el_name: '재무 추정', el_content: '3개년 손익과 자금 계획', el_price: 2_200_000 }),
    line({ el_kind: 'section', el_name: '투자 유치 지원' }),
    line({ el_name: '투자사 미팅 동행', el_unit: '회', el_quantity: 4, el_price: 350_000 }),
    line({ el_name: '영문 IR 덱', el_content: '국문 덱의 번역과 편집', el_price: 1_800_000, is_optional: true }),
    line({ el_name: '발표 코칭', el_unit: '회', el_quantity: 3, el_price: 250_000, is_optional: true }),
  ],
  plans: [part('계약금', 'contract'), part('잔금', 'delivery')],
  est_terms: '계약 뒤 2주 안에 초안을 보내 드려요.\n수정은 항목마다 2회까지 포함이에요.',
  est_note: '궁금한 점은 이 페이지에서 편하게 물어봐 주세요.',
  est_memo: '',
})

interface ClientProject {
  proj_no: number
  user_name: string
  user_phone: string | null
  user_email: string | null
  emp_no: number
  valid: string
}

const findProject = async (db: Db) => {
  const { rows } = await sql<ClientProject>`
    select p.proj_no, u.user_name, u.user_phone, u.user_email, k.emp_no, to_char(current_date + 10, 'YYYY-MM-DD') as valid
      from users u join client_members c using (user_no) join projects p on p.client_no = c.client_no
      join project_employees k on k.proj_no = p.proj_no and k.pe_type = 'manager'
     where u.user_id = 'client' order by p.proj_no, k.pe_no limit 1`.execute(db)
  return rows[0]
}

/** An issued estimate on the first project of the demo's client; nothing where there is none. */
export const insertOffer = async (db: Db, changes: Partial<EstimateDraft> = {}) => {
  const found = await findProject(db)
  if (!found) return
  const { proj_no, emp_no, user_name } = found
  const { row, lines, plans } = await contentOf(db, { ...draftFor(user_name, found.valid), ...changes })
  const est_no = await insertEstimate(db, { ...row, proj_no, emp_no })
  await insertParts(db, est_no, lines, plans)
  const { est_code, now } = await takeNumber(db)
  const estimate = await findEstimate(db, est_no, null)
  if (!estimate) return
  const { bank, ...profile } = await profileForPapers(db)
  const snapshot = {
    est_no,
    est_ver: 1,
    estimate: paperFactsOf({ ...estimate, est_code, est_issued_dt: now }),
    company: companyOf({}, true),
    bank,
    profile,
    issued_at: `${now.replace(' ', 'T')}:00+09:00`,
  }
  await updateEstimate(db, est_no, {
    ...{ est_state: 'issued', est_code, est_issued_dt: now, est_issued_by: emp_no },
    ...{ est_snapshot: JSON.stringify(snapshot), est_hash: hashOf(snapshot) },
  })
  return { ...found, est_no, est_amount: estimate.est_amount }
}

/** One estimate that the demo's client has to answer, with a link that is known, a question and its answer. */
const seedLink = async (db: Db) => {
  const offer = await insertOffer(db)
  if (!offer) return
  const { est_no, user_name, emp_no } = offer
  const token_hash = hashToken(demoEstimateLink)
  await insertLink(db, { est_no, elk_way: 'copy', elk_name: user_name, token_hash, emp_no })
  const est_root = est_no
  await insertQuestion(db, { est_root, eq_name: user_name, eq_question: '초안은 언제쯤 받을 수 있나요?' })
  const { eq_no } = await db
    .selectFrom('estimate_questions')
    .select('eq_no')
    .where('est_root', '=', est_root)
    .executeTakeFirstOrThrow()
  await writeAnswer(db, est_root, eq_no, '계약 뒤 2주 안에 보내 드려요.', emp_no)
}

export const seed = defineSeed({ after: ['estimates'], demo: seedLink })
