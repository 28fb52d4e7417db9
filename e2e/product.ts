import { main } from '../apps/server/src/main.ts'

// The real product, only deaf to the clock: a reminder that rings while journeys run would be counted by them.
await main({ clock: false })
