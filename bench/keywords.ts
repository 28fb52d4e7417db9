import { clients } from '@crm/contract/features/clients/clients'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { members } from '@crm/contract/features/members/members'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { projects } from '@crm/contract/features/projects/projects'
import { todos } from '@crm/contract/features/todos/todos'
import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { largePeople, largeWords } from '../apps/server/seed/largePeople.ts'
import { type Read, read } from './reads.ts'
import type { Account } from './sessions.ts'

type Words = Record<keyof typeof largeWords, string>
export type WordKind = keyof Words

/** A list of the large company that can be searched, without a keyword and with each of the words. */
export interface SearchedList {
  name: string
  plain: Read
  searched: Record<WordKind, Read>
}

const limit = 20

const searchedList = <E extends AnyEndpoint>(
  name: string,
  as: Account,
  endpoint: E,
  request: RequestOf<E>,
  words: Words = largeWords,
): SearchedList => {
  const plain = read(name, as, endpoint, request)
  const search = (keyword: string): Read => ({ ...plain, request: { query: { ...plain.request.query, keyword } } })
  return {
    name: `${name} as ${as}`,
    plain,
    searched: { rare: search(words.rare), common: search(words.common), absent: search(words.absent) },
  }
}

const staffWords = { common: '퇴사자', rare: '퇴사자777', absent: largeWords.absent }
/** Of 50,000 company names a twentieth begins with the common one. */
const companyWords = { common: '그린', rare: '그린루프', absent: largeWords.absent }

/** Every list with a keyword; those of one's own rows for somebody with few and somebody with tens of thousands. */
export const searchedLists: SearchedList[] = [
  ...largePeople.flatMap((person) => [
    ...(['received', 'sent', 'all', 'done'] as const).map((view) =>
      searchedList(`todos ${view}`, person, todos.list, { query: { view, limit } }),
    ),
    searchedList('own meetings', person, meetings.list, { query: { is_own: 1, desc: 1, limit } }),
    searchedList('own minutes', person, minutes.list, { query: { is_own: 1, limit } }),
    searchedList('own projects', person, projects.list, { query: { is_own: 1, limit } }),
  ]),
  searchedList('all meetings', 'ceo', meetings.list, { query: { desc: 1, limit } }),
  searchedList('all minutes', 'ceo', minutes.list, { query: { limit } }),
  searchedList('all projects', 'ceo', projects.list, { query: { limit } }),
  searchedList('companies', 'ceo', clients.list, { query: { client_type: 'client', limit } }, companyWords),
  searchedList(
    'client members',
    'ceo',
    members.clientList,
    { query: { account_status: 'active', limit } },
    companyWords,
  ),
  searchedList('staff members', 'ceo', members.list, { query: { account_status: 'left', limit } }, staffWords),
]
