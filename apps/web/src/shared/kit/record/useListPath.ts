import { useLocation } from 'react-router'

/** The list that somebody came from, with its filter. */
export const useListPath = (listPath: string) => {
  const state = useLocation().state as { search?: string } | null
  return listPath + (state?.search ?? '')
}
