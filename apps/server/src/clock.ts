const koreaMs = 9 * 3_600_000

/** Korea's clock as a time in UTC, wherever the server stands: its ISO text and its UTC parts are Korea's. */
export const inKorea = (at = new Date()) => new Date(at.getTime() + koreaMs)

/** `YYYY-MM-DD` */
export const koreaToday = () => inKorea().toISOString().slice(0, 10)
