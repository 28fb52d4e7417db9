import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { NoticePage } from '../../../shared/ui/page/NoticePage.tsx'
import { joinText } from '../join.messages.ts'

/** The same for everybody: whether there is such an account is said in the mail and nowhere else. */
export const MailSentPage = ({ description, again }: { description: string; again: string }) => (
  <NoticePage icon={IconMailCheck} title={joinText.sentTitle} description={description}>
    <Button variant="default" component={Link} to={again}>
      {joinText.again}
    </Button>
    <Button component={Link} to={screens.Login.path}>
      {joinText.signIn}
    </Button>
  </NoticePage>
)
