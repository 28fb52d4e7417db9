import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import type { Screen } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'
import { expect, test, vi } from 'vitest'
import { buildClientMenu } from './clientMenu.ts'
import type { MenuEntry } from './menu.ts'

const company: CompanyInfo = {
  name: '빌더스컨설팅',
  representative: null,
  businessNumber: null,
  mailOrderNumber: null,
  address: null,
  phone: null,
  email: null,
  siteUrl: 'https://www.example.com',
  introductionUrl: null,
  chatUrl: null,
  guides: [
    { page: 'investment', url: 'https://www.example.com/guide/investment.html' },
    { page: 'grants', url: 'https://www.example.com/guide/grants.html' },
    { page: 'branding', url: 'https://www.example.com/guide/branding.html' },
    { page: 'platform', url: 'https://www.example.com/guide/platform.html' },
  ],
  channels: [],
}
const page = (path: string): Screen => ({ path, area: 'client', title: path, shell: 'app' })
const signOut = () => {}
const names = (entries: MenuEntry[] | undefined) => entries?.map(({ name }) => name)

test('the services that exist come in their order, whatever the order of the table', () => {
  const table = {
    ClientCaiHome: page('/client/cai/home'),
    PocketBoard: page('/client/pocket-board/list'),
    BizHome: page('/client/home'),
    WorkList: { ...page('/employee/work/list'), area: 'emp' as const },
  }
  const [services] = buildClientMenu({ company, signOut, table })
  expect(names(services?.entries)).toEqual(['BizHome', 'PocketBoard', 'BuildUp', 'ClientCaiHome'])
})

test('build-up holds the four guide pages, each in a new tab', () => {
  const [services] = buildClientMenu({ company, signOut })
  const buildUp = services?.entries.find(({ name }) => name === 'BuildUp')
  if (buildUp?.kind !== 'submenu') throw new Error('no submenu')
  expect(buildUp.entries.map(({ title }) => title)).toEqual([
    '투자 유치',
    '정부지원사업',
    '브랜딩 · 마케팅',
    '플랫폼 개발',
  ])
  for (const entry of buildUp.entries) expect(entry).toMatchObject({ kind: 'elsewhere', newTab: true })
})

test('the account has one’s own page, the way to the company’s site, and the way out', () => {
  const act = vi.fn()
  const account = buildClientMenu({ company, signOut: act }).at(-1)
  expect(names(account?.entries)).toEqual(['ClientMyPageInfo', 'CompanySite', 'SignOut'])
  expect(account?.entries[1]).toMatchObject({ url: 'https://www.example.com', newTab: false })
  const last = account?.entries.at(-1)
  if (last?.kind === 'act') last.act()
  expect(act).toHaveBeenCalledOnce()
})

test('a company without a site has neither guides nor a way to it', () => {
  const menu = buildClientMenu({ company: { ...company, siteUrl: null, guides: [] }, signOut, table: screens })
  const all = menu.flatMap(({ entries }) => names(entries) ?? [])
  expect(all).not.toContain('BuildUp')
  expect(all).not.toContain('CompanySite')
  expect(all).toContain('SignOut')
})
