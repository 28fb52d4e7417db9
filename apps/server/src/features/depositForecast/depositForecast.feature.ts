import { depositForecast } from '@crm/contract/features/depositForecast/depositForecast'
import { feature } from '../../feature.ts'
import { exportExpected, listExpected, readForecast } from './depositForecast.service.ts'

export const depositForecastFeature = feature(depositForecast, {
  weeks: readForecast,
  credits: listExpected,
  excel: exportExpected,
})
