import { type CompanyInfo, guidePage } from '@crm/contract/features/portal/portal'
import { screens } from '@crm/contract/screens'
import type { Table } from '../reach.ts'
import { type MenuEntry, type MenuSection, screenEntry } from './menu.ts'
import { text } from './shell.messages.ts'

const buildUp = 'BuildUp'

/** Document 3, section 2: the services by route name, in their order. */
const services: { name: string; icon: string }[] = [
  { name: 'BizHome', icon: 'home' },
  { name: 'ClientCampListV3', icon: 'mentoring' },
  { name: 'PocketBoard', icon: 'board' },
  { name: 'ClientEvent', icon: 'event' },
  { name: 'ClientCompanyData', icon: 'data' },
  { name: buildUp, icon: 'buildUp' },
  { name: 'ClientCaiHome', icon: 'ai' },
]

const buildUpEntry = (company: CompanyInfo | undefined, icon: string): MenuEntry[] => {
  const entries = (company?.guides ?? []).map(
    ({ page, url }): MenuEntry => ({
      kind: 'elsewhere',
      name: page,
      title: guidePage.label(page),
      icon: page,
      url,
      newTab: true,
    }),
  )
  return entries.length ? [{ kind: 'submenu', name: buildUp, title: text.buildUp, icon, entries }] : []
}

const ownScreen = (table: Table, name: string, icon: string): MenuEntry[] => {
  const screen = table[name]
  return screen?.area === 'client' ? [screenEntry(name, screen, icon)] : []
}

interface Portal {
  /** Undefined while it is being read: what leads to the company's site comes a moment later. */
  company: CompanyInfo | undefined
  signOut: () => void
  table?: Table
}

/** What a client finds at the left: the services that exist, then everything about the account. */
export const buildClientMenu = ({ company, signOut, table = screens }: Portal): MenuSection[] => [
  {
    group: 'services',
    title: '',
    entries: services.flatMap(({ name, icon }) =>
      name === buildUp ? buildUpEntry(company, icon) : ownScreen(table, name, icon),
    ),
  },
  {
    group: 'account',
    title: text.account,
    entries: [
      ...ownScreen(table, 'ClientMyPageInfo', 'userCircle'),
      ...(company?.siteUrl
        ? [
            {
              kind: 'elsewhere' as const,
              name: 'CompanySite',
              title: text.companySite,
              icon: 'site',
              url: company.siteUrl,
              newTab: false,
            },
          ]
        : []),
      { kind: 'act', name: 'SignOut', title: text.signOut, icon: 'signOut', act: signOut },
    ],
  },
]
