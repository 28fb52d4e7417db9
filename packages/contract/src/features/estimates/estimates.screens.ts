import { defineScreens } from '../../kit/screen.ts'

const common = { area: 'emp', shell: 'app', scope: ['WorkList', 'WorkListV2', 'MyPageProject'] } as const

export const estimateScreens = defineScreens({
  WorkEstimateWrite: {
    ...common,
    path: '/employee/work/estimate/write/:id',
    title: '견적 작성',
    sample: '/employee/work/estimate/write/1',
  },
  WorkEstimateEdit: {
    ...common,
    path: '/employee/work/estimate/edit/:id/:est_no',
    title: '견적',
    sample: '/employee/work/estimate/edit/1/1',
  },
})
