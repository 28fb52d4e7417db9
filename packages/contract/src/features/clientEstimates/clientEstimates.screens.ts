import { defineScreens } from '../../kit/screen.ts'

/** The portal's menu has no entry for them: the card of the first page leads here. */
export const clientEstimateScreens = defineScreens({
  ClientEstimateList: { path: '/client/estimate/list', area: 'client', title: '견적 · 계약', shell: 'app' },
  ClientEstimateDetail: {
    path: '/client/estimate/detail/:id',
    area: 'client',
    title: '견적',
    shell: 'app',
    sample: '/client/estimate/detail/2',
  },
})
