import { screens } from '@crm/contract/screens'
import { useSearchParams } from 'react-router'
import { RoomBeside } from '../../shared/kit/list/RoomBeside.tsx'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { session } from '../../shared/lib/session/session.ts'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { MyFileRequests, PastFileRequests } from '../fileRequests/MyFileRequests.tsx'
import { CompanyTree } from './CompanyTree.tsx'
import { companyDataText as text } from './companyData.messages.ts'
import { SharedWithUs } from './SharedWithUs.tsx'

const choices = [
  { value: 'own', label: text.own },
  { value: 'shared', label: text.shared },
  { value: 'past', label: text.past },
] as const

/** The data room of a company in its portal: its own tree, and what is shared with it. */
export const ClientCompanyDataScreen = () => {
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const which = choices.find(({ value }) => value === search.get('tab'))?.value ?? 'own'
  // Box, search and page belong to one of the two.
  const change = (next: (typeof choices)[number]['value']) => setSearch(next === 'own' ? {} : { tab: next })
  return (
    <RoomBeside>
      <Page
        title={screens.ClientCompanyData.title}
        context={text.context}
        filter={<Segments aria-label={text.which} data={choices} value={which} onChange={change} />}
      >
        <MyFileRequests />
        {which === 'shared' && <SharedWithUs />}
        {which === 'past' && <PastFileRequests />}
        {which === 'own' && user?.client_no && (
          <CompanyTree client_no={user.client_no} actions={session.isView() ? 'readonly' : 'client'} />
        )}
      </Page>
    </RoomBeside>
  )
}
