import { useCallback, useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'

type ChangeSearch = (change: (search: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * Changes the query of the address. It builds on the router's newest address, not on the one that was drawn
 * last: of two changes in a row, a keyword and an opened row, both stay. Nothing happens on the way to another screen.
 */
export const useChangeSearch = (): ChangeSearch => {
  const router = useContext(RouterContext)?.router
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (change, options) => {
      if (!router) return
      const newest = router.state.navigation.location ?? router.state.location
      if (newest.pathname !== pathname) return
      const search = change(new URLSearchParams(newest.search))
      navigate(`?${search}`, { preventScrollReset: true, ...options })
    },
    [router, navigate, pathname],
  )
}
