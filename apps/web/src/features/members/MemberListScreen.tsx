import { screens } from '@crm/contract/features'
import { members } from '@crm/contract/features/members/members'
import { ClearFilters } from '../../shared/kit/list/filters/ClearFilters.tsx'
import { listControls } from '../../shared/lib/listControls.ts'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { clientColumns } from './memberColumns.tsx'
import { useClientList } from './members.api.ts'
import { membersText } from './members.messages.ts'
import { StandingFilter } from './StandingFilter.tsx'
import { useOpenMember } from './useOpenMember.ts'

/** The people of client companies who have an account or want one. */
export const MemberListScreen = () => {
  const [filter, setFilter] = useFilter(members.clientList.query)
  const found = useClientList(filter)
  const open = useOpenMember(screens.MemberDetail.path)
  const counts = found.data?.counts
  return (
    <Page
      title={membersText.clientTitle}
      context={counts ? membersText.clientContext(counts.waiting, counts.active) : membersText.context}
      filter={
        <>
          <StandingFilter
            words={membersText.clientStandings}
            counts={counts}
            value={filter.standing}
            onChange={(standing) => setFilter({ standing })}
          />
          <SearchField
            label={membersText.searchClients}
            placeholder={membersText.searchHint}
            value={filter.keyword}
            onSearch={(keyword) => setFilter({ keyword })}
            w={260}
          />
        </>
      }
    >
      <DataList
        read={found}
        columns={clientColumns(filter.standing)}
        rowKey={({ user_no }) => user_no}
        empty={filter.keyword ? membersText.emptyFiltered : membersText.empty[filter.standing]}
        emptyAction={filter.keyword && <ClearFilters framed onClear={() => setFilter({ keyword: undefined })} />}
        onRow={open}
        {...listControls(filter, setFilter)}
      />
    </Page>
  )
}
