import { webFeature } from '../../shared/lib/page/webFeature.ts'

/** No screens of its own: the bar stands in the staff's shell, the transcript in the minutes. */
export const recordingsWeb = webFeature(
  {},
  {},
  { palette: () => import('./recordings.palette.ts').then((file) => file.recordingsPalette) },
)
