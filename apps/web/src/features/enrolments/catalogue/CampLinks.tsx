import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { campText as text } from '../enrolments.messages.ts'

/** To the catalogue, where there is nothing yet. */
export const FindCourses = () => (
  <Button component={Link} to={pathOf('ClientCampListV3')}>
    {text.find}
  </Button>
)

/** To one's own courses. */
export const ToMyCamp = () => (
  <Button component={Link} variant="default" to={pathOf('ClientCampMyV3')}>
    {text.my}
  </Button>
)
