import type { contractTemplates } from '@crm/contract/features/contractTemplates/contractTemplates'
import {
  fillPlaceholders,
  type PlaceholderValues,
  placeholderNames,
  sampleValues,
} from '@crm/contract/features/contractTemplates/placeholders'
import { dueKind } from '@crm/contract/features/estimates/estimates.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { won } from '@crm/contract/kit/numbers'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { amountToHangul } from 'es-hangul'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { cleanHtml } from '../../html.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuseField } from '../../http/refusal.ts'
import { profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'
import {
  findActive,
  findEstimateFacts,
  findProjectFacts,
  findVersion,
  findVersions,
  type PlannedPart,
} from './contractTemplates.queries.ts'

/** `2026-11-17` → `2026년 11월 17일` */
export const dateWords = (day: string | null) => {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-').map(Number)
  return year ? `${year}년 ${month}월 ${date}일` : null
}

const partWords = ({ epl_title, epl_amount, epl_due_kind, epl_due_dt, epl_due_days }: PlannedPart) => {
  const due = epl_due_kind === 'date' ? dateWords(epl_due_dt) : `${dueKind.label(epl_due_kind)} ${epl_due_days}일 이내`
  return `${epl_title}${epl_amount === null ? '' : ` ${won(epl_amount)}`} (${due})`
}

type Facts = Pick<Context, 'db' | 'config'>
type Project = NonNullable<Awaited<ReturnType<typeof findProjectFacts>>>
type Offer = Awaited<ReturnType<typeof findEstimateFacts>>

const ofClient = (project: Project) => ({
  '갑.상호': project.client_name,
  '갑.대표자': project.client_rep_name,
  '갑.사업자번호': showBusinessNumber(project.client_biz_no) || null,
  '갑.주소': [project.client_addr, project.client_addr_detail].filter(Boolean).join(' ') || null,
  '갑.연락처': showPhone(project.client_phone) || null,
})

const ofCompany = ({ company }: Context['config']) => ({
  '을.상호': company.name,
  '을.대표자': company.representative,
  '을.사업자번호': company.businessNumber,
  '을.주소': company.address,
  '을.연락처': company.phone,
})

const ofOffer = (offer: Offer, bank: string) => ({
  견적번호: offer?.est_code ?? null,
  공급가액: offer ? won(offer.est_supply) : null,
  부가세: offer ? won(offer.est_vat) : null,
  합계: offer ? won(offer.est_amount) : null,
  합계_한글: offer ? amountToHangul(offer.est_amount) : null,
  항목: offer?.lines ?? null,
  결제계획: offer?.plans.map(partWords) ?? null,
  입금계좌: bank || null,
})

/** What is known of a project today; what is not stays open. */
const valuesOf = async (
  ctx: Facts,
  proj_no: number,
  est_no?: number,
  day = koreaToday(),
): Promise<PlaceholderValues> => {
  const project = await findProjectFacts(ctx.db, proj_no)
  if (!project) return refuseField('invalid_input', 'proj_no', text.noProject)
  return {
    ...ofClient(project),
    ...ofCompany(ctx.config),
    ...ofOffer(await findEstimateFacts(ctx.db, proj_no, est_no), (await profileForPapers(ctx.db)).bank),
    프로젝트: project.proj_name,
    계약일: dateWords(day),
    시작일: dateWords(project.project_start),
    종료일: dateWords(project.project_end),
    담당자: project.manager,
  }
}

/** Samples, except for what we know of ourselves. */
const samplesOf = ({ config }: Context): PlaceholderValues => ({
  ...sampleValues,
  ...Object.fromEntries(Object.entries(ofCompany(config)).filter(([, value]) => value !== null)),
})

export interface FilledTemplate {
  ctt_no: number
  ctt_ver: number
  proj_no: number
  est_no: number
  /** Of the contract: today, unless it is written down later. */
  day?: string
  /** What stands where nothing else is known. */
  otherwise?: Partial<PlaceholderValues>
}

/** The text of a version of a template with everything that is known of a project and of one of its estimates. */
export const fillTemplate = async (ctx: Facts, source: FilledTemplate) => {
  const { ctt_no, ctt_ver, proj_no, est_no, day, otherwise = {} } = source
  const { ctt_html } = await findVersion(ctx.db, ctt_no, ctt_ver)
  const values = await valuesOf(ctx, proj_no, est_no, day)
  for (const name of placeholderNames) values[name] ??= otherwise[name] ?? null
  return fillPlaceholders(cleanHtml(ctt_html), values)
}

/** What a new contract can be made from. */
export const findOfferedTemplates = (ctx: Facts) => findActive(ctx.db)

export const previewTemplate = async (ctx: Context, { body }: ParsedOf<typeof contractTemplates.preview>) => {
  const values = body.proj_no === null ? samplesOf(ctx) : await valuesOf(ctx, body.proj_no)
  return one({ html: fillPlaceholders(cleanHtml(body.ctt_html), values) })
}

export const listVersions = async (ctx: Context, { params }: ParsedOf<typeof contractTemplates.versions>) =>
  list(await findVersions(ctx.db, params.ctt_no))
