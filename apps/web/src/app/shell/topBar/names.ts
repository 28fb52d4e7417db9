import type { User } from '@crm/contract/features/auth/auth'

type ShownPerson = Pick<User, 'user_type' | 'client_rep_name' | 'user_name'>

/** The two characters that stand for a person: 김서연 is 김서. */
export const initials = (name: string) => [...name.replace(/\s/g, '')].slice(0, 2).join('')

/** Clients appear under their representative's name, everybody else under their own. */
export const shownName = ({ user_type, client_rep_name, user_name }: ShownPerson) =>
  user_type === 'client' ? client_rep_name || user_name : user_name
