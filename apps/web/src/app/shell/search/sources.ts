import { screens } from '@crm/contract/features'
import { type ClientType, clients, clientType } from '@crm/contract/features/clients/clients'
import { projects } from '@crm/contract/features/projects/projects'
import { progressWords } from '@crm/contract/features/projects/projects.words'
import { reference } from '@crm/contract/features/reference/reference'
import { todos } from '@crm/contract/features/todos/todos'
import { todoState } from '@crm/contract/features/todos/todos.rows'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { detailPath } from '../../../features/clients/clientPaths.ts'
import { dashboardPath } from '../../../features/projects/projectPaths.ts'
import { isMeant } from '../../../features/reference/choseong.ts'
import { type SearchedThing, withKeyword } from '../menuPaths.ts'
import { shellText } from '../shell.messages.ts'

const shownAtOnce = 5

export interface SearchHit {
  key: string
  title: string
  /** What tells it from others with the same name. */
  detail: string
  path: string
  /** Leads to everything that was found. */
  isAll?: boolean
}

/** One group of results: what is asked, and what its answer means. */
export interface SearchSource {
  name: string
  title: string
  endpoint: AnyEndpoint
  request: (keyword: string) => object
  found: (answer: unknown, keyword: string) => { hits: SearchHit[]; total: number }
  /** Where everything that was found is shown; none where nothing is left out. */
  allPath?: (keyword: string) => string
}

interface SourceOf<E extends AnyEndpoint> extends Omit<SearchSource, 'endpoint' | 'request' | 'found'> {
  endpoint: E
  request: (keyword: string) => RequestOf<E>
  found: (answer: AnswerOf<E>, keyword: string) => { hits: SearchHit[]; total: number }
}

const source = <E extends AnyEndpoint>(of: SourceOf<E>) => of as unknown as SearchSource

const companiesOf = (client_type: ClientType) =>
  source({
    name: client_type,
    title: clientType.label(client_type),
    endpoint: clients.list,
    request: (keyword) => ({
      query: { client_type, keyword, sort: 'client_name' as const, desc: 0 as const, limit: shownAtOnce },
    }),
    found: ({ query, total }) => ({
      total,
      hits: query.map(({ client_no, client_name, client_rep_name, region }) => ({
        key: `company-${client_no}`,
        title: client_name,
        detail: [client_rep_name, region].filter(Boolean).join(' · '),
        path: detailPath(client_no),
      })),
    }),
    allPath: (keyword) => `${screens.ClientVcList.path}?${new URLSearchParams({ client_type, keyword })}`,
  })

const projectSource = source({
  name: 'project',
  title: shellText.projects,
  endpoint: projects.find,
  request: (keyword) => ({ query: { keyword, limit: shownAtOnce } }),
  found: ({ query, total }) => ({
    total,
    hits: query.map(({ proj_no, proj_name, client_name, user_name, progress_status }) => ({
      key: `project-${proj_no}`,
      title: proj_name,
      detail: [client_name, user_name, progressWords(progress_status)].filter(Boolean).join(' · '),
      path: dashboardPath(proj_no),
    })),
  }),
  allPath: (keyword) => withKeyword(screens.WorkList.path, keyword),
})

const todoPath = screens.TodoList.path

const todoSource = source({
  name: 'todo',
  title: shellText.todos,
  endpoint: todos.list,
  request: (keyword) => ({ query: { view: 'all' as const, keyword, limit: shownAtOnce } }),
  found: ({ query, total }) => ({
    total,
    hits: query.map(({ tl_no, tl_title, from_emp_name, proj_name, state }) => ({
      key: `todo-${tl_no}`,
      title: tl_title,
      detail: [from_emp_name, proj_name, todoState.label(state)].filter(Boolean).join(' · '),
      path: `${todoPath}?tl_no=${tl_no}`,
    })),
  }),
  allPath: (keyword) => `${todoPath}?${new URLSearchParams({ view: 'all', keyword })}`,
})

/** Colleagues are in memory anyway, and no screen lists them: all are shown. What one wants of them is what they work on. */
const personSource = source({
  name: 'person',
  title: shellText.people,
  endpoint: reference.employees,
  request: () => ({ query: { offset: 0, limit: 1000 } }),
  found: ({ query }, keyword) => {
    const meant = query.filter(({ emp_name }) => isMeant(emp_name, keyword))
    return {
      total: meant.length,
      hits: meant.map(({ emp_no, emp_name, team_name, emp_email }) => ({
        key: `person-${emp_no}`,
        title: emp_name,
        detail: [team_name, emp_email, shellText.worksOn].filter(Boolean).join(' · '),
        path: `${screens.WorkList.path}?emp_no=${emp_no}`,
      })),
    }
  },
})

/** The groups in which results appear, by what is searched for. */
export const searchSources: Record<SearchedThing, SearchSource[]> = {
  project: [projectSource],
  company: clientType.values.map(companiesOf),
  todo: [todoSource],
  person: [personSource],
}
