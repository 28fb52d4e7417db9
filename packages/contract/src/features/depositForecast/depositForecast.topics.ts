import { defineTopics, readsOf } from '../../kit/topic.ts'
import { depositForecast } from './depositForecast.ts'

export const depositForecastTopics = defineTopics(
  {},
  { 'deposits.changed': readsOf(depositForecast), 'contracts.changed': readsOf(depositForecast) },
)
