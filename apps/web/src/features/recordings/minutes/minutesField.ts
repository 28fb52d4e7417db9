/** The two texts of minutes. */
export type MinutesField = 'mrd_content' | 'mrd_secret'
