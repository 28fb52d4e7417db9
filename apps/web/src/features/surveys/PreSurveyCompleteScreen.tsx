import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { surveysText } from './surveys.messages.ts'

/** Thanks; it tells nothing of what was answered. */
export const PreSurveyCompleteScreen = () => {
  useCompanyBrand()
  return (
    <NoticePage icon={IconCircleCheck} title={surveysText.completeTitle} description={surveysText.completeContext}>
      <Button variant="default" component={Link} to={screens.PreSurveyMtgList.path}>
        {surveysText.others}
      </Button>
    </NoticePage>
  )
}
