import { expect, test } from 'vitest'
import { loadPalettes, offersFor } from './paletteOffers.ts'

const staff = { user_type: 'emp' as const, team_no: 1, emp_scope: [] as string[] }
const offered = async (emp_scope: string[]) => {
  const { found, actions } = offersFor(await loadPalettes(), { ...staff, emp_scope })
  return { found, actions: actions.map(({ title }) => title).sort() }
}

test('people find what they may open', async () => {
  expect((await offered(['ClientVcList'])).found).toEqual(['고객사', '할 일'])
  expect((await offered(['WorkList'])).found).toEqual(['프로젝트', '할 일', '직원'])
  expect((await offered(['MyPageProject', 'ClientVcList'])).found).toEqual(['프로젝트', '고객사', '할 일'])
  expect((await offered([])).found).toEqual(['할 일'])
})

test('people are offered what they may do', async () => {
  expect((await offered([])).actions).toEqual(['녹음 시작', '알림 모두 보기', '할 일 만들기'])
  expect((await offered(['ScheduleMeeting', 'WorkList', 'ClientVcList'])).actions).toEqual([
    '고객사 · VC 엑셀로 등록',
    '녹음 시작',
    '미팅 추가',
    '알림 모두 보기',
    '포켓 관리',
    '프로젝트 등록',
    '할 일 만들기',
    '회사 등록',
    '회사 휴무일 관리',
  ])
})

test('clients are offered nothing of it', async () => {
  const client = { user_type: 'client' as const, team_no: null, emp_scope: [] }
  expect(offersFor(await loadPalettes(), client)).toEqual({ actions: [], sources: [], found: [] })
})
