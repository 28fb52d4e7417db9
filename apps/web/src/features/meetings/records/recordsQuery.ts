type MeetingType = 1 | 2 | 3
const allTypes: MeetingType[] = [1, 2, 3]
const chosenTypes: MeetingType[] = [2]

/**
 * The page asks with own 0 (docs/rules.md, meetings); `emp_no` leaves out other people's meetings, which would fill its
 * pages.
 */
export const recordsQuery = (emp_no: number | null | undefined) => ({
  is_own: 0 as const,
  ...(emp_no ? { emp_no } : {}),
  mr_types: allTypes,
})

/** Where one of them is chosen. */
export const choiceQuery = () => ({ is_own: 1 as const, mr_types: chosenTypes })
