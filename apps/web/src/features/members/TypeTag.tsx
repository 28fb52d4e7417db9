import { type UserType, userType } from '@crm/contract/features/auth/auth'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<UserType, Tone> = { emp: 'accent', client: 'teal', vc: 'violet' }

export const TypeTag = ({ type }: { type: UserType }) => <Tag tone={tones[type]}>{userType.label(type)}</Tag>
