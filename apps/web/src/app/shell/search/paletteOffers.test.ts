import { screens } from '@crm/contract/screens'
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
    '견적 작성',
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

const sources = import.meta.glob<string>('../../../features/**/*.{tsx,web.ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const featureOf = (path: string) => path.split('/features/')[1]?.split('/')[0] ?? ''

/** Lists from which nothing can be offered elsewhere: one that only clients see, and the seats of one course. */
const notOffered = ['portalMeetings', 'enrolments']

test('every screen of staff that creates something has an action', async () => {
  const palettes = await loadPalettes()
  const offered = palettes.flatMap(({ actions = [] }) => actions.flatMap(({ screens }) => screens))
  const pages = Object.entries(screens).filter(([name, { area }]) => area === 'emp' && name.endsWith('Create'))
  expect(pages.map(([name]) => name).filter((name) => !offered.includes(name))).toEqual([])

  const creating = Object.entries(sources)
    .filter(([, source]) => /<ListPage\b[^>]*\bcreate=/s.test(source))
    .map(([path]) => featureOf(path))
  const offering = Object.entries(sources)
    .filter(([path, source]) => path.endsWith('.web.ts') && /^\s+actions: \[|\.palette\.ts'/m.test(source))
    .map(([path]) => featureOf(path))
  const without = [...new Set(creating)].filter((name) => !notOffered.includes(name) && !offering.includes(name))
  expect(without).toEqual([])
})
