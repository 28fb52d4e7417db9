/** Titles of tabs, apart from the other words because they come with the first load. */
export const learningTabText = {
  progress: '진행',
  questions: '질문',
  reviews: '후기',
} as const
