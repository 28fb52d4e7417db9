import { members } from '@crm/contract/features/members/members'
import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'
import { type Palette, searchSource, shownAtOnce } from '../../shared/lib/page/palette.ts'
import { membersText } from './members.messages.ts'

const { palette } = membersText
const waiting = (path: string) => `${path}?account_status=waiting`

const memberSource = searchSource({
  name: 'member',
  title: screens.MemberList.title,
  endpoint: members.clientList,
  request: (keyword) => ({ query: { account_status: 'active' as const, keyword, limit: shownAtOnce } }),
  found: ({ query, total }) => ({
    total,
    hits: query.map(({ user_no, user_name, user_id, client_name }) => ({
      key: `member-${user_no}`,
      title: user_name,
      detail: [client_name, user_id].filter(Boolean).join(' · '),
      path: generatePath(screens.MemberDetail.path, { id: String(user_no) }),
    })),
  }),
  allPath: (keyword) => `${screens.MemberList.path}?${new URLSearchParams({ account_status: 'active', keyword })}`,
})

export const membersPalette: Palette = {
  actions: [
    {
      title: palette.verify,
      also: palette.verifyAlso,
      screens: ['MemberList'],
      path: waiting(screens.MemberList.path),
    },
    {
      title: palette.approve,
      also: palette.approveAlso,
      screens: ['AdminMemberManagement'],
      path: waiting(screens.AdminMemberManagement.path),
    },
  ],
  search: [{ title: screens.MemberList.title, screens: ['MemberList'], order: 5, sources: [memberSource] }],
}
