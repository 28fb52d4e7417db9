const hidden = ['/public/', '/pre-survey/', '/employee/work/new-tab-pre/', '/device-check', '/test']

/** Pages that show no recorder: what others see beside staff, and pages that try out the microphone themselves. */
export const hidesRecorder = (pathname: string) => hidden.some((start) => pathname.startsWith(start))
