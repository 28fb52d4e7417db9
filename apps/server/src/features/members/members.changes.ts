import { empLevel, memberState } from '@crm/contract/features/auth/auth'
import type { HistoryChange } from '@crm/contract/features/history/history'
import { closedAs } from '@crm/contract/features/members/members.rows'
import { scopeWords } from '@crm/contract/features/members/scopeTree'
import { showPhone } from '@crm/contract/kit/people'
import { scopeNames } from '@crm/contract/scopes'
import type { AuditEntry, AuditFacts } from '../../db/auditEntries.ts'

type Words = (value: unknown) => string

const asText: Words = (value) => String(value)
const state: Words = memberState.labelOf

/** The fields that the history shows, each with its label and the words for its values. */
const facts = (teams: Map<number, string>): Record<string, [name: string, words: Words]> => ({
  user_id: ['아이디', asText],
  user_name: ['이름', asText],
  user_email: ['이메일', asText],
  user_phone: ['휴대폰', (value) => showPhone(String(value))],
  emp_state: ['상태', state],
  vc_state: ['상태', state],
  client_state: ['상태', state],
  is_verified: ['승인', (value) => (value ? '승인됨' : '승인 안 됨')],
  state: ['계정', (value) => (value === 1 ? '사용' : '탈퇴')],
  closed_as: ['처리', closedAs.labelOf],
  closed_reason: ['사유', asText],
  pw_dt: ['비밀번호', () => '변경됨'],
  team_no: ['팀', (value) => teams.get(Number(value)) ?? asText(value)],
  emp_lv: ['직급', empLevel.labelOf],
  vc_name: ['소속', asText],
  vc_position: ['직책', asText],
  skips_device_check: ['기기 인증', (value) => (value ? '생략' : '필요')],
})

const scopesIn = (facts: AuditFacts | null) => (facts?.emp_scope ?? []) as string[]
const inWords = (scopes: string[]) =>
  scopeNames
    .filter((name) => scopes.includes(name))
    .map((name) => scopeWords[name])
    .join(', ') || null

/** Menus that were given and taken, rather than two long lists to compare. */
const scopeChanges = (before: AuditFacts | null, after: AuditFacts | null): HistoryChange[] => {
  const [old, now] = [scopesIn(before), scopesIn(after)]
  const added = inWords(now.filter((name) => !old.includes(name)))
  const removed = inWords(old.filter((name) => !now.includes(name)))
  return [
    ...(added ? [{ field: '메뉴 추가', before: null, after: added }] : []),
    ...(removed ? [{ field: '메뉴 제외', before: removed, after: null }] : []),
  ]
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** What differs between two states of a row, in words; facts that this page does not know are left out. */
export const changesBetween = (
  before: AuditFacts | null,
  after: AuditFacts | null,
  teams: Map<number, string>,
): HistoryChange[] => {
  const factChanges = Object.entries(facts(teams)).flatMap(([column, [field, words]]) => {
    const [old, now] = [before?.[column], after?.[column]]
    if (old === now || (isNothing(old) && isNothing(now))) return []
    // The history shows that the password was changed; the old date is of no use.
    if (column === 'pw_dt') return isNothing(now) ? [] : [{ field, before: null, after: words(now) }]
    return [{ field, before: isNothing(old) ? null : words(old), after: isNothing(now) ? null : words(now) }]
  })
  return [...factChanges, ...scopeChanges(before, after)]
}

/** The values of every new account, which the history leaves out. */
const usual = { state: 1, skips_device_check: false, is_verified: false, emp_lv: 0 }

const isUsual = (after: AuditFacts | null, column: string) =>
  column in usual && after?.[column] === usual[column as keyof typeof usual]

const withoutUsual = (after: AuditFacts | null) =>
  Object.fromEntries(Object.entries(after ?? {}).filter(([column]) => !isUsual(after, column)))

/** What one request did, in words; of an account that was made only what is not as usual. */
export const changesOf = ({ rows }: AuditEntry, teams: Map<number, string>): HistoryChange[] =>
  rows.flatMap(({ action, before, after }) =>
    changesBetween(before, action === 'insert' ? withoutUsual(after) : after, teams),
  )

/** `직급: 사원 → 대리` */
export const asLine = ({ field, before, after }: HistoryChange) =>
  before && after ? `${field}: ${before} → ${after}` : `${field}: ${after ?? before}`
