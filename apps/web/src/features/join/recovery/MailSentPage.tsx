import { screens } from '@crm/contract/features'
import { Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { NoticePage } from '../../../shared/ui/NoticePage.tsx'
import { text } from '../join.messages.ts'

/** The same for everybody: whether there is such an account is said in the mail and nowhere else. */
export const MailSentPage = ({ description, again }: { description: string; again: string }) => (
  <NoticePage icon={IconMailCheck} title={text.sentTitle} description={description}>
    <Button variant="default" component={Link} to={again}>
      {text.again}
    </Button>
    <Button component={Link} to={screens.Login.path}>
      {text.signIn}
    </Button>
  </NoticePage>
)
