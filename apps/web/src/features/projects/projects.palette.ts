import { projects } from '@crm/contract/features/projects/projects'
import { progressWords } from '@crm/contract/features/projects/projects.words'
import { reference } from '@crm/contract/features/reference/reference'
import { screens } from '@crm/contract/screens'
import { isMeant } from '../../shared/lib/format/choseong.ts'
import { type Palette, searchSource, shownAtOnce } from '../../shared/lib/page/palette.ts'
import { dashboardPath } from '../reference/projectPaths.ts'
import { projectsText } from './projects.messages.ts'

const projectSource = searchSource({
  name: 'project',
  title: projectsText.title,
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
  allPath: (keyword) => `${screens.WorkList.path}?${new URLSearchParams({ keyword })}`,
})

/** Colleagues are in memory anyway, and no screen lists them: all are shown. What one wants of them is what they work on. */
const personSource = searchSource({
  name: 'person',
  title: projectsText.people,
  endpoint: reference.employees,
  request: () => ({ query: { offset: 0, limit: 1000 } }),
  found: ({ query }, keyword) => {
    const meant = query.filter(({ emp_name }) => isMeant(emp_name, keyword))
    return {
      total: meant.length,
      hits: meant.map(({ emp_no, emp_name, team_name, emp_email }) => ({
        key: `person-${emp_no}`,
        title: emp_name,
        detail: [team_name, emp_email, projectsText.worksOn].filter(Boolean).join(' · '),
        path: `${screens.WorkList.path}?emp_no=${emp_no}`,
      })),
    }
  },
})

export const projectsPalette: Palette = {
  actions: [
    {
      title: projectsText.create,
      screens: ['WorkList', 'WorkListV2', 'MyPageProject'],
      form: () => import('./form/CreateProjectPanel.tsx').then((file) => file.CreateProjectPanel),
    },
  ],
  search: [
    { title: projectsText.title, screens: ['WorkDetailDashboard'], order: 1, sources: [projectSource] },
    { title: projectsText.people, screens: ['WorkList'], order: 4, sources: [personSource] },
  ],
}
