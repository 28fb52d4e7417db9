import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconLock, IconMapOff } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { Notice, NoticePage } from '../shared/ui/page/NoticePage.tsx'
import { appText } from './app.messages.ts'

const kinds = {
  notFound: { icon: IconMapOff, title: appText.notFoundTitle, description: appText.notFoundDescription },
  forbidden: { icon: IconLock, title: appText.forbiddenTitle, description: appText.forbiddenDescription },
}

interface PageProblemProps {
  kind: keyof typeof kinds
  /** The menu and the top bar stand around it. */
  inShell?: boolean
}

/** There is nothing here, or nothing for you. */
export const PageProblem = ({ kind, inShell = false }: PageProblemProps) => {
  const navigate = useNavigate()
  const Place = inShell ? Notice : NoticePage
  return (
    <Place {...kinds[kind]} tone={kind === 'forbidden' ? 'amber' : 'gray'}>
      {history.length > 1 && (
        <Button variant="default" onClick={() => navigate(-1)}>
          {appText.goBack}
        </Button>
      )}
      <Button component={Link} to={screens.Index.path}>
        {appText.goHome}
      </Button>
    </Place>
  )
}
