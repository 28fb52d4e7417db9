const koreaMs = 9 * 3_600_000

/** The time in Korea written as a UTC date: its ISO text and UTC parts are Korea's in every zone of the server. */
export const inKorea = (at = new Date()) => new Date(at.getTime() + koreaMs)

/** `YYYY-MM-DD` */
export const koreaToday = () => inKorea().toISOString().slice(0, 10)
