import { webFeature } from '../../shared/lib/page/webFeature.ts'

/** No screen of its own: days off are kept beside the calendars. */
export const holidaysWeb = webFeature(
  {},
  {},
  { palette: () => import('./holidays.palette.ts').then((file) => file.holidaysPalette) },
)
