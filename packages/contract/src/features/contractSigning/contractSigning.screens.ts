import { defineScreens } from '../../kit/screen.ts'

/** Open to whoever has the address; no menu, no account. With `verify=1` it checks a PDF. */
export const contractSigningScreens = defineScreens({
  PublicEstimateContract: {
    path: '/public/estimate-contract',
    area: 'public',
    title: '계약서',
    shell: 'bare',
    sample: '/public/estimate-contract?t=demo-contract-link-001',
  },
})
