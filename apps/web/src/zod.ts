import { setKoreanMessages } from '@crm/contract/kit/wording'
import { config } from 'zod/v4/core'

// Every `zod` of the browser is this module (vite.config.ts), so that the settings hold before the first schema is made
// and arrive with it: the sign-in screen needs no schema.
// Schemas must not try to compile themselves: the content security policy forbids it, and browsers report the attempt.
config({ jitless: true })
setKoreanMessages()

// biome-ignore lint/performance/noReExportAll: it takes the place of the library
// biome-ignore lint/performance/noBarrelFile: as above
export * from 'zod/v4'
