import type { User } from '@crm/contract/features/auth/auth'
import type { ReactNode } from 'react'
import { LoadedPage } from '../../shared/kit/record/LoadedPage.tsx'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Columns } from '../../shared/ui/layout/Columns.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { PageSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { AlarmSettings } from '../alarms/AlarmSettings.tsx'
import { PushSwitch } from '../alarms/PushSwitch.tsx'
import { useMyInfo } from './account.api.ts'
import { accountText } from './account.messages.ts'
import { MySessions } from './MySessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

interface MyPageProps {
  title: string
  /** Below the sessions: what is particular to this kind of people. */
  more: (user: User) => ReactNode
}

/** One's own account: facts and password at the left, alarms and sessions at the right. */
export const MyPage = ({ title, more }: MyPageProps) => {
  const user = useUser()
  const read = useMyInfo()
  if (!user) return <PageSkeleton />
  return (
    <LoadedPage read={read} title={title}>
      {(info) => (
        <Page title={title} context={accountText.context}>
          <Columns
            side={
              <>
                <Card title={accountText.alarms}>
                  <Stack>
                    <PushSwitch user={user} />
                    <AlarmSettings />
                  </Stack>
                </Card>
                <MySessions />
                {more(user)}
              </>
            }
          >
            <ProfileForm key={info.user_no} user={user} info={info} />
            <PasswordForm info={info} />
          </Columns>
        </Page>
      )}
    </LoadedPage>
  )
}
