import { type Contact, showPhone } from '@crm/contract/kit/people'
import { Text } from '../../shared/ui/display/Text.tsx'

/** Whom a message goes to; a number is never broken in two. */
export const NameAndNumber = ({ name, number }: Contact) => (
  <>
    {name} <Text isWhole>{showPhone(number)}</Text>
  </>
)
