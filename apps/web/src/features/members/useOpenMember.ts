import { useLocation, useNavigate } from 'react-router'

/** Opens a person's page; the way back leads to the list as it was filtered. */
export const useOpenMember = (detailPath: string) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  return ({ user_no }: { user_no: number }) =>
    navigate(detailPath.replace(':id', String(user_no)), { state: { search } })
}

/** The list that somebody came from, with its filter. */
export const useListPath = (listPath: string) => {
  const state = useLocation().state as { search?: string } | null
  return listPath + (state?.search ?? '')
}
