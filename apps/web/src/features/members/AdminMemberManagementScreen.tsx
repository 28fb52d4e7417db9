import { screens } from '@crm/contract/features'
import { empLevel, userType } from '@crm/contract/features/auth/auth'
import { members } from '@crm/contract/features/members/members'
import type { MemberRow } from '@crm/contract/features/members/members.rows'
import { Select } from '@mantine/core'
import { ClearFilters } from '../../shared/kit/list/filters/ClearFilters.tsx'
import { listControls } from '../../shared/lib/listControls.ts'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { staffColumns } from './memberColumns.tsx'
import { useStaffList, useTeamOptions } from './members.api.ts'
import { membersText } from './members.messages.ts'
import { StandingFilter } from './StandingFilter.tsx'
import { useOpenMember } from './useOpenMember.ts'

const types = userType.options.filter(({ value }) => value !== 'client')
const levels = empLevel.options.map(({ value, label }) => ({ value: String(value), label }))
const numberOf = (chosen: string | null) => (chosen === null ? undefined : Number(chosen))

const noFilter = { keyword: undefined, user_type: undefined, team_no: undefined, emp_lv: undefined }

/** Staff and venture capitalists: who waits for approval, who is in, who is out. */
export const AdminMemberManagementScreen = () => {
  const [filter, setFilter] = useFilter(members.list.query)
  const found = useStaffList(filter)
  const open = useOpenMember(screens.AdminMemberManagementDetail.path)
  const counts = found.data?.counts
  const isFiltered = Object.keys(noFilter).some((name) => filter[name as keyof typeof noFilter] !== undefined)
  return (
    <Page
      title={membersText.staffTitle}
      context={counts ? membersText.staffContext(counts.waiting, counts.active) : membersText.context}
      filter={
        <>
          <StandingFilter
            words={membersText.staffStandings}
            counts={counts}
            value={filter.standing}
            onChange={(standing) => setFilter({ standing })}
          />
          <SearchField
            label={membersText.searchStaff}
            placeholder={membersText.searchHint}
            value={filter.keyword}
            onSearch={(keyword) => setFilter({ keyword })}
            w={250}
          />
          <Select
            aria-label={membersText.type}
            placeholder={membersText.allTypes}
            w={120}
            clearable
            data={types}
            value={filter.user_type ?? null}
            onChange={(type) =>
              setFilter({ user_type: (type ?? undefined) as MemberRow['user_type'] & ('emp' | 'vc') })
            }
          />
          <Select
            aria-label={membersText.team}
            placeholder={membersText.allTeams}
            w={140}
            clearable
            data={useTeamOptions()}
            value={filter.team_no === undefined ? null : String(filter.team_no)}
            onChange={(team) => setFilter({ team_no: numberOf(team) })}
          />
          <Select
            aria-label={membersText.level}
            placeholder={membersText.allLevels}
            w={120}
            clearable
            data={levels}
            value={filter.emp_lv === undefined ? null : String(filter.emp_lv)}
            onChange={(level) => setFilter({ emp_lv: numberOf(level) as typeof filter.emp_lv })}
          />
        </>
      }
    >
      <DataList
        read={found}
        columns={staffColumns(filter.standing)}
        rowKey={({ user_no }) => user_no}
        empty={isFiltered ? membersText.emptyFiltered : membersText.empty[filter.standing]}
        emptyAction={isFiltered && <ClearFilters framed onClear={() => setFilter(noFilter)} />}
        onRow={open}
        {...listControls(filter, setFilter)}
      />
    </Page>
  )
}
