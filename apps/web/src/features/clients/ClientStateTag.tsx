import { type ClientRow, clientState } from '@crm/contract/features/clients/clients'
import { Tag } from '../../shared/ui/display/Tag.tsx'

export const ClientStateTag = ({ state }: Pick<ClientRow, 'state'>) => (
  <Tag tone={state === 1 ? 'green' : 'gray'}>{clientState.label(state)}</Tag>
)
