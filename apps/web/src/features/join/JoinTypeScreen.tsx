import { screens } from '@crm/contract/screens'
import { IconBriefcase, IconBuilding, IconChartBar, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LinkTile } from '../../shared/ui/display/LinkTile.tsx'
import { Mark } from '../../shared/ui/display/Mark.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { EntryContent, EntryPage } from '../../shared/ui/page/EntryPage.tsx'
import { joinText } from './join.messages.ts'

const types = [
  { to: screens.JoinClient.path, icon: IconBuilding, name: joinText.clientType, about: joinText.clientTypeContext },
  { to: screens.JoinStaff.path, icon: IconBriefcase, name: joinText.staffType, about: joinText.staffTypeContext },
  { to: screens.JoinVc.path, icon: IconChartBar, name: joinText.vcType, about: joinText.vcTypeContext },
]

/** The first step: what kind of account it will be. */
export const JoinTypeScreen = () => (
  <EntryPage
    wide
    title={joinText.typeTitle}
    context={joinText.typeContext}
    foot={<Link to={screens.Login.path}>{joinText.haveAccount}</Link>}
  >
    <EntryContent>
      {types.map(({ to, icon: Icon, name, about }) => (
        <LinkTile key={to} to={to}>
          <Inline as="span" gap="row">
            <Mark tone="accent" size="large">
              <Icon size={22} stroke={1.6} aria-hidden />
            </Mark>
            <Stack as="span" gap="none" grows>
              <Text size="title">{name}</Text>
              <SmallText as="span">{about}</SmallText>
            </Stack>
            <IconChevronRight size={18} stroke={1.6} aria-hidden color="var(--text-third)" />
          </Inline>
        </LinkTile>
      ))}
    </EntryContent>
  </EntryPage>
)
