import { main } from '../../main.ts'

// The real product, except that the time of day starts no job: journeys would count the alarms of a reminder.
await main({ clock: false })
