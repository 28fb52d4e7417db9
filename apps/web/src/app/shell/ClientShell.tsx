import type { User } from '@crm/contract/features/auth/auth'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { AlarmBell } from '../../features/alarms/AlarmBell.tsx'
import { CompanyFooter } from '../../features/portal/CompanyFooter.tsx'
import { useCompany } from '../../features/portal/portal.api.ts'
import { setBrand } from '../../shared/lib/session/brand.ts'
import { signOut } from '../../shared/lib/session/currentUser.ts'
import { screenAt } from '../routing/screenAt.ts'
import { ClientGreeting } from './ClientGreeting.tsx'
import classes from './ClientShell.module.css'
import { PersonFrame } from './PersonFrame.tsx'
import { buildClientMenu } from './sidebar/clientMenu.ts'
import { activeEntry } from './sidebar/menu.ts'
import { UserMenu } from './topBar/UserMenu.tsx'

/** For client companies: the portal's menu under a greeting in the company's name, and who runs it all below. */
export const ClientShell = ({ user, children }: { user: User; children: ReactNode }) => {
  const { pathname } = useLocation()
  const company = useCompany()
  useEffect(() => setBrand(company?.name ?? null), [company?.name])
  const menu = buildClientMenu({ company, signOut })
  return (
    <PersonFrame
      menu={menu}
      brand={company?.name ?? ''}
      active={activeEntry(menu, { name: screenAt(pathname) }, pathname)}
      head={({ isNarrow }) => <ClientGreeting company={user.client_name ?? user.user_name} isNarrow={isNarrow} />}
      tools={
        <>
          <AlarmBell user_type="client" />
          <UserMenu user={user} />
        </>
      }
    >
      <div className={classes.page}>{children}</div>
      <CompanyFooter company={company} />
    </PersonFrame>
  )
}
