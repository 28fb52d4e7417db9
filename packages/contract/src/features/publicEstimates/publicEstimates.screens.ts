import { defineScreens } from '../../kit/screen.ts'

/** Open to whoever has the address; no menu, no account. */
export const publicEstimateScreens = defineScreens({
  PublicEstimate: {
    path: '/public/estimate',
    area: 'public',
    title: '견적서',
    shell: 'bare',
    sample: '/public/estimate?t=demo-estimate-link-001',
  },
})
