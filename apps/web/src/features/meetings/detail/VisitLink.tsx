import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { Button, type ButtonProps } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../../shared/lib/session/currentUser.ts'

interface VisitLinkProps extends Pick<ButtonProps, 'size'> {
  ms_no: number
}

/** To the meeting's reception page, for whoever may open it. */
export const VisitLink = ({ ms_no, size }: VisitLinkProps) => {
  const scopes = useUser()?.emp_scope ?? []
  const { scope, title } = screens.ScheduleVisit
  if (!scope.some((each) => scopes.includes(each))) return null
  return (
    <Button size={size} variant="default" component={Link} to={pathOf('ScheduleVisit', { id: ms_no })}>
      {title}
    </Button>
  )
}
