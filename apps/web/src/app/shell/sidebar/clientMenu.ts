import { type CompanyInfo, guidePage } from '@crm/contract/features/portal/portal'
import { screens } from '@crm/contract/screens'
import type { ScreenTable } from '../../routing/screenAccess.ts'
import { shellText } from '../shell.messages.ts'
import { type MenuEntry, type MenuSection, screenEntry } from './menu.ts'

const buildUp = 'BuildUp'

/** The services by route name, in the order of the menu (docs/rules.md, screens). */
const services = [
  'BizHome',
  'ClientMeeting',
  'ClientCampListV3',
  'PocketBoard',
  'ClientEvent',
  'ClientCompanyData',
  buildUp,
  'ClientCaiHome',
]

const buildUpEntry = (company: CompanyInfo | undefined): MenuEntry[] => {
  const entries = (company?.guides ?? []).map(
    ({ page, url }): MenuEntry => ({
      kind: 'elsewhere',
      name: page,
      title: guidePage.label(page),
      url,
      newTab: true,
    }),
  )
  return entries.length
    ? [{ kind: 'submenu', name: buildUp, title: shellText.buildUp, icon: 'stairs-up', entries }]
    : []
}

const ownScreen = (table: ScreenTable, name: string): MenuEntry[] => {
  const screen = table[name]
  return screen?.area === 'client' ? [screenEntry(name, screen)] : []
}

interface Portal {
  /** Undefined while it is being read: what leads to the company's site comes a moment later. */
  company: CompanyInfo | undefined
  signOut: () => void
  table?: ScreenTable
}

/** What a client finds at the left: the services that exist, then everything about the account. */
export const buildClientMenu = ({ company, signOut, table = screens }: Portal): MenuSection[] => [
  {
    group: 'services',
    title: '',
    entries: services.flatMap((name) => (name === buildUp ? buildUpEntry(company) : ownScreen(table, name))),
  },
  {
    group: 'account',
    title: shellText.account,
    entries: [
      ...ownScreen(table, 'ClientMyPageInfo'),
      ...(company?.siteUrl
        ? [
            {
              kind: 'elsewhere' as const,
              name: 'CompanySite',
              title: shellText.companySite,
              icon: 'world',
              url: company.siteUrl,
              newTab: false,
            },
          ]
        : []),
      { kind: 'act', name: 'SignOut', title: shellText.signOut, icon: 'logout', act: signOut },
    ],
  },
]
