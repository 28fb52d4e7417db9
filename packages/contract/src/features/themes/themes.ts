import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { flag, key, line, no } from '../../kit/fields.ts'

export const themeMessages = {
  nameMissing: '테마 이름을 입력해 주세요.',
  nameTaken: '같은 이름의 테마가 있어요.',
  keywords: '키워드는 30개까지 넣을 수 있어요.',
}

const title = () => z.string().trim().min(1, themeMessages.nameMissing).pipe(line(50))

/** As staff keep it; what everybody picks from is the reference list `theme`. */
export const ThemeRow = z.object({
  thm_no: no(),
  thm_name: z.string(),
  /** What Connect AI looks for. */
  thm_keywords: z.array(z.string()),
  /** 1 in use, 0 switched off */
  state: z.int(),
  client_count: z.int(),
  project_count: z.int(),
  rev: no(),
})
export type ThemeRow = z.output<typeof ThemeRow>

const ThemeDraft = z.object({
  thm_name: title(),
  thm_keywords: z.array(line(30)).max(30, themeMessages.keywords),
  state: z.literal([0, 1]),
})
export type ThemeDraft = z.output<typeof ThemeDraft>

const access = staff('AdminTheme')
const params = z.object({ thm_no: key() })

export const themes = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/themes',
    summary: '테마 관리 목록: 끈 것도, 쓰인 수와 함께 순서대로',
    access,
    query: z.object({ state: flag().optional() }),
    response: listOf(ThemeRow),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/themes',
    summary: '테마 등록. 맨 끝에 놓인다',
    access,
    body: ThemeDraft,
    response: listOf(ThemeRow),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/themes/:thm_no',
    summary: '테마 수정. rev가 낡았으면 409',
    access,
    params,
    body: ThemeDraft.extend({ rev: no() }),
    response: listOf(ThemeRow),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/crm/v3/themes/:thm_no/place',
    summary: '테마 순서: before 앞으로, null이면 맨 끝으로',
    access,
    params,
    body: z.object({ before: no().nullable() }),
    response: nothing(),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/crm/v3/themes/:thm_no/merge',
    summary: '테마 합치기: 고객사와 프로젝트가 모두 into_no로 옮겨 가고, 이 테마는 목록에서 사라진다',
    access,
    params,
    body: z.object({ into_no: no() }),
    response: listOf(ThemeRow),
  }),
}
