import { defineScreens } from '../../kit/screen.ts'

export const estimateStepScreens = defineScreens({
  EstimateStep: {
    path: '/employee/estimate/step',
    area: 'emp',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
    title: '견적 작성 단계',
    sample: '/employee/estimate/step?proj_no=1',
  },
})
