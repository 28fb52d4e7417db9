import { screens } from '@crm/contract/features'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { NoticePage } from '../../shared/ui/NoticePage.tsx'
import { text } from './surveys.messages.ts'

/** Thanks; it tells nothing of what was answered. */
export const PreSurveyCompleteScreen = () => (
  <NoticePage icon={IconCircleCheck} title={text.completeTitle} description={text.completeContext}>
    <Button variant="default" component={Link} to={screens.PreSurveyMtgList.path}>
      {text.others}
    </Button>
  </NoticePage>
)
